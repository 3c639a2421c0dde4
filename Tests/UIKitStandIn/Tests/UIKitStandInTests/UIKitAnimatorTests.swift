import KeyboardAvoidance
import KeyboardAvoidanceUIKit
import KeyboardEvents
import Testing
import UIKit

@Suite("The animators") @MainActor struct UIKitAnimatorTests {
  init() { UIView.standInAnimations = [] }

  @Test(arguments: [0, 1, 2, 3, 7])
  func `a curve arrives as the number that it is`(rawValue: Int) throws {
    let motion = KeyboardMotion(duration: 0.25, curve: AnimationCurve(rawValue: rawValue))
    let animators: [any Animator] = [UIKitAnimator(), UIKitPropertyAnimator()]
    for animator in animators {
      var count = 0
      animator.animate(motion) { count += 1 }
      let animation = try #require(UIView.standInAnimations.last)
      #expect(count == 1)
      #expect(animation.duration == 0.25)
      #expect(animation.options.rawValue >> 16 & 0xF == UInt(rawValue))
    }
  }

  @Test func `a block goes on from where things are, and leaves touches alone`() throws {
    UIKitAnimator().animate(KeyboardMotion(duration: 0.25, curve: .keyboard)) {}
    let options = try #require(UIView.standInAnimations.last).options
    #expect(options.contains(.beginFromCurrentState))
    #expect(options.contains(.allowUserInteraction))
  }

  @Test func `without a duration it is a cut`() {
    for animator in [UIKitAnimator(), UIKitPropertyAnimator()] as [any Animator] {
      var hasChanged = false
      animator.animate(.immediate) { hasChanged = true }
      #expect(hasChanged)
      #expect(UIView.standInAnimations.last?.duration == 0)
    }
  }

  @Test func `a property animator can be asked, and be finished early`() {
    let animator = UIKitPropertyAnimator()
    #expect(animator.fractionComplete == nil)
    animator.animate(KeyboardMotion(duration: 0.25, curve: .keyboard)) {}
    #expect(animator.fractionComplete == 0)
    animator.finish()
    #expect(animator.fractionComplete == nil)
  }

  @Test func `a block calls once when it is over`() {
    for motion in [KeyboardMotion(duration: 0.25, curve: .keyboard), .immediate] {
      var ends: [Bool] = []
      UIKitAnimator().animate(motion, {}) { ends.append($0) }
      #expect(ends == [true])
    }
  }

  @Test func `a property animator calls once when it is over, or finished early`() {
    let animator = UIKitPropertyAnimator()
    var ends: [Bool] = []
    animator.animate(KeyboardMotion(duration: 0.25, curve: .keyboard), {}) { ends.append($0) }
    #expect(ends == [])
    animator.finish()
    animator.finish()
    #expect(ends == [true])
    animator.animate(.immediate, {}) { ends.append($0) }
    #expect(ends == [true, true])
  }

  @Test func `what would fade does not move`() {
    let motion = KeyboardMotion(duration: 0.25, curve: .keyboard, isCrossFade: true)
    for animator in [UIKitAnimator(), UIKitPropertyAnimator()] as [any Animator] {
      var events: [String] = []
      animator.animate(motion) {
        events.append("changes")
      } completion: {
        events.append("completion \($0)")
      }
      #expect(events == ["changes", "completion true"])
      #expect(UIView.standInAnimations.last?.duration == 0)
    }
  }
}
