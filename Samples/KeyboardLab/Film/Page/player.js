
/* The player: where in the film we are, and whether it goes on by itself. */

const player = {
  position: 0,
  isPlaying: false,
  last: 0,

  get frame() { return frameAt(this.position); },
  get end() { return Number(element("scrubber").max); },

  /** Goes to a time of the film; the scrubber follows. */
  go(position) {
    this.position = Math.min(Math.max(position, 0), this.end);
    element("scrubber").value = this.position;
    show(this.frame);
  },

  goToFrame(number) {
    this.go(film.frames[Math.min(Math.max(number, 0), film.frames.length - 1)].start);
  },

  /** Goes to the statement before or after; before goes to the start of this one first. */
  goToStep(direction) {
    const { step } = film.frames[this.frame];
    const start = frameOfStep(step), next = frameOfStep(step + 1);
    if (direction > 0) {
      this.goToFrame(next < 0 ? film.frames.length - 1 : next);
    } else {
      this.goToFrame(this.frame > start ? start : frameOfStep(Math.max(step - 1, 0)));
    }
  },

  play() {
    if (this.position >= this.end) { this.go(0); }
    this.setPlaying(true);
    this.last = performance.now();
    requestAnimationFrame(now => this.tick(now));
  },

  pause() { this.setPlaying(false); },

  toggle() { if (this.isPlaying) { this.pause(); } else { this.play(); } },

  setPlaying(isPlaying) {
    this.isPlaying = isPlaying;
    const label = isPlaying ? "Pause" : "Play";
    element("play").setAttribute("aria-label", label);
    element("play").title = label;
    const shape = isPlaying ? "M6 4h4v16h-4zM14 4h4v16h-4z" : "M7 4v16l13-8z";
    element("play").querySelector("path").setAttribute("d", shape);
  },

  tick(now) {
    if (!this.isPlaying) { return; }
    this.go(this.position + (now - this.last) / 1000 * Number(element("speed").value));
    this.last = now;
    if (this.position >= this.end) { return this.pause(); }
    requestAnimationFrame(now => this.tick(now));
  },
};
