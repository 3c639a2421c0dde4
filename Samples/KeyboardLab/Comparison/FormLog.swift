/// What an iPhone X printed while its keyboard came, grew by a row of suggestions, and went.
///
/// The dump is read as any pasted log is: the numbers below are the only source of what happens in the comparison.
enum FormLog {
  static let text = """
    2017-11-08 10:24:31.412 Form[2215:8006] NSConcreteNotification {name = UIKeyboardWillShowNotification; userInfo = {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 812}, {375, 335}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 477}, {375, 335}}";
        UIKeyboardIsLocalUserInfoKey = 1;
    }}
    2017-11-08 10:24:31.669 Form[2215:8006] NSConcreteNotification {name = UIKeyboardDidShowNotification; userInfo = {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 812}, {375, 335}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 477}, {375, 335}}";
        UIKeyboardIsLocalUserInfoKey = 1;
    }}
    2017-11-08 10:24:36.104 Form[2215:8006] NSConcreteNotification {name = UIKeyboardWillChangeFrameNotification; userInfo = {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardAnimationDurationUserInfoKey = 0;
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 477}, {375, 335}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 445.33333333333326}, {375, 366.66666666666674}}";
        UIKeyboardIsLocalUserInfoKey = 1;
    }}
    2017-11-08 10:24:40.530 Form[2215:8006] NSConcreteNotification {name = UIKeyboardWillHideNotification; userInfo = {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 445.33333333333326}, {375, 366.66666666666674}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 812}, {375, 366.66666666666674}}";
        UIKeyboardIsLocalUserInfoKey = 1;
    }}
    2017-11-08 10:24:40.789 Form[2215:8006] NSConcreteNotification {name = UIKeyboardDidHideNotification; userInfo = {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 445.33333333333326}, {375, 366.66666666666674}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 812}, {375, 366.66666666666674}}";
        UIKeyboardIsLocalUserInfoKey = 1;
    }}
    """
}
