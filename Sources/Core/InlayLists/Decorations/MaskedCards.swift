import InlayLayers
import InlayViews

extension Decoration {
  /// One rounded card for all rows of a section, which may have a shadow.
  public static let maskedCards = Decoration("maskedCards", MaskedCards())
}

/// Each row is clipped, with its content, to its part of one rounded card. The card has a border and a shadow.
struct MaskedCards: RowDecoration {
  func makeBackground() -> RowBackground { PlainBackground() }

  func card(_ standard: SectionCard, theme: Theme) -> SectionCard {
    var card = standard
    card.clipsRows = true
    return card
  }
}
