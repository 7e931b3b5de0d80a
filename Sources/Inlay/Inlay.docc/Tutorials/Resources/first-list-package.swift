// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Teas",
  dependencies: [
    .package(url: "https://github.com/inlay-ui/inlay", .upToNextMinor(from: "0.10.0"))
  ],
  targets: [
    .executableTarget(
      name: "Teas",
      dependencies: [
        .product(name: "Inlay", package: "inlay"),
        .product(name: "InlayControls", package: "inlay"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
