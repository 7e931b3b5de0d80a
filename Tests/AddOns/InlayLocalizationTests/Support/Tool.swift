import Foundation

/// The program that compiles catalogues.
enum Tool {
  /// Nil where it is not installed.
  static let msgfmt: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(fileURLWithPath: String($0)).appendingPathComponent("msgfmt") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = msgfmt
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
  }
}
