import InlayGraphics
import InlayLayers

extension TableView {
  /// Puts headers and footers in place for the visible ones among some sections and takes the others out.
  func updateSectionViews(in sections: Range<Int>) {
    let headers = sections.filter { isVisible(heights.header(ofSection: $0)) }
    let footers = sections.filter { isVisible(heights.footer(ofSection: $0)) }
    removeViews(&visibleHeaders, notIn: headers)
    removeViews(&visibleFooters, notIn: footers)
    for section in headers {
      let made = visibleHeaders[section] ?? makeHeader(section)
      guard let header = made else { continue }
      visibleHeaders[section] = header
      update(header)
      place(header, heights.header(ofSection: section))
    }
    for section in footers {
      let made = visibleFooters[section] ?? makeFooter(section)
      guard let footer = made else { continue }
      visibleFooters[section] = footer
      update(footer)
      place(footer, heights.footer(ofSection: section))
    }
  }

  func removeSectionViews() {
    removeViews(&visibleHeaders, notIn: [])
    removeViews(&visibleFooters, notIn: [])
  }

  private func isVisible(_ stretch: ClosedRange<Double>) -> Bool {
    stretch.upperBound > stretch.lowerBound && stretch.lowerBound < bounds.maxY
      && stretch.upperBound > bounds.minY
  }

  private func removeViews(_ views: inout [Int: Layer], notIn sections: [Int]) {
    for (section, view) in views where !sections.contains(section) {
      views[section] = nil
      view.removeFromSuperlayer()
      view.role = nil
    }
  }

  private func makeHeader(_ section: Int) -> Layer? {
    let text = dataSource?.tableView(self, titleForHeaderInSection: section)
    let view =
      delegate?.tableView(self, viewForHeaderInSection: section)
      ?? text.map { SectionTextView(text: $0, kind: .header, style: style) }
    return adopt(view, .sectionHeader)
  }

  private func makeFooter(_ section: Int) -> Layer? {
    let text = dataSource?.tableView(self, titleForFooterInSection: section)
    let view =
      delegate?.tableView(self, viewForFooterInSection: section)
      ?? text.map { SectionTextView(text: $0, kind: .footer, style: style) }
    return adopt(view, .sectionFooter)
  }

  private func adopt(_ view: Layer?, _ role: LayerRole) -> Layer? {
    view?.role = role
    if let view { addSublayer(view) }
    return view
  }

  private func update(_ view: Layer) {
    (view as? SectionTextView)?.textLeading = headerTextLeading
  }
}
