import Foundation
import Testing

/// Tests/comments, which counts public declarations whose comments lack something.
@Suite struct CommentTests {
  private static func run(_ arguments: [String]) throws -> (status: Int32, told: [String]) {
    let process = Process()
    process.executableURL = Documentation.project.appendingPathComponent("Tests/comments")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let told = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, told.split(separator: "\n").map(String.init))
  }

  @Test("every public declaration has a comment, which tells the default and what is thrown")
  func declarations() throws {
    let result = try Self.run(["--list"])
    #expect(result.status == 0 && result.told.isEmpty, "\(result.told.joined(separator: "\n"))")
  }

  @Test("a fault of a comment is found, and what explains itself is none")
  func faults() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("comments-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = """
      /// Of things.
      public struct A: Hashable {
        public var a: Int
        /// The number.
        public var b = 1
        /// The number; 1 by default.
        public var c = 1
        /// Reads.
        public func d() throws(E) {}
        /// Calls a closure.
        public func e(_ body: () throws -> Void) {}
        public static func == (a: A, b: A) -> Bool { true }
        var hidden = 1
        /// The kinds.
        public enum Kind {
          case one, two(x: Int)
          case three(Int)
        }
        @available(*, unavailable, renamed: "b")
        public var old: Int { 1 }
      }

      /// A protocol.
      public protocol P {
        /// The size.
        func size(_ a: Int, b: Int) -> Int
      }

      extension P {
        public func size(
          _ a: Int, b: Int
        ) -> Int { 1 }
        public func other() {}
      }
      """
    try source.write(to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
    let told = try Self.run(["--in", folder.path]).told
    let found = told.map { $0.split(separator: ":").prefix(3).joined(separator: ":") }
    #expect(
      found == [
        "A.swift:2: whose comment begins with no noun or verb",
        "A.swift:3: without a comment",
        "A.swift:5: that can be set, without their default",
        "A.swift:9: that throw, without saying what",
        "A.swift:17: without a comment",
        "A.swift:33: without a comment",
      ])
  }
}
