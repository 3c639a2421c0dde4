import KeyboardEvents

// Screens that turn, windows and sheets that are not the screen, keyboards that are not at its bottom.

extension BehaviorRun {
  func rotation() {
    makeForm()
    host.avoid(.inset("form"))
    host.edit("mail")
    show()
    host.keyboard(.hide())
    host.turn(to: Size(width: 812, height: 375), safeArea: Insets(top: 0, left: 44, bottom: 21, right: 44))
    host.move("form", to: Rect(x: 0, y: 0, width: 812, height: 375))
    host.keyboard(.show(Rect(x: 0, y: 176, width: 812, height: 199)))
    host.keyboard(.finish)
    expect("the inset after the turn", host.bottomInsets("form").content, is: 178)
    expect("the field's bottom after the turn", host.frame("mail").maxY, is: 168)
    hide()
    expect("the inset after the hide", host.bottomInsets("form").content, is: 0)
  }

  func sheetMovesLate() {
    host.add(HostView(.view, "sheet", Rect(x: 20, y: 200, width: 335, height: 400)))
    host.add(HostView(.scroll(contentHeight: 800), "list", in: "sheet", Rect(x: 0, y: 0, width: 335, height: 400)))
    host.add(HostView(.field, "city", in: "list", Rect(x: 8, y: 340, width: 300, height: 44)))
    host.avoid(.inset("list"))
    host.edit("city")
    show()
    expect("the inset before the sheet moves", host.bottomInsets("list").content, is: 123)
    host.move("sheet", to: Rect(x: 20, y: 100, width: 335, height: 400))
    expect("the inset after it moved", host.bottomInsets("list").content, is: 23)
    hide()
    expect("the inset after the hide", host.bottomInsets("list").content, is: 0)
    expect("the offset after the hide", host.offset("list").y, is: 0)
  }

  func slideOver() {
    host.moveWindow(to: Rect(x: 200, y: 30, width: 175, height: 752))
    host.add(HostView(.scroll(contentHeight: 1300), "form", Rect(x: 0, y: 0, width: 175, height: 752)))
    host.add(HostView(.field, "mail", in: "form", Rect(x: 16, y: 600, width: 143, height: 44)))
    host.avoid(.inset("form"))
    host.edit("mail")
    show()
    // The window ends at 782; the keyboard covers it from 477 on, and the safe area gives the last 4.
    expect("the inset", host.bottomInsets("form").content, is: 301)
    expect("the field's bottom on the screen", host.frame("mail").maxY, is: 469)
    hide()
    expect("the inset after the hide", host.bottomInsets("form").content, is: 0)
  }

  func floatingKeyboard() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    show()
    host.keyboard(.float(Rect(x: 20, y: 400, width: 320, height: 260)))
    expectFormAtRest("with a floating keyboard")
    show()
    expect("the field's bottom when it docks again", host.frame("mail").maxY, is: 469)
    hide()
    expectFormAtRest("after the hide")
  }

  func shortcutBar() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    // Its frame is reported as high as ever; 55 points of it are on the screen.
    show(Rect(x: 0, y: 757, width: 375, height: 335))
    expect("the inset", host.bottomInsets("form").content, is: 21)
    expect("the field has not moved", host.frame("mail").minY, is: 644)
    hide()
    expectFormAtRest("after the hide")
  }

  func coveredScreen() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    show()
    host.coverAndUncover {
      expect("the inset while covered", host.bottomInsets("form").content, is: 0)
    }
    expect("the inset after the return", host.bottomInsets("form").content, is: 301)
    hide()
    expect("the inset after the hide", host.bottomInsets("form").content, is: 0)
  }
}
