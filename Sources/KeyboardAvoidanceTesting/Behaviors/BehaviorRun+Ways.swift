import KeyboardEvents

// The ways to avoid, one by one and together.

extension BehaviorRun {
  /// A bar of 50 points at the bottom, and a list that fills the screen.
  private func makeBar(isReversed: Bool = false, isSafeArea: Bool = true) {
    host.add(HostView(.view, "bar", Rect(x: 0, y: 728, width: 375, height: 50)))
    host.add(HostView(.field, "message", in: "bar", Rect(x: 8, y: 8, width: 300, height: 34)))
    host.hang(HostConstraint("pin", bottomOf: "bar", isSafeArea: isSafeArea, constant: -6, isReversed: isReversed))
  }

  func constraintLift(isReversed: Bool) {
    makeBar(isReversed: isReversed)
    expect("the bar's bottom at rest", host.frame("bar").maxY, is: 772)
    host.avoid(.constant("pin"))
    host.edit("message")
    show()
    expect("the bar's bottom", host.frame("bar").maxY, is: 471)
    hide()
    expect("the bar's bottom after the hide", host.frame("bar").maxY, is: 772)
    expect("the constant after the hide", host.constant("pin"), is: -6)
    host.setConstant(-10, of: "pin")
    show()
    expect("the app's new constant counts", host.frame("bar").maxY, is: 467)
    hide()
    expect("the app's new constant stays", host.constant("pin"), is: -10)
  }

  func constraintSets() {
    host.add(HostView(.view, "bar", Rect(x: 0, y: 728, width: 375, height: 50)))
    host.hang(HostConstraint("low", bottomOf: "bar", constant: -34))
    host.hang(HostConstraint("high", bottomOf: "bar", constant: -400, isActive: false))
    host.avoid(.switching(whileUp: "high", atRest: "low"))
    show()
    expect("the bar's bottom while up", host.frame("bar").maxY, is: 412)
    hide()
    expect("the bar's bottom at rest", host.frame("bar").maxY, is: 778)
  }

  func shiftNoMore() {
    host.add(HostView(.view, "card", Rect(x: 20, y: 300, width: 335, height: 300)))
    host.add(HostView(.field, "code", in: "card", Rect(x: 16, y: 200, width: 300, height: 44)))
    host.avoid(.shift("card"))
    host.edit("code")
    show()
    // The field ends at 544; 469 is wanted.
    expect("the card's top", host.frame("card").minY, is: 225)
    show()
    expect("the card's top after the same again", host.frame("card").minY, is: 225)
    hide()
    expect("the card's top after the hide", host.frame("card").minY, is: 300)
  }

  func resizedView() {
    host.add(HostView(.view, "page", Rect(x: 0, y: 44, width: 375, height: 768)))
    host.avoid(.resize("page"))
    show()
    expect("the page's bottom", host.frame("page").maxY, is: 477)
    expect("the page's top", host.frame("page").minY, is: 44)
    hide()
    expect("the page's bottom after the hide", host.frame("page").maxY, is: 812)
  }

  func twoAvoiders() {
    makeForm()
    makeBar()
    host.avoid(.inset("form"))
    host.avoid(.constant("pin"))
    host.edit("mail")
    show()
    expect("the inset", host.bottomInsets("form").content, is: 301)
    expect("the field's bottom", host.frame("mail").maxY, is: 469)
    expect("the bar's bottom", host.frame("bar").maxY, is: 471)
    hide()
    expectFormAtRest("after the hide")
    expect("the bar's bottom after the hide", host.frame("bar").maxY, is: 772)
  }

  func safeAreaOnce() {
    makeForm()
    host.avoid(.inset("form"))
    host.edit("note")
    show()
    host.scroll("form", to: Point(x: 0, y: 5000))
    // The end of the content sits exactly on the keyboard.
    expect("the content's end", 1300 - host.offset("form").y, is: 477)
    hide()
  }

  func tabBar() {
    host.addBottomBar(height: 49)
    makeForm()
    host.avoid(.inset("form"))
    host.edit("mail")
    show()
    expect("the inset beyond bar and safe area", host.bottomInsets("form").content, is: 335 - 34 - 49)
    expect("the field's bottom", host.frame("mail").maxY, is: 469)
    hide()
    expectFormAtRest("after the hide")
  }

  func detachWhileUp() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    show()
    host.stopAvoiding()
    expectFormAtRest("after the end")
    show(Rect(x: 0, y: 400, width: 375, height: 412))
    expectFormAtRest("after a report that came too late")
  }
}
