import Foundation
import Testing

/// Tests/english, which checks the English of pages and comments.
@Suite struct EnglishTests {
  private static func run(_ arguments: [String]) throws -> (status: Int32, told: [String]) {
    let process = Process()
    process.executableURL = Documentation.project.appendingPathComponent("Tests/english")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let told = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, told.split(separator: "\n").map(String.init))
  }

  /// Runs the command on a folder with these files.
  private static func run(files: [String: String]) throws -> (status: Int32, told: [String]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("english-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try run(["--in", folder.path])
  }

  @Test("pages and comments are in plain English")
  func project() throws {
    let result = try Self.run([])
    #expect(result.status == 0 && result.told.isEmpty, "\(result.told.joined(separator: "\n"))")
  }

  @Test("a page is checked for the rates of its prose")
  func rates() throws {
    let sentence = "The size of the text of a row is what the theme of the scene has; it stays. "
    let bad = String(repeating: sentence, count: 15)
    let good = String(repeating: "If you set a size, your text has it, and you see the result at once. ", count: 15)
    // Code, tables and headings are no prose, and a short page has no rates.
    let other = "# \(bad)\n\n```swift\n\(bad)\n```\n\n| \(bad) |\n|---|\n\n"
    let result = try Self.run(files: ["Bad.md": bad, "Good.md": other + good, "Short.md": sentence])
    #expect(result.status == 1)
    let rules = result.told.map { $0.split(separator: " ").dropFirst(2).prefix(4).joined(separator: " ") }
    #expect(rules.sorted() == ["of", "semicolons", "what", "you"].map { "\($0) in 1,000 words," })
    #expect(result.told.allSatisfy { $0.hasPrefix("Bad.md:1: ") }, "\(result.told)")
  }

  @Test("a reference page has fewer words to its reader")
  func reference() throws {
    let you = String(repeating: "You set a size here. ", count: 2)
    let page = you + String(repeating: "A row has that size. ", count: 50)
    let result = try Self.run(files: ["Guide.md": page, "Sources/PASSES.md": page])
    #expect(result.told.count == 1 && result.told.first?.hasPrefix("Guide.md:1: ") == true, "\(result.told)")
  }

  @Test("odd words are found over the ends of lines, with their line and a better word")
  func words() throws {
    let page = """
      # Looks of earlier years

      A frame takes 2 ms of processor
      time. `says` is code, and the screen reader says it.

      ```
      in the dark
      ```

      The button lies above the card, and a fault is told of.
      """
    let result = try Self.run(files: ["Page.md": page])
    let found = result.told.map { $0.split(separator: "\"").prefix(2).joined(separator: "") }
    #expect(
      found == [
        "Page.md:1: Looks of earlier years", "Page.md:3: processor time", "Page.md:10: fault",
        "Page.md:10: is told of", "Page.md:10: lies above",
      ], "\(result.told)")
    #expect(result.told.first?.hasSuffix("classic themes") == true)
  }

  @Test("plain sentences are no fault")
  func plain() throws {
    let page = """
      You can tell whether a key takes effect. The command takes a folder and a few seconds. It stands for a row.
      The reader is asked to confirm. A lock screen goes on to the next page. Press and hold to select. Background
      colours come from the theme. If you want this, go to Settings. Users tell Inlay what to do.
      """
    let result = try Self.run(files: ["Page.md": page])
    #expect(result.status == 0 && result.told.isEmpty, "\(result.told)")
  }

  @Test("a comment begins with a noun or a verb")
  func comments() throws {
    let source = """
      /// Of the last wait.
      var a = 1
      /// The size. In points.
      var b = 1
      func c() {
        // In a new scene this begins again.
        let d = "// Of text"  // Nil before.
        // If it is new, it begins again.
      }
      /// The colour of a
      /// ground, without `law`.
      var e = 1
      """
    let result = try Self.run(files: ["Sources/A.swift": source])
    let found = result.told.map { $0.split(separator: "\"").prefix(2).joined(separator: "") }
    #expect(
      found == [
        "Sources/A.swift:1: a comment begins with Of", "Sources/A.swift:6: a comment begins with In",
        "Sources/A.swift:7: a comment begins with Nil", "Sources/A.swift:11: ground",
      ], "\(result.told)")
  }
}
