import InlayGraphics
import InlayLayers

extension TableMeasurer {
  /// Requests counts and heights and builds the height index. O(runs of equal sections), or O(rows) where the
  /// delegate is asked for the height of each row.
  func reloadIfNeeded() {
    if table.invalidation.contains(.reload) {
      table.rowMotion?.endAll(finished: false)
      table.recycleAllCells()
      table.removeSectionViews { _ in true }
      table.invalidation.subtract([.reload, .heights])
      source.forgetReports()
      table.prefetch.forget()
      if table.invalidation.contains(.rows) || table.heights.sectionCount == 0 { table.invalidation.insert(.offset) }
      table.updateSectionIndex()
      table.geometry.measuredSpace = measuringSpace
      let top = table.heights.top
      table.keepingGoalOffset {
        table.keepingOffsetInContent { table.geometry.heights = makeSections(top: top) }
      }
      table.navigator.keepFocusInRows()
    } else if table.invalidation.contains(.heights) {
      table.invalidation.remove(.heights)
      if table.invalidation.contains(.offset) {
        // Heights before the first layout may be those of another theme: they do not limit the offset.
        refreshHeights()
        table.updateContentSize()
      } else if table.partsInView == 0 {
        table.keepingOffsetInContent { refreshHeights() }
      } else {
        table.keepingVisibleParts { refreshHeights() }
      }
    }
  }

  /// The maximum height of a row, header or footer, in points.
  static let mostHeight = 1e9

  private func makeSections(top: Double) -> HeightIndex {
    table.geometry.restart()
    source.partsWithViews = []
    let old = table.invalidation.contains(.rows) ? HeightIndex() : table.heights
    table.invalidation.remove(.rows)
    guard let sources = HeightSources(of: table), let count = source.sectionCount else {
      var none = HeightIndex()
      none.top = top
      return none
    }
    if count < 0 { table.scene?.report("the data source gave \(count) sections; expected 0 or more", in: table) }
    if count == PartSource.sectionLimit { table.scene?.report("a table shows \(count) sections at most", in: table) }
    return makeIndex(count, sources, asking: count, old: old, top: top) { makeSection($0, sources, old: $1) }
  }

  /// Makes one section for each run of sections that are equal in the data source and in `old`. The first section,
  /// which has its own least header height, is requested by itself.
  ///
  /// - Parameters:
  ///   - askable: The number of sections that the data source has.
  ///   - make: Gets the number of a section and the section of `old`.
  private func makeIndex(
    _ count: Int, _ sources: HeightSources, asking askable: Int, old: HeightIndex, top: Double,
    make: (Int, HeightIndex.Section?) -> HeightIndex.Section
  ) -> HeightIndex {
    let meter = table.scene?.meter
    var index = HeightIndex.Builder()
    var (number, equalEnd) = (0, 0)
    while number < count {
      if let meter, !meter.allows(1, .section, for: table) { break }
      if number >= equalEnd {
        let equal = number < askable ? source.equalSections(from: number, of: sources.dataSource) : 1
        equalEnd = number + equal
      }
      var end = number == 0 ? 1 : min(count, equalEnd)
      let section: HeightIndex.Section
      if let known = number < old.sectionCount ? old.run(from: number) : nil {
        end = min(end, number + known.count)
        section = make(number, known.section)
      } else {
        section = make(number, nil)
      }
      index.append(section, count: end - number)
      number = end
    }
    return index.index(top: top)
  }

  /// The heights after an update. The sources are read once: there may be thousands of new rows.
  func update(_ heights: inout HeightIndex, by plan: UpdatePlan) {
    if let sources = HeightSources(of: table) {
      heights.update(by: plan, makeSection: { makeSection($0, sources) }, makeRow: { makeRow($0, sources) })
    } else {
      heights.update(by: plan, makeSection: { _ in HeightIndex.Section() }, makeRow: { _ in RowRuns() })
    }
  }

  /// A section by the answers of the data source and the delegate.
  private func makeSection(
    _ section: Int, _ sources: HeightSources, old: HeightIndex.Section? = nil
  ) -> HeightIndex.Section {
    let header = height(of: .header, section, sources, old: old?.header)
    let count = source.rowCount(ofSection: section, of: sources.dataSource)
    if count < 0 {
      table.scene?.report("the data source gave \(count) rows for section \(section); expected 0 or more", in: table)
    }
    if count == PartSource.rowLimit {
      table.scene?.report("section \(section) shows \(count) rows at most", in: table)
    }
    let rows = makeRows(section, count: max(0, count), sources, old: old?.rows, isReload: true)
    let footer = height(of: .footer, section, sources, old: old?.footer)
    return HeightIndex.Section(header: header, rows: rows, footer: footer)
  }

