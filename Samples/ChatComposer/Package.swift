// swift-tools-version: 6.2
import PackageDescription

/// The products of the framework that an app links; the library for tests is not among them.
let products = ["KeyboardEvents", "ViewTrees", "AvoidanceStrategies", "KeyboardAvoidance"]
  .map { Target.Dependency.product(name: $0, package: "KeyboardAvoidance") }

let package = Package(
  name: "ChatComposer",
  products: [.executable(name: "ChatComposer", targets: ["ChatComposer"])],
  dependencies: [.package(name: "KeyboardAvoidance", path: "../..")],
  targets: [
    .target(name: "Chat", dependencies: products),
    .executableTarget(name: "ChatComposer", dependencies: ["Chat"] + products),
    .testTarget(
      name: "ChatTests",
      dependencies: ["Chat", .product(name: "KeyboardAvoidanceTesting", package: "KeyboardAvoidance")] + products),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
