import CInlayCairo
import InlayGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The box for a character that no font has: thin, hollow, inside the character's advance.
struct MissingGlyphBox {
  /// The distance from the start of the character's advance to the box, in Pango's units.
  let x: Int
  /// A glyph of `makeFont(pixelSize:)`, whose index is the box's width in device pixels.
  let glyph: UInt32

  /// - Parameters:
  ///   - advance: The character's advance, in Pango's units.
  ///   - pixelSize: The em square's height, in device pixels.
  init(advance: Int, pixelSize: Double) {
    let space = max(0, Double(advance) / TextShaper.units)
    let gap = max(1, (pixelSize * 0.06).rounded())
    let width = max(min(3, space.rounded(.down)), (space - 2 * gap).rounded(.down))
    glyph = UInt32(max(0, min(width, 60_000)))
    x = Int(max(0, (space - width) / 2) * TextShaper.units)
  }

  /// A font whose glyphs are boxes, which Cairo draws like any others, into pixels, SVG and PDF.
  static func makeFont(pixelSize: Double) -> ScaledFont {
    let face = cairo_user_font_face_create()
    cairo_user_font_face_set_render_glyph_func(face) { font, glyph, context, extents in
      var matrix = cairo_matrix_t()
      cairo_scaled_font_get_font_matrix(font, &matrix)
      let pixelSize = max(matrix.yy, 1e-3)
      let line = max(1, (pixelSize / 18).rounded())
      let width = Double(glyph)
      let height = max(3, (pixelSize * 0.7).rounded())
      extents?.pointee.x_advance = width / pixelSize
      // The context's unit is the em square.
      func add(_ inset: Double, isHole: Bool) {
        let (left, right) = (inset / pixelSize, (width - inset) / pixelSize)
        let (top, bottom) = ((inset - height) / pixelSize, -inset / pixelSize)
        cairo_move_to(context, left, top)
        cairo_line_to(context, isHole ? left : right, isHole ? bottom : top)
        cairo_line_to(context, right, bottom)
        cairo_line_to(context, isHole ? right : left, isHole ? top : bottom)
        cairo_close_path(context)
      }
      add(0, isHole: false)
      if width > 2 * line { add(line, isHole: true) }
      cairo_fill(context)
      return CAIRO_STATUS_SUCCESS
    }
    var size = cairo_matrix_t()
    cairo_matrix_init_scale(&size, pixelSize, pixelSize)
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    return FontLock.hold {
      let font = cairo_scaled_font_create(face, &size, &identity, options)
      defer {
        cairo_scaled_font_destroy(font)
        cairo_font_options_destroy(options)
        cairo_font_face_destroy(face)
      }
      return ScaledFont(retaining: font, hasOutlines: true)
    }
  }
}
