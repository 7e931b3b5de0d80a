import InlayGeometry

/// The parts of a list on show, by kind, in the order of their identities.
///
/// A frame follows from the layout and the frame before, for a part that was deleted or replaced cannot be requested
/// again: it is shown only because it was on show. Without running updates the frame before has no influence.
@usableFromInline package struct ListFrame {
  @usableFromInline package internal(set) var rows: [PlacedPart] = []
  @usableFromInline var headers: [PlacedPart] = []
  @usableFromInline var footers: [PlacedPart] = []
  @usableFromInline var shadows: [PlacedPart] = []
  /// The base from which the parts follow.
  var base = Base()

  struct Base {
    /// The sections and rows that the layout has in view.
    fileprivate(set) var visible = VisibleParts()
    fileprivate var version = -1
    fileprivate var column: ClosedRange<Double> = 0...0
    fileprivate var grid = DeviceGrid()
  }

  package var visible: VisibleParts { _read { yield base.visible } }

  package internal(set) subscript(kind: PartKind) -> [PlacedPart] {
    @inlinable get {
      switch kind {
      case .row: rows
      case .header: headers
      case .footer: footers
      case .shadow: shadows
      }
    }
    set {
      switch kind {
      case .row: rows = newValue
      case .header: headers = newValue
      case .footer: footers = newValue
      case .shadow: shadows = newValue
      }
    }
  }

  /// The parts in view that have layers.
  package var shownParts: ShownParts {
    func isShown(_ part: PlacedPart) -> Bool { part.isInView && !part.flags.contains(.isMissing) }
    let (first, last) = (rows.first(where: isShown), rows.last(where: isShown))
    return ShownParts(
      rows: first.flatMap { first in last.map { first.id.path...$0.id.path } },
      headers: headers.filter(isShown).map(\.id.section), footers: footers.filter(isShown).map(\.id.section))
  }

  /// The rows, headers and footers on show in a layout. Parts that it has not in view stay while an update presents
  /// them there, or ends them. Shadows stay as they are. O(visible parts · log rows).
  ///
  /// - Parameters:
  ///   - carries: False after a reload: what is on show may not exist.
  ///   - buffer: Memory for the rows.
  func following(
    _ layout: ListLayout, carries: Bool, reusing buffer: consuming [PlacedPart] = []
  ) -> ListFrame {
    var frame = ListFrame()
    frame.base.visible = layout.visibleParts()
    (frame.base.version, frame.base.grid) = (layout.version, layout.grid)
    frame.base.column = ClosedRange(from: layout.column.minX, to: layout.column.maxX)
    frame.rows = rows(in: frame.base, layout, reusing: buffer)
    frame.shadows = shadows
    for section in frame.visible.sections {
      let (id, placed) = (PartID(section: section.number), section.placed)
      if layout.isHeaderShown(placed) { frame.headers.append(PlacedPart(id, layout.frame(of: .header, placed))) }
      if layout.isInView(placed.footer) { frame.footers.append(PlacedPart(id, layout.frame(of: .footer, placed))) }
    }
    guard !layout.phases.isEmpty else { return frame }
    for kind in PartKind.laidOut {
      let placed = frame[kind]
      let carried = self[kind].compactMap { carry($0, kind, placed, layout, carries: carries) }
      if !carried.isEmpty { frame[kind] = (placed + carried).sorted { $0.id < $1.id } }
    }
    return frame
  }

  /// Places the headers and footers in view in a layout with the same parts.
  ///
  /// - Parameter wasScrolled: Whether only the offset differs, so that only pinned headers move.
  mutating func placeSectionParts(_ layout: ListLayout, wasScrolled: Bool) {
    for kind in [PartKind.header, .footer] where !wasScrolled || kind == .header && layout.pinning.headers {
      for index in self[kind].indices where self[kind][index].isInView {
        guard let section = visible.section(self[kind][index].id.section) else { continue }
        let frame = layout.frame(of: kind, section)
        if self[kind][index].frame != frame { self[kind][index].frame = frame }
      }
    }
  }

  private func rows(in new: Base, _ layout: ListLayout, reusing buffer: consuming [PlacedPart]) -> [PlacedPart] {
    var placed = buffer
    placed.removeAll(keepingCapacity: true)
    placed.reserveCapacity(new.visible.rowCount)
    // Rows that are where they were.
    let isSame = base.version == new.version && base.column == new.column && base.grid == new.grid
    var known = isSame ? 0 : rows.count
    for visible in new.visible.sections {
      let section = visible.placed
      let ends = section.section.rows.seenEnds
      for row in visible.rows {
        let id = PartID(section: visible.number, row: row)
        while known < rows.count, rows[known].id < id { known += 1 }
        if known < rows.count, rows[known].id == id, rows[known].isInView {
          placed.append(rows[known])
          continue
        }
        var part = PlacedPart(id, layout.frame(section.row(row)))
        part.ends = RowPosition(row: row, among: ends)
        if section.section.rows.isAutomatic(row) { part.flags.insert(.isSelfSizing) }
        placed.append(part)
      }
    }
    return placed
  }

  /// Returns a part on show as the next frame carries it; nil for one that leaves, or that the layout has in view.
  private func carry(
    _ part: PlacedPart, _ kind: PartKind, _ placed: [PlacedPart], _ layout: ListLayout, carries: Bool
  ) -> PlacedPart? {
    let id = part.id
    if placed.contains(id) { return nil }
    if !part.isInView { return part }
    guard carries, layout.exists(id, kind), layout.isPresented(id, kind) else { return nil }
    var part = part
    part.flags.remove(.isInView)
    part.ends = .middle
    return part
  }
}

