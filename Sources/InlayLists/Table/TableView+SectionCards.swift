import InlayGraphics
import InlayLayers

/// What a section's card has around all its rows: a shadow below them and a border above. The rows clip themselves.
struct SectionCard {
  var shadow: Layer?
  var border: Layer?

  var layers: [Layer] { [shadow, border].compactMap { $0 } }
}

/// A part of a card: seen, and never hit.
private final class SectionCardLayer: Layer {
  override func hitTest(_ point: Point) -> Layer? { nil }
}

extension TableView {
  /// Where cells begin among the sublayers: above the background and the shadows of cards.
  var firstCellIndex: Int {
    sublayers.firstIndex {
      $0.role != .background && $0 !== emptyStateView && !($0 is SectionCardLayer && $0.castsShadowOfBounds)
    } ?? sublayers.count
  }

  /// Puts shadows and borders around the rows of the masked cards that are in view, and takes the others out. Each is one
  /// layer over all rows of its section, whatever their number.
  func updateSectionCards() {
    let shadow = sectionShadow
    let hasShadow = shadow.opacity > 0 && (shadow.radius > 0 || shadow.offset != .zero)
    let hasBorder = sectionBorder.width > 0
    var cards: [Int: SectionCard] = [:]
    if (hasShadow || hasBorder) && bounds.height > 0 {
      let reach = hasShadow ? 3 * shadow.radius + abs(shadow.offset.height) + 1 : 0
      for section in heights.sections(from: bounds.minY - reach, to: bounds.maxY + reach)
      where heights[section].rows.count > 0 && decoration(ofSection: section) == .maskedCards {
        var card = sectionCards[section] ?? SectionCard()
        update(&card.shadow, isShown: hasShadow, isShadow: true)
        update(&card.border, isShown: hasBorder, isShadow: false)
        lay(card, around: section)
        cards[section] = card
      }
    }
    for (section, card) in sectionCards where cards[section] == nil {
      for layer in card.layers { layer.removeFromSuperlayer() }
    }
    sectionCards = cards
  }

  private func update(_ layer: inout Layer?, isShown: Bool, isShadow: Bool) {
    guard isShown else {
      layer?.removeFromSuperlayer()
      layer = nil
      return
    }
    guard layer == nil else { return }
    let made = SectionCardLayer()
    made.role = .sectionCard
    made.castsShadowOfBounds = isShadow
    partsAreUnordered = true
    layer = made
    if isShadow {
      insertSublayer(made, at: sublayers.prefix { $0.role == .background || $0 === emptyStateView }.count)
    } else {
      // Above the cells, which new ones are inserted below, and below headers and footers.
      let top = sublayers.lastIndex { $0.role == .cell }
      insertSublayer(made, at: top.map { $0 + 1 } ?? firstCellIndex)
    }
  }

  private func lay(_ card: SectionCard, around section: Int) {
    let last = heights[section].rows.count - 1
    let top = heights.row(RowPath(section: section, row: 0)).lowerBound
    let bottom = heights.row(RowPath(section: section, row: last)).upperBound
    for layer in card.layers {
      place(layer, ClosedRange(from: top, to: bottom))
      layer.cornerRadius = cardRadius(ofSection: section, decoration: .maskedCards)
    }
    if let layer = card.shadow {
      let shadow = sectionShadow
      // As dense as the card that casts it.
      layer.shadowOpacity = shadow.opacity * resolved(cellBackgroundColor ?? .token(.cellBackground)).alpha
      layer.shadowRadius = shadow.radius
      layer.shadowOffset = shadow.offset
      layer.shadowColor = sectionShadowColor
    }
    if let layer = card.border {
      layer.borderWidth = max(1 / deviceScale, sectionBorder.width.snapped(toScale: deviceScale))
      layer.borderColor = sectionBorder.color
    }
  }
}
