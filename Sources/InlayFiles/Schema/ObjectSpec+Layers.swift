import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists

extension ObjectSpec {
  static let layer = ObjectSpec(
    "a layer", geometryKeys + lookKeys + contentKeys, standardType: "layer",
    keysByType: [
      ("layer", []), ("text", textKeys), ("image", imageKeys), ("table", tableKeys), ("gradient", gradientKeys),
      ("shape", shapeKeys), ("overlay", overlayKeys),
    ] + controls + fields + bars)

  private static let layerTypes = ValueType.choice(
    ["layer", "text", "image", "table", "gradient", "shape", "overlay"] + (controls + fields + bars).map(\.type))

  /// Standard deviations of Gaussians, in points. Wider shadows would be invisible and expensive.
  static let blurRadius = NumberRange(least: 0, most: 1000)

  private static let base = Keys<Layer>()

  private static let geometryKeys: [Key] = [
    // Read by `LayerBuilder.newLayer` and `bareLayer`.
    Key("type", layerTypes, .text("layer")).with(\.mayChange, { _, _ in false }),
    Key("name", .text, .none).with(\.mayChange, { _, _ in false }),
    base.raw("frame", .either([.object(.anchoredFrame), Form<Rect>.rect.type]), .numbers([0, 0, 0, 0])) {
      layer, value, _ in
      layer.anchoredFrame = value?.anchoredFrame
      if let frame = value.flatMap(Form<Rect>.rect.read) { layer.frame = frame }
    }
    .with(\.stage, .derived).with(\.excludes, ["bounds", "position"]),
    base("bounds", .rect, .numbers([0, 0, 0, 0])) { $0.bounds = $1 },
    base("position", .point, .numbers([0, 0])) { $0.position = $1 },
    base("anchorPoint", .point, .numbers([0.5, 0.5])) { $0.anchorPoint = $1 },
    base("transform", .transform, .numbers([1, 0, 0, 1, 0, 0])) { $0.transform = $1 },
    base("zPosition", .anyNumber, .number(0)) { $0.zPosition = $1 },
  ]

  private static let lookKeys: [Key] = [
    base("isHidden", .boolean, .boolean(false)) { $0.isHidden = $1 },
    base("opacity", .anyNumber, .number(1)) { $0.opacity = $1 },
    base.orNull("backgroundColor", .color, .none) { $0.backgroundColor = $1 ?? $0.standardBackground },
    base("cornerRadius", .number(.notNegative), .number(0)) { $0.cornerRadius = $1 },
    base.orNull("maskedCorners", .corners, .derived) { $0.maskedCorners = $1 ?? .all },
    base("cornerCurve", .choice(of: CornerCurve.self), .text("circular")) { $0.cornerCurve = $1 },
    base("masksToBounds", .boolean, .boolean(false)) { $0.masksToBounds = $1 },
    base("borderWidth", .number(.notNegative), .number(0)) { $0.borderWidth = $1 },
    base("borderColor", .color, .text("#000")) { $0.borderColor = $1 },
    base("shadowColor", .color, .text("#000")) { $0.shadowColor = $1 },
    base("shadowOpacity", .anyNumber, .number(0)) { $0.shadowOpacity = $1 },
    base("shadowRadius", .number(blurRadius), .number(3)) { $0.shadowRadius = $1 },
    base("shadowOffset", .size(), .numbers([0, -3])) { $0.shadowOffset = $1 },
  ]

