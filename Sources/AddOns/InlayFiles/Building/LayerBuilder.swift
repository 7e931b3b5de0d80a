import InlayControls
import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem

/// Makes layers of checked values.
///
/// A class, since tables ask it for the content of rows that come into view. Does not recurse: a tree of any depth is
/// made level by level.
final class LayerBuilder {
  /// The scene's theme.
  let theme: Theme
  /// The theme files that layers and steps name.
  let namedThemes: [FilePath: Theme]
  /// The decorations that the file may name.
  let decorations: [Decoration]
  let budget: SceneBudget
  /// Whether rows that steps insert have heights of their own.
  let insertsHeights: Bool
  let images: WrittenImages
  let paths: [Int32: Path]
  /// The layer of each name: the first in the order of the file, as for the checker.
  private(set) var named: [String: Layer] = [:]
  /// The indices of the values whose layers have the names; a name without one is that of the layer that is made first.
  private var firstOfNames: [String: Int32]
  /// The work for a layer that is not made yet, by its name.
  var waitingForNames: [String: [(Layer?) -> Void]] = [:]
  /// The pages of each stack in the file, which are above each other or wait to be pushed.
  var pagesOfStacks: [ObjectIdentifier: [NavigationPage]] = [:]
  /// The type and place of each layer in the file. Retains the layers: a new object could get a freed layer's identity.
  private var described: [ObjectIdentifier: (layer: Layer, type: String, value: Value)] = [:]
  /// The refresh controls that tables have only to show `isRefreshing`.
  var refreshingControls: [ObjectIdentifier: RefreshControl] = [:]
  /// The tables' data sources, which tables do not retain.
  private(set) var sources: [any TableRows] = []
  /// The values that steps gave to layers under keys with layers inside.
  private var replacements = ReplacedValues()
  /// Counts the layers that the file's values describe.
  let layerCount: LayerCount
  private var knownEqualValues: EqualValues?

  init(
    theme: Theme, namedThemes: [FilePath: Theme] = [:], images: [Int32: Image], paths: [Int32: Path],
    decorations: [Decoration], budget: SceneBudget, layerCount: LayerCount, insertsHeights: Bool = false,
    firstOfNames: [String: Int32] = [:]
  ) {
    self.firstOfNames = firstOfNames
    self.layerCount = layerCount
    self.decorations = decorations
    self.namedThemes = namedThemes
    self.insertsHeights = insertsHeights
    self.theme = theme
    self.images = WrittenImages(files: images)
    self.paths = paths
    self.budget = budget
  }

  /// The layer of a value, with all layers in it that are not nested too deep.
  ///
  /// - Parameter depth: The nesting of the file's layers down to this one.
  func layer(_ value: Value, depth: Int = 1) -> Layer {
    guard budget.takeDepth(depth) else { return Layer() }
    let top = bareLayer(value, depth)
    var waiting = [(layer: top, value: value, depth: depth)]
    var stacks: [(stack: NavigationStack, shownPages: Int)] = []
    while let (layer, value, depth) = waiting.popLast() {
      func add(_ child: Value, _ attach: (Layer) -> Void) {
        guard budget.takeDepth(depth + 1) else { return }
        let inner = bareLayer(child, depth + 1)
        attach(inner)
        waiting.append((inner, child, depth + 1))
      }
      for child in value.list("sublayers") { add(child, layer.addSublayer) }
      if let stack = layer as? NavigationStack {
        stacks.append((stack, ObjectSpec.depth(value)))
        for page in value.list("pages") { add(page) { addPage($0, to: stack) } }
      }
      for part in ObjectSpec.layer.parts(ofType: value["type"]?.text) {
        if let child = value[part.name] { add(child) { part.attach(layer, $0) } }
      }
    }
    // Pages are shown last, with all that is in them.
    for (stack, count) in stacks { showPages(count, of: stack) }
    return top
  }

  /// Names no longer mean the layers that a layer has under a key and that go for others, and those in them.
  func forgetNames(in key: String, of layer: Layer, for new: Value) {
    guard let value = described[ObjectIdentifier(layer)]?.value else { return }
    forget(replacements.replace(key, of: value, by: new))
  }

  /// Names no longer mean the layers of a value, made or not. O(values).
  func forgetNames(of value: Value) { forget(replacements.namedObjects(in: value)) }

  private func forget(_ objects: [(name: String, object: Value)]) {
    for (name, object) in objects {
      let index = object.index
      if firstOfNames[name] == index { firstOfNames[name] = nil }
      guard let layer = named[name], described[ObjectIdentifier(layer)]?.value.index == index else { continue }
      named[name] = nil
    }
  }

