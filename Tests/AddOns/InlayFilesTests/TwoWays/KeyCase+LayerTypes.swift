import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

@testable import InlayFiles

/// The keys of a type of layers, and those with another meaning for it.
extension KeyCase where Target == Layer {
  static func ofType(_ type: String) -> [KeyCase<Layer>] {
    switch type {
    case "text": text
    case "image": [KeyCase("highlightedContents", 0.3, { $0.image() }, code: setHighlightedContents)]
    case "gradient": gradient
    case "shape": shape
    case "overlay": overlay
    case "table": table
    case _ where barTypes.contains(type): ofBar(type)
    default: ofControl(type)
    }
  }

  private static func setHighlightedContents(_ layer: Layer, _ image: PlannedImage, _ scene: CodeScene) throws {
    (layer as? ImageLayer)?.highlightedImage = try scene.image(image)
  }

  private static var text: [KeyCase<Layer>] {
    [
      KeyCase("string", 0.9, { $0.string() }, { ($0 as? TextLayer)?.text = $1 }),
      // Either of the two.
      KeyCase("textStyle", 0.4, { $0.name(TextStyle.self) }, { ($0 as? Label)?.textStyle = $1 }),
      KeyCase(
        "font", 0.6, { $0.object(.font, KeyCase<Box<FontChanges>>.font) },
        code: { layer, settings, scene in
          let changes = Box(FontChanges())
          try settings.apply(to: changes, scene)
          if let label = layer as? Label { label.fontChanges = changes.value }
          guard let text = layer as? TextLayer, !(layer is Label) else { return }
          let font = changes.value.applied(to: Font(families: scene.theme.fontFamilies, size: 17))
          let isFixed = changes.value.hasFixedSize
          (text.font, text.scalingFont) = (isFixed ? font : nil, isFixed ? nil : font)
        }),
      KeyCase("color", 0.4, { $0.color() }, { ($0 as? TextLayer)?.textColor = $1 }),
      KeyCase("highlightedColor", 0.1, { $0.color() }, { ($0 as? TextLayer)?.highlightedTextColor = $1 }),
      KeyCase(TextLayer.self, "alignment", { $0.name(FormatNames.alignments) }, { $0.textAlignment = $1 }),
      KeyCase(TextLayer.self, "lineBreak", { $0.name(FormatNames.lineBreaks) }, { $0.lineBreakMode = $1 }),
      KeyCase(TextLayer.self, "lineLimit", { $0.integer(0...3) }, { $0.numberOfLines = $1 }),
      KeyCase(TextLayer.self, "markup", { $0.boolean() }, { $0.usesMarkup = $1 }),
      KeyCase(
        "textShadow", 0.15, { $0.object(.textShadow, KeyCase<Box<Shadow>>.textShadow, likelihood: 0.6) },
        code: { layer, settings, scene in
          let shadow = Box(Shadow(offset: Size(width: 0, height: 1)))
          try settings.apply(to: shadow, scene)
          (layer as? TextLayer)?.textShadow = shadow.value
        }),
    ]
  }

  private static var gradient: [KeyCase<Layer>] {
    [
      KeyCase(
        "colors", 0.9,
        { maker in
          maker.colorCount = maker.int(1...4)
          return maker.list(maker.colorCount) { $0.color() }
        }, { ($0 as? GradientLayer)?.colors = $1 }),
      KeyCase(
        "locations", 0.4, { maker in maker.list(maker.colorCount) { $0.number(-1...2) } },
        { ($0 as? GradientLayer)?.locations = $1 }),
      KeyCase(GradientLayer.self, "startPoint", { $0.point(0...1) }, { $0.startPoint = $1 }),
      KeyCase(GradientLayer.self, "endPoint", { $0.point(0...1) }, { $0.endPoint = $1 }),
      KeyCase(GradientLayer.self, "kind", { $0.name(Gradient.Kind.self) }, { $0.kind = $1 }),
    ]
  }

  private static let paths = ["M1 2L30 4c1 2 3 4 5 6A5 6 7 0 1 30 30Z", "M0 0H40V30H0Z M10 10H30V20H10Z", "M5 5l30 20"]

