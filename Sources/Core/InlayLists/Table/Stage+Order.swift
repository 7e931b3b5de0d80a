import InlayGraphics
import InlayLayers

extension Stage {
  /// Orders the sublayers independently of the order in which they came into view: shadows of cards, footers and rows,
  /// each by section; above these the table's header and footer and the section headers, at the indices that they have
  /// together. O(sublayers) if parts were added, else O(1).
  ///
  /// - Parameters:
  ///   - ends: The table's footer and header.
  ///   - isAbove: Whether a row is above the others; nil for none.
  func orderParts(
    of table: Layer, ends: [Layer], areEndsAboveHeaders: Bool, isAbove: ((RowPath) -> Bool)? = nil
  ) {
    guard isUnordered else { return }
    isUnordered = false
    let before = table.sublayers
    // The layers without the cells that wait to be used again.
    var others = before.filter { $0.listRole.map { !$0.isOrdered } ?? !($0 is PartHolder) }
    var free = others.indices.filter { others[$0].listRole.map { $0 == .sectionHeader || $0.isEnd } ?? false }[...]
    let headers = views(.header)
    for view in areEndsAboveHeaders ? headers + ends : ends + headers {
      if let index = free.popFirst() { others[index] = view }
    }
    let bottom = others.prefix(while: \.isBehindRows).count
    var order: [Layer] = []
    order.reserveCapacity(before.count)
    order += others[..<bottom]
    for isEnded in [true, false] {
      for part in frame[.shadow] where (part.id.end != 0) == isEnded {
        if let layer = layer(of: part) { order.append(layer) }
      }
    }
    if let liftSlot { order.append(liftSlot) }
    order += views(.footer)
    if let lowerHolder { order.append(lowerHolder) }
    if let focusedCell { order.append(focusedCell) }
    let cells = cells
    var upper = isAbove.map { isAbove in cells.filter { $0.rowPath.map(isAbove) ?? false } }?[...] ?? []
    let rows = upper
    // A cell may have another position already until the end of a layout.
    for cell in cells where cell.listRole == .cell {
      if upper.first === cell { upper.removeFirst() } else { order.append(cell) }
    }
    if let upperHolder { order.append(upperHolder) }
    for cell in rows { order.append(cell) }
    order += others[bottom...]
    table.sublayers = order
  }

  /// Views by section. A view given for several parts is at the first one.
  private func views(_ part: SectionPart) -> [Layer] {
    var unique: [Layer] = []
    for shown in parts(part.kind) where shown.isInView {
      guard let view = layer(of: shown), view.listRole == part.role else { continue }
      if !unique.contains(where: { $0 === view }) { unique.append(view) }
    }
    return unique
  }
}
