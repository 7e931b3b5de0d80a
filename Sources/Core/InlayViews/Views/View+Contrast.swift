import InlayGraphics
import InlayLayers

extension View {
  /// The least contrast of titles and symbols to a coloured background, by the appearance and the theme.
  package final var leastContrast: Double { max(traits.appearance.leastContrast, effectiveTheme.leastContrast) }

  /// The colour of a title, a symbol or a mark on a coloured part above a row: white where it has enough contrast, or
  /// else black.
  ///
  /// - Parameters:
  ///   - preferred: Instead of white.
  ///   - ratio: The contrast that is enough, unless the theme asks for more; nil for `leastContrast`.
  package final func contrastingColor(
    on color: RGBColor, preferred: [RGBColor] = [.white], atLeast ratio: Double? = nil
  ) -> RGBColor {
    let ground = color.over(resolvedColor(.token(.cellBackground)))
    return ground.contrasting(preferred, atLeast: ratio.map { max($0, effectiveTheme.leastContrast) } ?? leastContrast)
  }

  /// The first of some colours that can be read where the view is, or else the one with the most
  /// contrast.
  ///
  /// - Parameter ground: The colour behind the view; nil for `ground`.
  package final func readableColor(_ colors: Color..., on ground: RGBColor? = nil) -> Color {
    let palette = effectivePalette ?? Theme.standard.palette(for: .light)
    let (ground, least, appearance) = (ground ?? self.ground, leastContrast, effectiveTraits.appearance)
    return RGBColor.readable(colors, on: ground, atLeast: least) { color in
      color.resolved(for: appearance) { palette[$0] } ?? .black
    }
  }

  /// The opaque colour behind the view's sublayers: its own, over those around and that of the scene.
  package final var ground: RGBColor {
    var (colors, layer): ([RGBColor], Layer?) = ([], self)
    while let around = layer {
      if let color = (around as? any GroundView).map(\.groundFill) ?? around.backgroundColor.map(resolvedColor) {
        colors.append(color)
      }
      if let last = colors.last, last.alpha >= 1 { break }
      layer = around.superlayer
    }
    let behind = scene?.backgroundColor.map(resolvedColor) ?? .clear
    return colors.reversed().reduce(behind.over(.white)) { $1.over($0) }
  }
}

/// A view whose background is not its background colour.
package protocol GroundView: View {
  /// The colour that fills the view behind its sublayers; nil for none.
  var groundFill: RGBColor? { get }
}

extension Image {
  /// The image for a part with a colour of its own: a symbol, or another image in one colour, that has the theme's tint
  /// gets that colour, and one in `currentColor` too; others keep theirs.
  package func inTint(replacedBy color: Color) -> Image {
    drawing?.colors == [.token(.tint)] ? tinted(color) : inCurrentColor(color)
  }
}
