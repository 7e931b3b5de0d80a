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
  let budget: SceneBudget
  /// Whether rows that are yet to come have heights of their own.
  let insertsHeights: Bool
  private let images: [Int32: Image]
  private let paths: [Int32: Path]
  /// The first layer of each name.
  private(set) var named: [String: Layer] = [:]
  /// Overlays that cover a layer which is not made yet, by its name.
  private var waitingOverlays: [String: [RoundedCornerOverlay]] = [:]
  /// Tables do not keep their data sources.
  private(set) var sources: [any TableRows] = []
  /// How many layers the file's values describe.
  let layerCount: LayerCount

  init(
    theme: Theme, namedThemes: [String: Theme] = [:], images: [Int32: Image], paths: [Int32: Path], budget: SceneBudget,
    layerCount: LayerCount, insertsHeights: Bool = false
  ) {
    self.layerCount = layerCount
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

  /// The layer of a value, with nothing in it.
  private func bareLayer(_ value: Value, _ depth: Int) -> Layer {
    let layer = newLayer(value, depth)
    set(value, of: layer)
    if let name = value["name"]?.text {
      layer.name = name
      if named[name] == nil { named[name] = layer }
      for overlay in waitingOverlays.removeValue(forKey: name) ?? [] { overlay.coveredLayer = layer }
    }
    return layer
  }

  /// A layer of a value's type, with what stays for good.
  private func newLayer(_ value: Value, _ depth: Int) -> Layer {
    switch value["type"]?.text {
    case "text":
      if let style = value["textStyle"]?.name(TextStyleName.self) { return Label(textStyle: style) }
      let text = TextLayer()
      text.font = font(nil)
      return text
    case "table":
      let table = TableView.make(value)
      setRows(value, of: table, depth: depth)
      return table
    case "image": return ImageLayer()
    case "overlay": return RoundedCornerOverlay()
    case "gradient": return GradientLayer()
    case "shape": return ShapeLayer()
    default: return Layer()
    }
  }

  /// Sets what a value says of a layer, and nothing else: not what is in it, and no rows.
  func set(_ value: Value, of layer: Layer) {
    if let table = layer as? TableView { table.setMetrics(value) }
    place(layer, value)
    dress(layer, value)
    switch layer {
    case let text as TextLayer: setText(value, of: text)
    case let gradient as GradientLayer: setGradient(value, of: gradient)
    case let overlay as RoundedCornerOverlay: setOverlay(value, of: overlay)
    case let shape as ShapeLayer: setShape(value, of: shape)
    case let table as TableView: value.set(&table.contentOffset, "contentOffset", \.offset)
    default: break
    }
  }

  /// - Parameter depth: How many of the file's layers lie in each other down to the table.
  func setRows(_ value: Value, of table: TableView, depth: Int) {
    let rows = value.tableRows(builder: self, depth: depth)
    sources.append(rows)
    table.show(rows, value)
  }

  private func place(_ layer: Layer, _ value: Value) {
    // A frame is derived from these, so they come first.
    value.set(&layer.anchorPoint, "anchorPoint", \.point)
    value.set(&layer.transform, "transform", \.transform)
    value.set(&layer.bounds, "bounds", \.rect)
    value.set(&layer.position, "position", \.point)
    value.set(&layer.frame, "frame", \.rect)
    value.set(&layer.zPosition, "zPosition", \.number)
  }

  private func dress(_ layer: Layer, _ value: Value) {
    if let theme = theme(value["theme"]) { layer.overrideTheme = theme }
    if let appearance = value["appearance"]?.name(Appearance.self) { layer.overrideAppearance = appearance }
    value.set(&layer.isHidden, "isHidden", \.boolean)
    value.set(&layer.opacity, "opacity", \.number)
    if let color = value["backgroundColor"]?.color { layer.backgroundColor = color }
    // A table's is the radius of its sections.
    if !(layer is TableView) { value.set(&layer.cornerRadius, "cornerRadius", \.number) }
    value.set(&layer.cornerCurve, "cornerCurve") { $0.name(CornerCurve.self) }
    value.set(&layer.maskedCorners, "maskedCorners", \.corners)
    value.set(&layer.masksToBounds, "masksToBounds", \.boolean)
    value.set(&layer.borderWidth, "borderWidth", \.number)
    value.set(&layer.borderColor, "borderColor", \.color)
    value.set(&layer.shadowColor, "shadowColor", \.color)
    value.set(&layer.shadowOpacity, "shadowOpacity", \.number)
    value.set(&layer.shadowRadius, "shadowRadius", \.number)
    value.set(&layer.shadowOffset, "shadowOffset", \.size)
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
    value.set(&layer.contentsGravity, "contentsGravity") { $0.name(ContentsGravity.self) }
    value.set(&layer.contentsRect, "contentsRect", \.rect)
    value.set(&layer.contentsCenter, "contentsCenter", \.rect)
    value.set(&layer.contentsScale, "contentsScale", \.number)
    value.set(&layer.magnificationFilter, "magnificationFilter") { $0.text.flatMap { FormatNames.interpolations[$0] } }
  }

  private func setText(_ value: Value, of layer: TextLayer) {
    let string = value["string"]?.text.map(budget.text)
    if let label = layer as? Label {
      if let string { label.text = string }
      value.set(&label.textStyle, "textStyle") { $0.name(TextStyleName.self) }
      if let color = value["color"]?.color { label.textColor = color }
    } else {
      if let string { layer.string = string }
      if let font = value["font"] { layer.font = self.font(font) }
      value.set(&layer.color, "color", \.color)
    }
    if let color = value["highlightedColor"]?.color { layer.setHighlightedColor(color) }
    if let markup = value["markup"]?.boolean {
      layer.usesMarkup = markup && budget.takeMarkup((string ?? layer.string).tagCount)
    }
    value.set(&layer.alignment, "alignment") { $0.text.flatMap { FormatNames.alignments[$0] } }
    value.set(&layer.lineBreak, "lineBreak") { $0.text.flatMap { FormatNames.lineBreaks[$0] } }
    value.set(&layer.lineLimit, "lineLimit", \.integer)
    if let shadow = value["textShadow"] { layer.textShadow = textShadow(shadow) }
  }

  private func textShadow(_ value: Value) -> TextShadow {
    var shadow = TextShadow()
    value.set(&shadow.color, "color", \.color)
    value.set(&shadow.offset, "offset", \.size)
    value.set(&shadow.radius, "radius", \.number)
    return shadow
  }

  func font(_ value: Value?) -> Font {
    var font = Font(families: theme.fontFamilies, size: 17)
    guard let value else { return font }
    value.set(&font.families, "family", \.texts)
    value.set(&font.size, "size", \.number)
    value.set(&font.weight, "weight", \.integer)
    value.set(&font.isItalic, "italic", \.boolean)
    return font
  }

  private func setGradient(_ value: Value, of layer: GradientLayer) {
    if let colors = value["colors"]?.elements, budget.takeDetail(colors.count) {
      layer.colors = colors.compactMap(\.color)
      layer.locations = nil
    }
    if let locations = value["locations"] { layer.locations = locations.elements.compactMap(\.number) }
    value.set(&layer.startPoint, "startPoint", \.point)
    value.set(&layer.endPoint, "endPoint", \.point)
    value.set(&layer.kind, "kind") { $0.name(Gradient.Kind.self) }
  }

  private func setShape(_ value: Value, of layer: ShapeLayer) {
    if let path = value["path"].flatMap({ paths[$0.index] }), budget.takeDetail(path.elements.count) {
      layer.path = path
    }
    if value.has("fillColor") { layer.fillColor = value["fillColor"]?.color }
    if value.has("strokeColor") { layer.strokeColor = value["strokeColor"]?.color }
    value.set(&layer.fillRule, "fillRule") { $0.text.flatMap { FormatNames.fillRules[$0] } }
    value.set(&layer.lineWidth, "lineWidth", \.number)
    value.set(&layer.lineCap, "lineCap") { $0.text.flatMap { FormatNames.lineCaps[$0] } }
    value.set(&layer.lineJoin, "lineJoin") { $0.text.flatMap { FormatNames.lineJoins[$0] } }
  }

  private func setOverlay(_ value: Value, of layer: RoundedCornerOverlay) {
    value.set(&layer.outsideColor, "outsideColor", \.color)
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
