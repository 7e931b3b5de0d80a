import InlayLayers

extension TableView {
  /// Puts the parts above each other in an order that what is shown decides, not when it came into view: shadows of cards,
  /// footers, rows, each from the first section on, and headers in the places that they have above all of
  /// these. What reaches beyond its place is covered the same way whatever was done before. O(sublayers) where new parts
  /// came, else O(1).
  func orderParts() {
    guard partsAreUnordered else { return }
    partsAreUnordered = false
    let shadows: [Layer] = sectionShadows.sorted { $0.key < $1.key }.map(\.value)
    let own = shadows + sorted(visibleFooters, .sectionFooter)
    let above: [Layer] = visibleCells
    let headers = sorted(visibleHeaders, .sectionHeader)
    // Cells that wait to be used again leave the tree.
    var others = sublayers.filter { $0.role.map { !$0.isOrdered } ?? true }
    var places = others.indices.filter { others[$0].role == .sectionHeader }[...]
    for header in headers {
      if let place = places.popFirst() { others[place] = header }
    }
    let bottom = others.prefix { $0.role == .background || $0 === emptyStateView }.count
    sublayers = others[..<bottom] + own + above + others[bottom...]
  }

  /// Views by their sections. One that the delegate gave for several parts is where it was wanted last.
  private func sorted(_ views: [Int: Layer], _ role: LayerRole) -> [Layer] {
    var layers: [Layer] = []
    for (_, view) in views.sorted(by: { $0.key < $1.key }) where view.role == role {
      if !layers.contains(where: { $0 === view }) { layers.append(view) }
    }
    return layers
  }
}

extension LayerRole {
  /// Whether such parts are put in order by what they show.
  fileprivate var isOrdered: Bool { self == .cell || self == .sectionCard || self == .sectionFooter }
}
