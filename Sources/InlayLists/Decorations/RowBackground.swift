import InlayGraphics
import InlayLayers

/// What a decoration draws behind one row. A row has one for its normal look and, once it was highlighted or selected,
/// another above it: one of the two is shown, the other hidden.
public class RowBackground: View {
  /// What the background shows; the cell says.
  struct Look: Hashable {
    var color: LayerColor
    var position: RowPosition
    /// In points, on whole device pixels.
    var cornerRadius: Double
    /// Whether the row or its category has this colour, which then stands for the theme's images too.
    var isOwnColor = false
    /// Whether this is the look of a highlighted or selected row.
    var isSelected = false
    /// From the row's sides to its card, in points, on whole device pixels.
    var inset = 0.0
    /// Below the row's card, in points, on whole device pixels.
    var gap = 0.0
    /// The line around the section's rows, where the background draws it, its width on whole device pixels.
    var border = ThemeBorder()
  }

  @exclusivity(unchecked) final var look = Look(color: .clear, position: .only, cornerRadius: 0) {
    didSet { if look != oldValue { setNeedsLayout() } }
  }

  /// The radius that fits into a size, on whole device pixels, in points.
  final func radius(fitting size: Size) -> Double {
    let radius = min(look.cornerRadius, min(size.width, size.height) / 2)
    return max(0, (radius * deviceScale).rounded(.down) / deviceScale)
  }

  /// A picture drawn in code, shared with all backgrounds of the scene that look the same.
  final func image(of drawing: any Drawing) -> Image? {
    do {
      return try SharedDrawing(drawing: drawing, scale: deviceScale).image(from: scene?.sharedImages)
    } catch {
      scene?.budget?.blame(self)
      scene?.report("no memory for a picture of its background: \(error)", in: self)
      return nil
    }
  }
}

extension DecorationKind {
  /// What draws a row's background.
  func makeBackground() -> RowBackground {
    switch self {
    case .cornerImages: CornerImageBackground()
    case .cornerCovers: CornerCoverBackground()
    case .slicedImages: SlicedImageBackground()
    case .maskedCards, .none: PlainBackground()
    }
  }

  /// Whether a background is one that the decoration uses.
  func uses(_ background: RowBackground) -> Bool {
    switch self {
    case .cornerImages: background is CornerImageBackground
    case .cornerCovers: background is CornerCoverBackground
    case .slicedImages: background is SlicedImageBackground
    case .maskedCards, .none: background is PlainBackground
    }
  }
}

/// A plain rectangle: of rows without decoration, and of those that their section's card clips.
final class PlainBackground: RowBackground {
  override func layoutSublayers() {
    super.layoutSublayers()
    backgroundColor = look.color
  }
}
