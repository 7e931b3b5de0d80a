import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists

@testable import InlayFiles

/// A key with a value, as the text of a scene file, and the equal setting in code.
struct Setting<Target> {
  let key: String
  let text: String
  let apply: (Target, CodeScene) throws -> Void
}

/// A key of the schema, with makers for its value and the equal setting in code.
struct KeyCase<Target> {
  let key: String
  /// The share of objects that have the key.
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

/// A value with several keys of an object, set part by part.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension Maker {
  /// An object with some of its keys, which are noted as used.
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

/// The objects that code needs beside the layers while it makes a scene.
final class CodeScene {
  let files: MadeFiles
  let scale: Double
  let theme: Theme
  var layers: [String: Layer] = [:]
  /// The tables' data sources, which tables do not retain.
  var sources: [PlannedTableRows] = []
  /// The pages of each stack in the file.
  var pages: [ObjectIdentifier: [NavigationPage]] = [:]
  /// How many of them are shown, where that is said.
  var depths: [ObjectIdentifier: Int] = [:]
  /// The layers that `sublayers` added to layers with sublayers of their own.
  var addedSublayers: [ObjectIdentifier: [Layer]] = [:]

  init(files: MadeFiles, scale: Double, theme: Theme) {
    self.files = files
    self.scale = scale
    self.theme = theme
  }

  func image(_ planned: PlannedImage) throws -> Image {
    guard let symbol = planned.symbol else {
      let image = try files.image(planned.file, scale: scale)
      if let tile = planned.tile { return .tile(image, color: tile, tint: planned.tint) }
      return planned.tint.map(image.tinted) ?? image
    }
    if let tile = planned.tile {
      return .tile(symbol, color: tile, tint: planned.tint, weight: planned.weight?.weight ?? .medium)
    }
    return .symbol(symbol, givenSize: planned.size, givenWeight: planned.weight?.weight, tint: planned.tint)
  }
}
