import Foundation
import Testing

/// The page Troubleshooting has messages that users can see.
@Suite struct TroubleshootingTests {
  private static let sources: String = {
    let files = ["Sources", "Demos"].flatMap { Documentation.files($0, ".swift") + Documentation.files($0, ".h") }
    return files.map(Documentation.text).joined(separator: "\n")
  }()

  /// The messages in the headings of a page; dots stand for parts that vary.
  private static func messages(in page: String) -> [String] {
    page.matches(of: #/\n### `(?<message>[^`\n]+)`\n/#).map { String($0.output.message) }
  }

  /// Whether the sources have all parts of a message.
  private static func isKnown(_ message: String) -> Bool {
    message.split(separator: "…").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ,:;")) }
      .allSatisfy { sources.contains($0) }
  }

  @Test("each message of the page is one of the library, or of its programs")
  func messages() {
    let found = Self.messages(in: Documentation.text("\(Documentation.catalogue)/Troubleshooting.md"))
    #expect(found.count >= 30)
    for message in found { #expect(Self.isKnown(message), "\(message)") }
  }

  @Test("a message that nothing prints is found")
  func faults() {
    let found = Self.messages(in: "\n### `the teapot of … is empty`\n\nFill it.\n")
    #expect(found == ["the teapot of … is empty"] && !found.allSatisfy(Self.isKnown))
    #expect(Self.isKnown("no theme is named …"))
  }
}
