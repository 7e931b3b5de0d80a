import InlayControls
import InlayDecorations
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

  /// Whether a layer of a type is not seen without a frame. Of the others some only hold sublayers, draw outside of
  /// their bounds or have a size of their own, and some are placed by what shows them.
  static func needsFrame(_ type: String) -> Bool {
    guard layerTypes.choiceNames.contains(type) else { return false }
    return !["layer", "shape", "overlay", "textField", "searchField", "page", "alert", "sheet", "toast"].contains(type)
  }

  /// Standard deviations of Gaussians, in points. Wider shadows would be invisible and expensive.
  static let blurRadius = NumberRange(least: 0, most: 1000)

  private static let base = Keys<Layer>()

  private static let geometryKeys: [Key] = [
    // Read by `LayerBuilder.newLayer` and `bareLayer`.
    Key("type", "The kind of layer, which decides on its further keys.", layerTypes, .text("layer")).with(
      \.change, .none),
    Key("name", "A name for steps, dumps and other keys; of equal ones the first layer has it.", .text, .none).with(
      \.change, .none),
    base.raw(
      "frame", "The place in the superlayer: four numbers, or distances to its sides; {} fills it.",
      .either([.object(.anchoredFrame), Form<Rect>.rect.type]), .numbers([0, 0, 0, 0])
    ) {
      layer, value, source in
      layer.anchoredFrame = value?.anchoredFrame
      if let frame = value.flatMap(Form<Rect>.rect.read) {
        // A toast or a card fills what it is in only without a frame.
        layer.fillsSuperlayer = false
        layer.frame = frame
      } else if value == nil {
        let new = LayerBuilder.newLayer(like: layer, source)
        (layer.bounds.size, layer.position) = (new.bounds.size, new.position)
        layer.fillsSuperlayer = new.fillsSuperlayer
        layer.takePlaceAgain()
      }
    }
    .with(\.stage, .derived).with(\.excludes, ["bounds", "position"]),
    geometry(
      "bounds", "The layer's own coordinates, with position in place of frame.", .rect, .numbers([0, 0, 0, 0]), \.bounds
    ),
    geometry("position", "The anchor point's position in the superlayer.", .point, .numbers([0, 0]), \.position),
    geometry(
      "anchorPoint", "The point for position and transform, as parts of the bounds.", .point, .numbers([0.5, 0.5]),
      \.anchorPoint),
    geometry(
      "transform", "A matrix about the anchor point, to turn, scale and move the layer.", .transform,
      .numbers([1, 0, 0, 1, 0, 0]), \.transform),
    base.ofType(
      "zPosition", "The order among layers of one superlayer; higher ones are on top.", .anyNumber, .number(0),
      \.zPosition),
  ]

  /// A key of the layer's geometry: null sets the value of a new layer, in the place that the rest of the file, or the
  /// superlayer, gives it.
  private static func geometry<T: Sendable>(
    _ name: String, _ summary: String, _ form: Form<T>, _ standard: Key.Standard,
    _ path: ReferenceWritableKeyPath<Layer, T> & Sendable
  ) -> Key {
    base.raw(name, summary, form.type, standard) { layer, value, source in
      if let value {
        if let new = form.read(value) { layer[keyPath: path] = new }
        return
      }
      let frame = source?.keptFrame(of: layer)
      layer[keyPath: path] = LayerBuilder.newLayer(like: layer, source)[keyPath: path]
      if let frame { layer.frame = frame }
      layer.takePlaceAgain()
      if name == "bounds", let table = layer as? TableView { table.contentOffset = table.startOffset }
    }
  }

  private static let lookKeys: [Key] = [
    base("isHidden", "Whether the layer and its sublayers are not drawn.", .boolean, .boolean(false)) {
      $0.isHidden = $1
    },
    base.orNull("opacity", "From 0, invisible, to 1.", .number(.part), .number(1)) {
      $0.opacity = $1 ?? $0.standardOpacity
    },
    base.ofType(
      "backgroundColor", "The colour behind contents and sublayers.", .optionalColor, .none, \.backgroundColor),
    base(
      "cornerRadius",
      "The radius of the corners, in points. With 0, the ends of buttons, segmented controls, steppers, badges and "
        + "avatars are round, and text fields have the theme's radius.", .number(.notNegative), .number(0)
    ) { $0.cornerRadius = $1 },
    base.orNull("maskedCorners", "The corners that are round; all if left out.", .corners, .derived) {
      $0.maskedCorners = $1 ?? .all
    },
    base("cornerCurve", "The shape of the corners.", .choice(of: CornerCurve.self), .text("circular")) {
      $0.cornerCurve = $1
    },
    base.ofType(
      "masksToBounds", "Whether sublayers are cut off at the bounds; tables and stacks of pages do it from the start.",
      .boolean, .boolean(false), \.masksToBounds),
    base("borderWidth", "The width of the line inside the bounds, in points.", .number(.notNegative), .number(0)) {
      $0.borderWidth = $1
    },
    base("borderColor", "The colour of that line.", .color, .text("#000")) { $0.borderColor = $1 },
    base("shadowColor", "The colour of the shadow.", .color, .text("#000")) { $0.shadowColor = $1 },
    base("shadowOpacity", "The opacity of the shadow, from 0, for none, to 1.", .number(.part), .number(0)) {
      $0.shadowOpacity = $1
    },
    base("shadowRadius", "The blur of the shadow: the sigma of a Gaussian, in points.", .number(blurRadius), .number(3))
    { $0.shadowRadius = $1 },
    base("shadowOffset", "The place of the shadow, relative to the layer.", .size(), .numbers([0, -3])) {
      $0.shadowOffset = $1
    },
  ]

  private static let contentKeys: [Key] = [
    base.made("contents", "The image of the layer.", .image, .none) { layer, value, source in
      let image = source.image(value)
      (layer as? ImageLayer)?.image = image
      guard image == nil || !(layer is ImageLayer) else { return }
      layer.contents = image
      if let image { layer.contentsScale = image.scale }
    },
    base(
      "contentsGravity", "The image's place in the bounds.", .choice(of: Layer.ContentsGravity.self), .text("resize")
    ) {
      $0.contentsGravity = $1
    },
    base("contentsRect", "The part of the image that is shown, as parts of its size.", .rect, .numbers([0, 0, 1, 1])) {
      $0.contentsRect = $1
    },
    base(
      "contentsCenter", "The part of the image that is stretched, as parts of its size.", .rect, .numbers([0, 0, 1, 1])
    ) { $0.contentsCenter = $1 },
    base.orNull("contentsScale", "The image's pixels for each point.", .number(.positive), .number(1)) {
      $0.contentsScale = $1 ?? $0.contents?.scale ?? 1
    }.with(\.stage, .derived),
    base("magnificationFilter", "How an enlarged image is sampled.", .name(FormatNames.interpolations), .text("linear"))
    { $0.contentsInterpolation = $1 },
    base.made("theme", "The theme of the layer and its sublayers, instead of the scene's.", .theme, .derived) {
      $0.overrideTheme = $2.theme($1)
    },
    base.orNull(
      "appearance", "The appearance of the layer and its sublayers, instead of the scene's.",
      .choice(of: Appearance.self), .derived
    ) { $0.overrideAppearance = $1 },
    base.orNull("language", "The language of the layer and its sublayers, instead of the scene's.", .language, .derived)
    { $0.overrideLanguage = $1 },
    base.part("mask", "A layer whose opacity masks this one.") { $0.mask = $1 },
    // Read by `LayerBuilder.layer` and `change`.
    Key("sublayers", "The layers inside, the last one above.", .list(.layer), .emptyList),
  ]

  private static let image = Keys<ImageLayer>()

  private static let imageKeys: [Key] = [
    image.made("highlightedContents", "The image in a highlighted row.", .image, .none) {
      $0.highlightedImage = $2.image($1)
    }
  ]

  private static let gradient = Keys<GradientLayer>()

  private static let gradientKeys: [Key] = [
    gradient.made("colors", "The colours along the gradient.", .list(.color), .emptyList) { layer, value, source in
      if let colors = value.map(source.colors) ?? [] { layer.colors = colors }
    },
    gradient.orNull("locations", "Where the colours stand, from 0 to 1; evenly if left out.", .numbers, .derived) {
      $0.locations = $1
    }.with(
      \.rule,
      { locations, gradient, isStep in
        // A step with only locations does not know the number of the layer's colours.
        guard case .list = locations.content, !isStep || gradient["colors"] != nil else { return nil }
        let counts = (locations.elements.count, gradient.list("colors").count)
        return counts.0 == counts.1 ? nil : "\(counts.0) locations for \(counts.1) colors"
      }),
    gradient("startPoint", "The position of the first colour, as parts of the bounds.", .point, .numbers([0.5, 0])) {
      $0.startPoint = $1
    },
    gradient("endPoint", "The position of the last colour, as parts of the bounds.", .point, .numbers([0.5, 1])) {
      $0.endPoint = $1
    },
    gradient("kind", "The form of the gradient.", .choice(of: Gradient.Kind.self), .text("linear")) { $0.kind = $1 },
  ]

  private static let shape = Keys<ShapeLayer>()

  private static let shapeKeys: [Key] = [
    shape.made("path", "The outline, as the data of an SVG path.", .pathData, .none) { $0.path = $1.flatMap($2.path) },
    shape.orNull("fillColor", "The colour inside the outline; null for none.", .color, .text("#000")) {
      $0.fillColor = $1
    }.with(\.mayBeNull, true),
    shape(
      "fillRule", "What counts as inside where the outline crosses itself.", .name(FormatNames.fillRules),
      .text("nonZero")
    ) { $0.fillRule = $1 },
    shape.orNull("strokeColor", "The colour of the line along the outline.", .color, .none) { $0.strokeColor = $1 },
    shape("lineWidth", "The width of the line, in points.", .number(.notNegative), .number(1)) { $0.lineWidth = $1 },
    shape("strokeStart", "Where the line begins, as a part of the outline's length.", .anyNumber, .number(0)) {
      $0.strokeStart = $1
    },
    shape("strokeEnd", "Where the line ends, as a part of the outline's length.", .anyNumber, .number(1)) {
      $0.strokeEnd = $1
    },
    shape("lineCap", "The ends of the line.", .name(FormatNames.lineCaps), .text("butt")) { $0.lineCap = $1 },
    shape("lineJoin", "The corners of the line.", .name(FormatNames.lineJoins), .text("miter")) { $0.lineJoin = $1 },
  ]

  private static let overlay = Keys<RoundedCornerOverlay>()

  private static let overlayKeys: [Key] = [
    overlay(
      "cornerRadius", "The radius of the corners that are covered, in points.", .number(.notNegative), .number(10)
    ) { $0.radius = $1 },
    overlay.orNull("outsideColor", "The colour outside the corners.", .color, .text("overlay.outside")) {
      $0.outsideColor = $1
    },
    overlay.made("covers", "The name of the layer whose corners are covered.", .text, .none) { overlay, name, source in
      source.refer(to: name?.text) { overlay.coveredLayer = $0 }
    }.with(\.mention, .layer),
  ]
}

extension Layer {
  /// Lets the superlayer place the layer again.
  fileprivate func takePlaceAgain() {
    // Only an anchored frame places a mask.
    guard let superlayer, superlayer.mask !== self || anchoredFrame != nil else { return }
    followSuperlayer()
    superlayer.setNeedsLayout()
  }

  /// The opacity by which the layer shows its own state.
  fileprivate var standardOpacity: Double {
    if let field = self as? TextField { return field.effectiveOpacity }
    return (self as? Control)?.effectiveOpacity ?? 1
  }
}
