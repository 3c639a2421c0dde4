import KeyboardEvents

// What is edited changes while the keyboard is up.

extension BehaviorRun {
  func fieldToField() {
    makeForm()
    host.avoid(.automatic)
    host.edit("name")
    show()
    host.edit("mail")
    expect("the second field's bottom", host.frame("mail").maxY, is: 469)
    host.edit("name")
    expect("the first field is below the top bar", host.frame("name").minY >= 44)
    hide()
    host.edit(nil)
    expectFormAtRest("after the hide")
  }

  func caretOfText() {
    makeForm()
    host.avoid(.automatic)
    host.edit("note")
    host.putCaret(inLine: 2, of: "note")
    show()
    expect("the caret's bottom", (host.caret("note")?.maxY ?? .infinity) <= 477)
    host.type(inLine: 19, of: "note")
    expect("the caret's bottom after typing", host.caret("note")?.maxY ?? .infinity, is: 469)
    hide()
    expectFormAtRest("after the hide")
  }

  func nestedScrollViews() {
    host.add(HostView(.scroll(contentHeight: 1000), "outer", Rect(x: 0, y: 0, width: 375, height: 812)))
    host.add(HostView(.scroll(contentHeight: 600), "inner", in: "outer", Rect(x: 0, y: 500, width: 375, height: 300)))
    host.add(HostView(.field, "deep", in: "inner", Rect(x: 16, y: 500, width: 343, height: 44)))
    host.avoid(.automatic)
    host.edit("deep")
    show()
    expect("the field's bottom", host.frame("deep").maxY <= 469)
    expect("the field is in the inner one", host.frame("deep").minY >= host.frame("inner").minY)
    hide()
    expect("the inner offset after the hide", host.offset("inner").y, is: 0)
    expect("the outer offset after the hide", host.offset("outer").y, is: -44)
    expect("the insets after the hide", host.bottomInsets("inner").content + host.bottomInsets("outer").content, is: 0)
  }

  func leftAlone() {
    makeForm()
    host.avoid(.automatic)
    host.avoid(.none("form"))
    host.edit("mail")
    show()
    expectFormAtRest("with the keyboard up")
    hide()
    expectFormAtRest("after the hide")
  }

  func systemTable() {
    host.add(HostView(.systemScroll(contentHeight: 1300), "table", Rect(x: 0, y: 0, width: 375, height: 812)))
    host.add(HostView(.field, "cell", in: "table", Rect(x: 16, y: 600, width: 343, height: 44)))
    host.avoid(.automatic)
    host.edit("cell")
    show()
    expect("the inset that the app sees", host.bottomInsets("table").content, is: 0)
    expect("the screen is not shifted", host.frame("root").minY, is: 0)
    hide()
    expect("the inset after the hide", host.bottomInsets("table").content, is: 0)
  }

  func userScrolls() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    show()
    host.scroll("form", to: Point(x: 0, y: 300))
    hide()
    expect("the offset stays the user's", host.offset("form").y, is: 300)
    expect("the inset is given back", host.bottomInsets("form").content, is: 0)
  }

  func appWrites() {
    makeForm()
    host.avoid(.automatic)
    host.edit("mail")
    show()
    host.setBottomInset(20, of: "form")
    hide()
    expect("the inset is the app's", host.bottomInsets("form").content, is: 20)
    show()
    expect("the larger one counts", host.bottomInsets("form").content, is: 301)
    hide()
    expect("the inset is the app's again", host.bottomInsets("form").content, is: 20)
  }
}
