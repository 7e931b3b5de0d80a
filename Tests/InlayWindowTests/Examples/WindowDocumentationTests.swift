import Foundation
import Inlay
import Testing

@testable import InlayWindow

@Suite struct WindowDocumentationTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  @Test("the code of each page is code that these tests compile", arguments: ["InlayWindow", "ThreadsAndTasks"])
  func code(page: String) throws {
    let example = try Self.lines(of: "Tests/InlayWindowTests/Examples/TeaScreen.swift")
    let blocks = try Self.lines(of: "Sources/InlayWindow/InlayWindow.docc/\(page).md").split(separator: "```")
    var count = 0
    for lines in blocks {
      let parts = lines.split(separator: "```swift", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      count += 1
      #expect(example.indices.contains { example[$0...].starts(with: parts[1]) }, "\(page): \(parts[1])")
    }
    #expect(count >= 1)
  }
}
