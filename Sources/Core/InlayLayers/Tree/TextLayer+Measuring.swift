import InlayGraphics
import InlayText

/// Measures of a text, from its layout.
extension TextLayer {
  /// Returns the size of the text's lines within a width, in points. It may end inside a pixel. Outside of a scene it
  /// is measured as `sizeThatFits(_:)`.
  public final func linesSize(in size: Size) -> Size {
    guard let scene else { return sizeWithoutScene(in: size) }
    guard let context = scene.textContext, !effectiveString.isEmpty else { return .zero }
    return context.size(of: typesetter(in: scene, context), in: size, meter: scene.meter)
  }

  private func sizeWithoutScene(in size: Size) -> Size {
    guard !effectiveString.isEmpty else { return .zero }
    return TextContext.sizeInSystemFonts(of: effectiveString, format: format(direction: .leftToRight), in: size)
  }

  /// The width that lines which were broken in a width need beside their own, in points: Pango breaks them with the
  /// tracking at their ends, which they then do not have.
  final func trackingAtEnds(of lines: Size, in width: Double) -> Double {
    let tracking = effectiveFont.tracking * effectiveFont.size
    guard tracking > 0, lines.width < width, linesSize(in: Size(width: .infinity, height: .infinity)).width > width
    else { return 0 }
    return min(tracking, width - lines.width)
  }

  /// The width of the longest word, in points: a narrower line would end inside it. A word may be broken at its soft
  /// hyphens, and scripts without spaces between any two characters. Zero without a scene.
  package final var widestWord: Double { widestWord(in: effectiveFont) }

  /// The same in another font than the layer's.
  package final func widestWord(in font: Font) -> Double {
    guard let scene, let context = scene.textContext, !effectiveString.isEmpty else { return 0 }
    var format = format(in: scene)
    format.font = font
    (format.lineBreakMode, format.numberOfLines) = (.wordWrap, 0)
    let everywhere = Size(width: .infinity, height: .infinity)
    let lines = effectiveString.linesOfWords(isMarkup: usesMarkup)
    return context.size(of: lines, format: format, in: everywhere, scale: scene.scale, meter: scene.meter).width
  }

  /// The tops of the lines, in the layer's own space; empty without a scene. O(runs).
  package final var lineTops: [Double] {
    guard let scene, let layout = shapedText(in: scene) else { return [] }
    let top = bounds.minY + (bounds.height - layout.size.height) * verticalAlignment
    return layout.lineTops.map { top + $0 }
  }

  /// Whether a part of the text is not shown, for lack of width, lines or height. False without a scene.
  package final var isTruncated: Bool { scene.flatMap { shapedText(in: $0) }?.isTruncated ?? false }

  /// Whether nothing is shown of the text but an ellipsis. False without a scene.
  package final var showsEllipsisAlone: Bool {
    guard let scene, let layout = shapedText(in: scene), layout.isTruncated else { return false }
    return layout.runs.reduce(0) { $0 + $1.run.glyphs.count } <= 1
  }

  /// The size of all lines of the text in a width, in points. Zero without a scene.
  ///
  /// - Parameter font: Another font than that of the layer; nil for that.
  package final func wholeSize(inWidth width: Double, font: Font? = nil) -> Size {
    guard let scene, let context = scene.textContext, !effectiveString.isEmpty else { return .zero }
    var format = format(in: scene)
    if let font { format.font = font }
    (format.lineBreakMode, format.numberOfLines) = (.wordWrap, 0)
    let size = Size(width: width, height: .infinity)
    return context.size(of: effectiveString, format: format, in: size, scale: scene.scale, meter: scene.meter)
  }

  /// The distance from the top of the bounds to the baseline of the first line, in points; 0 without a scene.
  public final var firstBaseline: Double {
    guard let scene, let layout = shapedText(in: scene) else { return 0 }
    return (bounds.height - layout.size.height) * verticalAlignment + layout.firstBaseline
  }

  /// Whether there are letters that are not Latin, which may need fallback fonts. O(bytes), O(1) for ASCII.
  package final var usesOtherScripts: Bool {
    // An ASCII string has equal counts, without a scan.
    effectiveString.utf8.count != effectiveString.utf16.count && effectiveString.utf8.contains { $0 >= 0xCD }
  }

  /// A rectangle around the glyphs, in the layer's own space, to within a device pixel; nil without glyphs or a scene.
  package final var inkBounds: Rect? {
    guard let scene, let layout = shapedText(in: scene) else { return nil }
    return layout.inkBounds.map { offset($0, of: layout) }
  }

  /// The same for each line with glyphs, from the top.
  package final var lineInkBounds: [Rect] {
    guard let scene, let layout = shapedText(in: scene) else { return [] }
    return layout.lineInkBounds.map { offset($0, of: layout) }
  }

  private func offset(_ rect: Rect, of layout: TextLayout) -> Rect {
    rect.offsetBy(dx: bounds.minX, dy: bounds.minY + (bounds.height - layout.size.height) * verticalAlignment)
  }
}
