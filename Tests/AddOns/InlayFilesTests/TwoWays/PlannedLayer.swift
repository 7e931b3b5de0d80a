import InlayDecorations
import InlayLayers
import InlayLists
import InlayText

@testable import InlayFiles

/// A layer with its sublayers, in a file and in code.
struct PlannedLayer {
  let type: String
  let name: String
  /// The text of the keys that identify the layer's kind.
  let makingText: [String: String]
  /// In the order of code.
  let settings: [Setting<Layer>]

  var isLabel: Bool { makingText["textStyle"] != nil }

  func make(_ scene: CodeScene) throws -> Layer {
    let layer = newLayer(scene)
    layer.name = name
    scene.layers[name] = layer
    try settings.apply(to: layer, scene)
    return layer
  }

  private func newLayer(_ scene: CodeScene) -> Layer {
    switch type {
    case "text":
      if let style = makingText["textStyle"].flatMap(TextStyle.init(rawValue:)) {
        let label = Label(textStyle: style)
        (label.numberOfLines, label.lineBreakMode) = (0, .wordWrap)
        return label
      }
      let text = TextLayer()
      text.scalingFont = Font(families: scene.theme.fontFamilies, size: 17)
      // As the format does.
      text.verticalAlignment = 0.5
      return text
    case "table":
      let style = makingText["style"] ?? "plain"
      let table = TableView(style: TableView.Style(rawValue: style) ?? .insetGrouped)
      if style == "insetGrouped" { table.maximumCardWidth = .infinity }
      // The format keeps headers at the top wherever the content begins.
      table.pinsBelowContentInset = false
      scene.show(PlannedTableRows.Content(), in: table)
      return table
    case "image": return ImageLayer()
    case "overlay": return RoundedCornerOverlay()
    case "gradient": return GradientLayer()
    case "shape": return ShapeLayer()
    default: return KeyCase.newControl(type) ?? KeyCase.newBar(type, makingText) ?? Layer()
    }
  }
}

extension Maker {
  func layers() -> Written<[PlannedLayer]> { list(int(0...2)) { $0.layer() } }

  /// A layer. Deep ones have no sublayers, and tables are at the top.
  ///
  /// - Parameter wanted: Its type; nil for any but a page of a stack.
  func layer(_ wanted: String? = nil) -> Written<PlannedLayer> {
    depth += 1
    defer { depth -= 1 }
    let types = ["layer", "layer", "layer", "text", "text", "image", "gradient", "shape", "overlay"]
    let plain = chance(0.25) ? pick(KeyCase.controlTypes) : chance(0.25) ? pick(KeyCase.barTypes) : pick(types)
    let type = wanted ?? (depth == 1 && chance(0.3) ? "table" : plain)
    layerCount += 1
    let name = "l\(layerCount)"
    usedKeys.formUnion(["layer.type", "layer.name"])
    var making: [String: String] = [:]
    if type == "text" && chance(0.4) {
      making["textStyle"] = pick(TextStyle.allCases).rawValue
      usedKeys.insert("layer text.textStyle")
    }
    if type == "table" && chance(0.8) {
      making["style"] = pick(["plain", "grouped", "insetGrouped", "rounded"])
      usedKeys.insert("layer table.style")
    }
    if type == "alert" && chance(0.5) {
      making["style"] = pick(["alert", "actionSheet"])
      usedKeys.insert("layer alert.style")
    }
    if (type == "toolbar" || type == "tabBar") && chance(0.5) {
      making["barPosition"] = pick(["top", "bottom"])
      usedKeys.insert("layer \(type).barPosition")
    }
    let settings = settings(ofType: type)
    var entries = settings.map { "\($0.key): \($0.text)" } + making.map { "\($0.key): \($0.value)" }
    entries.append("name: \(name)")
    if type != "layer" || chance(0.2) { entries.append("type: \(type)") }
    if isInTree { names.append(name) }
    let text = "{\(shuffled(entries).joined(separator: ", "))}"
    return Written(text, PlannedLayer(type: type, name: name, makingText: making, settings: settings))
  }

  private func settings(ofType type: String) -> [Setting<Layer>] {
    let usesFrame = chance(0.5)
    let showsGenerated = chance(0.2)
    var keys: Set<String> = []
    var settings: [Setting<Layer>] = []
    for keyCase in KeyCase.all(ofType: type) {
      switch keyCase.key {
      case "frame" where !usesFrame, "bounds" where usesFrame, "position" where usesFrame: continue
      case "generate" where !showsGenerated, "sections" where showsGenerated: continue
      case "textStyle" where type == "text": continue
      case "locations" where !keys.contains("colors"): continue
      case "covers" where names.isEmpty, "accessibilityLabelledBy" where names.isEmpty: continue
      case "sublayers" where depth > 2, "mask" where depth > 2, "content" where depth > 2, "pages" where depth > 2:
        continue
      default: break
      }
      guard chance(keyCase.likelihood) else { continue }
      keys.insert(keyCase.key)
      settings.append(make(keyCase, ofType: type))
    }
    return settings
  }

  /// A value for a key, which is noted as used.
  func make(_ keyCase: KeyCase<Layer>, ofType type: String) -> Setting<Layer> {
    let isOwn = KeyCase.ofType(type).contains { $0.key == keyCase.key }
    usedKeys.insert(isOwn ? "layer \(type).\(keyCase.key)" : "layer.\(keyCase.key)")
    return keyCase.make(self)
  }
}

extension KeyCase where Target == Layer {
  /// The keys of a type of layers, in the order of code.
  static func all(ofType type: String) -> [KeyCase<Layer>] {
    let own = ofType(type)
    let common = ofEveryLayer.filter { common in !own.contains { $0.key == common.key } }
    // In a table the rows come first, which may set an index, then sublayers, then the parts that are layers.
    let inner: Set = ["sublayers", "mask"]
    let parts: Set = ["tableHeader", "tableFooter", "backgroundView", "emptyStateView", "content", "pages", "depth"]
    let all = common + own
    return all.filter { !inner.contains($0.key) && !parts.contains($0.key) }
      + all.filter { inner.contains($0.key) } + all.filter { parts.contains($0.key) }
  }
}