  private static var shape: [KeyCase<Layer>] {
    [
      KeyCase(
        "path", 0.9, { Written($0.pick(paths)) },
        code: { layer, data, _ in (layer as? ShapeLayer)?.path = try Path(svgPathData: data) }),
      KeyCase(ShapeLayer.self, "fillColor", { $0.orNull { $0.color() } }, { $0.fillColor = $1 }),
      KeyCase(ShapeLayer.self, "fillRule", { $0.name(FormatNames.fillRules) }, { $0.fillRule = $1 }),
      KeyCase(ShapeLayer.self, "strokeColor", { $0.orNull { $0.color() } }, { $0.strokeColor = $1 }),
      KeyCase(ShapeLayer.self, "lineWidth", { $0.number(0...6) }, { $0.lineWidth = $1 }),
      KeyCase(ShapeLayer.self, "lineCap", { $0.name(FormatNames.lineCaps) }, { $0.lineCap = $1 }),
      KeyCase(ShapeLayer.self, "strokeStart", { $0.number(0...1) }, { $0.strokeStart = $1 }),
      KeyCase(ShapeLayer.self, "strokeEnd", { $0.number(0...1) }, { $0.strokeEnd = $1 }),
      KeyCase(ShapeLayer.self, "lineJoin", { $0.name(FormatNames.lineJoins) }, { $0.lineJoin = $1 }),
    ]
  }

  private static var overlay: [KeyCase<Layer>] {
    [
      KeyCase("cornerRadius", 0.5, { $0.number(0...20) }, { ($0 as? RoundedCornerOverlay)?.radius = $1 }),
      KeyCase(RoundedCornerOverlay.self, "outsideColor", { $0.color() }, { $0.outsideColor = $1 }),
      KeyCase(
        "covers", 0.4, { Written($0.pick($0.names)) },
        code: { ($0 as? RoundedCornerOverlay)?.coveredLayer = $2.layers[$1] }),
    ]
  }
}

extension Written where Value == String {
  /// A text that needs no quotes.
  init(_ text: String) { self.init(text, text) }
}

extension Maker {
  func orNull<T>(_ make: (Maker) -> Written<T>) -> Written<T?> {
    if chance(0.25) { return Written("null", nil) }
    let written = make(self)
    return Written(written.text, written.value)
  }
}

extension KeyCase where Target == Box<FontChanges> {
  static var font: [KeyCase] {
    [
      KeyCase(
        "family", 0.5,
        { $0.chance(0.5) ? Written("Inter", ["Inter"]) : Written("[Inter, serif]", ["Inter", "serif"]) },
        { $0.value.families = $1 }),
      KeyCase("size", 0.6, { $0.number(6...24) }, { $0.value.size = $1 }),
      KeyCase(
        "weight", 0.4, { $0.pick([Written("400", 400), Written("500", 500), Written("bold", 700)]) },
        { $0.value.weight = Font.Weight(rawValue: $1) }),
      KeyCase("italic", 0.3, { $0.boolean() }, { $0.value.isItalic = $1 }),
      KeyCase(
        "tracking", 0.3, { $0.chance(0.5) ? Written("-0.05", -0.05) : Written("0.2", 0.2) }, { $0.value.tracking = $1 }),
      KeyCase(
        "features", 0.3, { $0.chance(0.5) ? Written("[tnum]", ["tnum"]) : Written("[ss01, zero]", ["ss01", "zero"]) },
        { $0.value.features = $1 }),
      KeyCase("fixedSize", 0.3, { $0.boolean() }, { $0.value.hasFixedSize = $1 }),
    ]
  }
}

extension KeyCase where Target == Box<Shadow> {
  static var textShadow: [KeyCase] {
    [
      KeyCase("color", 0.5, { $0.color() }, { $0.value.color = $1 }),
      KeyCase("offset", 0.5, { $0.size(-3...3) }, { $0.value.offset = $1 }),
      KeyCase("radius", 0.5, { $0.number(0...3) }, { $0.value.radius = $1 }),
    ]
  }
}
