/// The list of what people expect of an app while a keyboard comes and goes, each to be seen on every host.
///
/// Whoever writes a host conforms to ``BehaviorHost`` what drives it, and runs the list:
///
/// ```swift
/// @Test(arguments: HostBehavior.allCases)
/// func `my host shows it`(behavior: HostBehavior) {
///   #expect(behavior.run(on: MyHost.self).failures == [])
/// }
/// ```
///
/// The raw value is what is expected, as a sentence.
public enum HostBehavior: String, CaseIterable, Sendable {
  case visibleAfterShow = "What is edited is visible after the keyboard has come"
  case restoredAfterHide = "Everything is as before after it has left"
  case stillWhenVisible = "Nothing moves for a field that is visible anyway"
  case lateSubscriber = "A keyboard that was up before is avoided"
  case heightChange = "A keyboard that grows and shrinks is followed"
  case sameShowTwice = "The same report twice changes nothing more"
  case fieldToField = "The next field is followed while the keyboard stays"
  case caretOfText = "In a long text the caret is followed"
  case nestedScrollViews = "Scroll views in each other share the work"
  case constraintLift = "A bar on a constraint sits on the keyboard"
  case reversedConstraint = "A constraint that is stated the other way round is lifted all the same"
  case constraintSets = "One set of constraints replaces another"
  case shiftNoMore = "A view is shifted by what is missing and no more"
  case resizedView = "A resized view ends at the keyboard"
  case leftAlone = "A part that is left alone stays still"
  case detachWhileUp = "Ending while the keyboard is up restores at once"
  case twoAvoiders = "Two ways at work never give room twice"
  case safeAreaOnce = "The safe area is counted once"
  case tabBar = "A bar at the bottom is counted once"
  case systemTable = "What the system avoids by itself is left alone"
  case rotation = "A turn with the keyboard up ends right"
  case sheetMovesLate = "A sheet that moves after the keyboard is seen where it is then"
  case slideOver = "A window beside the screen's edge gets the part that covers it"
  case floatingKeyboard = "A floating keyboard covers nothing"
  case shortcutBar = "Of a hardware keyboard only the shortcut bar counts"
  case interactiveDismissal = "A finger on the keyboard is followed in each frame"
  case dragTakenBack = "A finger that goes back leaves everything as it was"
  case cancelledPop = "A hide and a show in a row end as if nothing had been"
  case coveredScreen = "A screen that is covered gives back, and avoids again when it returns"
  case appWrites = "What the app writes meanwhile is the app's"
  case userScrolls = "The user's own scrolling is respected"
  case foreignKeyboard = "Another app's keyboard changes nothing"
  case zeroDuration = "Without a duration there is no motion"
  case keyboardCurve = "The keyboard's own curve reaches the animator"
  case crossFade = "An empty frame in a hide is a hide"
  case uselessFrame = "A frame that is no frame changes nothing, and is told"
  case hideWithoutShow = "A hide without a show changes nothing"
  case noDrift = "A hundred shows and hides leave no trace"
  case nothingLeaks = "Nothing stays behind when the screen goes"
}

extension HostBehavior {
  /// Runs the behaviour on a new host of a kind, and returns what was looked at.
  ///
  /// It runs at once, on the caller's thread, and without a clock: a motion may still be on its way.
  public func run<Host: BehaviorHost>(on host: Host.Type) -> BehaviorRun<Host> {
    let run = BehaviorRun<Host>()
    switch self {
    case .visibleAfterShow: run.visibleAfterShow()
    case .restoredAfterHide: run.restoredAfterHide()
    case .stillWhenVisible: run.stillWhenVisible()
    case .lateSubscriber: run.lateSubscriber()
    case .heightChange: run.heightChange()
    case .sameShowTwice: run.sameShowTwice()
    case .fieldToField: run.fieldToField()
    case .caretOfText: run.caretOfText()
    case .nestedScrollViews: run.nestedScrollViews()
    case .constraintLift: run.constraintLift(isReversed: false)
    case .reversedConstraint: run.constraintLift(isReversed: true)
    case .constraintSets: run.constraintSets()
    case .shiftNoMore: run.shiftNoMore()
    case .resizedView: run.resizedView()
    case .leftAlone: run.leftAlone()
    case .detachWhileUp: run.detachWhileUp()
    case .twoAvoiders: run.twoAvoiders()
    case .safeAreaOnce: run.safeAreaOnce()
    case .tabBar: run.tabBar()
    case .systemTable: run.systemTable()
    case .rotation: run.rotation()
    case .sheetMovesLate: run.sheetMovesLate()
    case .slideOver: run.slideOver()
    case .floatingKeyboard: run.floatingKeyboard()
    case .shortcutBar: run.shortcutBar()
    case .interactiveDismissal: run.interactiveDismissal()
    case .dragTakenBack: run.dragTakenBack()
    case .cancelledPop: run.cancelledPop()
    case .coveredScreen: run.coveredScreen()
    case .appWrites: run.appWrites()
    case .userScrolls: run.userScrolls()
    case .foreignKeyboard: run.foreignKeyboard()
    case .zeroDuration: run.zeroDuration()
    case .keyboardCurve: run.keyboardCurve()
    case .crossFade: run.crossFade()
    case .uselessFrame: run.uselessFrame()
    case .hideWithoutShow: run.hideWithoutShow()
    case .noDrift: run.noDrift()
    case .nothingLeaks: run.nothingLeaks()
    }
    return run
  }
}
