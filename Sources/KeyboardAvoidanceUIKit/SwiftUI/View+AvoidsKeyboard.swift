#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import AvoidanceStrategies
  public import SwiftUI

  extension View {
    /// Lets this view avoid the keyboard by a strategy of yours, in place of what SwiftUI does.
    ///
    /// ```swift
    /// LoginCard()
    ///   .avoidsKeyboard(FrameShift(distance: 16))
    /// ```
    ///
    /// A translation that the strategy wants becomes an offset of the view, a change of its height a padding at its
    /// bottom; all else is ignored. What is edited counts as a whole: the strategy sees the view itself as the focus.
    public func avoidsKeyboard(_ strategy: some AvoidanceStrategy = FrameShift(distance: 8)) -> some View {
      modifier(KeyboardAvoidanceModifier(strategy: AnyAvoidanceStrategy(strategy)))
    }
  }

  /// The modifier behind `avoidsKeyboard(_:)`.
  private struct KeyboardAvoidanceModifier: ViewModifier {
    let strategy: AnyAvoidanceStrategy
    @State private var place = KeyboardPlace()

    func body(content: Content) -> some View {
      content
        .padding(.bottom, place.bottomPadding)
        .offset(y: place.offset)
        // Outside offset and padding: it lies where the view would be without them.
        .background(KeyboardSpace(strategy: strategy, place: $place))
        .ignoresSafeArea(.keyboard)
    }
  }

  /// A UIKit view behind a SwiftUI one, which tells where that has to be.
  private struct KeyboardSpace: UIViewRepresentable {
    let strategy: AnyAvoidanceStrategy
    @Binding var place: KeyboardPlace

    func makeUIView(context: Context) -> KeyboardSpaceView {
      KeyboardSpaceView(strategy: strategy) { place, motion in
        withAnimation(motion.animation) { self.place = place }
      }
    }

    func updateUIView(_ view: KeyboardSpaceView, context: Context) { view.strategy = strategy }
  }

  /// A hosting controller avoids the keyboard by its safe area.
  ///
  /// <https://developer.apple.com/documentation/swiftui/uihostingcontroller>
  extension UIHostingController: SystemAvoidingController {}
#endif
