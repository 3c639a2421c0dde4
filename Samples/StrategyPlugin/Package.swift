// swift-tools-version: 6.2
import PackageDescription

// A plug-in needs two products: the events' geometry and user info, and the protocol of strategies. Its tests need more.
let package = Package(
  name: "StrategyPlugin",
  products: [.library(name: "StrategyPlugin", targets: ["StrategyPlugin"])],
  dependencies: [.package(name: "KeyboardAvoidance", path: "../..")],
  targets: [
    .target(
      name: "StrategyPlugin",
      dependencies: [
        .product(name: "KeyboardEvents", package: "KeyboardAvoidance"),
        .product(name: "AvoidanceStrategies", package: "KeyboardAvoidance"),
      ]),
    .testTarget(
      name: "StrategyPluginTests",
      dependencies: [
        "StrategyPlugin",
        .product(name: "KeyboardEvents", package: "KeyboardAvoidance"),
        .product(name: "ViewTrees", package: "KeyboardAvoidance"),
        .product(name: "AvoidanceStrategies", package: "KeyboardAvoidance"),
        .product(name: "KeyboardAvoidance", package: "KeyboardAvoidance"),
        .product(name: "KeyboardAvoidanceTesting", package: "KeyboardAvoidance"),
      ],
      exclude: ["Scenes"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
