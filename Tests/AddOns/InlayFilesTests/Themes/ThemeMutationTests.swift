import Foundation
import InlayFiles
import InlayTestSupport
import Testing

/// Themes with random mistakes: loading any file ends with a theme or with problems.
@Suite struct ThemeMutationTests {
  /// Includes the project's own themes.
  private static let seeds: [String] =
    written
    + ["Demos/Themes", "Demos/Scenes/themes", "Demos/Scenes/classic/themes"].flatMap { folder -> [String] in
      let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../../../" + folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return names.filter { $0.hasSuffix(".yaml") }.sorted().compactMap {
        try? String(contentsOf: url.appendingPathComponent($0), encoding: .utf8)
      }
    }

  private static let written = [
    """
    inlayTheme: 1
    name: plum
    extends: settings
    colors:
      table.background: {light: "#EFEFF4", dark: "#000000"}
      cell.background: &c {light: "#FFFFFF", dark: "#1C1C1E", highContrastLight: [0, 0, 0, 1]}
      cell.selected: *c
    fonts:
      family: [Inter, sans-serif]
    textStyles:
      title: {size: 17, weight: 400, color: label, uppercase: true}
    metrics:
      rowHeight: 44
      switchSize: [51, 31]
    """,
    """
    inlayTheme: 1
    extends: modern
    decoration:
      kind: slicedImages
      cornerRadius: 7
      imageCaps: [12, 12, 12, 12]
      border: {width: 1, color: separator}
      shadow: {radius: 3, offset: [0, 1], opacity: 0.5, color: {light: "#000", dark: "#fff"}}
    backgroundGradient: ["#123", tint]
    categories:
      warning: {background: "#FFF4E0", selected: "#FFE0B0", label: "#7A4B00"}
    """,
  ]

  @Test("a theme with random mistakes loads, or its problems are reported in order")
  func mutations() {
    var loadedCount = 0
    for seed in 0..<UInt64(Seeds.isLong ? 100_000 : 2_500) {
      var random = SeededRandom(seed: seed)
      let bytes = MutationTests.mutated(Self.seeds[Int(seed % UInt64(Self.seeds.count))], &random)
      do throws(FileError) {
        let loaded = try ThemeFile(data: bytes, name: "t").load()
        loadedCount += 1
        #expect(!loaded.theme.name.isEmpty || !bytes.isEmpty)
      } catch {
        let places = error.problems.map { ($0.line, $0.column) }
        #expect((1...100).contains(places.count), "seed \(seed)")
        #expect(!zip(places, places.dropFirst()).contains { $0 > $1 }, "seed \(seed)")
        #expect(error.problems.allSatisfy { !$0.message.contains("\n") }, "seed \(seed)")
      }
    }
    #expect(loadedCount > 200)
  }
}
