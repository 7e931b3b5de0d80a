import InlayGraphics
import InlayLayers
import InlayLists

extension Decoration {
  static let notches = Decoration("notches", Notches())
  static let stripes = Decoration("stripes", Stripes())
}

/// An app's decoration with drawing: inset cards with notched sides and a shadow.
struct Notches: RowDecoration {
  var radius = 4.0
  var inset = 9.0
  var separators = SectionCard.Separators.betweenRows

  func makeBackground() -> RowBackground { NotchBackground(radius: radius) }

  func card(_ standard: SectionCard, theme: Theme) -> SectionCard {
    var card = standard
    card.inset = inset
    card.separators = separators
    return card
  }
}

final class NotchBackground: RowBackground {
  let notchRadius: Double
  private(set) var drawnLooks: [Look] = []

  init(radius: Double) {
    notchRadius = radius
    super.init()
  }

  override func draw(in context: DrawingContext) {
    drawnLooks.append(look)
    let card = cardFrame
    var path = Path(roundedRect: card, cornerRadius: cornerRadius(fitting: card.size), corners: rowPosition.corners)
    for x in [card.minX, card.maxX] {
      path.append(
        Path(
          ellipseIn: Rect(
            x: x - notchRadius, y: card.midY - notchRadius, width: 2 * notchRadius, height: 2 * notchRadius)))
    }
    context.clip(to: Path(rect: card))
    context.fill(path, with: rowColor, rule: .evenOdd)
  }
}

/// An app's decoration with layers: clipped rows with a stripe at one side.
struct Stripes: RowDecoration {
  func makeBackground() -> RowBackground { StripeBackground() }

  func card(_ standard: SectionCard, theme: Theme) -> SectionCard {
    var card = standard
    card.cornerRadius *= 2
    card.clipsRows = true
    card.shadow = .hidden
    return card
  }
}

final class StripeBackground: RowBackground {
  private let stripe = Layer()

  override init() {
    super.init()
    addSublayer(stripe)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    backgroundColor = rowColor
    stripe.frame = Rect(x: bounds.minX, y: bounds.minY, width: 5, height: bounds.height)
    stripe.backgroundColor = isSelected ? .token(.destructive) : .token(.tint)
  }
}
