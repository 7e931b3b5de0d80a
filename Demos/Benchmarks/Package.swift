// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = Context.environment["INLAY_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Inlay", path: "../..")],
  targets: [
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
    .executableTarget(
      name: "bench", dependencies: [.product(name: "Inlay", package: "Inlay")],
      swiftSettings: strict,
      // As the README recommends for programs. The folder has libstdc++.a, if it exists.
      linkerSettings: [
        .unsafeFlags(["-static-stdlib", "-use-ld=lld", "-L.build/static", "-Xlinker", "--no-export-dynamic"])
      ]),
    .executableTarget(
      name: "pictures",
      dependencies: [.product(name: "Inlay", package: "Inlay"), .product(name: "InlayFiles", package: "Inlay")],
      swiftSettings: strict),
    .executableTarget(
      name: "window",
      dependencies: [.product(name: "Inlay", package: "Inlay"), .product(name: "InlayWindow", package: "Inlay")],
      swiftSettings: strict),
    .executableTarget(
      name: "limit", dependencies: ["CPango"], cSettings: [.unsafeFlags(["-O2"])],
      linkerSettings: [.linkedLibrary("m")]),
  ],
  swiftLanguageModes: [.v6]
)
