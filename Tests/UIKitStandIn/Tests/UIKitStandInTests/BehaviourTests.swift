import HostBehaviours
import Hosts
import Testing
import UIKit

@Suite("Behaviours of hosts") @MainActor struct BehaviourTests {
  @Test(arguments: Behaviour.allCases)
  func `the simulated tree shows it`(behaviour: Behaviour) {
    #expect(behaviour.run(on: SimulatedHost.self).failures == [])
  }

  @Test(arguments: Behaviour.allCases)
  func `UIKit's stand-in shows it`(behaviour: Behaviour) {
    #expect(behaviour.run(on: UIKitHost.self).failures == [])
  }

  @Test(arguments: Behaviour.allCases)
  func `it is shown as well where offsets are put back into range at once`(behaviour: Behaviour) {
    UIScrollView.standInClampsWithInsets = true
    defer { UIScrollView.standInClampsWithInsets = false }
    #expect(behaviour.run(on: UIKitHost.self).failures == [])
  }
}
