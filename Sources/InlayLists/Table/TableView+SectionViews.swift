import InlayGraphics
import InlayLayers

extension TableView {
  /// Takes out headers and footers that left the view, to be used again for those that come.
  func updateSectionViews(for visible: VisibleParts) {
    stage.removeSectionViews(
      headersWhere: { !(visible.section($0).map(isHeaderShown) ?? false) },
      footersWhere: { !(visible.section($0).map { isInView($0.footer) } ?? false) })
    for (number, section) in zip(visible.sectionNumbers, visible.sections) {
      if isHeaderShown(section), let header = stage.headers[number] ?? makeHeader(number) {
        stage.show(header: header, ofSection: number)
        update(header)
      }
      if isInView(section.footer), let footer = stage.footers[number] ?? makeFooter(number) {
        stage.show(footer: footer, ofSection: number)
        update(footer)
      }
    }
    stage.makeRoomForSectionViews()
  }

  func placeSectionViews(_ visible: VisibleParts) {
    for (number, section) in zip(visible.sectionNumbers, visible.sections) {
      if let header = stage.headers[number] { place(header, headerStretch(section)) }
      if let footer = stage.footers[number] { place(footer, section.footer) }
    }
  }

  private func isHeaderShown(_ section: PlacedSection) -> Bool {
    guard sectionHeadersPinToVisibleBounds else { return isInView(section.header) }
    return section.section.header.height > 0 && isInView(ClosedRange(from: section.start, to: section.end))
  }

  /// Where a header lies: in its place, or at the top of the view while its section goes on there, pushed out by the
  /// section's end.
  private func headerStretch(_ section: PlacedSection) -> ClosedRange<Double> {
    guard sectionHeadersPinToVisibleBounds else { return section.header }
    let height = section.section.header.height
    let y = min(max(pinnedTop(ofHeight: height), section.start), section.end - height)
    return ClosedRange(from: y, to: y + height)
  }

  /// A section's header in the tree; nil where there is neither a view nor a text.
  func makeHeader(_ section: Int) -> Layer? {
    guard source.has(section: section, in: self) else { return nil }
    let view =
      source.header(ofSection: section, in: self)
      ?? dataSource?.tableView(self, titleForHeaderInSection: section).flatMap { stage.textView($0, .header) }
    if let view { stage.addHeader(view, to: self) }
    return view
  }

  func makeFooter(_ section: Int) -> Layer? {
    guard source.has(section: section, in: self) else { return nil }
    let view =
      source.footer(ofSection: section, in: self)
      ?? dataSource?.tableView(self, titleForFooterInSection: section).flatMap { stage.textView($0, .footer) }
    if let view { stage.addFooter(view, to: self) }
    return view
  }

  func update(_ view: Layer) {
    stage.putBack(view, into: self)
    (view as? SectionTextView)?.textInsets = sectionTextInsets
  }
}
