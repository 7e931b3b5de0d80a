import InlayGraphics
import InlayLayers

/// What a decoration draws behind one row. A row has one for its normal look and, while it is highlighted or
/// selected, another above it.
public class RowBackground: View {
  /// What the background shows; the table says.
  struct Look: Hashable {
    var color: LayerColor
    var position: RowPosition
    /// In points, on whole device pixels.
    var cornerRadius: Double
  }

  final var look = Look(color: .clear, position: .only, cornerRadius: 0) {
    didSet { if look != oldValue { setNeedsLayout() } }
  }

  /// The background that a decoration uses.
  static func make(_ kind: DecorationKind) -> RowBackground {
    switch kind {
    case .cornerImages, .cornerCovers, .slicedImages, .maskedCards: CornerImageBackground()
    case .none: PlainBackground()
    }
  }
}

/// No decoration: a plain rectangle.
final class PlainBackground: RowBackground {
  override func layoutSublayers() {
    super.layoutSublayers()
    backgroundColor = look.color
  }
}
