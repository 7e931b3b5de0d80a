import InlayGraphics
import InlayLayers

/// The card around a section whose first or last row is lower than the card's corners: these continue in the next rows,
/// so each row is clipped by the whole card instead of by its own part of it.
struct LowCard: Hashable {
  /// The card's top and bottom in the content, in points, on device pixels.
  var range: ClosedRange<Double>
  /// The reach of the corners along the sides, in points.
  var reach: Double

  /// The distance by which the card goes beyond a row, as far as its corners are concerned.
  ///
  /// - Parameter row: The row's top and bottom in the content, on device pixels.
  func overhang(of row: ClosedRange<Double>) -> CardOverhang {
    // A card that is higher looks the same in the row: so rows keep their look when other rows come or leave.
    let far = 2 * reach
    return CardOverhang(
      above: min(far, max(0, row.lowerBound - range.lowerBound)),
      below: min(far, max(0, range.upperBound - row.upperBound)), far: far)
  }
}

extension SectionLook {
  /// Limits the radius to the size of the card, and has each row clipped by the whole card if the first or the last one
  /// is lower than its corners.
  ///
  /// - Parameter width: Of the rows, in points.
  mutating func fitCard(to extent: SectionExtent, width: Double) {
    let known = rows
    let space = min(max(0, width - 2 * known.value.appearance.cardInset), extent.height) / 2
    let radius = min(known.value.appearance.cornerRadius, space)
    let reach = known.value.appearance.cornerCurve.reach(radius: radius)
    let lowest = reach + known.value.cardGap + known.value.appearance.border.width
    let isLow = !extent.isOneRow && extent.shortestEnd <= lowest
    guard isLow || radius != known.value.appearance.cornerRadius else { return }
    var fitting = known.value
    fitting.appearance.cornerRadius = radius
    if isLow {
      lowCard = LowCard(range: extent.range, reach: reach)
      fitting.clipToLowCard()
    }
    rows = Shared(fitting)
  }
}

extension RowsLook {
  fileprivate mutating func clipToLowCard() {
    if !appearance.clipsToCard && hasBorderBetweenRows {
      // The images' own line below each row.
      var line = SeparatorAppearance()
      line.color = appearance.border.color ?? .separator
      line.width = appearance.border.width
      line.bottom = .edge
      separator = line
    }
    appearance.clipsToCard = true
  }
}
