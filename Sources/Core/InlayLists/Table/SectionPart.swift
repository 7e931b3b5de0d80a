import InlayLayers

/// The header or footer of a section.
enum SectionPart: String, CaseIterable {
  case header, footer

  var role: LayerRole { self == .header ? .sectionHeader : .sectionFooter }
}

extension HeightIndex.Section {
  subscript(part: SectionPart) -> HeightIndex.PartHeight {
    get { part == .header ? header : footer }
    set { if part == .header { header = newValue } else { footer = newValue } }
  }
}
