// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  // A link to this repository: see Demos/Server/Package.swift.
  dependencies: [.package(name: "Inlay", path: "../.packages/inlay")],
  targets: [
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
    // The repository's manifest has the next two, too: `instructions` counts them in the build of Tests/run.
    .executableTarget(
      name: "bench", dependencies: [.product(name: "Inlay", package: "Inlay")],
      // As the README recommends for programs. The folder has libstdc++.a, if it exists.
      linkerSettings: [
        .unsafeFlags(["-static-stdlib", "-use-ld=lld", "-L.build/static", "-Xlinker", "--no-export-dynamic"])
      ]),
    .executableTarget(
      name: "screens",
      dependencies: [
        .product(name: "Inlay", package: "Inlay"), .product(name: "InlayControls", package: "Inlay"),
        .product(name: "InlayFiles", package: "Inlay"),
      ]),
    .executableTarget(
      name: "pictures",
      dependencies: [.product(name: "Inlay", package: "Inlay"), .product(name: "InlayFiles", package: "Inlay")]),
    .executableTarget(
      name: "window",
      dependencies: [.product(name: "Inlay", package: "Inlay"), .product(name: "InlayWindow", package: "Inlay")]),
    .executableTarget(
      name: "limit", dependencies: ["CPango"], cSettings: [.unsafeFlags(["-O2"])],
      linkerSettings: [.linkedLibrary("m")]),
  ],
  swiftLanguageModes: [.v6]
)
