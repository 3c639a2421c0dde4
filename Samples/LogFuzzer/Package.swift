// swift-tools-version: 6.2
import PackageDescription

// A package of its own: a fuzzer has no main function, so it links only where the sanitizer brings one.
let package = Package(
  name: "LogFuzzer",
  products: [.executable(name: "LogFuzzer", targets: ["LogFuzzer"])],
  dependencies: [.package(name: "KeyboardAvoidance", path: "../..")],
  targets: [
    .executableTarget(
      name: "LogFuzzer",
      dependencies: [.product(name: "KeyboardAvoidanceTesting", package: "KeyboardAvoidance")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ],
  swiftLanguageModes: [.v6]
)
