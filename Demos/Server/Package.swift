// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = Context.environment["INLAY_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

let package = Package(
  name: "Server",
  dependencies: [
    .package(name: "Inlay", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
  ],
  targets: [
    .executableTarget(
      name: "server",
      dependencies: [
        .product(name: "Inlay", package: "Inlay"), .product(name: "InlayFiles", package: "Inlay"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "server", .product(name: "NIOEmbedded", package: "swift-nio"),
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
