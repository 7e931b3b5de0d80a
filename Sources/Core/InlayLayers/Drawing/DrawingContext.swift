import InlayGraphics
import InlayText

/// Records a layer's drawing, in the layer's own space and in points.
///
/// Colours may be tokens, which are resolved when the layer is drawn.
public final class DrawingContext {
  package private(set) var commands: [DisplayList.Command] = []
  /// Texts with characters without a glyph in any font.
  private(set) var missing: [(text: String, characters: [Unicode.Scalar])] = []
  private(set) var cut: [(text: String, count: Int)] = []
  /// Texts that are not drawn, since there are no fonts.
  private(set) var withoutFonts: [String] = []
  private let resolve: (Color) -> RGBColor
  private let textContext: TextContext?
  private let meter: (any WorkMeter)?

  /// Device pixels per point of the scene.
  public let scale: Double
  /// The bounds of the layer or the image, which clip the drawing.
  public let bounds: Rect
  /// The traits of the layer that is drawn, such as its appearance and reading direction.
  public let traits: Traits

  package init(
    bounds: Rect, scale: Double, traits: Traits, textContext: TextContext?, meter: (any WorkMeter)?,
    resolve: @escaping (Color) -> RGBColor
  ) {
    self.bounds = bounds
    self.traits = traits
    self.scale = scale
    self.textContext = textContext
    self.meter = meter
    self.resolve = resolve
  }

  /// Draws with a state of its own: transforms and clips of the body end with it.
  public func withState(_ body: () -> Void) {
    commands.append(.save)
    body()
    commands.append(.restore)
  }

  /// Draws a group that fades as a whole.
  public func withGroup(opacity: Double, _ body: () -> Void) {
    commands.append(.beginGroup(opacity: opacity))
    body()
    commands.append(.endGroup)
  }

  /// Draws a body where a mask is opaque: the alpha of what the mask draws is a factor on that of the body.
  public func withMask(_ mask: () -> Void, _ body: () -> Void) {
    commands.append(.beginMask)
    mask()
    commands.append(.endGroup)
    body()
    commands.append(.endGroup)
  }

  /// Moves everything that is drawn from now on, in points.
  public func translateBy(x: Double, y: Double) { concatenate(Transform(translationX: x, y: y)) }

  /// Scales everything that is drawn from now on.
  public func scaleBy(x: Double, y: Double) { concatenate(Transform(scaleX: x, y: y)) }

  /// Transforms everything that is drawn from now on, before the transforms that already apply.
  public func concatenate(_ transform: Transform) { commands.append(.concatenate(transform)) }

  /// Limits everything that is drawn from now on to a rectangle, in points.
  public func clip(to rect: Rect) { clip(to: Path(rect: rect)) }

  /// Limits everything that is drawn from now on to the inside of a path.
  public func clip(to path: Path, rule: FillRule = .nonZero) { commands.append(.clip(path, rule)) }

  /// Fills a rectangle with a colour.
  public func fill(_ rect: Rect, with color: Color) { fill(Path(rect: rect), with: color) }

  /// Fills a path with a colour. Open parts of the path are closed.
  public func fill(_ path: Path, with color: Color, rule: FillRule = .nonZero) {
    commands.append(.fill(path, rule, resolve(color)))
  }

  /// Fills a rectangle with a gradient.
  public func fill(_ rect: Rect, with gradient: Gradient) { fill(Path(rect: rect), with: gradient) }

  /// Fills a path with a gradient. Open parts of the path are closed.
  public func fill(_ path: Path, with gradient: Gradient) {
    commands.append(.gradient(path, gradient.resolved(resolve)))
  }

  /// Draws a line along a path; one point wide by default.
  public func stroke(_ path: Path, with color: Color, style: StrokeStyle = StrokeStyle()) {
    commands.append(.stroke(path, style, resolve(color)))
  }

  /// Draws an image, scaled to a rectangle.
  public func draw(_ image: Image, in rect: Rect, interpolation: Interpolation = .linear) {
    guard image.source != nil, let source = image.drawnSource else {
      return commands.append(.image(image, rect, interpolation))
    }
    let isMirrored = traits.effectiveDirection == .rightToLeft
    commands.append(.drawnImage(source.resolved(isMirrored: isMirrored, in: traits.appearance, resolve), rect))
  }

  /// Draws text from a point to the right and down. If the format names no language or direction, those of the layer and
  /// its scene are used.
  ///
  /// - Returns: The text's size in points; zero if there are no fonts.
  @discardableResult
  public func draw(
    _ text: String, format: TextFormat, at origin: Point, color: Color,
    in size: Size = Size(width: .infinity, height: .infinity)
  ) -> Size {
    var format = format
    format.language = format.language ?? traits.language
    format.direction = format.direction ?? traits.effectiveDirection
    guard let layout = textContext?.layout(text, format: format, in: size, scale: scale, meter: meter) else {
      if textContext == nil, !text.isEmpty { withoutFonts.append(text) }
      return .zero
    }
    if layout.cutCharacterCount > 0 { cut.append((text, layout.cutCharacterCount)) }
    if layout.missingGlyphCount > 0 { missing.append((text, layout.missingCharacters)) }
    commands.append(.text(layout, origin, resolve(color)))
    return layout.size
  }
}
