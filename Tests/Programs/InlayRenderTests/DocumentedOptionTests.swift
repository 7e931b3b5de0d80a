import ArgumentParser
import Foundation
import Testing

@testable import InlayRender

/// README, articles and the pages of Demos name options that their programs have.
@Suite struct DocumentedOptionTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

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
    in: Render.helpMessage(includeHidden: true) + Batch.helpMessage(includeHidden: true)
  ).union([CompletionScript.option])

  /// Those of `live`, `kiosk` and scripts, by their sources, and of SwiftPM.
  private static let others = options(
    in: (files("Demos/kiosk", ".swift") + ["Tests/run", "Demos/Pictures/make"]).map(text).joined()
  ).union(liveOptions).union(["--static-swift-stdlib"])

  private static let liveOptions: Set = ["--scenes", "--scale", "--language", "--record", "--version", "--help"]

  private static let pages = ["README.md", "CONTRIBUTING.md"] + files("Sources", ".md")

  @Test("commands of render and live in blocks have their options", arguments: pages + files("Demos", ".md"))
  func commands(page: String) {
    for block in Self.text(page).matches(of: #/```(?:sh|dockerfile)\n(?<code>[\s\S]*?)```/#) {
      for line in block.output.code.replacing("\\\n", with: " ").split(separator: "\n") {
        let command = line.prefix { $0 != "#" }
        for (program, known) in [("render", Self.own), ("live", Self.liveOptions)] {
          guard let name = command.firstRange(of: program + " ") else { continue }
          let before = command[..<name.lowerBound].last ?? " "
          guard before == " " || before == "/" else { continue }
          for option in Self.options(in: String(command[name.upperBound...])) {
            let isKnown = known.contains(option)
            #expect(isKnown, "\(page): \(line)")
          }
        }
      }
    }
  }

  @Test("options in backticks exist", arguments: pages)
  func names(page: String) {
    let prose = Self.text(page).replacing(#/```[\s\S]*?```/#, with: "")
    for match in prose.matches(of: #/`(?<code>(?:render |--)[^`\n]+)`/#) {
      for option in Self.options(in: String(match.output.code)) {
        let isKnown = Self.own.contains(option) || Self.others.contains(option)
        #expect(isKnown, "\(page): \(option)")
      }
    }
  }

  @Test("an option that does not exist is found")
  func unknown() {
    #expect(Self.own.contains("--compare") && Self.own.contains("--out-dir") && !Self.own.contains("--colour"))
    #expect(Self.options(in: "a -- b, `--text-scale 2`") == ["--text-scale"])
  }
}
