import InlayLayers

/// Cells, headers and footers that the table's owner gives another place: another view shows the part from then on.
extension TableView: SublayerOwner {
  package final func giveUp(_ sublayer: Layer) {
    guard !source.isAsking else { return source.afterLayout { [weak self] in self?.giveUp(sublayer) } }
    if let cell = sublayer as? TableViewCell, let path = cell.rowPath, cell.owner === self {
      if cell === stage.focusedCell { endFocusedCell { _ in true } } else { recycleRow(PartID(path)) }
      // No other row gets it.
      cell.isKept = true
    }
    for part in SectionPart.allCases {
      guard let section = stage.section(of: sublayer, part) else { continue }
      removeSectionViews { $0 == section }
      if let view = sublayer as? TableViewHeaderFooterView { stage.sectionViewPool.remove(view) }
    }
    setNeedsLayout()
  }
}

extension PartHolder: SublayerOwner {
  package func giveUp(_ sublayer: Layer) {
    (superlayer as? TableView)?.reclaim(sublayer)
    (sublayer as? TableViewCell)?.isKept = true
  }
}
