import InlayGraphics
import InlayLayers

extension TableView {
  /// Shows headers and footers of visible sections and recycles the others.
  func updateSectionViews(for visible: VisibleParts) {
    remove(.header) { !(visible.section($0).map(isHeaderShown) ?? false) }
    remove(.footer) { !(visible.section($0).map { isInView($0.footer) } ?? false) }
    for (number, section) in zip(visible.sectionNumbers, visible.sections) {
      if isHeaderShown(section) { show(.header, ofSection: number) }
      if isInView(section.footer) { show(.footer, ofSection: number) }
    }
    stage.makeSpaceForSectionViews()
  }

  private func show(_ part: SectionPart, ofSection section: Int) {
    guard
      let view = stage.views(part)[section] ?? rowMotion?.returningView(part, section, in: self)
        ?? makeView(part, section)
    else { return }
    stage.show(view, part, ofSection: section)
    update(view)
  }

  /// Removes views that show no section any more, unless an update moves them out of view.
  private func remove(_ part: SectionPart, where isGone: (Int) -> Bool) {
    for view in stage.take(part, where: isGone)
    where !(rowMotion?.lingers(LeavingPart(view, part), in: self) ?? false) { end(view, part) }
  }

  /// Removes views whose content is asked for again.
  func removeSectionViews(where isGone: (Int) -> Bool) {
    for part in SectionPart.allCases { for view in stage.take(part, where: isGone) { end(view, part) } }
    rowMotion?.outdate(in: self) { position in
      switch position {
      case .header(let section), .footer(let section): isGone(section)
      default: false
      }
    }
  }

  /// Removes a view that shows no section any more.
  func end(_ removed: SectionViews.Removed, _ part: SectionPart) {
    rowMotion?.release(removed.view)
    stage.remove(removed.view)
    if removed.wasDisplayed { source.didEndDisplaying(removed.view, part, removed.section, in: self) }
  }

  /// Reports cells, headers and footers that this layout shows first.
  func reportDisplay() {
    for cell in stage.cells where !cell.isDisplayed {
      guard let path = cell.rowPath else { continue }
      cell.isDisplayed = true
      source.willDisplay(cell, at: path, in: self)
    }
    for part in SectionPart.allCases {
      for (section, view) in stage.display(part) { source.willDisplay(view, part, section, in: self) }
    }
  }

  func placeSectionViews(_ visible: VisibleParts) {
    for (number, section) in zip(visible.sectionNumbers, visible.sections) {
      if let header = stage.headers[number] { place(header, headerRange(section)) }
      if let footer = stage.footers[number] { place(footer, section.footer) }
    }
  }

  private func isHeaderShown(_ section: PlacedSection) -> Bool {
    guard sectionHeadersPinToVisibleBounds else { return isInView(section.header) }
    return section.section.header.height > 0 && isInView(section.whole)
  }

  /// The vertical range of a header: its position, or the top of the view while its section continues there, moved out by
  /// the section's end.
  private func headerRange(_ section: PlacedSection) -> ClosedRange<Double> {
    guard sectionHeadersPinToVisibleBounds else { return section.header }
    let height = section.section.header.height
    let y = min(max(pinnedTop(ofHeight: height), section.start), section.end - height)
    return ClosedRange(from: y, to: y + height)
  }

  /// A new header or footer in the tree; nil without a view and a text.
  func makeView(_ part: SectionPart, _ section: Int) -> View? {
    guard source.has(section: section, in: self) else { return nil }
    let view =
      source.view(of: part, section, in: self)
      ?? source.title(of: part, section, in: self).flatMap { stage.textView($0, part) }
    if let view {
      rowMotion?.reclaim(view, in: self)
      stage.add(view, part, to: self)
    }
    return view
  }

  func update(_ view: View) {
    stage.putBack(view, into: self)
    (view as? SectionTextView)?.textInsets = sectionTextInsets
  }

  /// Registers a class of headers and footers for an identifier.
  public final func register(
    _ type: TableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    stage.sectionViewPool.register(
      identifier, isOwn: { Swift.type(of: $0) == type }, make: { type.init(reuseIdentifier: identifier) })
  }

  /// A reused or new header or footer; nil for an identifier without a registered class.
  public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
    stage.sectionViewPool.take(identifier)
  }
}
