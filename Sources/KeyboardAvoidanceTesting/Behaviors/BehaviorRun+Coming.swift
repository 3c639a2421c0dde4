import KeyboardEvents

// A keyboard comes, changes and leaves.

extension BehaviorRun {
  func visibleAfterShow() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    show()
    // The keyboard's top at 477, less the distance of 8.
    expect("the field's bottom", host.frame("mail").maxY, is: 469)
    expect("the inset", host.bottomInsets("form").content, is: 301)
  }

  func restoredAfterHide() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    show()
    hide()
    expectFormAtRest("after the hide")
    expect("the field's top", host.frame("mail").minY, is: 644)
  }

  func stillWhenVisible() {
    makeForm()
    host.avoid(.automatic)
    host.edit("name")
    show()
    expect("the offset", host.offset("form").y, is: -44)
    hide()
    expectFormAtRest("after the hide")
  }

  func lateSubscriber() {
    makeForm()
    host.edit("mail")
    show()
    host.avoid(.automatic)
    expect("the field's bottom", host.frame("mail").maxY, is: 469)
    hide()
    expectFormAtRest("after the hide")
  }

  func heightChange() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    show()
    show(Rect(x: 0, y: 433, width: 375, height: 379))
    expect("the field's bottom over the larger one", host.frame("mail").maxY, is: 425)
    expect("the inset for the larger one", host.bottomInsets("form").content, is: 345)
    show(Rect(x: 0, y: 522, width: 375, height: 290))
    expect("the inset for the smaller one", host.bottomInsets("form").content, is: 256)
    expect("the field is over the smaller one", host.frame("mail").maxY <= 522)
    hide()
    expectFormAtRest("after the hide")
  }

  func sameShowTwice() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    show()
    let offset = host.offset("form").y
    show()
    host.keyboard(.report(.willShow, docked))
    expect("the offset", host.offset("form").y, is: offset)
    hide()
    expectFormAtRest("after the hide")
  }

  func hideWithoutShow() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    host.keyboard(.report(.willHide, Rect(x: 0, y: 812, width: 375, height: 335)))
    host.keyboard(.report(.didHide, Rect(x: 0, y: 812, width: 375, height: 335)))
    expectFormAtRest("after the hide")
  }

  func noDrift() {
    makeForm()
    host.avoid(.automatic)
    for round in 0..<100 {
      host.edit(["mail", "note", "name"][round % 3])
      show(Rect(x: 0, y: 477.0 - Double(round % 7), width: 375, height: 335.0 + Double(round % 7)))
      hide()
      host.edit(nil)
    }
    expect("the offset is the very same", host.offset("form") == Point(x: 0, y: -44))
    expect("the inset is the very same", host.bottomInsets("form") == (0, 0))
  }
}
