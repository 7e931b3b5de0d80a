import InlayGraphics
import InlayText

/// The lines of a text and its largest font size, which its superlayer sets for the available space.
package struct TextFit: Equatable {
  package var numberOfLines: Int
  package var lineBreakMode: LineBreakMode
  /// The largest font size in points; nil for no limit.
  package var largestFontSize: Double?

  package init(numberOfLines: Int, lineBreakMode: LineBreakMode, largestFontSize: Double? = nil) {
    (self.numberOfLines, self.lineBreakMode) = (numberOfLines, lineBreakMode)
    self.largestFontSize = largestFontSize
  }

  /// The font of a text whose own font is another.
  package func font(_ own: Font) -> Font {
    guard let largestFontSize, own.size > largestFontSize else { return own }
    var font = own
    font.size = largestFontSize
    return font
  }

  /// The format of a text that has the lines and the font.
  func applied(to format: TextFormat, _ own: Font) -> TextFormat {
    var format = format
    (format.font, format.lineBreakMode, format.numberOfLines) = (font(own), lineBreakMode, numberOfLines)
    return format
  }
}

/// A superlayer asks a text for its sizes before it gives the text its lines.
extension TextLayer {
  /// The lines and the largest font together. O(1).
  package final var fit: TextFit {
    get { TextFit(numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, largestFontSize: largestFontSize) }
    set {
      (largestFontSize, numberOfLines) = (newValue.largestFontSize, newValue.numberOfLines)
      lineBreakMode = newValue.lineBreakMode
    }
  }

  /// `linesSize(in:)` with other lines, or a smaller font, than the layer's.
  package final func linesSize(in size: Size, as fit: TextFit) -> Size {
    if fit == self.fit { return linesSize(in: size) }
    guard !effectiveString.isEmpty else { return .zero }
    guard let scene else {
      let format = fit.applied(to: format(direction: .leftToRight), ownFont)
      return TextContext.sizeInSystemFonts(of: effectiveString, format: format, in: size)
    }
    guard let context = scene.textContext else { return .zero }
    return context.size(of: typesetter(as: fit, in: scene, context), in: size, meter: scene.meter)
  }

  /// The offset, in points, of the only line's baseline below its usual position in bounds of a size, since fallback
  /// fonts are higher. Nil for a text of several lines, and without a scene.
  package final func baselineShift(in size: Size, as fit: TextFit) -> Double? {
    guard let scene, let context = scene.textContext else { return nil }
    let layout =
      fit == self.fit
      ? shapedText(in: scene, size: size)
      : context.layout(typesetter(as: fit, in: scene, context), alignment: .left, in: size, meter: scene.meter)
    guard let layout, layout.lineCount == 1 else { return nil }
    guard usesOtherScripts else { return 0 }
    let everywhere = Size(width: .infinity, height: .infinity)
    let usual = context.layout(
      "", format: fit.applied(to: format(in: scene), ownFont), in: everywhere, scale: scene.scale, meter: scene.meter)
    let middle = (size.height - layout.size.height) * verticalAlignment + layout.firstBaseline
    return middle - (size.height - usual.size.height) * verticalAlignment - usual.firstBaseline
  }

  private func typesetter(as fit: TextFit, in scene: Scene, _ context: TextContext) -> Typesetter {
    context.typesetter(
      for: effectiveString, context.intern(fit.applied(to: format(in: scene), ownFont), scale: scene.scale))
  }
}