  /// The equal values of the file, found once. O(values) the first time.
  func equalValues(_ value: Value) -> EqualValues {
    let values = knownEqualValues ?? EqualValues(value.document)
    knownEqualValues = values
    return values
  }

  /// The type of a layer in the file; nil for a layer without an own description.
  func typeName(of layer: Layer) -> String? { described[ObjectIdentifier(layer)]?.type }

  /// The place of a key of a layer in the file; nil for a layer without it.
  func place(ofKey key: String, of layer: Layer) -> Place? {
    described[ObjectIdentifier(layer)]?.value.entries.first { $0.key.scalar == key }?.key.place
  }

  /// The place in the file of a layer, of its row or section, or of the nearest layer around it.
  func place(of layer: Layer) -> Place? {
    var next: Layer? = layer
    while let layer = next {
      if let known = described[ObjectIdentifier(layer)] { return known.value.place }
      if let table = layer.superlayer as? TableView, let rows = table.dataSource as? WrittenRows,
        let place = rows.place(of: layer, in: table)
      {
        return place
      }
      next = layer.superlayer
    }
    return nil
  }

  /// The layer of a value, without layers in it.
  private func bareLayer(_ value: Value, _ depth: Int) -> Layer {
    let type = value["type"]?.text ?? "layer"
    let layer = newLayer(value, type)
    described[ObjectIdentifier(layer)] = (layer, type, value)
    ObjectSpec.layer.apply(value, type: type, to: layer, self)
    // Selection asks for heights, which depend on the table's own theme and metrics.
    if let table = layer as? TableView { setRows(value, of: table, depth: depth) }
    if let name = value["name"]?.text {
      layer.name = name
      if firstOfNames[name] ?? value.index == value.index {
        if named[name] == nil { named[name] = layer }
        for use in waitingForNames.removeValue(forKey: name) ?? [] { use(layer) }
      }
    }
    return layer
  }

  /// A new layer of the type of another one in the file, with its constant properties; a plain one without a builder.
  static func newLayer(like layer: Layer, _ builder: LayerBuilder?) -> Layer {
    guard let builder, let known = builder.described[ObjectIdentifier(layer)] else { return Layer() }
    return builder.newLayer(known.value, known.type)
  }

  /// The frame in four numbers that the file gives a layer, as long as the layer is where that put it; nil for others.
  func keptFrame(of layer: Layer) -> Rect? {
    guard let value = described[ObjectIdentifier(layer)]?.value,
      let frame = value["frame"].flatMap(Form<Rect>.rect.read)
    else { return nil }
    let model = Layer()
    if let point = value["anchorPoint"].flatMap(Form<Point>.point.read) { model.anchorPoint = point }
    if let transform = value["transform"].flatMap(Form<Transform>.transform.read) { model.transform = transform }
    model.frame = frame
    return model.position == layer.position && model.bounds.size == layer.bounds.size ? frame : nil
  }

  /// A layer of a value's type, with its constant properties.
  private func newLayer(_ value: Value, _ type: String) -> Layer {
    switch type {
    case "text":
      if let style = value["textStyle"]?.name(TextStyle.self) { return Label.wrapping(style) }
      let text = TextLayer()
      text.scalingFont = standardFont
      // Labels have the same.
      text.verticalAlignment = 0.5
      return text
    case "table": return TableView.make(value)
    case "image": return ImageLayer()
    case "overlay": return RoundedCornerOverlay()
    case "gradient": return GradientLayer()
    case "shape": return ShapeLayer()
    default:
      return ObjectSpec.newControl(type) ?? ObjectSpec.newField(type) ?? ObjectSpec.newBar(type, value) ?? Layer()
    }
  }

  /// - Parameter depth: The nesting of the file's layers down to the table.
  func setRows(_ value: Value, of table: TableView, depth: Int) {
    let rows = value.tableRows(builder: self, depth: depth)
    // New rows keep the index.
    let old = table.dataSource as? any TableRows
    (old as? WrittenRows)?.forgetNames()
    rows.indexTitles = value["sectionIndexTitles"]?.elements.compactMap(text) ?? old?.indexTitles ?? []
    sources.append(rows)
    rows.account.table = table
    rows.registerCells(in: table)
    table.overrides.heights.asksForRows = rows.hasRowHeights
    table.delegate = rows
    table.dataSource = rows
    let stages: [Key.Stage] = [.editingRules, .editing, .selection]
    ObjectSpec.layer.apply(value, type: "table", to: table, stages: stages)
    table.showSelected(rows.selectedRows)
  }
}
