// swift-tools-version: 6.2
import PackageDescription

/// The released version, or a checkout: `INLAY_PATH=../inlay swift build`.
let inlay: Package.Dependency =
  if let path = Context.environment["INLAY_PATH"] {
    .package(name: "inlay", path: path)
  } else {
    .package(url: "https://github.com/inlay-ui/inlay", .upToNextMinor(from: "0.9.0"))
  }

let package = Package(
  name: "Chores",
  dependencies: [inlay],
  targets: [
    .executableTarget(
      name: "Chores",
      dependencies: [
        .product(name: "Inlay", package: "inlay"),
        .product(name: "InlayControls", package: "inlay"),
        .product(name: "InlayWindow", package: "inlay"),
      ]),
    .testTarget(
      name: "ChoresTests",
      dependencies: ["Chores", .product(name: "InlayTesting", package: "inlay")],
      exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)
