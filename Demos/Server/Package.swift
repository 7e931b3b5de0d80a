// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Server",
  dependencies: [
    // A link to this repository: SwiftPM names a package by the last part of its path, and a checkout may have any
    // name.
    .package(name: "Inlay", path: "../.packages/inlay"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
  ],
  targets: [
    .executableTarget(
      name: "server",
      dependencies: [
        .product(name: "Inlay", package: "Inlay"), .product(name: "InlayFiles", package: "Inlay"),
        // The program that draws SVG files.
        .product(name: "inlay-svg", package: "Inlay"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "server", .product(name: "NIOEmbedded", package: "swift-nio"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