  private static let contentKeys: [Key] = [
    base.made("contents", .image, .none) { layer, value, source in
      let image = source.image(value)
      (layer as? ImageLayer)?.image = image
      guard image == nil || !(layer is ImageLayer) else { return }
      layer.contents = image
      if let image { layer.contentsScale = image.scale }
    },
    base("contentsGravity", .choice(of: ContentsGravity.self), .text("resize")) { $0.contentsGravity = $1 },
    base("contentsRect", .rect, .numbers([0, 0, 1, 1])) { $0.contentsRect = $1 },
    base("contentsCenter", .rect, .numbers([0, 0, 1, 1])) { $0.contentsCenter = $1 },
    base("contentsScale", .number(.positive), .number(1)) { $0.contentsScale = $1 }.with(\.stage, .derived),
    base("magnificationFilter", .name(FormatNames.interpolations), .text("linear")) { $0.magnificationFilter = $1 },
    base.made("theme", .theme, .derived) { $0.overrideTheme = $2.theme($1) },
    base.orNull("appearance", .choice(of: Appearance.self), .derived) { $0.overrideAppearance = $1 },
    base.orNull("language", .language, .derived) { $0.overrideLanguage = $1 },
    base.part("mask") { $0.mask = $1 },
    // Read by `LayerBuilder.layer` and `change`.
    Key("sublayers", .list(.layer), .emptyList),
  ]

  private static let image = Keys<ImageLayer>()

  private static let imageKeys: [Key] = [
    image.made("highlightedContents", .image, .none) { $0.highlightedImage = $2.image($1) }
  ]

  private static let gradient = Keys<GradientLayer>()

  private static let gradientKeys: [Key] = [
    gradient.made("colors", .list(.color), .emptyList) { layer, value, source in
      if let colors = value.flatMap(source.colors) { layer.colors = colors }
    },
    gradient.orNull("locations", .numbers, .derived) { $0.locations = $1 }.with(
      \.rule,
      { locations, gradient, isStep in
        // For locations alone in a step, the number of the layer's colours is unknown here.
        guard case .list = locations.content, !isStep || gradient["colors"] != nil else { return nil }
        let counts = (locations.elements.count, gradient.list("colors").count)
        return counts.0 == counts.1 ? nil : "\(counts.0) locations for \(counts.1) colors"
      }),
    gradient("startPoint", .point, .numbers([0.5, 0])) { $0.startPoint = $1 },
    gradient("endPoint", .point, .numbers([0.5, 1])) { $0.endPoint = $1 },
    gradient("kind", .choice(of: Gradient.Kind.self), .text("linear")) { $0.kind = $1 },
  ]

  private static let shape = Keys<ShapeLayer>()

  private static let shapeKeys: [Key] = [
    shape.made("path", .pathData, .none) { $0.path = $1.flatMap($2.path) },
    shape.orNull("fillColor", .color, .text("#000")) { $0.fillColor = $1 }.with(\.mayBeNull, true),
    shape("fillRule", .name(FormatNames.fillRules), .text("nonZero")) { $0.fillRule = $1 },
    shape.orNull("strokeColor", .color, .none) { $0.strokeColor = $1 },
    shape("lineWidth", .number(.notNegative), .number(1)) { $0.lineWidth = $1 },
    shape("strokeStart", .anyNumber, .number(0)) { $0.strokeStart = $1 },
    shape("strokeEnd", .anyNumber, .number(1)) { $0.strokeEnd = $1 },
    shape("lineCap", .name(FormatNames.lineCaps), .text("butt")) { $0.lineCap = $1 },
    shape("lineJoin", .name(FormatNames.lineJoins), .text("miter")) { $0.lineJoin = $1 },
  ]

  private static let overlay = Keys<RoundedCornerOverlay>()

  private static let overlayKeys: [Key] = [
    overlay("cornerRadius", .number(.notNegative), .number(10)) { $0.cornerRadius = $1 },
    overlay("outsideColor", .color, .text("#000")) { $0.outsideColor = $1 },
    overlay.made("covers", .text, .none) { $2.cover($1?.text, with: $0) }.with(\.mention, .layer),
  ]
}

extension Layer {
  /// The default colour of the layer itself.
  fileprivate var standardBackground: LayerColor? {
    if self is NavigationStack || self is NavigationPage { return .token(.tableBackground) }
    return (self as? TableView).map { .token($0.style == .plain ? .cellBackground : .tableBackground) }
  }
}
