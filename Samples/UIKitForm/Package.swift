// swift-tools-version: 6.2
import PackageDescription

// Open this folder in Xcode: the canvas of Previews.swift shows the form once with each strategy.
let package = Package(
  name: "UIKitForm",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
  products: [.library(name: "UIKitForm", targets: ["UIKitForm"])],
  dependencies: [.package(name: "KeyboardAvoidance", path: "../..")],
  targets: [
    .target(
      name: "UIKitForm",
      dependencies: [.product(name: "KeyboardAvoidanceUIKit", package: "KeyboardAvoidance")])
  ],
  swiftLanguageModes: [.v6]
)
