import KeyboardAvoidanceTesting

/// The time line of a page with a mark for each statement, and the buttons below it.
struct FilmControls {
  private let film: Film
  private let clock: FilmClock

  init(_ film: Film, clock: FilmClock) {
    self.film = film
    self.clock = clock
  }

  var html: String {
    """
    <footer role="group" aria-label="Film">
    <div id="line">
    <div id="marks" aria-hidden="true">\(bands)\(marks)</div>
    <input id="scrubber" type="range" min="0" max="\(clock.length.words)" step="any" value="0" aria-label="Time line">
    </div>
    <div id="buttons">
    \(button("previous", "Previous statement", "M5 5h2v14h-2zM19 5v14l-11-7z"))
    \(button("back", "Previous frame", "M17 5v14l-11-7z"))
    \(button("play", "Play", "M7 4v16l13-8z"))
    \(button("forward", "Next frame", "M7 5v14l11-7z"))
    \(button("next", "Next statement", "M5 5v14l11-7zM17 5h2v14h-2z"))
    <select id="speed" aria-label="Speed"><option value="1">1×</option><option value="0.5">½×</option>
    <option value="0.25">¼×</option><option value="0.1">⅒×</option></select>
    <output id="time" for="scrubber"></output>
    </div>
    </footer>
    """
  }

  private func button(_ id: String, _ label: String, _ path: String) -> String {
    "<button type=\"button\" id=\"\(id)\" aria-label=\"\(label)\" title=\"\(label)\">"
      + "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg></button>"
  }

  /// Where something moves.
  private var bands: String {
    var bands: [ClosedRange<Double>] = []
    for (index, frame) in film.frames.enumerated().dropLast() where frame.moment.isMoving {
      let (start, end) = (clock.starts[index], clock.starts[index + 1])
      if let last = bands.last, last.upperBound >= start {
        bands[bands.count - 1] = last.lowerBound...end
      } else {
        bands.append(start...end)
      }
    }
    return bands.map { band in
      "<i class=\"band\" style=\"--at:\(share(band.lowerBound));--end:\(share(band.upperBound))\"></i>"
    }.joined()
  }

  private var marks: String {
    film.steps.map { step in
      let isWrong = film.frames[step.frames].contains { $0.notes.contains { $0.isTrouble } }
      let place = share(clock.starts[step.frames.lowerBound])
      return "<i class=\"mark\(isWrong ? " wrong" : "")\" style=\"--at:\(place)\"></i>"
    }.joined()
  }

  private func share(_ time: Double) -> String { (time / max(clock.length, 1e-9)).rounded(toPlaces: 5).description }
}
