import Foundation
import Inlay
import Testing

private let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../..").standardizedFileURL

@Suite struct DocumentationTests {
  private static let catalogue = "Sources/Inlay/Inlay.docc"

  private static let pages =
    ((try? FileManager.default.contentsOfDirectory(atPath: project.appendingPathComponent(catalogue).path)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted()

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: true).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// The lines of each Swift block of a page, without their indentation.
  private static func blocks(in page: [String]) -> [[String]] {
    var blocks: [[String]] = []
    var block: [String]?
    for line in page {
      if line == "```swift" {
        block = []
      } else if line == "```", let ended = block {
        blocks.append(ended)
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  @Test("the code of each page is code of the examples that these tests compile", arguments: pages)
  func code(page: String) throws {
    let files = ["AccessibilityExamples", "CellExamples", "InteractionExamples", "SurfaceExamples"].map {
      "InlayTests/" + $0
    }
    let examples = try (files + ["IsolationTests/ThermostatApp"]).map { try Self.lines(of: "Tests/\($0).swift") }
    for block in Self.blocks(in: try Self.lines(of: "\(Self.catalogue)/\(page)")) {
      let isCompiled = examples.contains { example in
        example.indices.contains { example[$0...].starts(with: block) }
      }
      #expect(isCompiled, "\(page) has code that no example has:\n\(block.joined(separator: "\n"))")
    }
    #expect(Self.pages.count >= 8)
  }

  @Test("the program in the README is the one in Demos/hello")
  func program() throws {
    let blocks = Self.blocks(in: try Self.lines(of: "README.md"))
    let hello = try Self.lines(of: "Demos/hello/main.swift")
    #expect(blocks.contains(hello))
  }

  @Test("the settings in the README are those of Demos/today and of their scene file")
  func today() throws {
    let readme = try Self.lines(of: "README.md")
    let blocks = Self.blocks(in: readme)
    for name in ["Settings", "main"] {
      #expect(blocks.contains(try Self.lines(of: "Demos/today/\(name).swift")))
    }
    let scene = try Self.lines(of: "Demos/Scenes/settings.yaml").dropFirst()
    #expect(readme.indices.contains { readme[$0...].starts(with: scene) })
  }

  @Test("the decoration in the README is that of Demos/tickets")
  func decoration() throws {
    let tickets = try Self.lines(of: "Demos/tickets/Tickets.swift")
    let blocks = Self.blocks(in: try Self.lines(of: "README.md"))
    let block = try #require(blocks.first { $0.contains { $0.contains("RowDecoration") } })
    #expect(tickets.indices.contains { tickets[$0...].starts(with: block) })
  }

  @Test("a page links only to existing pages", arguments: pages)
  func links(page: String) throws {
    for line in try Self.lines(of: "\(Self.catalogue)/\(page)") {
      for part in line.components(separatedBy: "<doc:").dropFirst() {
        let name = part.prefix { $0 != ">" }
        #expect(Self.pages.contains("\(name).md"), "\(page) names \(name)")
      }
    }
  }
}
