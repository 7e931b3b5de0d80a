import InlayGraphics
import InlayLayers

extension TableView {
  /// Takes back headers and footers that the layout does not have in view.
  final func takeBackSectionViews(_ frame: ListFrame) {
    for part in SectionPart.allCases {
      stage.show(part.kind, frame[part.kind]) { departures in
        for departure in departures {
          if departure.part.isInView {
            end(departure)
          } else if let view = departure.entry.layer {
            stage.carry(view, isAbove: false, in: self)
          }
        }
      }
    }
  }

  /// Shows headers and footers that the layout has in view.
  final func makeSectionViews(_ frame: ListFrame) {
    for section in frame.visible.sections {
      for part in SectionPart.allCases where frame.hasInView(part.kind, PartID(section: section.number)) {
        showPart(part, ofSection: section.number)
      }
    }
    stage.makeSpaceForSectionViews()
  }

  private func showPart(_ part: SectionPart, ofSection section: Int) {
    let id = PartID(section: section)
    endOutdated(part.kind, id)
    if let known = stage.layer(part.kind, id) as? View { return prepare(known) }
    guard let view = makeSectionView(part, section) else { return }
    stage.change(part.kind, id) { $0.layer = view }
    prepare(view)
  }

  /// Removes views whose content is requested again.
  final func removeSectionViews(where isGone: (Int) -> Bool) {
    for part in SectionPart.allCases {
      for departure in stage.take(part.kind, where: { $0.isInView && isGone($0.id.section) }) { end(departure) }
    }
    for part in SectionPart.allCases { outdate(part.kind) { isGone($0.section) } }
  }

  /// Reports cells, headers and footers that this layout shows first.
  final func reportDisplay() {
    for cell in stage.cells where !cell.isDisplayed {
      guard let path = cell.rowPath else { continue }
      cell.isDisplayed = true
      source.willDisplay(cell, at: path)
    }
    for part in SectionPart.allCases {
      while let id = stage.firstUndisplayed(part.kind) {
        stage.change(part.kind, id) { $0.isDisplayed = true }
        guard let view = stage.layer(part.kind, id) as? View else { continue }
        source.willDisplay(view, part, id.section)
      }
    }
  }

  /// Places headers and footers in view; pinned ones also after scrolling.
  ///
  /// - Parameter wasScrolled: Whether nothing else changed.
  final func placeSectionViews(_ layout: ListLayout, wasScrolled: Bool = false) {
    for part in SectionPart.allCases where !wasScrolled || layout.pinning.headers && part == .header {
      let parts = stage.parts(part.kind)
      for index in parts.indices where parts[index].isInView {
        guard let section = stage.visible.section(parts[index].id.section) else { continue }
        let frame = layout.frame(part == .header ? layout.header(of: section) : section.footer)
        if parts[index].frame != frame { stage.setFrame(frame, part.kind, at: index) }
        stage.entry(part.kind, at: index).layer?.untransformedFrame = frame
      }
    }
  }

  /// A new header or footer in the tree; nil without a view and a text.
  final func makeSectionView(_ part: SectionPart, _ section: Int) -> View? {
    guard source.has(section: section) else { return nil }
    let view =
      source.view(of: part, section)
      ?? source.title(of: part, section).flatMap { stage.textView($0, part) }
    if let view {
      reclaim(view)
      stage.add(view, part, to: self)
    }
    return view
  }

  final func prepare(_ view: View) {
    stage.putBack(view, into: self)
    (view as? SectionTextView)?.textInsets = measurer.sectionTextInsets
  }
}
