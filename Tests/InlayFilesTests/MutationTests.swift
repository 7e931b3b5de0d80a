import Foundation
import InlayFiles
import Testing

/// Scenes with random mistakes in them: whatever a file holds, loading ends with a scene or with problems.
@Suite struct MutationTests {
  private static let seeds = [
    """
    inlay: 1
    size: [40, 30]
    scale: 1.5
    background: "#eee"
    appearance: dark
    direction: rtl
    safeArea: [1, 2, 3, 4]
    layers:
      - &a {name: a, frame: [1, 2, 20, 10], opacity: 0.5, cornerRadius: 3, masksToBounds: true, sublayers: [{}]}
      - *a
      - type: text
        frame: [0, 0, 30, 20]
        string: "a\\uD83D\\uDE00 b"
        font: {family: [Inter, Serif], size: 9, weight: 700, italic: true}
        lineLimit: 2
        transform: [1, 0.5, -0.5, 1, 3, 3]
    script: []
    """,
    """
    inlay: 1
    size: [60, 60]
    layers:
      - type: table
        style: rounded
        frame: [0, 0, 60, 60]
        rowHeight: 12
        tableHeader: {frame: [0, 0, 9, 9]}
        contentOffset: [0, 5]
        sections:
          - header: H
            footer: {text: F, height: 9}
            rows:
              - &r {title: A, detail: B, accessory: switch, isOn: true, content: [{frame: [0, 0, 3, 3]}]}
              - *r
              - {title: C, style: subtitle, isSelected: true, height: 20, backgroundColor: "#ff0"}
      - {type: table, frame: [0, 0, 30, 30], generate: {sections: 3, rowsPerSection: 1000, title: "{row}"}}
    """,
    #"{"inlay":1,"size":[20,20],"layers":[{"frame":[0,0,9,9],"backgroundColor":[1,0,0,0.5],"name":"\uD83D\uDE00"}]}"#,
  ]

  /// What is put in: all that has a meaning to some part of the reader.
  private static let pieces = [
    "[", "]", "{", "}", ":", ": ", ",", "-", "- ", "\n", "  ", "\t", "#", "\"", "'", "&a ", "*a", "*b", "!!str ", "|\n",
    ">\n", "? ", "---\n", "...\n", "%YAML 1.1\n", "<<: *a\n", "null", "~", "true", "yes", "0", "-1", "1e9", "1e999",
    ".nan",
    "0.0000001", "[0,0,0,0]", "\\uD83D", "\\uDE00", "\\", "😀", "type: table", "layers: ", "sublayers: [", "@",
    "`", "text", "frame: ", "rows: ", "height: auto",
  ]

  private func mutated(_ text: String, _ random: inout Random) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let length = Int.random(in: 0...min(12, bytes.count - start), using: &random)
      switch Int.random(in: 0..<20, using: &random) {
      case 0: bytes.removeSubrange(start..<start + length)
      case 1:
        bytes.insert(contentsOf: bytes[start..<start + length], at: Int.random(in: 0...bytes.count, using: &random))
      case 2: bytes.replaceSubrange(start..<start + length, with: [UInt8.random(in: 0...255, using: &random)])
      case 3:
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).shuffled(using: &random)
        bytes = Array(lines.joined(separator: [0x0A]))
      case 4..<12:
        // Another digit: the scene stays one, with other numbers.
        let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
        if let digit = digits.randomElement(using: &random) {
          bytes[digit] = UInt8.random(in: 0x30...0x39, using: &random)
        }
      default:
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        bytes.replaceSubrange(start..<start + min(length, 3), with: Array(piece.utf8))
      }
    }
    return bytes
  }

  @Test("a scene with random mistakes loads, or its problems are told in order, at places that it has")
  func mutations() throws {
    let isLong = ProcessInfo.processInfo.environment["INLAY_LONG"] == "1"
    var options = SceneOptions()
    options.limits.maximumPixels = 20_000
    options.limits.maximumLayers = 2_000
    var loadedCount = 0
    for seed in 0..<UInt64(isLong ? 100_000 : 2_000) {
      var random = Random(seed: seed)
      let bytes = mutated(Self.seeds[Int(seed % UInt64(Self.seeds.count))], &random)
      do throws(SceneFileError) {
        let loaded = try SceneFile(contents: bytes, name: "f").load(options)
        loadedCount += 1
        #expect(!loaded.scene.layerDump().isEmpty)
        if seed % 7 == 0 { #expect(throws: Never.self, "seed \(seed)") { try loaded.pixels() } }
      } catch {
        let places = error.problems.map { [$0.line, $0.column] }
        let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 2
        #expect((1...100).contains(places.count), "seed \(seed)")
        #expect(!zip(places, places.dropFirst()).contains { ($0[0], $0[1]) > ($1[0], $1[1]) }, "seed \(seed)")
        #expect(places.allSatisfy { $0[0] >= 1 && $0[0] <= lines && $0[1] >= 1 }, "seed \(seed)")
        #expect(error.problems.allSatisfy { !$0.message.contains("\n") && !$0.message.isEmpty }, "seed \(seed)")
      }
    }
    #expect(loadedCount > 200, "mutations that leave a scene whole test what comes after reading")
  }
}
