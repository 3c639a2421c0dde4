import KeyboardEvents

/// One run of a behaviour on a host: it collects what was looked at, and what was not as it should be.
public final class BehaviorRun<Host: BehaviorHost> {
  /// The host, with a screen of 375 by 812 points and a safe area of 44 above and 34 below.
  public let host: Host
  /// How many things were looked at.
  public private(set) var checkCount = 0
  /// What was not as it should be.
  public private(set) var failures: [String] = []

  init() {
    host = Host(screen: Size(width: 375, height: 812), safeArea: Insets(top: 44, bottom: 34))
  }

  /// Looks at a number, in points, to a hundredth.
  func expect(_ what: String, _ found: Double, is expected: Double) {
    checkCount += 1
    if !(abs(found - expected) < 0.01) { failures.append("\(what) is \(found), not \(expected)") }
  }

  /// Looks at whether something holds.
  func expect(_ what: String, _ holds: Bool) {
    checkCount += 1
    if !holds { failures.append("not so: \(what)") }
  }
}

/// The keyboard of these runs, docked: its top is at 477.
var docked: Rect { Rect(x: 0, y: 477, width: 375, height: 335) }

extension BehaviorRun {
  /// A form that fills the screen: `name` far up, `mail` below the keyboard's top, `note` of 20 lines at the end.
  func makeForm() {
    host.add(HostView(.scroll(contentHeight: 1300), "form", Rect(x: 0, y: 0, width: 375, height: 812)))
    host.add(HostView(.field, "name", in: "form", Rect(x: 16, y: 100, width: 343, height: 44)))
    host.add(HostView(.field, "mail", in: "form", Rect(x: 16, y: 600, width: 343, height: 44)))
    host.add(HostView(.text(lines: 20), "note", in: "form", Rect(x: 16, y: 700, width: 343, height: 500)))
  }

  func show(_ frame: Rect = docked) {
    host.keyboard(.show(frame))
    host.keyboard(.finish)
  }

  func hide() {
    host.keyboard(.hide())
    host.keyboard(.finish)
  }

  /// The form is as it was made.
  func expectFormAtRest(_ when: String) {
    expect("the offset \(when)", host.offset("form").y, is: -44)
    expect("the inset \(when)", host.bottomInsets("form").content, is: 0)
    expect("the indicators \(when)", host.bottomInsets("form").indicators, is: 0)
  }
}

@available(*, unavailable)
extension BehaviorRun: Sendable {}
