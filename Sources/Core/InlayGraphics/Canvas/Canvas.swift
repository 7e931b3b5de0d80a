import CInlayCairo
@_exported import InlayGeometry

/// Draws on a surface. Coordinates are points with the y axis pointing down; a new canvas has its origin in the
/// surface's top left corner. Belongs to one isolation domain.
///
/// A path with a coordinate that is not a number, and anything under a singular transform, is not drawn.
package final class Canvas {
  private let ownContext: OpaquePointer?
  /// The target, retained by the canvas: a bitmap, or else a page.
  let bitmap: Bitmap?
  let page: VectorPage?
  /// The area of the target, in device pixels.
  let window: DeviceRect

  /// The transform from the user's points to device pixels. Cairo's own matrix is the identity between calls: a
  /// singular one would end all drawing, and device operations use it as it is.
  @exclusivity(unchecked) var transform: Transform
  private var savedTransforms: [(transform: Transform, isPlain: Bool)] = []

  /// Whether the bitmap can be written without Cairo: there is no clip and no group.
  @exclusivity(unchecked) var isPlain = true

  /// Cairo's current source where it is a colour.
  @exclusivity(unchecked) var sourceColor: RGBColor?
  /// The font last given to Cairo.
  var sourceFont: ScaledFont?
  /// Whether glyphs were painted: Cairo's states may hold the last reference of a font, which a state's end releases.
  var usesFonts = false
  /// Glyphs in Cairo's form, kept so that drawing text allocates nothing.
  var glyphs: [cairo_glyph_t] = []

  package init(bitmap: Bitmap, scale: Double) {
    self.bitmap = bitmap
    page = nil
    window = bitmap.bounds
    ownContext = cairo_create(bitmap.surface)
    transform = Transform(scaleX: scale, y: scale)
  }

  /// A canvas on a page, whose device pixels are points.
  init(page: VectorPage) {
    bitmap = nil
    self.page = page
    window = page.bounds
    ownContext = cairo_create(page.surface)
    transform = .identity
    isPlain = false
  }

  /// A canvas on a surface, with its scale. The surface's pixels stay under the new drawing.
  package convenience init(_ surface: ImageSurface) {
    surface.contents = nil
    self.init(bitmap: surface.bitmap, scale: surface.scale)
  }

  deinit { FontLock.hold { cairo_destroy(ownContext) } }

  /// Cairo's, to paint with.
  var context: OpaquePointer? {
    bitmap?.willPaint()
    return ownContext
  }
}

extension Canvas {
  /// Saves transform and clip for `restoreState()`.
  package func saveState() {
    savedTransforms.append((transform, isPlain))
    cairo_save(context)
  }

  var stateCount: Int { savedTransforms.count }

  /// Ends a state of Cairo's, inside the font lock where it may release a font.
  func endState<Result>(_ end: () -> Result) -> Result { usesFonts ? FontLock.hold(end) : end() }

  /// Restores transform and clip of the last `saveState()` that was not restored yet. Without one, nothing happens.
  package func restoreState() {
    guard let saved = savedTransforms.popLast() else { return }
    transform = saved.transform
    isPlain = saved.isPlain
    endState { cairo_restore(context) }
    forgetSource()
  }

  package func translateBy(x: Double, y: Double) {
    transform = transform.translatedBy(x: x, y: y)
  }

  package func scaleBy(x: Double, y: Double) {
    concatenate(Transform(scaleX: x, y: y))
  }

  /// Applies `next` to coordinates before the present transform.
  package func concatenate(_ next: Transform) {
    transform = next.concatenating(transform)
  }

  /// Intersects the clip with a rectangle, in user space, until `restoreState()`.
  package func clip(to rect: Rect) {
    clip(to: Path(rect: rect.limited))
  }

  /// Intersects the clip with a path's area, in user space, until `restoreState()`.
  package func clip(to path: Path, rule: FillRule = .nonZero) {
    isPlain = false
    if isDrawable { devicePath.setArea(path, transform) } else { cairo_new_path(context) }
    cairo_set_fill_rule(context, rule.cairoRule)
    cairo_clip(context)
  }
}

extension Canvas {
  /// Whether Cairo accepts the transform: it has an inverse and only finite numbers.
  var isDrawable: Bool {
    let determinant = abs(transform.determinant)
    return determinant > 1e-30 && determinant < 1e30 && transform.tx.isFinite && transform.ty.isFinite
  }

  var devicePath: CairoPath { CairoPath(context: context, window: window) }

  func setSource(_ color: RGBColor) {
    if color == sourceColor { return }
    // A page keeps the exact colour.
    let rounded = page == nil ? color.roundedToPixel : color
    cairo_set_source_rgba(context, rounded.red, rounded.green, rounded.blue, rounded.alpha)
    sourceColor = color
  }

  /// Forgets the cached source and font, after Cairo has changed its own.
  func forgetSource() {
    sourceColor = nil
    sourceFont = nil
  }
}

extension Rect {
  /// The rectangle with coordinates limited to ±1e12.
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
