import Foundation
import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayFiles

/// Scenes with random mistakes: loading any file ends with a scene or with problems.
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
    """
    inlay: 1
    size: [60, 60]
    scale: 1.5
    layers:
      - {frame: [9, 9, 30, 30], cornerRadius: 9, cornerCurve: continuous, backgroundColor: tint, shadowOpacity: 0.5, shadowRadius: 2}
      - shadowColor: "#f00"
        shadowOpacity: 1
        shadowOffset: [1, 2]
        sublayers: [{frame: [1, 1, 9, 9], backgroundColor: label}, {frame: [5, 5, 9, 9], backgroundColor: tint}]
      - &g {type: gradient, frame: [5, 5, 30, 30], colors: ["#f00", link], locations: [0, 0.5], kind: radial, startPoint: [0.1, 0.2]}
      - {type: gradient, frame: [5, 25, 30, 30], colors: [label, "#0000"], endPoint: [1, 1], mask: *g}
      - type: shape
        path: M1 2L30 4c1 2 3 4 5 6A5 6 7 0 1 30 30Z
        fillColor: null
        fillRule: evenOdd
        strokeColor: tint
        lineWidth: 3
        lineCap: round
        lineJoin: bevel
        transform: [1, 0.5, -0.5, 1, 3, 3]
        mask: {type: shape, path: M0 0H20V20Z, magnificationFilter: nearest}
      - {type: text, frame: [2, 2, 50, 30], string: ab, textShadow: {color: tint, offset: [1, 1], radius: 2}}
    """,
    """
    inlay: 1
    size: [60, 60]
    theme: modern
    layers:
      - {name: box, frame: [9, 9, 30, 30], backgroundColor: tint, theme: plum-2011, appearance: dark}
      - name: list
        type: table
        style: rounded
        frame: [0, 0, 60, 60]
        rowHeight: 12
        sections: [{header: H, rows: [{title: A, isSelected: true}, {title: B}, {title: C}]}, {rows: [{title: D}]}]
    script:
      - tick: 0
      - insert: {layer: list, at: [0, 1], rows: [{title: X, height: 20}, {title: Y}]}
      - move: {layer: list, at: [0, 0], to: [1, 1]}
      - delete: {layer: list, at: [0, 2]}
      - insert: {layer: list, section: 1, sections: [{header: N, rows: [{}]}]}
      - move: {layer: list, section: 2, toSection: 0}
      - delete: {layer: list, section: 1}
      - select: {layer: list, at: [0, 1]}
      - set: {layer: list, rowHeight: null, cornerRadius: 9, sections: [{rows: [{title: Z}]}]}
      - scroll: {layer: list, by: [0, 5]}
      - setTheme: {theme: settings, appearance: dark}
      - resize: [50, 40]
      - run: 0.1
      - set: {layer: box, theme: null, opacity: 0.5}
      - expect: {problems: 0}
    """,
    #"{"inlay":1,"size":[20,20],"layers":[{"frame":[0,0,9,9],"backgroundColor":[1,0,0,0.5],"name":"\uD83D\uDE00"}]}"#,
  ]

  /// The project's own scenes, and the folder of their images.
  private static let demos: [(text: String, folder: SceneFolder)] = {
    DemoScenes.names.compactMap { name in
      let file = DemoScenes.folder + "/" + name
      return (try? String(contentsOfFile: file, encoding: .utf8)).map { ($0, SceneFolder(ofFile: file)) }
    }
  }()

  /// The number of mutations of each of the project's own scenes, which are slow.
  private static let demoStride: UInt64 = 12

  /// Inserted texts: everything with a meaning to some part of the reader.
  private static let pieces = [
    "[", "]", "{", "}", ":", ": ", ",", "-", "- ", "\n", "  ", "\t", "#", "\"", "'", "&a ", "*a", "*b", "!!str ", "|\n",
    ">\n", "? ", "---\n", "...\n", "%YAML 1.1\n", "<<: *a\n", "null", "~", "true", "yes", "0", "-1", "1e9", "1e999",
    ".nan",
    "0.0000001", "[0,0,0,0]", "\\uD83D", "\\uDE00", "\\", "😀", "type: table", "layers: ", "sublayers: [", "@",
    "`", "text", "frame: ", "rows: ", "height: auto",
    "mask: ", "path: ", "M", "z", "type: shape", "type: gradient", "shadowOpacity: 1", "null, ", "999",
  ]

  static func mutated(_ text: String, _ random: inout SeededRandom) -> [UInt8] {
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
        // A changed digit often keeps the scene valid, with other numbers.
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

  @Test("a scene with random mistakes loads, or its problems are reported in order, at places inside the file")
  func mutations() throws {
    var options = SceneOptions()
    options.limits.maximumPixels = 20_000
    options.limits.maximumLayers = 2_000
    var loadedCount = 0
    var demoCount = 0
    for seed in 0..<UInt64(Seeds.isLong ? 100_000 : 2_500) {
      var random = SeededRandom(seed: seed)
      let isDemo = seed % Self.demoStride == 0 && !Self.demos.isEmpty
      let demo = isDemo ? Self.demos[Int(seed / Self.demoStride) % Self.demos.count] : nil
      let text = demo?.text ?? Self.seeds[Int(seed % UInt64(Self.seeds.count))]
      let bytes = Self.mutated(text, &random)
      options.size = isDemo ? Size(width: 120, height: 90) : nil
      options.scale = isDemo ? 1 : nil
      do throws(FileError) {
        let file = SceneFile(bytes, name: "f", folder: demo?.folder ?? SceneFolder(ofFile: nil))
        let loaded = try file.load(options)
        loadedCount += 1
        if isDemo { demoCount += 1 }
        #expect(!loaded.scene.layerDump().isEmpty)
        if loaded.hasScript { try Self.run(loaded, seed) }
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
    #expect(demoCount > 50)
  }

  /// Runs a script unless it is long. The script may exceed the limits.
  private static func run(_ loaded: LoadedScene, _ seed: UInt64) throws(FileError) {
    let steps = loaded.script.steps
    let seconds = steps.reduce(0) { $0 + ($1.name == "run" ? $1.value.number ?? 0 : 0) }
    guard seconds <= 1, steps.allSatisfy({ $0.name != "snapshot" }) else { return }
    do {
      try ScriptRunner(loaded).run()
    } catch let error as FileError {
      throw error
    } catch {
      Issue.record("seed \(seed): \(error)")
    }
  }
}
