// swift-tools-version: 6.2
import PackageDescription

// Run by Tests/Fuzz/run: its programs use libFuzzer's main and have none.
let package = Package(
  name: "Fuzz",
  // A link to this repository: see Demos/Server/Package.swift.
  dependencies: [.package(name: "Inlay", path: "../../Demos/.packages/inlay")],
  targets: ["scene", "markup", "png"].map { name in
    .executableTarget(
      name: name,
      dependencies: [
        .product(name: "Inlay", package: "Inlay"), .product(name: "InlayFiles", package: "Inlay"),
      ],
      path: name,
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  },
  swiftLanguageModes: [.v6]
)
