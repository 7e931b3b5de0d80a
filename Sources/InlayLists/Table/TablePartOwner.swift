import InlayLayers

extension TableView: TablePartOwner {
  /// Adds the section and row of a part, and the title of a header or footer.
  package func describe(_ part: Layer, in description: inout LayerDescription) {
    let place = self.part(of: part)
    description.indexPath = [place?.section, place?.row].compactMap { $0 }
    guard part.role == .sectionHeader || part.role == .sectionFooter else { return }
    let label = part.sublayers.lazy.compactMap { $0 as? Label }.first
    if let label { description.add("title", label.text) }
  }
}

extension TableViewCell: TablePartOwner {
  /// Adds the section and row of a separator.
  package func describe(_ part: Layer, in description: inout LayerDescription) {
    if let rowPath { description.indexPath = [rowPath.section, rowPath.row] }
  }
}
