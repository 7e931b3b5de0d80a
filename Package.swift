// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

// Warnings are not errors: a newer library may deprecate what is called here, and that stops no build. Tests/warnings finds
// them in a build.

// Optimizing tests takes longer than it saves; what they test is optimized, and what they compute pixel by pixel:
// InlayTestSupport and InlayTestReference. Their modules are emitted by the compilation itself, not once more beside
// it. No product has these.
let tests: [SwiftSetting] = [
  .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
]

// The headers of Pango, GLib and others are in folders that only pkg-config knows. If SwiftPM asks it, it prints a warning
// in every user's build for each flag that it does not know. Pango's modules have one, -pthread, and on Debian 13 every
// module that needs GLib's, such as HarfBuzz's. A user's first `swift build` runs no command of this repository that could
// write search paths or a module map. So only the modules without such flags are named, and CInlayHeaders has links to
// the other folders in /usr/include. For packagers, and for systems with other folders, INLAY_PKG_CONFIG=1 names all
// modules. A source archive has no links (.gitattributes) and does so by itself.
let links = Context.packageDirectory + "/Sources/CModules/CInlayHeaders/include"
let isPkgConfigWanted = Context.environment["INLAY_PKG_CONFIG"] == "1"
#if canImport(Glibc)
  let usesPkgConfig = isPkgConfigWanted || access(links, F_OK) != 0
#else
  let usesPkgConfig = isPkgConfigWanted
#endif

// The programs' versions end with the commit between releases, if the build gets it here. Demos/Packaging/build sets it.
let commit = Context.environment["INLAY_COMMIT"] ?? ""
let commitSettings: [CSetting] =
  commit.isEmpty || !commit.allSatisfy(\.isHexDigit) ? [] : [.define("INLAY_COMMIT", to: commit)]

// Module names are unique in a whole package graph, so each of these begins with `Inlay` or `CInlay`; products may have
// common names.

/// A module of Swift.
func module(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)", exclude: exclude, resources: resources)
}

/// A program of the folder Demos.
func program(
  _ name: String, _ dependencies: [Target.Dependency], path: String, exclude: [String] = [],
  resources: [Resource]? = nil
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: path, exclude: exclude, resources: resources)
}

