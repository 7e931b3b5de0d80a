import Foundation
import InlayGraphics
import Testing

@testable import InlayFiles

/// Files made from the schema itself: any key of any object may have any number that is at the end of something.
private struct ExtremeFile {
  private var random: Random
  /// How many objects may still be made.
  private var room = 40

  init(seed: UInt64) { random = Random(seed: seed) }

  private static let numbers = [
    "0", "-0.0", "5e-324", "1e-300", "1e-9", "1e-10", "0.5", "1", "3", "40", "1e3", "32767", "1e9", "1e17", "1e300",
    "1.7e308",
  ]

  private mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &random)] }
  private mutating func happens(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func number(_ range: NumberRange = .any) -> String {
    for _ in 0..<9 {
      let text = (range.least < 0 && happens(30) ? "-" : "") + pick(Self.numbers)
      if let number = Double(text), range.contains(number.asMeant) { return text }
    }
    return "1"
  }

  /// A value that a key takes, or nil for one that is left out.
  private mutating func value(_ type: ValueType, _ depth: Int) -> String? {
    switch type {
    case .text: return pick(["a", "\"a b\"", "label"])
    case .boolean: return pick(["true", "false"])
    case .number(let range): return number(range)
    case .integer(let range):
      let most = min(range.upperBound, 50)
      return "\(pick([range.lowerBound, most, min(most, max(range.lowerBound, 3))]))"
    case .version(let version): return "\(version)"
    case .color, .fixedColor: return "\"#36c8\""
    case .language: return pick(["ja", "zh-Hant", "tr"])
    case .choice(let choices): return pick(choices.filter { !$0.isLater }.map(\.name))
    case .numbers(let names, let range):
      var numbers: [String] = []
      for index in names.indices { numbers.append(happens(40) ? number(range) : index < 2 ? "1" : "9") }
      return "[" + numbers.joined(separator: ", ") + "]"
    case .list(let element, _):
      guard depth < 6 else { return "[]" }
      var elements: [String] = []
      for _ in 0..<pick([0, 1, 1, 2, 3]) { if let value = value(element, depth + 1) { elements.append(value) } }
      return "[" + elements.joined(separator: ", ") + "]"
    case .object(let kind): return object(kind, depth + 1)
    case .pathData:
      return "M\(number()) 1L\(number()) \(number())C1 2 \(number()) 4 5 \(number())A\(number()) 6 0 0 1 3 3Z"
    case .either(let types): return value(pick(types), depth)
    case .file, .theme, .anything: return nil
    }
  }

  private mutating func object(_ kind: ObjectKind, _ depth: Int, type wanted: String? = nil) -> String? {
    room -= 1
    guard room > 0, depth < 7 else { return nil }
    let spec = kind.spec
    let type = wanted ?? (spec.keysByType.isEmpty ? nil : pick(spec.keysByType).type)
    var keys: [String] = []
    var names: Set<String> = []
    let own = spec.keysByType.first { $0.type == type }?.keys ?? []
    for key in own + spec.keys where !key.isLater && names.insert(key.name).inserted {
      if key.name == "type" {
        keys.append("type: \(type ?? "layer")")
      } else if key.isRequired || happens(kind == .layer ? 22 : 45) {
        let isExcluded = spec.exclusions.contains {
          $0.first == key.name && names.contains($0.second) || $0.second == key.name && names.contains($0.first)
        }
        if isExcluded && !key.isRequired {
          names.remove(key.name)
        } else if let value = value(key.type, depth) {
          keys.append("\(key.name): \(value)")
        } else {
          names.remove(key.name)
        }
      } else {
        names.remove(key.name)
      }
    }
    return "{" + keys.joined(separator: ", ") + "}"
  }

  /// Steps that change a layer called `it`, and frames between them.
  private mutating func script(_ type: String) -> String {
    var steps = ["{tick: 0}"]
    let keys = (ObjectSpec.layer.keysByType.first { $0.type == type }?.keys ?? []) + ObjectSpec.layer.keys
    for _ in 0..<pick([1, 2, 4]) {
      let key = pick(keys.filter { !["type", "style", "name", "font", "textStyle", "covers"].contains($0.name) })
      if let value = value(key.type, 4) { steps.append("{set: {layer: it, \(key.name): \(value)}}") }
      if type == "table" && happens(50) { steps.append("{scroll: {layer: it, by: [\(number()), \(number())]}}") }
      if happens(30) { steps.append("{tap: [\(number()), \(number())]}") }
      if happens(30) { steps.append("{drag: {from: [9, 9], to: [\(number()), \(number())], duration: 0.03}}") }
      steps.append("{tick: \(number(.notNegative))}")
    }
    return "[" + steps.joined(separator: ", ") + "]"
  }

  mutating func text() -> String {
    let type = pick(ObjectSpec.layer.keysByType).type
    var layers: [String] = []
    if var first = object(.layer, 0, type: type) {
      first.insert(contentsOf: "name: it, ", at: first.index(after: first.startIndex))
      layers.append(first.replacingOccurrences(of: ", name: a}", with: "}"))
    }
    if let second = object(.layer, 1) { layers.append(second) }
    let script = happens(40) ? "\nscript: " + self.script(type) : ""
    return "inlay: 1\nsize: [24, 18]\nscale: \(pick(["1", "2", "1.5"]))\nlayers: [\(layers.joined(separator: ", "))]"
      + script + "\n"
  }
}

