extension LoggedText {
  /// Objective-C descriptions, whole and damaged.
  static let descriptions = [
    LoggedText(
      "a prefix with a stamp, quoted values, two on end",
      """
       2012-01-19 13:05:48.791 Test[1453:707] note: NSConcreteNotification 0x1b {name = \
      UIKeyboardWillShowNotification; userInfo = {
       UIKeyboardAnimationCurveUserInfoKey = 0;
       UIKeyboardAnimationDurationUserInfoKey = "0.25";
       UIKeyboardCenterEndUserInfoKey = "NSPoint: {512, 592}";
       UIKeyboardFrameBeginUserInfoKey = "NSRect: {{-352, 0}, {352, 1024}}";
       UIKeyboardFrameChangedByUserInteraction = 0;
       UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 0}, {352, 1024}}";
       }}
       2012-01-19 13:05:54.057 Test[1453:707] -done:
       2012-01-19 13:05:54.066 Test[1453:707] note: {name = UIKeyboardDidHideNotification; userInfo = {
       UIKeyboardFrameEndUserInfoKey = "NSRect: {{-352, 0}, {352, 1024}}";
       }}
      """,
      json(
        "keyboardWillShow", begin: "[-352,0,352,1024]", end: "[0,0,352,1024]", duration: "0.25", curve: "0",
        time: "2012-01-19 13:05:48.791", line: 1),
      json("keyboardDidHide", end: "[-352,0,352,1024]", time: "2012-01-19 13:05:54.066", line: 10)),
    LoggedText(
      "comment marks, commas, no quotes, never closed",
      """
      //  {name = UIKeyboardWillChangeFrameNotification; userInfo = {
      //  UIKeyboardFrameBeginUserInfoKey = NSRect: {{0, 568}, {320, 253}},
      //  UIKeyboardFrameEndUserInfoKey = NSRect: {{0, 315}, {320, 253}},
      //  UIKeyboardIsLocalUserInfoKey = 1
      """,
      json(
        "keyboardWillChangeFrame", begin: "[0,568,320,253]", end: "[0,315,320,253]", isLocal: "true", line: 1)),
    LoggedText(
      "names that spaces have broken, blank lines, a note behind a value",
      """
      {name = UIKeyboardDidHideNotification; userInfo = {

      UIKeyboard FrameBegin UserInfoKey = "NSRect: {{0, 315}, {320, 253}}"; 注
      UIKeyboard FrameEnd UserInfoKey = "NSRect: {{0, 568}, {320, 253}}";
      UIKeyboardAnimation Duration UserInfoKey = "0.4";//注
      }}
      """,
      json(
        "keyboardDidHide", begin: "[0,315,320,253]", end: "[0,568,320,253]", duration: "0.4", line: 1)),
    LoggedText(
      "only old keys: centre and bounds make the frames",
      """
      userInfo = {
          UIKeyboardBoundsUserInfoKey = "NSRect: {{0, 0}, {320, 216}}";
          UIKeyboardCenterBeginUserInfoKey = "NSPoint: {160, 588}";
          UIKeyboardCenterEndUserInfoKey = "NSPoint: {160, 372}";
      }
      """,
      // 588 - 108 and 372 - 108.
      json(begin: "[0,480,320,216]", end: "[0,264,320,216]", line: 1)),
    LoggedText(
      "frames count where centres contradict them",
      """
      {
        UIKeyboardBoundsUserInfoKey = "NSRect: {{0, 0}, {375, 260}}";
        UIKeyboardCenterBeginUserInfoKey = "NSPoint: {187.5, 559}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 407}, {375, 260}}";
      }
      """,
      json(end: "[0,407,375,260]", line: 1)),
    LoggedText(
      "a damaged line has no value, and its braces close nothing",
      """
      {name = UIKeyboardWillShowNotification; userInfo = {
      UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 409}, {375, x}}";
      UIKeyboardAnimationDurationUserInfoKey = "0.25";
      }}
      """,
      json("keyboardWillShow", duration: "0.25", line: 1)),
    LoggedText(
      "a key that is there already starts the next one",
      """
      UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 451}, {375, 216}}";
      UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 744}, {320, 216}}";
      """,
      json(end: "[0,451,375,216]", line: 1), json(end: "[0,744,320,216]", line: 2)),
    LoggedText(
      "bare names, but not those of methods",
      """
      2014-12-29 14:12:41.121 App[504:70421] handle     UIKeyboardWillChangeFrameNotification
      2014-12-29 14:12:41.270 App[504:70421] keyboardDidChangeFrame
      UIKeyboardDidShowNotification
      """,
      json("keyboardWillChangeFrame", time: "2014-12-29 14:12:41.121", line: 1), json("keyboardDidShow", line: 3)),
    LoggedText(
      "numbers that are none, and a dictionary without frames",
      """
      {
      UIKeyboardFrameEndUserInfoKey = "NSRect: {{inf, -inf}, {0, nan}}";
      }
      { UIKeyboardAnimationCurveUserInfoKey = 7; }
      """,
      json(end: "[\"inf\",\"-inf\",0,\"nan\"]", line: 1), json(curve: "7", line: 4)),
  ]

  /// Texts in which there is nothing to find.
  static let others = [
    LoggedText("nothing", ""),
    LoggedText("another notification", "{name = UITextFieldTextDidBeginEditingNotification; object = {1, 2}}"),
    LoggedText("keys that are only mentioned", "the value of UIKeyboardFrameEndUserInfoKey, and of 'endFrame')"),
    LoggedText("common words in an object", "{\"duration\": 250, \"easing\": \"keyboard\"}"),
    LoggedText("words of a program", "endFrame = [[info objectForKey:UIKeyboardFrameEndUserInfoKey] CGRectValue];"),
  ]
}
