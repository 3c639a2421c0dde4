import KeyboardEvents

// Fingers, motions, and reports that are not what they seem.

extension BehaviorRun {
  func interactiveDismissal() {
    makeForm()
    host.avoid(.inset("form"))
    host.edit("mail")
    show()
    for top in [500.0, 580, 700] {
      host.keyboard(.drag(top: top))
      expect("the inset at \(top)", host.bottomInsets("form").content, is: 778 - top)
    }
    hide()
    expect("the inset after the hide", host.bottomInsets("form").content, is: 0)
  }

  func dragTakenBack() {
    makeForm()
    host.avoid(.inset("form"))
    host.edit("mail")
    show()
    host.keyboard(.drag(top: 600))
    host.keyboard(.drag(top: 477))
    expect("the inset", host.bottomInsets("form").content, is: 301)
    expect("the field is in sight", host.frame("mail").maxY <= 477)
    hide()
    expect("the inset after the hide", host.bottomInsets("form").content, is: 0)
  }

  func cancelledPop() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    show()
    host.keyboard(.hide())
    host.keyboard(.show(docked))
    host.keyboard(.finish)
    expect("the field's bottom", host.frame("mail").maxY, is: 469)
    hide()
    expectFormAtRest("after the hide")
  }

  func foreignKeyboard() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    host.keyboard(.report(.willShow, docked, isForeign: true))
    expectFormAtRest("with another app's keyboard")
  }

  func zeroDuration() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    host.keyboard(.show(docked, over: 0))
    expect("the field's bottom", host.frame("mail").maxY, is: 469)
    expect("the duration", host.lastMotion?.duration ?? 0, is: 0)
  }

  func keyboardCurve() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    host.keyboard(.show(docked, over: 0.4))
    expect("the duration", host.lastMotion?.duration ?? 0, is: 0.4)
    expect("the curve", Double(host.lastMotion?.curve.rawValue ?? 0), is: 7)
  }

  func crossFade() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    show()
    host.keyboard(.hideReporting(.zero))
    expectFormAtRest("after the hide")
  }

  func uselessFrame() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    show()
    host.keyboard(.report(.willShow, Rect(x: 0, y: .nan, width: 375, height: .infinity)))
    expect("the field's bottom", host.frame("mail").maxY, is: 469)
    expect("it was told", host.issues.contains("non-finite"))
    hide()
    expectFormAtRest("after the hide")
  }

  func nothingLeaks() {
    makeForm()
    host.avoid(.automatic)
    host.avoid(.inset("note"))
    host.edit("mail")
    show()
    expect("everything is freed", host.isFreedAtEnd())
    checkIssues()
  }

  private func checkIssues() { expect("nothing was reported: \(host.issues)", host.issues.isEmpty) }
}
