import Hosts
import KeyboardAvoidanceTesting
import Testing
import UIKit

@Suite("Behaviours of hosts") @MainActor struct BehaviourTests {
  @Test(arguments: HostBehavior.allCases)
  func `the simulated tree shows it`(behaviour: HostBehavior) {
    #expect(behaviour.run(on: SimulatedHost.self).failures == [])
  }

  @Test(arguments: HostBehavior.allCases)
  func `UIKit's stand-in shows it`(behaviour: HostBehavior) {
    #expect(behaviour.run(on: UIKitHost.self).failures == [])
  }

  @Test(arguments: HostBehavior.allCases)
  func `it is shown as well where offsets are put back into range at once`(behaviour: HostBehavior) {
    UIScrollView.standInClampsWithInsets = true
    defer { UIScrollView.standInClampsWithInsets = false }
    #expect(behaviour.run(on: UIKitHost.self).failures == [])
  }
}
