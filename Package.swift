// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "KeyboardAvoidance",
  platforms: [.iOS(.v15), .macOS(.v12), .macCatalyst(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "KeyboardEvents", targets: ["KeyboardEvents"]),
    .library(name: "ViewTrees", targets: ["ViewTrees"]),
    .library(name: "AvoidanceStrategies", targets: ["AvoidanceStrategies"]),
    .library(name: "KeyboardAvoidance", targets: ["KeyboardAvoidance"]),
    .library(name: "KeyboardAvoidanceTesting", targets: ["KeyboardAvoidanceTesting"]),
    .library(name: "KeyboardAvoidanceUIKit", targets: ["KeyboardAvoidanceUIKit"]),
    .executable(name: "keyboard-lab", targets: ["KeyboardLab"]),
  ],
  targets: [
    // Arrows only point downward in this list, and a strategy cannot import the tree.
    .target(name: "KeyboardEvents"),
    .target(name: "ViewTrees", dependencies: ["KeyboardEvents"]),
    .target(name: "AvoidanceStrategies", dependencies: ["KeyboardEvents"]),
    .target(name: "KeyboardAvoidance", dependencies: ["KeyboardEvents", "ViewTrees", "AvoidanceStrategies"]),
    .target(
      name: "KeyboardAvoidanceTesting",
      dependencies: ["KeyboardEvents", "ViewTrees", "AvoidanceStrategies", "KeyboardAvoidance"]),
    .target(
      name: "KeyboardAvoidanceUIKit",
      dependencies: ["KeyboardEvents", "ViewTrees", "AvoidanceStrategies", "KeyboardAvoidance"]),

    .executableTarget(
      name: "KeyboardLab",
      dependencies: [
        "KeyboardEvents", "ViewTrees", "AvoidanceStrategies", "KeyboardAvoidance", "KeyboardAvoidanceTesting",
      ],
      path: "Samples/KeyboardLab",
      resources: [.embedInCode("Film/Page")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "KeyboardEvents", "ViewTrees", "AvoidanceStrategies", "KeyboardAvoidance", "KeyboardAvoidanceTesting",
      ],
      path: "Samples/Benchmarks",
      exclude: ["check-counts", "counts.txt"]),
    .executableTarget(
      name: "CoreProbe",
      dependencies: ["KeyboardEvents", "ViewTrees", "AvoidanceStrategies", "KeyboardAvoidance"],
      path: "Samples/CoreProbe"),

    .testTarget(
      name: "FormTests",
      dependencies: ["KeyboardEvents", "AvoidanceStrategies", "KeyboardAvoidanceTesting"],
      path: "Samples/FormTests",
      exclude: ["Scenes"]),
    .testTarget(
      name: "KeyboardEventsTests",
      dependencies: ["KeyboardEvents", "KeyboardAvoidanceTesting"],
      exclude: ["Bus/NOT-EXPRESSIBLE.txt"]),
    .testTarget(name: "AvoidanceStrategiesTests", dependencies: ["KeyboardEvents", "AvoidanceStrategies"]),
    .testTarget(
      name: "KeyboardAvoidanceTests",
      dependencies: [
        "KeyboardEvents", "ViewTrees", "AvoidanceStrategies", "KeyboardAvoidance", "KeyboardAvoidanceTesting",
      ],
      resources: [.copy("Scenes")]),
    .testTarget(
      name: "KeyboardAvoidanceTestingTests",
      dependencies: [
        "KeyboardEvents", "ViewTrees", "AvoidanceStrategies", "KeyboardAvoidance", "KeyboardAvoidanceTesting",
      ],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "KeyboardLabTests", dependencies: ["KeyboardEvents", "KeyboardAvoidanceTesting", "KeyboardLab"]),
    .testTarget(
      name: "BenchmarksTests", dependencies: ["KeyboardEvents", "KeyboardAvoidanceTesting", "Benchmarks"]),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "KeyboardEvents", "ViewTrees", "AvoidanceStrategies", "KeyboardAvoidance", "KeyboardAvoidanceTesting",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// A tagged release must not fail in a client's newer compiler, so warnings are errors only in development.
let isDevelopment = Context.gitInformation?.currentTag == nil

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .strictMemorySafety(),
    ]
    + (isDevelopment
      ? [.treatAllWarnings(as: .error), .treatWarning("ExplicitSendable", as: .error)] : [])
}
