// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors where INLAY_STRICT is 1, as in Tests/run: a newer library may deprecate what is called here, and
// that stops no other build.
let strict: [SwiftSetting] = Context.environment["INLAY_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []
// Optimizing tests takes longer than it saves; what they test is optimized, and what they compute pixel by pixel:
// InlayTestSupport and InlayTestReference. Their modules are emitted by the compilation itself, not once more beside
// it. No product has these.
let tests = strict + [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))]

let package = Package(
  name: "Inlay",
  products: [
    .library(name: "Inlay", targets: ["Inlay"]),
    .library(name: "InlayControls", targets: ["InlayControls"]),
    .library(name: "InlayFiles", targets: ["InlayFiles"]),
    .library(name: "InlaySettings", targets: ["InlaySettings"]),
    .library(name: "InlayTesting", targets: ["InlayTesting"]),
    .library(name: "InlayWindow", targets: ["InlayWindow"]),
    .executable(name: "render", targets: ["render"]),
    .executable(name: "live", targets: ["live"]),
    .executable(name: "kiosk", targets: ["kiosk"]),
    .plugin(name: "RenderPlugin", targets: ["RenderPlugin"]),
    .plugin(name: "SnapshotsPlugin", targets: ["SnapshotsPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // Libraries of the system, by Debian's names; Demos/packages has all. SwiftPM asks pkg-config for every module that
    // is named here, used or not, and prints a warning in the programs of users where it is missing or has a flag that
    // it does not know, as GLib's has on some systems. So modules are named only if they have folders and libraries
    // alone. The headers of the others say what is missing; CCairo and CGIO have links to headers that lie in folders
    // of their own.
    .target(name: "CCairo", dependencies: ["CGIO"], sources: ["ccairo.c"]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CYaml", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CXCB", pkgConfig: "xcb-shm", providers: [.apt(["libxcb-shm0-dev"])]),
    .target(name: "CGIO", sources: ["cgio.c"]),
    .target(name: "CLinux"),
    .target(name: "InlaySystem", dependencies: ["CLinux"], swiftSettings: strict),
    .target(name: "InlayGeometry", swiftSettings: strict),
    .target(
      name: "InlayGraphics", dependencies: ["InlayGeometry", "InlaySystem", "CCairo", "CDeflate", "CLinux"],
      swiftSettings: strict),
    .target(name: "InlayImages", dependencies: ["InlayGraphics", "CLinux"], swiftSettings: strict),
    .target(name: "InlayText", dependencies: ["InlayGraphics", "CCairo", "CLinux"], swiftSettings: strict),
    .target(name: "InlayVector", dependencies: ["InlayGraphics", "CCairo"], swiftSettings: strict),
    .target(name: "InlayLayers", dependencies: ["InlayText", "InlayVector"], swiftSettings: strict),
    .target(name: "InlayRows", dependencies: ["InlayGeometry", "InlaySystem"], swiftSettings: strict),
    .target(name: "InlayViews", dependencies: ["InlayLayers", "InlayRows"], swiftSettings: strict),
    .target(name: "InlayLists", dependencies: ["InlayViews"], swiftSettings: strict),
    .target(name: "InlayForms", dependencies: ["InlayLists"], swiftSettings: strict),
    .target(name: "InlayControls", dependencies: ["InlayForms"], swiftSettings: strict),
    .target(
      name: "InlayAccessibility", dependencies: ["InlayLists"], swiftSettings: strict),
    .target(
      name: "InlayFiles", dependencies: ["InlayControls", "InlayAccessibility", "InlayImages", "CLinux", "CYaml"],
      swiftSettings: strict),
    .target(
      name: "Inlay",
      dependencies: [
        "InlaySystem", "InlayGeometry", "InlayGraphics", "InlayImages", "InlayText", "InlayVector", "InlayLayers",
        "InlayRows", "InlayViews", "InlayLists", "InlayForms", "InlayAccessibility",
      ],
      swiftSettings: strict
    ),
    .target(name: "InlaySettings", dependencies: ["InlayFiles", "CExpat"], swiftSettings: strict),
    .target(
      name: "InlayTesting",
      dependencies: ["InlayFiles", "InlayAccessibility"],
      resources: [.copy("Fonts")],
      swiftSettings: strict
    ),
    .target(
      name: "InlayWindow", dependencies: ["InlayAccessibility", "InlayViews", "CGIO", "CLinux", "CSDL2", "CXCB"],
      swiftSettings: strict),
    .executableTarget(
      name: "render",
      dependencies: [
        "CCairo", "CLinux", "Inlay", "InlayFiles", "InlaySettings",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Demos/render",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "live",
      dependencies: [
        "CLinux", "Inlay", "InlayControls", "InlayFiles", "InlayWindow",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Demos/live",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "hello",
      dependencies: ["Inlay"],
      path: "Demos/hello",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "tickets",
      dependencies: ["Inlay"],
      path: "Demos/tickets",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "today",
      dependencies: ["Inlay", "InlayControls"],
      path: "Demos/today",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "kiosk",
      dependencies: ["Inlay", "InlayWindow"],
      path: "Demos/kiosk",
      exclude: ["README.md", "kiosk.service", "session"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "reference",
      dependencies: ["Inlay", "InlayControls", "InlayFiles"],
      path: "Documentation/reference",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "Chores",
      dependencies: ["Inlay", "InlayControls", "InlayWindow"],
      path: "Demos/template/Sources/Chores",
      swiftSettings: strict
    ),
    .plugin(
      name: "RenderPlugin",
      capability: .command(
        intent: .custom(verb: "render", description: "Make a picture of a scene file"),
        permissions: [.writeToPackageDirectory(reason: "It writes the picture.")])
    ),
    .plugin(
      name: "SnapshotsPlugin",
      capability: .command(
        intent: .custom(verb: "snapshots", description: "Record, verify or prune the snapshots of the tests"),
        permissions: [.writeToPackageDirectory(reason: "It records snapshots, and removes those that no test uses.")])
    ),
    .testTarget(
      name: "InlayTests", dependencies: ["Inlay", "InlayControls", "InlayFiles", "InlaySettings"],
      swiftSettings: tests),
    .testTarget(
      name: "IsolationTests", dependencies: ["Inlay", "InlayControls", "InlayWindow"],
      swiftSettings: tests + [.defaultIsolation(MainActor.self)]),
    .target(name: "InlayTestSupport", dependencies: ["InlayLayers"], path: "Tests/Support", swiftSettings: strict),
    .testTarget(
      name: "InlaySystemTests", dependencies: ["InlaySystem", "InlayTestSupport"], swiftSettings: tests),
    .testTarget(
      name: "InlayGraphicsTests", dependencies: ["InlayGraphics", "InlayText", "InlayTestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "InlayTextTests", dependencies: ["InlayText", "InlayVector", "InlayTestSupport"], swiftSettings: tests),
    .testTarget(
      name: "InlayVectorTests", dependencies: ["InlayVector", "InlayText", "InlayTestSupport"], swiftSettings: tests),
    .testTarget(name: "InlayImagesTests", dependencies: ["InlayImages", "InlayTestSupport"], swiftSettings: tests),
    .target(
      name: "InlayTestReference", dependencies: ["InlayLayers", "InlayTestSupport"], path: "Tests/Reference",
      swiftSettings: strict),
    .testTarget(
      name: "InlayLayersTests",
      dependencies: ["InlayLayers", "InlayTestReference", "InlayTestSupport", "CAllocations"],
      swiftSettings: tests),
    .testTarget(
      name: "InlayRowsTests", dependencies: ["InlayRows", "InlayTestSupport", "CAllocations"], swiftSettings: tests),
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .testTarget(
      name: "InlayListsTests", dependencies: ["InlayForms", "InlayLists", "InlayTestSupport", "CAllocations"],
      swiftSettings: tests),
    .testTarget(
      name: "InlayControlsTests", dependencies: ["InlayControls", "InlayTestSupport", "CAllocations"],
      swiftSettings: tests),
    .testTarget(
      name: "InlayAccessibilityTests", dependencies: ["InlayAccessibility", "InlayControls", "InlayTestSupport"],
      swiftSettings: tests),
    .testTarget(name: "InlayFilesTests", dependencies: ["InlayFiles", "InlayTestSupport"], swiftSettings: tests),
    .testTarget(
      name: "InlaySettingsTests", dependencies: ["InlaySettings", "InlayTestSupport"], swiftSettings: tests),
    .testTarget(
      name: "InlayTestingTests", dependencies: ["InlayTesting", "Inlay", "InlayTestSupport"], exclude: ["Snapshots"],
      swiftSettings: tests),
    .testTarget(
      name: "InlayWindowTests", dependencies: ["InlayWindow", "Inlay", "CSDL2", "CXCB", "InlayTestSupport"],
      swiftSettings: tests),
    .testTarget(name: "TodayTests", dependencies: ["today", "InlayFiles", "InlayTestSupport"], swiftSettings: tests),
    .testTarget(name: "KioskTests", dependencies: ["kiosk", "Inlay", "InlayTestSupport"], swiftSettings: tests),
    .testTarget(
      name: "ChoresTests", dependencies: ["Chores", "InlayTesting"], path: "Demos/template/Tests/ChoresTests",
      exclude: ["Snapshots"], swiftSettings: tests),
    .testTarget(
      name: "LiveTests",
      dependencies: ["live", "InlayControls", "InlayFiles", "InlayWindow", "Inlay", "CSDL2", "InlayTestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "AccessibilityBridgeTests",
      dependencies: ["live", "CGIO", "CSDL2", "InlayAccessibility", "InlayFiles", "InlayWindow", "InlayTestSupport"],
      exclude: ["client.py"], swiftSettings: tests),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["reference", "render", "live", "InlaySettings", "InlayTesting", "InlayTestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "RenderTests", dependencies: ["render", "InlayFiles", "InlayTestSupport"], swiftSettings: tests),
  ],
  swiftLanguageModes: [.v6]
)
