// swift-tools-version: 6.2
import PackageDescription

// Built by Tests/Fuzz/run only: its programs use libFuzzer's main and have none.
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
      swiftSettings: [.treatAllWarnings(as: .error), .unsafeFlags(["-parse-as-library"])])
  },
  swiftLanguageModes: [.v6]
)
