import InlayGraphics
import InlayLayers

extension TableView {
  /// Takes out headers and footers that left the view, to be used again for those that come.
  func updateSectionViews(for visible: VisibleParts) {
    for (number, view) in visibleHeaders where !(visible.section(number).map(isHeaderShown) ?? false) {
      visibleHeaders[number] = nil
      removeSectionView(view)
    }
    for (number, view) in visibleFooters where !(visible.section(number).map { isInView($0.footer) } ?? false) {
      visibleFooters[number] = nil
      removeSectionView(view)
    }
    for (number, section) in zip(visible.sectionNumbers, visible.sections) {
      if isHeaderShown(section), let header = visibleHeaders[number] ?? makeHeader(number) {
        visibleHeaders[number] = header
        update(header)
      }
      if isInView(section.footer), let footer = visibleFooters[number] ?? makeFooter(number) {
        visibleFooters[number] = footer
        update(footer)
      }
    }
    let count = visibleHeaders.count + visibleFooters.count
    sectionViewPool.makeRoom(forVisible: count)
    sectionTextPool.makeRoom(forVisible: count)
  }

  func placeSectionViews(_ visible: VisibleParts) {
    for (number, section) in zip(visible.sectionNumbers, visible.sections) {
      if let header = visibleHeaders[number] { place(header, headerStretch(section)) }
      if let footer = visibleFooters[number] { place(footer, section.footer) }
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

  func removeSectionViews() {
    for view in visibleHeaders.values { removeSectionView(view) }
    for view in visibleFooters.values { removeSectionView(view) }
    visibleHeaders.removeAll()
    visibleFooters.removeAll()
  }

  func removeSectionView(_ view: Layer) {
    view.removeFromSuperlayer()
    view.role = nil
    switch view {
    case let view as SectionTextView: sectionTextPool.put(view)
    case let view as TableViewHeaderFooterView:
      view.sectionCount -= 1
      guard view.sectionCount == 0 else { break }
      sectionViewPool.put(view)
    default: break
    }
  }

  func makeHeader(_ section: Int) -> Layer? {
    guard stillHas(section: section) else { return nil }
    let view =
      givenHeader(section)
      ?? dataSource?.tableView(self, titleForHeaderInSection: section).flatMap { textView($0, .header) }
    guard let view else { return nil }
    take(view, .sectionHeader)
    addSublayer(view)
    return view
  }

  /// Footers lie below all headers, so that a pinned header covers them.
  func makeFooter(_ section: Int) -> Layer? {
    guard stillHas(section: section) else { return nil }
    let view =
      givenFooter(section)
      ?? dataSource?.tableView(self, titleForFooterInSection: section).flatMap { textView($0, .footer) }
    guard let view else { return nil }
    take(view, .sectionFooter)
    insertSublayer(view, at: firstCellIndex)
    return view
  }

  private func givenHeader(_ section: Int) -> Layer? {
    delegate?.tableView(self, viewForHeaderInSection: section)
      .flatMap { usable($0, "the header of section \(section)") }
  }

  private func givenFooter(_ section: Int) -> Layer? {
    delegate?.tableView(self, viewForFooterInSection: section)
      .flatMap { usable($0, "the footer of section \(section)") }
  }

  /// A view that the delegate gave; nil for one that is something else already, or has the table in it, which is told.
  private func usable(_ view: Layer, _ what: @autoclosure () -> String) -> Layer? {
    var isOther = view.role.map { $0 != .sectionHeader && $0 != .sectionFooter } ?? false
    var above: Layer? = self
    while let layer = above, !isOther {
      isOther = layer === view
      above = layer.superlayer
    }
    guard isOther else { return view }
    scene?.report("\(what()) is \(view.reportName), which has another place already", in: self)
    return nil
  }

  private func take(_ view: Layer, _ role: LayerRole) {
    view.role = role
    partsAreUnordered = true
    guard let view = view as? TableViewHeaderFooterView else { return }
    view.sectionCount += 1
    // One that the delegate kept and gave by itself waits no more.
    if view.isWaiting { sectionViewPool.remove(view) }
  }

  private func textView(_ text: String, _ kind: SectionTextView.Kind) -> SectionTextView? {
    let view = sectionTextPool.take(kind.rawValue)
    view?.label.text = text
    return view
  }

  func update(_ view: Layer) {
    if view.superlayer == nil {
      addSublayer(view)
      partsAreUnordered = true
    }
    (view as? SectionTextView)?.textInsets = sectionTextInsets
  }
}
