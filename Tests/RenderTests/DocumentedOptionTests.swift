import ArgumentParser
import Foundation
import Testing

@testable import render

/// README, articles and the pages of Demos name options that their programs have.
@Suite struct DocumentedOptionTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  private static func text(_ path: String) -> String {
    (try? String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  private static func files(_ folder: String, _ suffix: String) -> [String] {
    (FileManager.default.enumerator(atPath: project.appendingPathComponent(folder).path)?.allObjects ?? [])
      .compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) && !$0.contains(".build") }
      .map { folder + "/" + $0 }.sorted()
  }

  private static func options(in text: String) -> Set<String> {
    Set(text.matches(of: #/(?:^|[^\w-])(?<option>--[a-z][a-z-]*)/#).map { String($0.output.option) })
  }

  /// The options of `render` and `render batch`, by their help.
  private static let own = options(
    in: Render.helpMessage(includeHidden: true) + Batch.helpMessage(includeHidden: true))

  /// Those of live, kiosk and scripts, by their sources.
  private static let others = options(
    in: (files("Demos/live", ".swift") + files("Demos/kiosk", ".swift") + ["Tests/run", "Demos/Pictures/make"])
      .map(text).joined()
  ).union(["--record", "--scenes", "--version", "--help"])

  /// Those of Swift's commands and of other programs.
  private static let foreign: Set = [
    "--product", "--type", "--from", "--package", "--static-swift-stdlib", "--show-bin-path", "--filter", "--target",
    "--read-only", "--network", "--cap-drop", "--rm", "--no-install-recommends", "--no-export-dynamic", "--no-dpms",
    "--now", "--disabled-password", "--data-binary", "--array", "--scratch-path", "--swift-sdk", "--recursive",
    "--strict", "--skip-build", "--build-path", "--name", "--list", "--dependencies",
  ]

  private static let pages = ["README.md", "CONTRIBUTING.md"] + files("Sources", ".md") + files("Demos", ".md")

  @Test("options in code and in backticks exist", arguments: pages)
  func exist(page: String) {
    let text = Self.text(page)
    // Text outside of code has dashes only between words.
    for option in Self.options(in: text).sorted() {
      let isKnown = Self.own.contains(option) || Self.others.contains(option) || Self.foreign.contains(option)
      #expect(isKnown, "\(page): \(option)")
    }
  }

  @Test("commands of render in blocks have options of render", arguments: pages)
  func commands(page: String) {
    for block in Self.text(page).matches(of: #/```(?:sh|dockerfile)\n(?<code>[\s\S]*?)```/#) {
      for line in block.output.code.replacing("\\\n", with: " ").split(separator: "\n") {
        let command = line.prefix { $0 != "#" }
        guard let match = command.firstMatch(of: #/(?:^|[ \/])render (?!-c)(?<arguments>.*)/#) else { continue }
        for option in Self.options(in: String(match.output.arguments)) {
          #expect(Self.own.contains(option), "\(page): \(line)")
        }
      }
    }
  }

  @Test("an option that does not exist is found")
  func unknown() {
    #expect(Self.own.contains("--compare") && Self.own.contains("--out-dir") && !Self.own.contains("--colour"))
    #expect(Self.options(in: "a -- b, `--text-scale 2`") == ["--text-scale"])
  }
}
