/// The change of a part of a list, from a frame to the next.
package struct PartChange: Equatable, Sendable {
  package let kind: PartKind
  /// The part afterwards; the last one of a part that leaves, ends or is kept.
  package let part: PlacedPart
  package let effect: Effect

  package enum Effect: Equatable, Sendable {
    /// The layout has the part in view, and it was not on show.
    case enters
    /// The layout has a carried part in view again.
    case returns
    /// An update gave the part another identity.
    case moves
    /// The layout does not have the part in view any more, but an update presents it, or carries it to its end. One that
    /// another part replaces is above the others.
    case isCarried(isAbove: Bool)
    /// The update ends the part, but the data source keeps its row, which has another path from then on.
    case isKept(RowPath)
    /// The part was in view, and is not on show any more.
    case leaves
    /// The part was carried, and is not on show any more.
    case ends

    /// Whether the part comes into view.
    package var isArrival: Bool { self == .enters || self == .returns }
  }

  init(_ effect: Effect, _ kind: PartKind, _ part: PlacedPart) {
    (self.effect, self.kind, self.part) = (effect, kind, part)
  }

  init(leaving part: PlacedPart, _ kind: PartKind) { self.init(part.isInView ? .leaves : .ends, kind, part) }
}

extension PlacedPart {
  /// The part after an update, and what becomes of it; nil for a part that disappears, and for a part that does not change.
  func following(
    _ kind: PartKind, _ plan: UpdatePlan, _ heights: HeightIndex, _ phase: Phase?
  ) -> (PlacedPart?, PartChange.Effect?) {
    // A row for which the data source gave no cell is requested again.
    if kind == .row && isInView && flags.contains(.isMissing) { return (nil, .leaves) }
    let fate = fate(kind, plan, heights, phase)
    var part = self
    if case .stays(let id) = fate {
      part.id = id
      if kind == .shadow && isInView && phase != nil { part.flags.insert(.isKept) }
      return (part, id == self.id ? nil : .moves)
    }
    if kind == .row, isInView, let path = plan.cellPath(of: id.path) { return (nil, .isKept(path)) }
    guard case .ends(let id, let isReplaced) = fate else { return (nil, isInView ? .leaves : .ends) }
    part.id = id
    part.ends = .middle
    part.flags.remove(.isInView)
    // A shadow stays where it is. A part that is carried already is below the others.
    let changesPlace = kind != .shadow && (isInView || isReplaced)
    return (part, changesPlace ? .isCarried(isAbove: isReplaced) : .moves)
  }
}
