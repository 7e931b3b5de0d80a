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
  private let namedThemes: [String: Theme]
  /// The decorations that the file may name.
  let decorations: DecorationRegistry
  let budget: SceneBudget
  /// Whether rows that are yet to come have heights of their own.
  let insertsHeights: Bool
  private let images: [Int32: Image]
  private let paths: [Int32: Path]
  /// The first layer of each name.
  private(set) var named: [String: Layer] = [:]
  /// Overlays that cover a layer which is not made yet, by its name.
  private var waitingOverlays: [String: [RoundedCornerOverlay]] = [:]
  /// Where the file describes each layer. Kept with the layers: another one could be made where one that is gone was.
  private var described: [ObjectIdentifier: (layer: Layer, place: Place)] = [:]
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
      if let child = value["mask"] { add(child) { layer.mask = $0 } }
      if let table = layer as? TableView {
        for (key, attach) in TableView.partKeys {
          if let child = value[key] { add(child) { attach(table, $0) } }
        }
      }
    }
    return top
  }

  /// The theme that a value names.
  func theme(_ value: Value?) -> Theme? { value?.text.flatMap { namedThemes[$0] ?? Theme.named($0) } }

  func image(_ value: Value?) -> Image? { value.flatMap { images[$0.index] } }

  /// Whether the file describes a layer by itself.
  func describes(_ layer: Layer) -> Bool { described[ObjectIdentifier(layer)] != nil }

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
    let layer = newLayer(value)
    described[ObjectIdentifier(layer)] = (layer, value.place)
    set(value, of: layer)
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
  private func newLayer(_ value: Value) -> Layer {
    switch value["type"]?.text {
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

  /// Sets what a value says of a layer, and nothing else: not what is in it, and no rows.
  func set(_ value: Value, of layer: Layer) {
    if let table = layer as? TableView { table.setMetrics(value, decorations) }
    place(layer, value)
    applyAppearance(layer, value)
    switch layer {
    case let text as TextLayer: setText(value, of: text)
    case let gradient as GradientLayer: setGradient(value, of: gradient)
    case let overlay as RoundedCornerOverlay: setOverlay(value, of: overlay)
    case let shape as ShapeLayer: setShape(value, of: shape)
    case let table as TableView: value.set("contentOffset", \.offset) { table.contentOffset = $0 }
    default: break
    }
  }

  /// - Parameter depth: How many of the file's layers lie in each other down to the table.
  func setRows(_ value: Value, of table: TableView, depth: Int) {
    let rows = value.tableRows(builder: self, depth: depth)
    // Other rows leave the index as it is.
    let old = table.dataSource as? any TableRows
    rows.indexTitles = value.indexTitles(budget) ?? old?.indexTitles ?? []
    sources.append(rows)
    rows.account.table = table
    table.show(rows, value)
  }

  private func place(_ layer: Layer, _ value: Value) {
    // A frame is derived from these, so they come first.
    value.set("anchorPoint", \.point) { layer.anchorPoint = $0 }
    value.set("transform", \.transform) { layer.transform = $0 }
    value.set("bounds", \.rect) { layer.bounds = $0 }
    value.set("position", \.point) { layer.position = $0 }
    value.set("frame", \.rect) { layer.frame = $0 }
    value.set("zPosition", \.number) { layer.zPosition = $0 }
  }

  private func applyAppearance(_ layer: Layer, _ value: Value) {
    if let theme = theme(value["theme"]) { layer.overrideTheme = theme }
    if let appearance = value["appearance"]?.name(Appearance.self) { layer.overrideAppearance = appearance }
    if let language = value["language"]?.text { layer.overrideLanguage = language }
    value.set("isHidden", \.boolean) { layer.isHidden = $0 }
    value.set("opacity", \.number) { layer.opacity = $0 }
    if let color = value["backgroundColor"]?.color { layer.backgroundColor = color }
    // A table's is the radius of its sections.
    if !(layer is TableView) { value.set("cornerRadius", \.number) { layer.cornerRadius = $0 } }
    value.set("cornerCurve", CornerCurve.self) { layer.cornerCurve = $0 }
    value.set("maskedCorners", \.corners) { layer.maskedCorners = $0 }
    value.set("masksToBounds", \.boolean) { layer.masksToBounds = $0 }
    value.set("borderWidth", \.number) { layer.borderWidth = $0 }
    value.set("borderColor", \.color) { layer.borderColor = $0 }
    value.set("shadowColor", \.color) { layer.shadowColor = $0 }
    value.set("shadowOpacity", \.number) { layer.shadowOpacity = $0 }
    value.set("shadowRadius", \.number) { layer.shadowRadius = $0 }
    value.set("shadowOffset", \.size) { layer.shadowOffset = $0 }
    showContents(of: layer, value)
  }

  private func showContents(of layer: Layer, _ value: Value) {
    if let image = image(value["highlightedContents"]) { (layer as? ImageLayer)?.highlightedImage = image }
    if let image = image(value["contents"]) {
      if let layer = layer as? ImageLayer {
        layer.image = image
      } else {
        layer.contents = image
        layer.contentsScale = image.scale
      }
    }
    value.set("contentsGravity", ContentsGravity.self) { layer.contentsGravity = $0 }
    value.set("contentsRect", \.rect) { layer.contentsRect = $0 }
    value.set("contentsCenter", \.rect) { layer.contentsCenter = $0 }
    value.set("contentsScale", \.number) { layer.contentsScale = $0 }
    value.set("magnificationFilter", FormatNames.interpolations) { layer.magnificationFilter = $0 }
  }

  private func setText(_ value: Value, of layer: TextLayer) {
    let string = value["string"]?.text.map(budget.text)
    if let label = layer as? Label {
      if let string { label.text = string }
      value.set("textStyle", TextStyleName.self) { label.textStyle = $0 }
      if let color = value["color"]?.color { label.textColor = color }
    } else {
      if let string { layer.string = string }
      if let font = value["font"] { layer.font = self.font(font) }
      value.set("color", \.color) { layer.color = $0 }
    }
    if let color = value["highlightedColor"]?.color { layer.setHighlightedColor(color) }
    if let markup = value["markup"]?.boolean {
      layer.usesMarkup = markup && budget.takeMarkup((string ?? layer.string).tagCount)
    }
    value.set("alignment", FormatNames.alignments) { layer.alignment = $0 }
    value.set("lineBreak", FormatNames.lineBreaks) { layer.lineBreakMode = $0 }
    value.set("lineLimit", \.integer) { layer.numberOfLines = $0 }
    if let shadow = value["textShadow"] { layer.textShadow = textShadow(shadow) }
  }

  private func textShadow(_ value: Value) -> TextShadow {
    var shadow = TextShadow()
    value.set("color", \.color) { shadow.color = $0 }
    value.set("offset", \.size) { shadow.offset = $0 }
    value.set("radius", \.number) { shadow.radius = $0 }
    return shadow
  }

  func font(_ value: Value?) -> Font {
    var font = Font(families: theme.fontFamilies, size: 17)
    guard let value else { return font }
    value.set("family", \.texts) { font.families = $0 }
    value.set("size", \.number) { font.size = $0 }
    value.set("weight", \.integer) { font.weight = $0 }
    value.set("italic", \.boolean) { font.isItalic = $0 }
    return font
  }

  private func setGradient(_ value: Value, of layer: GradientLayer) {
    if let colors = value["colors"]?.elements, budget.takeDetail(colors.count) {
      layer.colors = colors.compactMap(\.color)
    }
    if let locations = value["locations"] { layer.locations = locations.elements.compactMap(\.number) }
    value.set("startPoint", \.point) { layer.startPoint = $0 }
    value.set("endPoint", \.point) { layer.endPoint = $0 }
    value.set("kind", Gradient.Kind.self) { layer.kind = $0 }
  }

  private func setShape(_ value: Value, of layer: ShapeLayer) {
    if let path = value["path"].flatMap({ paths[$0.index] }), budget.takeDetail(path.elements.count) {
      layer.path = path
    }
    if value.has("fillColor") { layer.fillColor = value["fillColor"]?.color }
    if value.has("strokeColor") { layer.strokeColor = value["strokeColor"]?.color }
    value.set("fillRule", FormatNames.fillRules) { layer.fillRule = $0 }
    value.set("lineWidth", \.number) { layer.lineWidth = $0 }
    value.set("lineCap", FormatNames.lineCaps) { layer.lineCap = $0 }
    value.set("lineJoin", FormatNames.lineJoins) { layer.lineJoin = $0 }
  }

  private func setOverlay(_ value: Value, of layer: RoundedCornerOverlay) {
    value.set("outsideColor", \.color) { layer.outsideColor = $0 }
    guard let name = value["covers"]?.text else { return }
    if let covered = named[name] {
      layer.coveredLayer = covered
    } else {
      waitingOverlays[name, default: []].append(layer)
    }
  }
}

extension TextLayer {
  fileprivate func setHighlightedColor(_ color: LayerColor) {
    if let label = self as? Label { label.highlightedTextColor = color } else { highlightedColor = color }
  }
}