/// Headers of the system, which pkg-config may know where they lie.
func headers(_ name: String, pkgConfig: String? = nil, apt: String) -> Target {
  .systemLibrary(name: name, path: "Sources/CModules/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// The programs' dependency. For a build without a network, INLAY_ARGUMENT_PARSER is the folder of its sources:
/// Demos/Packaging/dependencies has their checksum.
func argumentParser() -> Package.Dependency {
  guard let folder = Context.environment["INLAY_ARGUMENT_PARSER"], !folder.isEmpty else {
    return .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  }
  return .package(name: "swift-argument-parser", path: folder)
}

/// Tests of a module or a program.
func test(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  settings: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/\(folder)/\(name)", exclude: exclude,
    swiftSettings: tests + settings)
}

let package = Package(
  name: "Inlay",
  products: [
    .library(name: "Inlay", targets: ["Inlay"]),
    .library(name: "InlayControls", targets: ["InlayControls"]),
    .library(name: "InlayFiles", targets: ["InlayFiles"]),
    .library(name: "InlaySettings", targets: ["InlaySettings"]),
    .library(name: "InlayTesting", targets: ["InlayTesting"]),
    .library(name: "InlayWindow", targets: ["InlayWindow"]),
    .executable(name: "inlay-svg", targets: ["InlaySVG"]),
    .executable(name: "render", targets: ["InlayRender"]),
    .executable(name: "live", targets: ["InlayLive"]),
    .plugin(name: "InlayRenderPlugin", targets: ["InlayRenderPlugin"]),
    .plugin(name: "InlaySnapshotsPlugin", targets: ["InlaySnapshotsPlugin"]),
  ],
  dependencies: [argumentParser()],
  targets: [
    // Libraries of the system, by Debian's names; Demos/packages has all. The headers of those without a module of
    // pkg-config say what is missing.
    .target(name: "CInlayCairo", dependencies: ["CInlayGIO"], path: "Sources/CModules/CInlayCairo"),
    headers("CInlayDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    headers("CInlayExpat", pkgConfig: "expat", apt: "libexpat1-dev"),
    headers("CInlayYaml", pkgConfig: usesPkgConfig ? "yaml-0.1" : nil, apt: "libyaml-dev"),
    headers("CInlaySDL2", pkgConfig: usesPkgConfig ? "sdl2" : nil, apt: "libsdl2-dev"),
    headers("CInlayXCB", pkgConfig: "xcb-shm", apt: "libxcb-shm0-dev"),
    usesPkgConfig
      ? .systemLibrary(
        name: "CInlayHeaders", path: "Sources/CModules/CInlayHeaders/pkg-config", pkgConfig: "pangocairo")
      // Not the sources that lie among GLib's headers.
      : .target(
        name: "CInlayHeaders", path: "Sources/CModules/CInlayHeaders", exclude: ["pkg-config"], sources: ["headers.c"]),
    .target(name: "CInlayGIO", dependencies: ["CInlayHeaders"], path: "Sources/CModules/CInlayGIO"),
    .target(name: "CInlayLinux", path: "Sources/CModules/CInlayLinux", cSettings: commitSettings),

    module("InlaySystem", in: "Core", ["CInlayLinux"]),
    module("InlayGeometry", in: "Core"),
    module(
      "InlayGraphics", in: "Core", ["InlayGeometry", "InlaySystem", "CInlayCairo", "CInlayLinux"]),
    module("InlayText", in: "Core", ["InlayGraphics", "CInlayCairo", "CInlayLinux"]),
    module("InlayLayers", in: "Core", ["InlayText"]),
    module("InlayRows", in: "Core", ["InlayGeometry", "InlaySystem"]),
    module("InlayViews", in: "Core", ["InlayLayers"], exclude: ["Words/Texts", "Words/make"]),
    module("InlayLists", in: "Core", ["InlayRows", "InlayViews"]),

    module("InlayDecorations", in: "AddOns", ["InlayLists"]),
    module("InlayImages", in: "AddOns", ["InlayGraphics", "CInlayCairo", "CInlayDeflate", "CInlayLinux"]),
    module("InlayForms", in: "AddOns", ["InlayLists"]),
    module(
      "InlayLocalization", in: "AddOns", ["InlayViews", "CInlayExpat"], exclude: ["LICENSE-Unicode", "make-formats"]),
    module("InlayControls", in: "AddOns", ["InlayForms", "InlayLocalization", "InlayDecorations"]),
    module(
      "InlayFiles", in: "AddOns", ["InlayControls", "InlayDecorations", "InlayImages", "CInlayLinux", "CInlayYaml"]),
    module("InlaySettings", in: "AddOns", ["InlayFiles", "InlayLocalization"]),
    module("InlayTesting", in: "AddOns", ["InlayFiles"], resources: [.copy("Fonts")]),
    module(
      "InlayWindow", in: "AddOns",
      ["InlayViews", "CInlayGIO", "CInlayLinux", "CInlaySDL2", "CInlayXCB"]),

    .target(
      name: "Inlay",
      dependencies: [
        "InlaySystem", "InlayGeometry", "InlayGraphics", "InlayImages", "InlayText", "InlayLayers", "InlayRows",
        "InlayViews", "InlayLists", "InlayDecorations", "InlayForms", "InlayLocalization",
      ]),

    program("InlaySVG", ["InlayImages"], path: "Sources/AddOns/InlaySVG"),
    .target(name: "CInlayPrograms", path: "Demos/CInlayPrograms"),
    program(
      "InlayRender",
      [
        "CInlayPrograms", "Inlay", "InlayFiles", "InlaySettings",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Demos/render"),
    program(
      "InlayLive",
      [
        "Inlay", "InlayControls", "InlayFiles", "InlayWindow",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Demos/live"),
    program("InlayHello", ["Inlay"], path: "Demos/hello"),
    program("InlayTickets", ["Inlay"], path: "Demos/tickets"),
    program("InlayToday", ["Inlay", "InlayControls"], path: "Demos/today"),
    program(
      "InlayKiosk", ["Inlay", "InlayControls", "InlayWindow"], path: "Demos/kiosk",
      exclude: ["README.md", "cage.service", "kiosk.service", "pack", "session"], resources: [.copy("Texts")]),
    // For Demos/Benchmarks/instructions. Demos/Benchmarks/Package.swift builds them as users build programs.
    program("InlayBench", ["Inlay"], path: "Demos/Benchmarks/Sources/bench"),
    program("InlayScreens", ["Inlay", "InlayControls", "InlayFiles"], path: "Demos/Benchmarks/Sources/screens"),
    program("InlayReference", ["Inlay", "InlayControls", "InlayFiles"], path: "Documentation/reference"),
    .plugin(
      name: "InlayRenderPlugin",
      capability: .command(
        intent: .custom(verb: "render", description: "Make a picture of a scene file"),
        permissions: [.writeToPackageDirectory(reason: "It writes the picture.")])
    ),
    .plugin(
      name: "InlaySnapshotsPlugin",
      capability: .command(
        intent: .custom(verb: "snapshots", description: "Record, verify or prune the snapshots of the tests"),
        permissions: [.writeToPackageDirectory(reason: "It records snapshots, and removes those that no test uses.")])
    ),

    .target(
      name: "InlayTestSupport", dependencies: ["InlayImages", "InlayLayers"], path: "Tests/Shared/InlayTestSupport"),
    .target(
      name: "InlayTestReference", dependencies: ["InlayLayers", "InlayTestSupport"],
      path: "Tests/Shared/InlayTestReference"),
    .target(name: "CInlayAllocations", path: "Tests/Shared/CInlayAllocations"),

    test("InlaySystemTests", in: "Core", ["InlaySystem", "InlayTestSupport"]),
    test("InlayGraphicsTests", in: "Core", ["InlayGraphics", "InlayImages", "InlayText", "InlayTestSupport"]),
    test("InlayTextTests", in: "Core", ["InlayText", "InlayTestSupport"]),
    test(
      "InlayLayersTests", in: "Core",
      ["InlayLayers", "InlayImages", "InlayTestReference", "InlayTestSupport", "CInlayAllocations"]),
    test("InlayViewsTests", in: "Core", ["InlayControls", "InlayViews", "InlayTestSupport"]),
    test("InlayRowsTests", in: "Core", ["InlayRows", "InlayTestSupport", "CInlayAllocations"]),
    test(
      "InlayListsTests", in: "Core",
      ["InlayDecorations", "InlayForms", "InlayLists", "InlayTestSupport", "CInlayAllocations"]),

    test("InlayImagesTests", in: "AddOns", ["InlayImages", "InlayTestSupport"]),
    test("InlayControlsTests", in: "AddOns", ["InlayControls", "InlayTestSupport", "CInlayAllocations"]),
    test("InlayLocalizationTests", in: "AddOns", ["InlayLocalization", "InlayTestSupport"]),
    test("InlayFilesTests", in: "AddOns", ["InlayFiles", "InlayTestSupport"]),
    test("InlaySettingsTests", in: "AddOns", ["InlaySettings", "InlayTestSupport"]),
    test("InlayTestingTests", in: "AddOns", ["InlayTesting", "Inlay", "InlayTestSupport"], exclude: ["Snapshots"]),
    test(
      "InlayWindowTests", in: "AddOns",
      ["InlayWindow", "Inlay", "InlayControls", "CInlaySDL2", "CInlayXCB", "InlayTestSupport"]),
    test(
      "InlayBridgeTests", in: "AddOns",
      ["InlayLive", "CInlayGIO", "CInlaySDL2", "InlayFiles", "InlayWindow", "InlayTestSupport"],
      exclude: ["Orca", "client.py"]),

    test("InlayTests", in: "Programs", ["Inlay", "InlayControls", "InlayFiles", "InlaySettings"]),
    test(
      "InlayIsolationTests", in: "Programs", ["Inlay", "InlayControls", "InlayWindow"],
      settings: [.defaultIsolation(MainActor.self)]),
    test("InlayTodayTests", in: "Programs", ["InlayToday", "InlayFiles", "InlayTestSupport"]),
    test(
      "InlayKioskTests", in: "Programs",
      ["InlayKiosk", "Inlay", "InlayControls", "InlayFiles", "InlayTestSupport"]),
    test(
      "InlayLiveTests", in: "Programs",
      ["InlayLive", "InlayControls", "InlayFiles", "InlayWindow", "Inlay", "CInlaySDL2", "InlayTestSupport"]),
    test(
      "InlayDocumentationTests", in: "Programs",
      ["InlayReference", "InlayRender", "InlayLive", "InlaySettings", "InlayTesting", "InlayTestSupport"]),
    test("InlayRenderTests", in: "Programs", ["InlayRender", "InlayFiles", "InlayTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
