import InlayLayers
import InlayViews

extension Decoration {
  /// Plain rectangles; `none` in files.
  public static let plainRows = Decoration("none", PlainRows())
}

/// No decoration. Rows in a column are clipped to the table's border, if it has one, without round corners.
struct PlainRows: RowDecoration {
  func makeBackground() -> RowBackground { PlainBackground() }

  func card(_ standard: SectionCard, theme: Theme) -> SectionCard {
    var card = SectionCard(border: standard.isInColumn ? standard.border : Border())
    card.clipsRows = card.border.width > 0
    card.separators = .ofTableStyle
    return card
  }
}

/// A plain rectangle, for rows without decoration and rows clipped to their section's card.
final class PlainBackground: LayeredBackground {
  override func layoutSublayers() {
    super.layoutSublayers()
    backgroundColor = look.color
  }
}
