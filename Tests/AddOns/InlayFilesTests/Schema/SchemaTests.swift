import InlayGraphics
import InlayLayers
import InlayLists
import Testing

@testable import InlayFiles

@Suite struct SchemaTests {
  /// All keys of all kinds, each with the kind and type that it belongs to.
  private static let keys: [(owner: String, key: Key)] = ObjectKind.allCases.flatMap { kind in
    kind.spec.keys.map { ("\(kind)", $0) }
      + kind.spec.keysByType.flatMap { type, keys in keys.map { ("\(kind) \(type)", $0) } }
  }

  /// A default value as a file has it; nil for no value.
  private func written(_ standard: Key.Standard) -> String? {
    switch standard {
    case .required: nil
    case .none, .derived: "null"
    case .number(let number): number.text
    case .numbers(let numbers): "[" + numbers.map(\.text).joined(separator: ", ") + "]"
    case .boolean(let boolean): boolean ? "true" : "false"
    case .text(let text): "\"\(text)\""
    case .emptyList: "[]"
    }
  }

  @Test("no kind of object has two keys of one name")
  func distinctNames() {
    for kind in ObjectKind.allCases {
      #expect(Set(kind.spec.keys.map(\.name)).count == kind.spec.keys.count, "\(kind)")
      for (type, keys) in kind.spec.keysByType {
        #expect(Set(keys.map(\.name)).count == keys.count, "\(kind) \(type)")
      }
    }
  }

  @Test("the reference has each default value on one line")
  func standardsOnOneLine() {
    let standards = ObjectReference.all.flatMap(\.groups).flatMap(\.keys).compactMap(\.standard)
    #expect(standards.allSatisfy { !$0.contains("\n") })
    #expect(standards.contains("[1, 0, 0, 1, 0, 0]"))
  }

