
/* The controls: what a finger, a mouse or the keys do. */

const stopAnd = action => { player.pause(); action(); };

element("scrubber").addEventListener("input", event => stopAnd(() => player.go(Number(event.target.value))));
element("play").addEventListener("click", () => player.toggle());
element("back").addEventListener("click", () => stopAnd(() => player.goToFrame(player.frame - 1)));
element("forward").addEventListener("click", () => stopAnd(() => player.goToFrame(player.frame + 1)));
element("previous").addEventListener("click", () => stopAnd(() => player.goToStep(-1)));
element("next").addEventListener("click", () => stopAnd(() => player.goToStep(1)));
element("steps").querySelectorAll("button").forEach((button, step) => {
  button.addEventListener("click", () => stopAnd(() => player.goToFrame(frameOfStep(step))));
});

const keys = {
  ArrowLeft: () => player.goToFrame(player.frame - 1),
  ArrowRight: () => player.goToFrame(player.frame + 1),
  PageUp: () => player.goToStep(-1),
  PageDown: () => player.goToStep(1),
  Home: () => player.goToFrame(0),
  End: () => player.goToFrame(film.frames.length - 1),
};

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.tagName === "SELECT") { return; }
  // A text that scrolls keeps the keys that scroll it.
  const scrolls = event.target === element("details") && !event.key.startsWith("Arrow");
  if (event.key === " " && event.target.tagName !== "BUTTON" && !scrolls) {
    event.preventDefault();
    player.toggle();
  } else if (Object.hasOwn(keys, event.key) && !scrolls) {
    event.preventDefault();
    stopAnd(keys[event.key]);
  }
});

if (film.frames.length > 0) { player.go(0); }