@Suite struct ExtremeFilesTests {
  @Test("files of any numbers that the schema allows end with a picture or with problems")
  func numbers() throws {
    let isLong = ProcessInfo.processInfo.environment["INLAY_LONG"] == "1"
    var options = SceneOptions()
    options.limits.maximumPixels = 20_000
    options.limits.maximumLayers = 2_000
    var pictures = 0
    var problems: [String: Int] = [:]
    for seed in 1...UInt64(isLong ? 100_000 : 2_000) {
      var file = ExtremeFile(seed: seed)
      let text = file.text()
      if ProcessInfo.processInfo.environment["INLAY_SEEDS"] == "1" { print("seed \(seed)\n\(text)") }
      do {
        let loaded = try loadScene(text, options)
        if loaded.hasScript {
          try ScriptRunner(loaded).run()
        } else if seed % 4 == 0 {
          _ = try loaded.pixels()
          _ = try loaded.scene.svgData()
          _ = try loaded.scene.pdfData()
        } else {
          _ = try loaded.pixels()
        }
        #expect(!loaded.scene.layerDump().isEmpty)
        pictures += 1
      } catch let error as SceneFileError {
        for problem in error.problems { problems[problem.message, default: 0] += 1 }
      } catch let error as InlayError {
        problems[error.message, default: 0] += 1
      }
    }
    let worst = problems.sorted { $0.value > $1.value }.prefix(5)
    #expect(pictures > 500, "\(pictures) pictures; most often \(worst)")
  }

  @Test("numbers beyond 1e9 mean that limit, those closer to 0 than 1e-9 mean 0, and messages keep what is written")
  func limits() throws {
    let loaded = try loadLayers(
      """
      - {name: a, position: [1e300, -1.7e308], bounds: [1e-300, -1e-10, 1e9, 1e-9], zPosition: -5e-324}
      """)
    let layer = try loaded.layer("a")
    #expect(layer.position == Point(x: 1e9, y: -1e9))
    #expect(layer.bounds == Rect(x: 0, y: 0, width: 1e9, height: 1e-9))
    #expect(layer.zPosition == 0)
    #expect(
      problemsOfLayers("- {contentsScale: 1e-300}") == [
        "4:19: layers[0].contentsScale: expected a number above 0, found the number 1e-300"
      ])
    #expect(
      problemsOfLayers("- {shadowRadius: 1e300}") == [
        "4:18: layers[0].shadowRadius: expected a number not below 0 and not above 1000, found the number 1e300"
      ])
  }

  @Test("layers that steps insert nest no deeper than those of the file, told at the step")
  func insertedDepth() throws {
    func nested(_ count: Int, _ inner: String) -> String {
      String(repeating: "{sublayers: [", count: count) + inner + String(repeating: "]}", count: count)
    }
    func table(_ name: String) -> String {
      "{type: table, name: \(name), frame: [0, 0, 50, 50], sections: [{rows: []}]}"
    }
    let text = """
      inlay: 1
      size: [50, 50]
      layers: [\(nested(300, table("t0")))]
      script:
      - tick: 0
      - insert: {layer: t0, at: [0, 0], rows: [{content: [\(nested(100, table("t1")))]}]}
      - tick: 0
      - insert: {layer: t1, at: [0, 0], rows: [{content: [\(nested(100, table("t2")))]}]}
      - tick: 0
      """
    let found = problems { () throws(SceneFileError) in
      do {
        try ScriptRunner(try loadScene(text)).run()
      } catch let error as SceneFileError {
        throw error
      } catch {
        Issue.record("\(error)")
      }
    }
    #expect(found == ["8:3: script[3].insert: layers are nested more than 450 deep here"])
  }
}
