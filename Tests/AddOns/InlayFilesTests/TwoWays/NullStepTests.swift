import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayFiles

/// The law of null in a `set` step, over every key of layers of every type: a key that was set to some value and then
/// to null is as if it had never been set, in pictures, dumps and properties. The layer's other keys are random.
@Suite struct NullStepTests {
  private static let types = ObjectSpec.layer.keysByType.map(\.type)

  /// Keys whose null is a value: no colour, unknown progress, no limit.
  private static let withOwnNull: Set<String> = ["fillColor", "progress", "maximumWidth"]

  /// Keys that a layer has in place of another one: its place, and its rows.
  private static let alternatives: [String: Set<String>] = [
    "frame": ["bounds", "position"], "bounds": ["frame"], "position": ["frame"],
    "generate": ["sections"], "sections": ["generate"],
    // As many as colours.
    "colors": ["locations"],
    // A control shows by its opacity whether it is enabled.
    "isEnabled": ["opacity"],
    // A row of the file that is selected changes what the table allows.
    "allowsSelection": ["sections"], "allowsMultipleSelection": ["sections"],
    "allowsSelectionDuringEditing": ["sections"], "allowsMultipleSelectionDuringEditing": ["sections"],
  ]

  /// Properties that remember what was, and show nothing of it: numbers of changes, places in arrays, and the offset
  /// that was set last, which decides only on an offset beyond the content's ends.
  private static let memories: Set<String> = [
    "levels", "overridesVersion", "knownFocus", "accessibilitySettings", "slots", "slot", "lastGap", "contentMargins",
    "$__lazy_storage_$_heightsAhead",
    "pinsHeaders", "titleImage", "changeCount", "ownersMoves", "ownersOffset",
  ]

  /// A number that depends on the letters of a name.
  private static func number(of name: String) -> Int { name.utf8.reduce(0) { $0 + Int($1) } }

  /// Whether a key is tried in a type: in a short run, one that layers of all types have in one type.
  private static func isTried(_ key: String, in type: String) -> Bool {
    Seeds.isLong || !ObjectSpec.layer.keys.contains { $0.name == key }
      || types[number(of: key) % types.count] == type
  }

  private struct Moment: Equatable {
    let pixels: [UInt32]
    let dump: String
    let json: String
    let properties: [String]
  }

  private let files: MadeFiles

  init() throws { files = try MadeFiles() }

  private func moment(_ text: String) throws -> Moment {
    let folder = SceneFolder(ofFile: files.folder["scene.yaml"])
    let loaded = try SceneFile(Array(text.utf8), name: "scene", folder: folder).load()
    loaded.onProblem = { _ in }
    let runner = try ScriptRunner(loaded)
    try runner.run()
    var found: [String] = []
    var layers = [loaded.scene.root]
    while let layer = layers.popLast() {
      if layer.name != nil {
        found += properties(of: layer).filter { !Self.memories.contains($0.key) }.sorted { $0.key < $1.key }
          .map { "\($0.key): \($0.value)" }
      }
      layers += layer.sublayers
    }
    return Moment(
      pixels: runner.surface.pixels(), dump: loaded.scene.root.dump(), json: loaded.scene.layerDump(), properties: found
    )
  }

  private func difference(_ type: String, _ keyCase: KeyCase<Layer>, seed: UInt64) throws -> String? {
    let key = keyCase.key
    let maker = Maker(seed: seed, files: files)
    maker.names = ["under"]
    maker.colorCount = 3
    let layer = maker.layer(type).value
    var left = (Self.alternatives[key] ?? []).union([key])
    // What makes the content shorter moves it.
    if type == "table" { left.formUnion(["contentOffset", "bounds"]) }
    var entries = layer.settings.filter { !left.contains($0.key) }.map { "\($0.key): \($0.text)" }
    entries += layer.makingText.map { "\($0.key): \($0.value)" } + ["name: \(layer.name)", "type: \(type)"]
    if key == "locations", !layer.settings.contains(where: { $0.key == "colors" }) {
      entries.append("colors: ['#f00', '#0f0', '#00f']")
      maker.colorCount = 3
    }
    let written = layer.settings.first { $0.key == key }?.text
    let value = keyCase.make(maker).text
    func scene(_ entries: [String], _ steps: [String]) -> String {
      let own = "{\(entries.joined(separator: ", "))}"
      let shown = type == "page" ? "{type: navigation, frame: [0, 0, 90, 90], pages: [\(own)]}" : own
      // Animations of a change are over at the next step.
      let script = steps.map { "{\($0)}, {tick: 9}, {tick: 9}" }.joined(separator: ", ")
      return "inlay: 1\nsize: [100, 90]\ntheme: settings\nlayers: [{name: under}, \(shown)]\nscript: [\(script)]\n"
    }
    func set(_ value: String) -> String { "set: {layer: \(layer.name), \(key): \(value)}" }
    let never = scene(entries, ["tick: 0", "tick: 0", "tick: 0"])
    var cases: [String] = []
    // In a short run a layer begins with the key in the file, if it has the key, or without it.
    let takesBoth = Seeds.isLong
    let beginsWithKey = (Int(seed) + Self.number(of: key)) % 2 == 0
    if written == nil || takesBoth || !beginsWithKey {
      cases.append(scene(entries, ["tick: 0", set(value), set("null")]))
    }
    if let written, takesBoth || beginsWithKey {
      cases.append(scene(entries + ["\(key): \(written)"], ["tick: 0", "tick: 0", set("null")]))
    }
    let wanted = try moment(never)
    for text in cases {
      let found = try moment(text)
      if let index = found.properties.indices.first(where: {
        wanted.properties.count <= $0 || wanted.properties[$0] != found.properties[$0]
      }) {
        let other = wanted.properties.count > index ? wanted.properties[index] : "nothing"
        return "\(found.properties[index]), never set \(other)\n\(text)"
      }
      let (count, wantedCount) = (found.properties.count, wanted.properties.count)
      if count != wantedCount { return "\(count) properties, never set \(wantedCount)\n\(text)" }
      if found.dump != wanted.dump { return "dump\n\(found.dump)\nnever set\n\(wanted.dump)\n\(text)" }
      if found.json != wanted.json { return "json\n\(found.json)\nnever set\n\(wanted.json)\n\(text)" }
      if found.pixels != wanted.pixels { return "pixels\n\(text)" }
    }
    return nil
  }

