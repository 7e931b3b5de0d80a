// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = Context.environment["INLAY_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

// Run by Tests/Fuzz/run: its programs use libFuzzer's main and have none.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Inlay", path: "../..")],
  targets: ["scene", "markup", "png"].map { name in
    .executableTarget(
      name: name,
      dependencies: [
        .product(name: "Inlay", package: "Inlay"), .product(name: "InlayFiles", package: "Inlay"),
      ],
      path: name,
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])])
  },
  swiftLanguageModes: [.v6]
)
