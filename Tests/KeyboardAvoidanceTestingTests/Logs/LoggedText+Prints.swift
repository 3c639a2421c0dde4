extension LoggedText {
  /// What Swift, debuggers and React Native print.
  static let prints = [
    LoggedText(
      "an optional dictionary on one line",
      "Optional([AnyHashable(\"UIKeyboardCenterEndUserInfoKey\"): NSPoint: {207, 623}, "
        + "AnyHashable(\"UIKeyboardFrameEndUserInfoKey\"): NSRect: {{0, 510}, {414, 226}}, "
        + "AnyHashable(\"UIKeyboardIsLocalUserInfoKey\"): 1, "
        + "AnyHashable(\"UIKeyboardAnimationDurationUserInfoKey\"): 0.25])",
      json(end: "[0,510,414,226]", duration: "0.25", isLocal: "true", line: 1)),
    LoggedText(
      "keys without a wrapper, rectangles by labels and by order",
      "[UIKeyboardFrameBeginUserInfoKey: Optional(CGRect(x: 0.0, y: 736.0, width: 414.0, height: 271.0)), "
        + "UIKeyboardFrameEndUserInfoKey: (0.0, 465.0, 414.0, 271.0)]",
      json(begin: "[0,736,414,271]", end: "[0,465,414,271]", line: 1)),
    LoggedText(
      "a name before the dictionary, entries on lines of their own, the opening bracket lost from the second",
      """
      UIKeyboardWillShowNotification, userInfo: [
      AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 595}, {414, 301}}
      ]
      AnyHashable("UIKeyboardAnimationDurationUserInfoKey"): 0,
      AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 370}, {1024, 398}}]
      """,
      json("keyboardWillShow", end: "[0,595,414,301]", line: 1),
      json(end: "[0,370,1024,398]", duration: "0", line: 4)),
    LoggedText(
      "a debugger's summary and its expansion count once",
      """
       po notification
       ▿ name = UIKeyboardWillChangeFrameNotification,
       object = nil,
       userInfo = Optional([AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 445.5}, {375, 366.5}}])
       - name : "UIKeyboardWillChangeFrameNotification"
       ▿ userInfo : 1 element
       ▿ 0 : 2 elements
       ▿ key : AnyHashable("UIKeyboardFrameEndUserInfoKey")
       - value : "UIKeyboardFrameEndUserInfoKey"
       - value : NSRect: {{0, 445.5}, {375, 366.5}}
      """,
      json("keyboardWillChangeFrame", end: "[0,445.5,375,366.5]", line: 2)),
    LoggedText(
      "structures that a debugger was asked for",
      """
      (gdb) print beginFrame
      $1 = {
        origin = {
          x = 0,
          y = 480
        },
        size = {
          width = 320,
          height = 216
        }
      }
      (gdb) print endFrame
      $2 = {
        origin = { x = 0, y = 264 },
        size = { width = 320, height = 216 }
      }
      """,
      json(begin: "[0,480,320,216]", end: "[0,264,320,216]", line: 2)),
    LoggedText(
      "an object of React Native's, over lines",
      """
      keyboardDidShow Object {
        "duration": 250,
        "easing": "keyboard",
        "endCoordinates": Object {
          "height": 301,
          "screenX": 0,
          "screenY": 595,
          "width": 414,
        },
        "isEventFromThisApp": true,
      }
      """,
      json("keyboardDidShow", end: "[0,595,414,301]", duration: "0.25", curve: "7", isLocal: "true", line: 1)),
    LoggedText(
      "an object of React Native's as JSON in a comment",
      "// {\"duration\": 383, \"easing\": \"linear\", \"endCoordinates\": {\"height\": 301, \"screenX\": 0, "
        + "\"screenY\": 595, \"width\": 414}, \"startCoordinates\": {\"height\": 243, \"screenX\": 0, "
        + "\"screenY\": 896, \"width\": 414}}",
      json(begin: "[0,896,414,243]", end: "[0,595,414,301]", duration: "0.383", line: 1)),
  ]
}
