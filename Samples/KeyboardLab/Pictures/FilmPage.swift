import KeyboardAvoidanceTesting
import KeyboardEvents

/// A film as one page that needs nothing else: a picture, a slider to step through, and what happened.
struct FilmPage {
  private let frames: [Film.Frame]
  private let title: String

  init(_ film: Film, title: String) {
    frames = film.frames
    self.title = title.escapedForMarkup
  }

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    <style>
    \(style)
    \(MomentDrawing.style)
    </style>
    <h1>\(title)</h1>
    <label id="steps" hidden>Step <output id="number">1</output> of \(frames.count)
    <input id="step" type="range" min="1" max="\(max(1, frames.count))" value="1"></label>
    \(frames.map(figure).joined(separator: "\n"))
    <script>
    \(script)
    </script>
    </html>

    """
  }

  private func figure(_ frame: Film.Frame) -> String {
    let drawing = MomentDrawing(frame.moment).elements
    let caption = "line \(frame.line): \(frame.caption)".escapedForMarkup
    return """
      <figure><figcaption>\(caption)</figcaption>
      <svg viewBox="\(frame.moment.screen.viewBox)" role="img" aria-label="\(caption)">\(drawing)</svg></figure>
      """
  }

  private var style: String {
    """
    :root { color-scheme: light dark; }
    body { margin: 0 auto; max-width: 40rem; padding: 1rem; font: 1rem/1.4 system-ui, sans-serif; }
    h1 { font-size: 1.1rem; overflow-wrap: anywhere; }
    label, figure { display: block; margin: 0 0 1rem; }
    [hidden] { display: none; }
    input { width: 100%; height: 2.5rem; margin: 0; }
    figcaption { min-height: 2.8em; overflow-wrap: anywhere; font-family: ui-monospace, monospace; font-size: 0.85rem; }
    figure svg { display: block; width: 100%; max-height: 70vh; }
    """
  }

  /// Without a script all pictures stand below each other; with it, one at a time.
  private var script: String {
    """
    const figures = document.querySelectorAll("figure"), step = document.getElementById("step");
    const show = () => {
      figures.forEach((figure, index) => { figure.hidden = index + 1 != step.value; });
      document.getElementById("number").textContent = step.value;
    };
    step.addEventListener("input", show);
    document.getElementById("steps").hidden = false;
    show();
    """
  }
}
