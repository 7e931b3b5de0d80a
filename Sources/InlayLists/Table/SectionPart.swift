import InlayLayers

/// The header or footer of a section.
enum SectionPart: String, CaseIterable {
  case header, footer

  var role: LayerRole { self == .header ? .sectionHeader : .sectionFooter }
  var height: DelegateQuestions { self == .header ? .headerHeight : .footerHeight }
  var view: DelegateQuestions { self == .header ? .headerView : .footerView }
}

extension HeightIndex.Section {
  subscript(part: SectionPart) -> HeightIndex.PartHeight {
    get { part == .header ? header : footer }
    set { if part == .header { header = newValue } else { footer = newValue } }
  }
}