  @Test("every key accepts its default value")
  func standardsAreTaken() throws {
    for (owner, key) in Self.keys {
      guard let text = written(key.standard) else { continue }
      let value = try #require(try DocumentReader.read(Array("v: \(text)".utf8)).root.entries.first).value
      #expect(key.standard.equals(value), "\(owner) \(key.name)")
      #expect(value.isNull ? key.acceptsNull : key.type.fits(value), "\(owner) \(key.name)")
      if !value.isNull { #expect(key.type.accepts(value), "\(owner) \(key.name)") }
    }
  }

  /// The keys of a kind with their default values, in flow style, and further entries.
  private func object(_ kind: ObjectKind, type: String? = nil, without left: Set<String>, _ entries: String) -> String {
    let own = kind.spec.keysByType.first { $0.type == type }?.keys ?? []
    let names = Set(own.map(\.name))
    let keys = own + kind.spec.keys.filter { !names.contains($0.name) }
    let written = keys.filter { !left.contains($0.name) }.compactMap { key in
      self.written(key.standard).map { "\(key.name): \($0)" }
    }
    return "{" + ([entries] + written).joined(separator: ", ") + "}"
  }

  @Test("writing the default value of every key is the same as leaving it out, in layers of each type")
  func layerStandards() throws {
    let place = "frame: [5, 5, 70, 60]"
    for type in ["layer", "text", "image", "table", "gradient", "shape"] {
      let extras = [
        "table": ", style: rounded", "text": ", string: a b", "gradient": ", colors: [label, tint]",
        "shape": ", path: M0 0L40 30L0 30, strokeColor: tint",
      ]
      let extra = extras[type] ?? ""
      let short = "{\(place), type: \(type)\(extra)}"
      let left: Set = [
        "frame", "bounds", "position", "type", "style", "generate", "string", "colors", "path", "strokeColor",
      ]
      let long = object(.layer, type: type, without: left, "\(place), type: \(type)\(extra)")
      try expectSame("- " + short, "- " + long)
    }
  }

  @Test("writing the default value of every key is the same as leaving it out, in rows and scenes")
  func otherStandards() throws {
    func table(_ row: String) -> String {
      "- {type: table, frame: [0, 0, 100, 100], sections: [{header: {text: h}, rows: [\(row)]}]}"
    }
    try expectSame(
      table("{title: a, detail: b}"), table(object(.row, without: ["title", "detail"], "title: a, detail: b")))
    let scene = object(.scene, without: ["layers"], "inlay: 1, size: [50, 50], layers: [{type: text, string: a}]")
    let short = "{inlay: 1, size: [50, 50], layers: [{type: text, string: a}]}"
    #expect(try loadScene(scene).scene.traits == loadScene(short).scene.traits)
    #expect(try loadScene(scene).scene.layerDump() == loadScene(short).scene.layerDump())
  }

  private func expectSame(_ first: String, _ second: String) throws {
    let scenes = (try loadLayers(first), try loadLayers(second))
    #expect(scenes.0.scene.layerDump() == scenes.1.scene.layerDump(), "\(second)")
    #expect(try scenes.0.pixels() == scenes.1.pixels(), "\(second)")
  }

  @Test("the default values of layers are those of the Swift type")
  func swiftStandards() throws {
    let text = object(.layer, type: "layer", without: ["frame", "type"], "type: layer, name: a")
    let layer = try loadLayers("- " + text.replacing("name: null, ", with: "")).layer("a")
    let fresh = Layer()
    #expect(layer.frame == fresh.frame)
    #expect(layer.anchorPoint == fresh.anchorPoint)
    #expect(layer.transform == fresh.transform)
    #expect(layer.zPosition == fresh.zPosition)
    #expect(layer.isHidden == fresh.isHidden)
    #expect(layer.opacity == fresh.opacity)
    #expect(layer.backgroundColor == fresh.backgroundColor)
    #expect(layer.cornerRadius == fresh.cornerRadius)
    #expect(layer.maskedCorners == fresh.maskedCorners)
    #expect(layer.masksToBounds == fresh.masksToBounds)
    #expect(layer.borderWidth == fresh.borderWidth)
    #expect(layer.borderColor == fresh.borderColor)
    #expect(layer.contentsGravity == fresh.contentsGravity)
    #expect(layer.contentsRect == fresh.contentsRect)
    #expect(layer.contentsCenter == fresh.contentsCenter)
    #expect(layer.contentsScale == fresh.contentsScale)
    #expect(layer.cornerCurve == fresh.cornerCurve)
    #expect(layer.shadowColor == fresh.shadowColor)
    #expect(layer.shadowOpacity == fresh.shadowOpacity)
    #expect(layer.shadowRadius == fresh.shadowRadius)
    #expect(layer.shadowOffset == fresh.shadowOffset)
    #expect(layer.contentsInterpolation == fresh.contentsInterpolation)
    #expect(layer.mask == nil)
  }

  @Test("the default values of gradients and shapes are those of the Swift types")
  func swiftStandardsOfTypes() throws {
    func layer<L: Layer>(_ type: String) throws -> L {
      let text = object(.layer, type: type, without: ["frame", "type", "name"], "type: \(type), name: a")
      return try loadLayers("- " + text).layer("a", as: L.self)
    }
    let (gradient, freshGradient): (GradientLayer, _) = (try layer("gradient"), GradientLayer())
    #expect(gradient.startPoint == freshGradient.startPoint)
    #expect(gradient.endPoint == freshGradient.endPoint)
    #expect(gradient.kind == freshGradient.kind)
    #expect(gradient.locations == freshGradient.locations)
    let (shape, freshShape): (ShapeLayer, _) = (try layer("shape"), ShapeLayer())
    #expect(shape.fillColor == freshShape.fillColor)
    #expect(shape.fillRule == freshShape.fillRule)
    #expect(shape.strokeColor == freshShape.strokeColor)
    #expect(shape.lineWidth == freshShape.lineWidth)
    #expect(shape.lineCap == freshShape.lineCap)
    #expect(shape.lineJoin == freshShape.lineJoin)
  }
}
