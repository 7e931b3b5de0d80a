import InlayGraphics
import InlayLayers
import InlayLists
import InlayText
import InlayViews

extension Scene {
  /// Texts with too little contrast, by the pixels of the frame: what is behind a text is the colour of most pixels
  /// around it, and the text the one that differs most. What is transparent counts as the theme's background. Texts on
  /// pictures, and dimmed ones, are left out.
  ///
  /// - Parameter ratio: As of `accessibilityFaults`.
  func contrastFaults(atLeast ratio: Double?) -> [AccessibilityFault] {
    if frame == nil { tick(at: time) }
    var texts: [TextLayer] = []
    Self.collectTexts(in: root, to: &texts)
    guard !texts.isEmpty,
      let surface = try? ImageSurface(
        pixelWidth: Int(clamping: (size.width * Self.contrastScale).rounded()),
        pixelHeight: Int(clamping: (size.height * Self.contrastScale).rounded()), scale: Self.contrastScale),
      (try? render(into: surface)) != nil
    else { return [] }
    var picture = PictureContrast(of: surface, over: (palette[.tableBackground] ?? .white).over(.white))
    return texts.compactMap { text in
      guard isSeen(text) else { return nil }
      guard let found = picture.colors(in: text.shownFrame) else { return nil }
      let font = text.effectiveFont
      let isLarge = font.size >= 24 || font.size >= 18.66 && font.weight >= .bold
      let least = leastContrast(ratio ?? text.effectiveTheme.askedContrast, isLarge: isLarge)
      // The eighth bit of a colour, and what smoothing takes from thin strokes.
      guard found.ratio < least - 0.05 else { return nil }
      let ratio = (found.ratio * 100).rounded() / 100
      return AccessibilityFault(
        kind: .contrast, layer: text,
        message: "\(text.effectiveString.prefix(40).debugDescription) has a contrast of \(ratio):1 to its background"
          + " (\(found.text) on \(found.ground), in the theme \(text.effectiveTheme.name)); the minimum is \(least.text):1"
      )
    }
  }

  /// Returns the contrast that a text needs, by the requested ratio.
  private func leastContrast(_ ratio: Double?, isLarge: Bool) -> Double {
    guard let ratio else { return isLarge ? RGBColor.leastContrast : traits.appearance.leastContrast }
    return isLarge ? min(ratio, ratio < 7 ? 3 : 4.5) : ratio
  }

  /// Whether nothing covers a text: neither a bar nor another view. Pressed controls and rows are left out, which are
  /// so for a moment.
  private func isSeen(_ text: Layer) -> Bool {
    for layer in text.superlayerChain {
      if let control = layer as? Control, control.isHighlighted { return false }
      if let cell = layer as? TableViewCell, cell.isHighlighted { return false }
    }
    let frame = text.shownFrame
    return [frame.minX + 1, frame.midX, frame.maxX - 1].allSatisfy { x in
      guard let hit = root.topmostLayer(at: Point(x: x, y: frame.midY)) else { return false }
      return hit === text || text.isDescendant(of: hit)
    }
  }

  /// Enough for strokes that have the text's whole colour.
  private static let contrastScale = 3.0

  /// The texts that are shown whole and not dimmed.
  private static func collectTexts(in layer: Layer, to texts: inout [TextLayer]) {
    guard !layer.isHidden, layer.opacity == 1 else { return }
    if let text = layer as? TextLayer, !text.effectiveString.allSatisfy(\.isWhitespace) { texts.append(text) }
    for part in layer.paintedSublayers { collectTexts(in: part, to: &texts) }
  }
}

extension Theme {
  /// The contrast that the theme has everywhere; nil for a theme that does not specify it.
  fileprivate var askedContrast: Double? { leastContrast > 1 ? leastContrast : nil }
}
