import InlayLayers

extension TableView {
  /// Puts the parts above each other in an order that what is shown decides, not when it came into view: shadows of cards,
  /// footers, rows, borders of cards, each from the first section on, and headers in the places that they have above all of
  /// these. What reaches beyond its place is covered the same way whatever was done before. O(sublayers) where new parts
  /// came, else O(1).
  func orderParts() {
    guard partsAreUnordered else { return }
    partsAreUnordered = false
    let cards = sectionCards.sorted { $0.key < $1.key }.map(\.value)
    let own = cards.compactMap(\.shadow) + sorted(visibleFooters)
    let above: [Layer] = visibleCells + cards.compactMap(\.border)
    let headers = sorted(visibleHeaders)
    let placed = Set((own + above).map { ObjectIdentifier($0) })
    // Cells that wait to be used again leave the tree.
    var others = sublayers.filter { $0.role != .cell && !placed.contains(ObjectIdentifier($0)) }
    if headers.count > 1 {
      let isHeader = Set(headers.map { ObjectIdentifier($0) })
      let places = others.indices.filter { isHeader.contains(ObjectIdentifier(others[$0])) }
      for (place, header) in zip(places, headers) { others[place] = header }
    }
    let bottom = others.prefix { $0.role == .background || $0 === emptyStateView }.count
    sublayers = others[..<bottom] + own + above + others[bottom...]
  }

  private func sorted(_ views: [Int: Layer]) -> [Layer] { views.sorted { $0.key < $1.key }.map(\.value) }
}
