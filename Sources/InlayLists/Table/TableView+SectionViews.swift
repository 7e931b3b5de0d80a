import InlayGraphics
import InlayLayers

extension TableView {
  /// Makes headers and footers that came into view and takes the others out.
  func updateSectionViews(for visible: VisibleParts) {
    var headers: [Int: Layer] = [:]
    var footers: [Int: Layer] = [:]
    for (number, section) in zip(visible.sectionNumbers, visible.sections) {
      if isHeaderShown(section), let header = visibleHeaders.removeValue(forKey: number) ?? makeHeader(number) {
        headers[number] = header
        update(header)
      }
      if isInView(section.footer), let footer = visibleFooters.removeValue(forKey: number) ?? makeFooter(number) {
        footers[number] = footer
        update(footer)
      }
    }
    removeSectionViews()
    visibleHeaders = headers
    visibleFooters = footers
  }

  func placeSectionViews(_ visible: VisibleParts) {
    for (number, section) in zip(visible.sectionNumbers, visible.sections) {
      if let header = visibleHeaders[number] { place(header, headerStretch(section)) }
      if let footer = visibleFooters[number] { place(footer, section.footer) }
    }
  }

  private func isHeaderShown(_ section: PlacedSection) -> Bool {
    guard sectionHeadersPinToVisibleBounds else { return isInView(section.header) }
    return section.section.header.height > 0 && isInView(section.start...section.end)
  }

  /// Where a header lies: in its place, or at the top of the view while its section goes on there, pushed out by the
  /// section's end.
  private func headerStretch(_ section: PlacedSection) -> ClosedRange<Double> {
    guard sectionHeadersPinToVisibleBounds else { return section.header }
    let height = section.section.header.height
    let y = min(max(bounds.minY, section.start), section.end - height)
    return y...y + height
  }

  func removeSectionViews() {
    for view in visibleHeaders.values { removeSectionView(view) }
    for view in visibleFooters.values { removeSectionView(view) }
    visibleHeaders.removeAll()
    visibleFooters.removeAll()
  }

  func removeSectionView(_ view: Layer) {
    view.removeFromSuperlayer()
    view.role = nil
    guard let view = view as? SectionTextView, waitingSectionViews.count < Self.sectionViewLimit else { return }
    waitingSectionViews.append(view)
  }

  /// How many headers and footers wait to be used again.
  private static let sectionViewLimit = 16

  private func makeHeader(_ section: Int) -> Layer? {
    let view =
      delegate?.tableView(self, viewForHeaderInSection: section)
      ?? dataSource?.tableView(self, titleForHeaderInSection: section).map { textView($0, .header) }
    view?.role = .sectionHeader
    partsAreUnordered = true
    if let view { addSublayer(view) }
    return view
  }

  /// Footers lie below all headers, so that a pinned header covers them.
  private func makeFooter(_ section: Int) -> Layer? {
    let view =
      delegate?.tableView(self, viewForFooterInSection: section)
      ?? dataSource?.tableView(self, titleForFooterInSection: section).map { textView($0, .footer) }
    view?.role = .sectionFooter
    partsAreUnordered = true
    if let view { insertSublayer(view, at: firstCellIndex) }
    return view
  }

  private func textView(_ text: String, _ kind: SectionTextView.Kind) -> SectionTextView {
    guard let index = waitingSectionViews.lastIndex(where: { $0.kind == kind }) else {
      return SectionTextView(text: text, kind: kind, style: style)
    }
    let view = waitingSectionViews.remove(at: index)
    view.label.text = text
    return view
  }

  private func update(_ view: Layer) {
    let sides = safeSides
    let inset = headerTextLeading
    let bars = isRounded ? (index: 0, indicator: 0) : (index: sectionIndexWidth, indicator: indicatorWidth)
    (view as? SectionTextView)?.textInsets = Insets(
      left: sides.leading + inset, right: sides.trailing + bars.index + max(inset, bars.indicator))
  }
}
