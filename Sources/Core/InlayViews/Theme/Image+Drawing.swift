import InlayGraphics
import InlayLayers
import InlaySystem
import InlayText

extension Image {
  /// An image that code draws, in points from the top left corner, on a transparent background. Tokens have the colours
  /// of the theme `modern` in the light.
  ///
  /// - Parameters:
  ///   - size: In points, rounded to whole pixels.
  ///   - scale: Pixels per point.
  ///   - textContext: The fonts of texts; nil draws none.
  ///   - draw: Called once, before the call returns.
  /// - Throws: `InlayError` of kind `invalidArgument` or `limitExceeded` when a side has not 1...32,767 pixels or the
  ///   scale is not a positive number, `graphics` when there is no memory for it.
  public convenience init(
    size: Size, scale: Double = 1, textContext: TextContext? = nil, draw: (DrawingContext) -> Void
  ) throws(InlayError) {
    let surface = try ImageSurface(
      pixelWidth: Frame.pixels(size.width, scale), pixelHeight: Frame.pixels(size.height, scale), scale: scale)
    let palette = Theme.standard.palette(for: .light)
    let context = DrawingContext(
      bounds: Rect(origin: .zero, size: size), scale: scale, traits: Traits(), textContext: textContext, meter: nil
    ) { color in
      color.resolved(for: .light) { palette[$0] } ?? .black
    }
    draw(context)
    DisplayList(context.commands).replay(in: Canvas(surface))
    self.init(copying: surface.bitmap, scale: scale)
  }
}
