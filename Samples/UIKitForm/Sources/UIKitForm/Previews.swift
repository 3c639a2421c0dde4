#if canImport(UIKit) && canImport(SwiftUI) && os(iOS)
  import SwiftUI

  @available(iOS 17, *)
  #Preview("Automatic") { FormScreen.automatic.makeViewController() }

  @available(iOS 17, *)
  #Preview("Constraint") { FormScreen.constant.makeViewController() }

  @available(iOS 17, *)
  #Preview("Shift") { FormScreen.shift.makeViewController() }

  @available(iOS 17, *)
  #Preview("Guide") { FormScreen.guide.makeViewController() }
#endif
