import InlayGraphics
import InlayLayers

/// Headers and footers.
extension Stage {
  /// The headers in view, by section.
  var headers: [Int: View] { views(.header) }
  var footers: [Int: View] { views(.footer) }

  private func views(_ kind: PartKind) -> [Int: View] {
    var views: [Int: View] = [:]
    for part in parts(kind) where part.isInView { views[part.id.section] = layer(of: part) as? View }
    return views
  }

  /// The header or footer of a section in view; nil for none. O(log sections in view).
  func view(_ part: SectionPart, ofSection section: Int) -> View? {
    let parts = parts(part.kind)
    guard let index = parts.index(of: PartID(section: section)), parts[index].isInView else { return nil }
    return layer(of: parts[index]) as? View
  }

  /// The section that shows a view; nil for another one.
  func section(of view: Layer, _ part: SectionPart) -> Int? {
    parts(part.kind).first { $0.isInView && layer(of: $0) === view }?.id.section
  }

  var partsInView: Int { count(.row) + viewCount }

  /// The number of headers and footers in view.
  private var viewCount: Int { count(.header) + count(.footer) }

  private func count(_ kind: PartKind) -> Int { parts(kind).count { $0.isInView && layer(of: $0) != nil } }

  /// The first part in view that was not reported as shown.
  func firstUndisplayed(_ kind: PartKind) -> PlacedPart? {
    parts(kind).first { $0.isInView && layer(of: $0) != nil && !entry(of: $0).isDisplayed }
  }

  /// A view for a text, from the pool or new.
  func textView(_ text: String, _ part: SectionPart) -> SectionTextView? {
    let view = sectionTextPool.take(part.rawValue)
    view?.label.text = text
    return view
  }

  /// Adds a header or footer to the tree, to be shown or measured. Footers are below all headers, so a pinned header
  /// covers them.
  func add(_ view: View, _ part: SectionPart, to table: Layer) {
    view.listRole = part.role
    isUnordered = true
    if let view = view as? TableViewHeaderFooterView {
      view.sectionCount += 1
      // A delegate may give a view that it kept, without the pool.
      if view.isWaiting { sectionViewPool.remove(view) }
    }
    if part == .header { table.addSublayer(view) } else { table.insertSublayer(view, at: firstCellIndex(in: table)) }
  }

  /// Adds a header or footer to the tree again if it was removed, or carried.
  func putBack(_ view: View, into table: Layer) {
    guard view.superlayer == nil || view.superlayer is PartHolder else { return }
    table.addSublayer(view)
    isUnordered = true
  }

  /// Removes a header or footer from the tree and puts it into its pool.
  func remove(_ view: View) {
    view.removeFromSuperlayer()
    view.listRole = nil
    switch view {
    case let view as SectionTextView: sectionTextPool.put(view)
    case let view as TableViewHeaderFooterView:
      view.sectionCount -= 1
      putUnused(view)
    default: break
    }
  }

  /// Puts a view that no section shows into the pool.
  func putUnused(_ view: TableViewHeaderFooterView) { if view.sectionCount == 0 { sectionViewPool.put(view) } }

  /// Removes a view that was added to be measured, unless another section shows it.
  func giveBack(_ view: View) {
    guard let part = SectionPart.allCases.first(where: { section(of: view, $0) != nil }) else { return remove(view) }
    view.listRole = part.role
    (view as? TableViewHeaderFooterView)?.sectionCount -= 1
  }

  func makeSpaceForSectionViews() {
    let count = viewCount
    sectionViewPool.makeSpace(forVisible: count)
    sectionTextPool.makeSpace(forVisible: count)
  }
}

extension SectionPart {
  var kind: PartKind { self == .header ? .header : .footer }
}

extension PartKind {
  /// The part of the section; nil for rows and shadows.
  var sectionPart: SectionPart? {
    switch self {
    case .header: .header
    case .footer: .footer
    case .row, .shadow: nil
    }
  }
}
