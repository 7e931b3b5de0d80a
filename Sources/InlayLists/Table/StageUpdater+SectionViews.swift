import InlayGraphics
import InlayLayers

extension StageUpdater {
  /// Shows headers and footers of visible sections and recycles the others.
  func updateSectionViews(for visible: VisibleParts, _ layout: TableLayout) {
    remove(.header) { !(visible.section($0).map(layout.isHeaderShown) ?? false) }
    remove(.footer) { !(visible.section($0).map { layout.isInView($0.footer) } ?? false) }
    for (number, section) in zip(visible.sectionNumbers, visible.sections) {
      if layout.isHeaderShown(section) { show(.header, ofSection: number) }
      if layout.isInView(section.footer) { show(.footer, ofSection: number) }
    }
    table.stage.makeSpaceForSectionViews()
  }

  private func show(_ part: SectionPart, ofSection section: Int) {
    guard let view = table.stage.views(part)[section] ?? table.returningView(part, section) ?? makeView(part, section)
    else {
      return
    }
    table.stage.show(view, part, ofSection: section)
    update(view)
  }

  /// Removes views that show no section any more, unless an update moves them out of view.
  private func remove(_ part: SectionPart, where isGone: (Int) -> Bool) {
    for view in table.stage.take(part, where: isGone) where !table.lingers(LeavingPart(view, part)) { end(view, part) }
  }

  /// Removes views whose content is asked for again.
  func removeSectionViews(where isGone: (Int) -> Bool) {
    for part in SectionPart.allCases { for view in table.stage.take(part, where: isGone) { end(view, part) } }
    table.outdateLeavingParts { position in
      switch position {
      case .header(let section), .footer(let section): isGone(section)
      default: false
      }
    }
  }

  /// Removes a view that shows no section any more.
  func end(_ removed: SectionViews.Removed, _ part: SectionPart) {
    table.rowMotion?.release(removed.view)
    table.stage.remove(removed.view)
    if removed.wasDisplayed { table.source.didEndDisplaying(removed.view, part, removed.section, in: table) }
  }

  /// Reports cells, headers and footers that this layout shows first.
  func reportDisplay() {
    for cell in table.stage.cells where !cell.isDisplayed {
      guard let path = cell.rowPath else { continue }
      cell.isDisplayed = true
      table.source.willDisplay(cell, at: path, in: table)
    }
    for part in SectionPart.allCases {
      for (section, view) in table.stage.display(part) { table.source.willDisplay(view, part, section, in: table) }
    }
  }

  func placeSectionViews(_ visible: VisibleParts, _ layout: TableLayout) {
    for (number, section) in zip(visible.sectionNumbers, visible.sections) {
      if let header = table.stage.headers[number] {
        header.untransformedFrame = layout.frame(layout.header(of: section))
      }
      if let footer = table.stage.footers[number] { footer.untransformedFrame = layout.frame(section.footer) }
    }
  }

  /// A new header or footer in the tree; nil without a view and a text.
  func makeView(_ part: SectionPart, _ section: Int) -> View? {
    guard table.source.has(section: section, in: table) else { return nil }
    let view =
      table.source.view(of: part, section, in: table)
      ?? table.source.title(of: part, section, in: table).flatMap { table.stage.textView($0, part) }
    if let view {
      table.reclaim(view)
      table.stage.add(view, part, to: table)
    }
    return view
  }

  func update(_ view: View) {
    table.stage.putBack(view, into: table)
    (view as? SectionTextView)?.textInsets = table.measurer.sectionTextInsets
  }
}
