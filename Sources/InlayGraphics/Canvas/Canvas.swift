import CCairo

/// Draws on a surface. Coordinates are points with the y axis pointing down; a new canvas has its origin in
/// the surface's top left corner. Belongs to one isolation domain.
///
/// What cannot be drawn is passed over: a path with a coordinate that is not a number, anything under a
/// singular transform.
public final class Canvas {
  let context: OpaquePointer?
  /// What is painted on, kept alive as long as the canvas: a bitmap, or else a page.
  let bitmap: Bitmap?
  let page: VectorPage?
  /// What there is to paint on, in device pixels.
  let window: DeviceRect

  /// From the user's points to device pixels. Cairo's own matrix stays the identity between calls, so that it
  /// never meets a singular one, which would end all drawing, and device operations need not touch it.
  @exclusivity(unchecked) var transform: Transform
  @exclusivity(unchecked) private var savedTransforms: [(transform: Transform, isPlain: Bool)] = []

  /// Whether the bitmap's memory is what is painted on: no clip, no group. Only then may device operations
  /// bypass Cairo.
  @exclusivity(unchecked) var isPlain = true

  /// Cairo's present source where it is a colour.
  @exclusivity(unchecked) var sourceColor: Color?
  /// The font last given to Cairo.
  @exclusivity(unchecked) var sourceFont: ScaledFont?
  /// Room for glyphs on their way to Cairo, kept so that drawing text allocates nothing.
  @exclusivity(unchecked) var glyphs: [cairo_glyph_t] = []

  package init(bitmap: Bitmap, scale: Double) {
    self.bitmap = bitmap
    page = nil
    window = bitmap.bounds
    context = cairo_create(bitmap.surface)
    transform = Transform(scaleX: scale, y: scale)
  }

  /// A canvas on a page, whose device pixels are points.
  init(page: VectorPage) {
    bitmap = nil
    self.page = page
    window = page.bounds
    context = cairo_create(page.surface)
    transform = .identity
    isPlain = false
  }

  /// A canvas on a surface, in its scale. What the surface showed before stays under what is drawn.
  public convenience init(_ surface: ImageSurface) {
    surface.contents = nil
    self.init(bitmap: surface.bitmap, scale: surface.scale)
  }

  deinit { FontLock.hold { cairo_destroy(context) } }
}

extension Canvas {
  /// Remembers transform and clip, to be brought back by `restoreState()`.
  public func saveState() {
    savedTransforms.append((transform, isPlain))
    cairo_save(context)
  }

  /// How many states are saved.
  var stateCount: Int { savedTransforms.count }

  /// Brings transform and clip back to what they were at the last `saveState()` that was not restored yet;
  /// without one, nothing happens.
  public func restoreState() {
    guard let saved = savedTransforms.popLast() else { return }
    transform = saved.transform
    isPlain = saved.isPlain
    cairo_restore(context)
    forgetSource()
  }

  public func translateBy(x: Double, y: Double) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public func scaleBy(x: Double, y: Double) {
    concatenate(Transform(scaleX: x, y: y))
  }

  /// Does `next` to coordinates before everything that was set so far.
  public func concatenate(_ next: Transform) {
    transform = next.concatenating(transform)
  }

  /// Limits drawing to the part of a rectangle that was not clipped away already, until `restoreState()`.
  public func clip(to rect: Rect) {
    clip(to: Path(rect: rect.limited))
  }

  /// Limits drawing to the part of a path's area that was not clipped away already, until `restoreState()`.
  public func clip(to path: Path, rule: FillRule = .nonZero) {
    isPlain = false
    if !isDrawable || !devicePath.setArea(path, transform) { cairo_new_path(context) }
    cairo_set_fill_rule(context, rule.cairoRule)
    cairo_clip(context)
  }
}

extension Canvas {
  /// Whether Cairo could bear the transform: it has an inverse and only numbers.
  var isDrawable: Bool {
    let determinant = abs(transform.determinant)
    return determinant > 1e-30 && determinant < 1e30 && transform.tx.isFinite && transform.ty.isFinite
  }

  var devicePath: CairoPath { CairoPath(context: context, window: window) }

  func setSource(_ color: Color) {
    if color == sourceColor { return }
    // A page keeps the colour as it is.
    let rounded = page == nil ? color.roundedToPixel : color
    cairo_set_source_rgba(context, rounded.red, rounded.green, rounded.blue, rounded.alpha)
    sourceColor = color
  }

  /// Forgets what Cairo was told, after Cairo itself has changed it.
  func forgetSource() {
    sourceColor = nil
    sourceFont = nil
  }
}

extension Rect {
  /// The rectangle with infinite coordinates brought into what arithmetic can bear.
  var limited: Rect {
    func limited(_ value: Double) -> Double { max(-1e12, min(1e12, value)) }
    return Rect(minX: limited(minX), minY: limited(minY), maxX: limited(maxX), maxY: limited(maxY))
  }
}

extension FillRule {
  var cairoRule: cairo_fill_rule_t {
    self == .nonZero ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}
