
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
    const number = this.frame, start = frameOfStep(film.frames[number].step);
    if (direction < 0) { return this.goToFrame(number > start ? start : frameOfStep(film.frames[Math.max(start - 1, 0)].step)); }
    const next = film.frames.findIndex(frame => frame.step > film.frames[number].step);
    this.goToFrame(next < 0 ? film.frames.length - 1 : next);
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
    element("play").querySelector("path").setAttribute("d", isPlaying ? "M6 4h4v16h-4zM14 4h4v16h-4z" : "M7 4v16l13-8z");
  },

  tick(now) {
    if (!this.isPlaying) { return; }
    this.go(this.position + (now - this.last) / 1000 * Number(element("speed").value));
    this.last = now;
    if (this.position >= this.end) { return this.pause(); }
    requestAnimationFrame(now => this.tick(now));
  },
};
