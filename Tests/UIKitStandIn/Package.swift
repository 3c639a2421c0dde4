// swift-tools-version: 6.2
import PackageDescription

// A package of tests only: the UIKit adapter's own sources, unchanged, against a module that stands for UIKit where no
// Apple SDK is. It is apart from the root package so that no client ever meets a module of that name.
let core = ["KeyboardEvents", "ViewTrees", "AvoidanceStrategies", "KeyboardAvoidance"] as [Target.Dependency]

let package = Package(
  name: "UIKitStandIn",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "UIKit"),
    .target(name: "_Testing_UIKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    .target(name: "_Testing_SwiftUI"),
    .target(name: "KeyboardEvents"),
    .target(name: "ViewTrees", dependencies: ["KeyboardEvents"]),
    .target(name: "AvoidanceStrategies", dependencies: ["KeyboardEvents"]),
    .target(name: "KeyboardAvoidance", dependencies: ["KeyboardEvents", "ViewTrees", "AvoidanceStrategies"]),
    .target(name: "KeyboardAvoidanceTesting", dependencies: core),
    .target(name: "KeyboardAvoidanceUIKit", dependencies: core + ["UIKit", "SwiftUI"]),
    .target(name: "UIKitForm", dependencies: ["KeyboardAvoidanceUIKit", "UIKit", "SwiftUI"]),
    .target(name: "MovingOver", dependencies: ["KeyboardAvoidanceUIKit", "UIKit"]),
    .target(
      name: "Hosts",
      dependencies: core + ["KeyboardAvoidanceTesting", "KeyboardAvoidanceUIKit", "UIKit"]),
    .executableTarget(name: "BehaviourTable", dependencies: ["KeyboardAvoidanceTesting", "Hosts"]),
    .testTarget(
      name: "UIKitStandInTests",
      dependencies: core + [
        "KeyboardAvoidanceTesting", "KeyboardAvoidanceUIKit", "Hosts", "UIKit", "_Testing_UIKit",
        "SwiftUI", "_Testing_SwiftUI", "UIKitForm", "MovingOver",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// The root package's settings: what compiles here compiles there.
for target in package.targets {
  target.swiftSettings =
    [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .strictMemorySafety(), .treatAllWarnings(as: .error), .treatWarning("ExplicitSendable", as: .error),
    ]
}
