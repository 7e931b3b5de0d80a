import InlayGraphics
import InlayLayers

extension Stage {
  /// Orders the sublayers independently of the order in which they came into view: shadows of cards, footers and rows,
  /// each by section; above these the table's header and footer and the section headers, at the indices that they have
  /// together. O(sublayers) if parts were added, else O(1).
  ///
  /// - Parameters:
  ///   - ends: The table's footer and header.
  ///   - isAbove: Whether a row lies above the others; nil for none.
  func orderParts(
    of table: Layer, ends: [Layer], areEndsAboveHeaders: Bool, isAbove: ((RowPath) -> Bool)? = nil
  ) {
    guard isUnordered else { return }
    isUnordered = false
    let shadows = layers(.shadow) { $0.id.end == 0 }
    let endedShadows = layers(.shadow) { $0.id.end != 0 }
    let slots: [Layer] = liftSlot.map { [$0] } ?? []
    let own = endedShadows + shadows + slots + sorted(.footer) + [lowerHolder].compactMap { $0 }
    let rows: [Layer] = cells
    let (upper, lower) = isAbove.map(splitRows) ?? ([], rows)
    let outOfView: [Layer] = focusedCell.map { [$0] } ?? []
    let above = outOfView + lower + [upperHolder].compactMap { $0 } + upper
    let headers = sorted(.header)
    // Without the cells that wait to be used again.
    var others = table.sublayers.filter { $0.role.map { !$0.isOrdered } ?? !($0 is PartHolder) }
    var free = others.indices.filter { others[$0].role.map { $0 == .sectionHeader || $0.isEnd } ?? false }[...]
    for view in areEndsAboveHeaders ? headers + ends : ends + headers {
      if let index = free.popFirst() { others[index] = view }
    }
    let bottom = others.prefix(while: \.isBehindRows).count
    table.sublayers = others[..<bottom] + own + above + others[bottom...]
  }

  private func splitRows(_ isAbove: (RowPath) -> Bool) -> (upper: [Layer], lower: [Layer]) {
    (cells.filter { $0.rowPath.map(isAbove) ?? false }, cells.filter { !($0.rowPath.map(isAbove) ?? false) })
  }

  /// Views by section. A view given for several parts is at the last one.
  private func sorted(_ part: SectionPart) -> [Layer] {
    var unique: [Layer] = []
    for view in layers(part.kind, where: \.isInView) where view.role == part.role {
      if !unique.contains(where: { $0 === view }) { unique.append(view) }
    }
    return unique
  }

  private func layers(_ kind: PartKind, where isWanted: (PlacedPart) -> Bool) -> [Layer] {
    let parts = frame[kind]
    return parts.indices.compactMap { isWanted(parts[$0]) ? entry(kind, at: $0).layer : nil }
  }
}
