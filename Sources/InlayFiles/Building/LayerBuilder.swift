import InlayGraphics
import InlayLayers
import InlayLists

/// Makes layers of checked values.
///
/// A class, since tables come back to it for what their rows show when the rows come into view. Nothing here
/// recurses: a tree of any depth is made level by level.
final class LayerBuilder {
  /// The scene's.
  let theme: Theme
  /// The files that layers and steps name.
  let namedThemes: [String: Theme]
  /// The decorations that the file may name.
  let decorations: DecorationRegistry
  let budget: SceneBudget
  /// Whether rows that are yet to come have heights of their own.
  let insertsHeights: Bool
  let images: [Int32: Image]
  let paths: [Int32: Path]
  /// The first layer of each name.
  private(set) var named: [String: Layer] = [:]
  /// Overlays that cover a layer which is not made yet, by its name.
  var waitingOverlays: [String: [RoundedCornerOverlay]] = [:]
  /// Where the file describes each layer, and as what. Kept with the layers: another one could be made where one that is gone was.
  private var described: [ObjectIdentifier: (layer: Layer, type: String, place: Place)] = [:]
  /// Tables do not keep their data sources.
  private(set) var sources: [any TableRows] = []
  /// How many layers the file's values describe.
  let layerCount: LayerCount

  init(
    theme: Theme, namedThemes: [String: Theme] = [:], images: [Int32: Image], paths: [Int32: Path],
    decorations: DecorationRegistry, budget: SceneBudget, layerCount: LayerCount, insertsHeights: Bool = false
  ) {
    self.layerCount = layerCount
    self.decorations = decorations
    self.namedThemes = namedThemes
    self.insertsHeights = insertsHeights
    self.theme = theme
    self.images = images
    self.paths = paths
    self.budget = budget
  }

  /// The layer of a value, with everything in it that is not nested too deep.
  ///
  /// - Parameter depth: How many of the file's layers lie in each other down to this one.
  func layer(_ value: Value, depth: Int = 1) -> Layer {
    guard budget.takeDepth(depth) else { return Layer() }
    let top = bareLayer(value, depth)
    var waiting = [(layer: top, value: value, depth: depth)]
    while let (layer, value, depth) = waiting.popLast() {
      func add(_ child: Value, _ attach: (Layer) -> Void) {
        guard budget.takeDepth(depth + 1) else { return }
        let inner = bareLayer(child, depth + 1)
        attach(inner)
        waiting.append((inner, child, depth + 1))
      }
      for child in value.list("sublayers") { add(child, layer.addSublayer) }
      for part in ObjectSpec.layer.parts(ofType: value["type"]?.text) {
        if let child = value[part.name] { add(child) { part.attach(layer, $0) } }
      }
    }
    return top
  }

  /// The type that the file gives a layer; nil for one that it does not describe by itself.
  func typeName(of layer: Layer) -> String? { described[ObjectIdentifier(layer)]?.type }

  /// Where the file describes a layer, the row or section that it belongs to, or the nearest layer around it.
  func place(of layer: Layer) -> Place? {
    var next: Layer? = layer
    while let layer = next {
      if let known = described[ObjectIdentifier(layer)] { return known.place }
      if let table = layer.superlayer as? TableView, let rows = table.dataSource as? WrittenRows,
        let place = rows.place(of: layer, in: table)
      {
        return place
      }
      next = layer.superlayer
    }
    return nil
  }

  /// The layer of a value, with nothing in it.
  private func bareLayer(_ value: Value, _ depth: Int) -> Layer {
    let type = value["type"]?.text ?? "layer"
    let layer = newLayer(value, type)
    described[ObjectIdentifier(layer)] = (layer, type, value.place)
    ObjectSpec.layer.apply(value, type: type, to: layer, self)
    // Selecting rows asks for heights, which the table's own theme and metrics say.
    if let table = layer as? TableView { setRows(value, of: table, depth: depth) }
    if let name = value["name"]?.text {
      layer.name = name
      if named[name] == nil { named[name] = layer }
      for overlay in waitingOverlays.removeValue(forKey: name) ?? [] { overlay.coveredLayer = layer }
    }
    return layer
  }

  /// A layer of a value's type, with what stays for good.
  private func newLayer(_ value: Value, _ type: String) -> Layer {
    switch type {
    case "text":
      if let style = value["textStyle"]?.name(TextStyleName.self) { return Label(textStyle: style) }
      let text = TextLayer()
      text.font = font(nil)
      return text
    case "table": return TableView.make(value)
    case "image": return ImageLayer()
    case "overlay": return RoundedCornerOverlay()
    case "gradient": return GradientLayer()
    case "shape": return ShapeLayer()
    default: return Layer()
    }
  }

  /// - Parameter depth: How many of the file's layers lie in each other down to the table.
  func setRows(_ value: Value, of table: TableView, depth: Int) {
    let rows = value.tableRows(builder: self, depth: depth)
    // Other rows leave the index as it is.
    let old = (table.dataSource as? any TableRows)?.indexTitles
    rows.indexTitles = value["sectionIndexTitles"]?.elements.compactMap(text) ?? old ?? []
    sources.append(rows)
    rows.account.table = table
    rows.registerCells(in: table)
    table.delegate = rows
    table.dataSource = rows
    let stages: [Key.Stage] = [.editingRules, .editing, .selection]
    ObjectSpec.layer.apply(value, type: "table", to: table, stages: stages)
    table.showSelected(rows.selectedRows)
  }
}
