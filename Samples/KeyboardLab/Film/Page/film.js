"use strict";

/* The film: its frames, and the pieces of markup that they are made of. */

const film = JSON.parse(document.getElementById("film").textContent);
const element = id => document.getElementById(id);
const markup = numbers => numbers.map(number => film.pieces[number]).join("");

/** The number of the frame that is shown at a time of the film. */
const frameAt = time => {
  let low = 0, high = film.frames.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (film.frames[middle].start <= time) { low = middle; } else { high = middle - 1; }
  }
  return low;
};

/** The number of the first frame of a statement. */
const frameOfStep = step => film.frames.findIndex(frame => frame.step === step);

/** Fills an element anew where that changes anything, so that a selection in it lives on. */
const shown = new Map();
const fill = (id, html) => {
  if (shown.get(id) === html) { return; }
  shown.set(id, html);
  element(id).innerHTML = html;
};

/** Shows a frame. */
const show = number => {
  const frame = film.frames[number];
  element("picture").setAttribute("viewBox", frame.box);
  element("picture").setAttribute("aria-label", frame.label);
  fill("picture", markup(frame.picture));
  for (const part of ["state", "decisions", "notes", "tree"]) { fill(part, markup(frame[part])); }
  element("time").textContent = `${frame.time.toFixed(3)} s`;
  element("scrubber").setAttribute("aria-valuetext", frame.label);
  element("steps").querySelectorAll("button").forEach((button, step) => {
    if (step === frame.step) {
      button.setAttribute("aria-current", "step");
    } else {
      button.removeAttribute("aria-current");
    }
  });
};
