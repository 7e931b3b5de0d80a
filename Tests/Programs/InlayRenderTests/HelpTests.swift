import Foundation
import InlayTestSupport
import Testing

@Suite struct HelpTests {
  private func help(_ arguments: String...) throws -> String {
    let folder = try TestFolder()
    let result = try Program.run(arguments + ["--help"], in: folder.path)
    #expect(result.status == 0)
    return String(decoding: result.output, as: UTF8.self)
  }

  @Test("the help of render has its options in groups, with examples and exit codes")
  func render() throws {
    let help = try help()
    let titles = [
      "Examples:", "Exit codes:", "PICTURE:", "LOOK:", "FONTS AND WARNINGS:", "SETTINGS BUNDLES:", "CHECKING:",
      "COMPARING:", "LOOKING INSIDE:", "LIMITS:", "THEMES AND SCHEMAS:",
    ]
    for title in titles { #expect(help.contains(title), "\(title)") }
    #expect(help.components(separatedBy: "LIMITS:").count == 2)
  }

  @Test("the help of render batch has examples and groups too")
  func batch() throws {
    let help = try help("batch")
    for title in ["Examples:", "Exit codes:", "LIMITS:"] { #expect(help.contains(title), "\(title)") }
  }

  @Test("the word help says the same")
  func word() throws {
    let folder = try TestFolder()
    func said(_ arguments: String...) throws -> String {
      String(decoding: try Program.run(arguments, in: folder.path).output, as: UTF8.self)
    }
    #expect(try said("help") == help())
    #expect(try said("help", "batch") == help("batch"))
  }

  @Test("the version and the help are the same alone and beside other arguments, which the parser reads")
  func alone() throws {
    let folder = try TestFolder()
    func said(_ arguments: String...) throws -> String {
      let result = try Program.run(arguments, in: folder.path)
      #expect(result.status == 0 && result.errors.isEmpty, "\(arguments) \(result.errors)")
      return String(decoding: result.output, as: UTF8.self)
    }
    for word in ["--version", "--help", "-h"] {
      #expect(try said(word) == said("s.yaml", word))
      #expect(try said("batch", word) == said("batch", "jobs.jsonl", word))
    }
  }

  @Test("the examples are no wider than a terminal")
  func width() throws {
    for text in [try help(), try help("batch")] {
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }
}
