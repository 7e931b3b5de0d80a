import InlayGraphics
import InlayLayers
import InlayLists

@testable import InlayFiles

/// A key with a value, in a scene file's words, and what sets the same in code.
struct Setting<Target> {
  let key: String
  let text: String
  let apply: (Target, CodeScene) throws -> Void
}

/// A key of the schema: how a value for it is made, and how code sets it.
struct KeyCase<Target> {
  let key: String
  /// How often an object has the key.
  var likelihood = 0.25
  let make: (Maker) -> Setting<Target>

  init<T>(
    _ key: String, _ likelihood: Double, _ make: @escaping (Maker) -> Written<T>,
    code: @escaping (Target, T, CodeScene) throws -> Void
  ) {
    self.key = key
    self.likelihood = likelihood
    self.make = { maker in
      let written = make(maker)
      return Setting(key: key, text: written.text) { target, scene in try code(target, written.value, scene) }
    }
  }

  init<T>(
    _ key: String, _ likelihood: Double, _ make: @escaping (Maker) -> Written<T>,
    _ set: @escaping (Target, T) -> Void
  ) {
    self.init(key, likelihood, make, code: { target, value, _ in set(target, value) })
  }
}

extension KeyCase where Target == Layer {
  /// A key of layers of a type.
  init<L: Layer, T>(
    _ type: L.Type, _ key: String, _ make: @escaping (Maker) -> Written<T>, _ set: @escaping (L, T) -> Void
  ) {
    self.init(key, 0.25, make, code: { layer, value, _ in if let layer = layer as? L { set(layer, value) } })
  }
}

/// A value that the keys of an object set part by part.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension Maker {
  /// An object of some of its keys, noted as used.
  func object<Target>(
    _ kind: ObjectKind, _ cases: [KeyCase<Target>], likelihood: Double? = nil
  ) -> Written<[Setting<Target>]> {
    let settings = cases.filter { chance(likelihood ?? $0.likelihood) }.map { $0.make(self) }
    for setting in settings { usedKeys.insert("\(kind).\(setting.key)") }
    let entries = shuffled(settings.map { "\($0.key): \($0.text)" })
    return Written("{\(entries.joined(separator: ", "))}", settings)
  }
}

extension Sequence {
  func apply<Target>(to target: Target, _ scene: CodeScene) throws where Element == Setting<Target> {
    for setting in self { try setting.apply(target, scene) }
  }
}

/// What code needs beside the layers while it makes a scene.
final class CodeScene {
  let files: MadeFiles
  let scale: Double
  let theme: Theme
  var layers: [String: Layer] = [:]
  /// Tables do not keep their data sources.
  var sources: [PlannedTableRows] = []
  /// What the key `sublayers` put into layers that have others.
  var addedSublayers: [ObjectIdentifier: [Layer]] = [:]

  init(files: MadeFiles, scale: Double, theme: Theme) {
    self.files = files
    self.scale = scale
    self.theme = theme
  }

  func image(_ name: String) throws -> Image { try files.image(name, scale: scale) }
}
