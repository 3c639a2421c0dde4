// Swift Testing looks for this module beside one that is named SwiftUI.
