// swift-tools-version: 6.2
import PackageDescription

/// A clone if `INLAY_PATH` is set, as in `INLAY_PATH=../inlay swift build`, otherwise the release.
let inlay: Package.Dependency =
  if let path = Context.environment["INLAY_PATH"] {
    .package(name: "inlay", path: path)
  } else {
    .package(url: "https://github.com/inlay-ui/inlay", .upToNextMinor(from: "0.10.0"))
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