extension [PlacedPart] {
  /// The index of the part, or of the next one. O(log parts).
  @inlinable package func position(of id: PartID) -> Int { indices.partitioningIndex { self[$0].id >= id } }

  /// Returns nil for a part that is not on show. O(log parts).
  @inlinable package func index(of id: PartID) -> Int? {
    let index = position(of: id)
    return index < count && self[index].id == id ? index : nil
  }

  func contains(_ id: PartID) -> Bool { index(of: id) != nil }
}

extension ListLayout {
  /// The frame of a section's header or footer.
  fileprivate func frame(of kind: PartKind, _ section: PlacedSection) -> Rect {
    frame(kind == .header ? header(of: section) : section.footer)
  }

  /// Whether the present layout has a part that no update ended.
  func exists(_ id: PartID, _ kind: PartKind) -> Bool {
    kind == .row ? heights.contains(id.path) : id.section < heights.sectionCount
  }

  /// Whether a part is presented in view, or may come there.
  func isPresented(_ id: PartID, _ kind: PartKind) -> Bool {
    let range = motion(of: kind.position(id), in: number(of: id)).range
    return range.upperBound > bounds.minY && range.lowerBound < bounds.maxY
  }
}

/// The fate of a part in an update.
enum PartFate {
  /// The part stays, with another position.
  case stays(PartID)
  /// The part is shown until the update is over, above the part that replaces it.
  case ends(PartID, isReplaced: Bool)
  case goes
}

extension PlacedPart {
  /// Shadows outlive a reload of their sections; other parts are replaced.
  ///
  /// - Parameters:
  ///   - heights: Those after the update.
  ///   - phase: The running update; nil if none is shown.
  func fate(_ kind: PartKind, _ plan: UpdatePlan, _ heights: HeightIndex, _ phase: Phase?) -> PartFate {
    guard id.end == 0 else { return .stays(id) }
    var id = id
    if kind == .row, !plan.reloadedRows.contains(id.path), let path = plan.newPath(of: id.path) {
      (id.section, id.row) = (path.section, path.row)
      return .stays(id)
    }
    let position = kind.position(id)
    let end = kind == .shadow && plan.newSection(of: id.section) != nil ? nil : plan.end(of: position, in: heights)
    guard let end else {
      id.section = position.after(plan, in: heights).section ?? id.section
      return .stays(id)
    }
    guard let phase, phase.isAnimated, !end.isReplaced || end.animation != .none else { return .goes }
    (id.end, id.isOutdated) = (phase.serial, false)
    return .ends(id, isReplaced: end.isReplaced)
  }
}
