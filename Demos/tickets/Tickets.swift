import Inlay

extension Decoration {
  static let tickets = Decoration("tickets", Tickets())
}

/// Each row is a ticket with notched sides. A perforated line separates the stub.
struct Tickets: RowDecoration {
  /// In points, at the trailing side.
  var stubWidth = 84.0

  func makeBackground() -> RowBackground { TicketBackground(self) }

  func card(_ standard: SectionCard, theme: Theme) -> SectionCard {
    var card = standard
    (card.inset, card.gap, card.shadow) = (20, 0, .hidden)
    card.separators = .none
    return card
  }
}

private final class TicketBackground: RowBackground {
  private let style: Tickets

  init(_ style: Tickets) {
    self.style = style
    super.init()
    shadowRadius = 2
    shadowOffset = Size(width: 0, height: 1)
    shadowOpacity = 0.25
  }

  override func draw(in context: DrawingContext) {
    let ticket = cardFrame.insetBy(dx: 0, dy: 4)
    let isMirrored = context.traits.effectiveDirection == .rightToLeft
    let perforation = isMirrored ? ticket.minX + style.stubWidth : ticket.maxX - style.stubWidth
    var outline = Path(roundedRect: ticket, cornerRadius: cornerRadius(fitting: ticket.size))
    outline.append(circle(x: ticket.minX, y: ticket.midY, radius: 8))
    outline.append(circle(x: ticket.maxX, y: ticket.midY, radius: 8))
    for y in stride(from: ticket.minY + 5, through: ticket.maxY - 5, by: 6) {
      outline.append(circle(x: perforation, y: y, radius: 1.25))
    }
    // Even-odd: circles inside the ticket are holes; the clip removes their parts outside.
    context.clip(to: Path(rect: ticket))
    context.fill(outline, with: rowColor, rule: .evenOdd)
  }

  private func circle(x: Double, y: Double, radius: Double) -> Path {
    Path(ellipseIn: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }
}