  /// - Parameters:
  ///   - old: The rows before. Their measured heights are the new guesses.
  ///   - isReload: Whether these may be other rows: their guessed heights are guessed again.
  func makeRows(
    _ section: Int, count: Int, _ sources: HeightSources, old: @autoclosure () -> RowRuns?, isReload: Bool
  ) -> RowRuns {
    switch sources.rows {
    case .fixed(let height): return RowRuns(count: count, height: checked(height, "rowHeight"))
    case .automatic:
      table.geometry.usesSelfSizing = true
      return old()?.remembered(count: count, mean: estimatedHeight)
        ?? RowRuns(count: count, height: estimatedHeight, origin: .mean)
    case .byDelegate: break
    }
    guard table.scene?.meter?.allows(Double(count), .row, for: table) ?? true else { return RowRuns() }
    // Rows that the data source does not have any more are not requested.
    let askedCount = isReload ? count : min(count, source.currentRowCount(ofSection: section))
    let old = old()
    var rows = RowRuns.Builder()
    for row in 0..<count {
      if let old, row >= askedCount {
        rows.append(old.height(ofRow: row), old.origin(ofRow: row))
        continue
      }
      let path = RowPath(section: section, row: row)
      let wanted = source.height(ofRow: path) ?? sources.standardRow
      let known = old.flatMap { row < $0.count ? $0.origin(ofRow: row) : nil }
      guard case .automatic(let estimate) = wanted else {
        rows.append(exactHeight(wanted, ofRow: path))
        continue
      }
      if let old, let known, known.wasMeasured || !isReload {
        table.geometry.usesSelfSizing = true
        rows.append(old.height(ofRow: row), known.wasMeasured ? .remembered : .estimate)
      } else {
        let guess = guess(forRow: path, estimate)
        rows.append(guess.height, guess.origin)
      }
    }
    return rows.heights()
  }

  private func exactHeight(_ height: Height, ofRow path: RowPath) -> Double {
    guard case .fixed(let height) = height else { return 0 }
    return checked(height, "the height of \(path)")
  }

  /// One row.
  private func makeRow(_ path: RowPath, _ sources: HeightSources) -> RowRuns {
    guard case .byDelegate = sources.rows else {
      return makeRows(path.section, count: 1, sources, old: nil, isReload: true)
    }
    let wanted = source.height(ofRow: path) ?? sources.standardRow
    guard case .automatic(let estimate) = wanted else {
      return RowRuns(count: 1, height: exactHeight(wanted, ofRow: path))
    }
    let guess = guess(forRow: path, estimate)
    return RowRuns(count: 1, height: guess.height, origin: guess.origin)
  }

  /// Requests heights again, with the counts of the index.
  private func refreshHeights() {
    guard let sources = HeightSources(of: table) else { return }
    table.geometry.restart()
    source.partsWithViews = []
    let currentCount = source.currentSectionCount
    // A copy, since the delegate may read the table during a call.
    let old = table.heights
    let new = makeIndex(old.sectionCount, sources, asking: currentCount, old: old, top: old.top) { number, known in
      var section = known ?? HeightIndex.Section()
      guard number < currentCount else {
        if section.hasEstimates { table.geometry.usesSelfSizing = true }
        return section
      }
      section.rows = makeRows(number, count: section.rows.count, sources, old: section.rows, isReload: false)
      section.header = height(of: .header, number, sources, old: section.header)
      section.footer = height(of: .footer, number, sources, old: section.footer)
      return section
    }
    table.geometry.heights = new
  }

  /// Updates the least header heights after an update: only the first section has one.
  func updateFirstHeader(formerly section: Int?) {
    guard section != 0, let sources = HeightSources(of: table) else { return }
    for number in [0, section ?? 0] where number < table.heights.sectionCount {
      let header = height(of: .header, number, sources, old: table.heights[number].header)
      table.geometry.update(number) { $0.header = header }
    }
  }

  /// The height of a part until it is measured.
  func guessedHeight(
    _ standard: Double, old: @autoclosure () -> HeightIndex.PartHeight?
  ) -> HeightIndex.PartHeight {
    table.geometry.usesSelfSizing = true
    // A part of height 0 may have a view now.
    let known = old()?.height ?? 0
    return HeightIndex.PartHeight(known > 0 ? known : standard, isEstimated: true)
  }

  /// Whether the delegate has a view for a header or footer. Since the first one, each counts as if it had one until it
  /// comes into view: views are made when they are shown.
  func givesView(_ part: SectionPart, _ section: Int) -> Bool {
    if source.partsWithViews.contains(part) { return true }
    guard let view = source.view(of: part, section) else { return false }
    (view as? TableViewHeaderFooterView).map(table.stage.putUnused)
    source.partsWithViews.insert(part)
    return true
  }
}

/// The sources of a table's heights, read once for all its sections.
struct HeightSources {
  let dataSource: any TableViewDataSource
  let rows: Height
  /// The height of rows that the delegate has none for.
  let standardRow: Height
  /// Set by the table's owner; nil for the heights of texts.
  let header: Height?
  let footer: Height?
  let themeHeader: Double
  let themeFooter: Double

  /// Returns nil for a table without a data source.
  init?(of table: TableView) {
    guard let dataSource = table.dataSource else { return nil }
    self.dataSource = dataSource
    standardRow = table.standardRowHeight
    rows = table.asksForRowHeights ? .byDelegate : standardRow
    header = table.sectionHeaderHeight?.given
    footer = table.sectionFooterHeight?.given
    themeHeader = table.themeHeaderHeight
    themeFooter = table.themeFooterHeight
  }
}