  @Test("a key that was set, and then to null, is as if it had never been set", arguments: types)
  func law(type: String) throws {
    for keyCase in KeyCase.all(ofType: type) {
      guard let key = ObjectSpec.layer.key(keyCase.key, type: type), key.acceptsNullInStep,
        !Self.withOwnNull.contains(key.name), Self.isTried(key.name, in: type)
      else { continue }
      for seed in Seeds.first(2, long: 60) {
        do {
          guard let failure = try difference(type, keyCase, seed: seed) else { continue }
          Issue.record("\(type).\(key.name), seed \(seed): \(failure)")
        } catch {
          Issue.record("\(type).\(key.name), seed \(seed): \(error)")
        }
        break
      }
    }
  }

  @Test("the law has every key of every type, and every key but those of making takes null", arguments: types)
  func complete(type: String) throws {
    let own = ObjectSpec.layer.keysByType.first { $0.type == type }?.keys ?? []
    let cases = Set(KeyCase.all(ofType: type).map(\.key))
    for key in own + ObjectSpec.layer.keys where key.acceptsNullInStep {
      #expect(cases.contains(key.name), "\(type).\(key.name)")
    }
    let refused = Set((own + ObjectSpec.layer.keys).filter { !$0.acceptsNullInStep }.map(\.name))
    #expect(refused.isSubset(of: PlannedScene.keysOfMaking.union(type == "text" ? ["textStyle"] : [])), "\(refused)")
  }

  @Test("checker and schema agree on null, and on values, of every key in a set step", arguments: types)
  func schema(type: String) throws {
    let maker = Maker(seed: 1, files: files)
    maker.names = ["under"]
    let own = ObjectSpec.layer.keysByType.first { $0.type == type }?.keys ?? []
    let names = (own + ObjectSpec.layer.keys).map(\.name).filter { Self.isTried($0, in: type) }
    for name in names {
      let isOfText = type == "text" && name == "textStyle"
      let base = type == "gradient" ? ", colors: ['#f00', '#0f0', '#00f']" : isOfText ? ", textStyle: title" : ""
      func problems(_ value: String) throws -> (checked: [String], schema: [String]) {
        let layer = "{name: x, type: \(type)\(base)}"
        let shown = type == "page" ? "{type: navigation, pages: [\(layer)]}" : layer
        let text = """
          inlay: 1
          size: [9, 9]
          layers: [{name: under}, \(shown)]
          script: [{set: {layer: x, \(name): \(value)}}]
          """
        let root = try DocumentReader.read(Array(text.utf8)).root
        return (InlayFilesTests.problems(text), try SchemaValidator.scenes.get().problems(root))
      }
      let accepts = ObjectSpec.layer.key(name, type: type)?.acceptsNullInStep ?? false
      let null = try problems("null")
      #expect(null.checked.isEmpty == accepts, "\(type).\(name): \(null.checked)")
      // Another type may have a key of the name that takes null.
      if accepts { #expect(null.schema == [], "\(type).\(name)") }
      let isFree = Self.types.allSatisfy {
        ObjectSpec.layer.key(name, type: $0).map { !$0.acceptsNullInStep } ?? true
      }
      if isFree { #expect(null.schema != [], "\(type).\(name)") }
      guard accepts, let keyCase = KeyCase.all(ofType: type).first(where: { $0.key == name }) else { continue }
      maker.colorCount = 3
      let value = keyCase.make(maker).text
      #expect(try problems(value).schema == [], "\(type).\(name): \(value)")
      #expect(try !problems("{nosuch: [x]}").schema.isEmpty, "\(type).\(name)")
    }
    #expect(!names.isEmpty)
  }

  @Test("a key that null cannot reset says why")
  func refused() {
    func message(_ layer: String, _ set: String) -> [String] {
      problems("inlay: 1\nsize: [9, 9]\nlayers:\n- {name: x, \(layer)}\nscript:\n- set: {layer: x, \(set)}\n")
    }
    #expect(
      message("type: text, textStyle: title", "textStyle: null")
        == ["6:19: script[0].set.textStyle: null cannot reset this key: the layer was made with it"])
    #expect(message("type: table", "style: null") == ["6:19: script[0].set.style: cannot be changed"])
  }
}
