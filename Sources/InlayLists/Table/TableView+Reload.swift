import InlayGraphics
import InlayLayers

extension TableView {
  /// A height decided by content: for `sectionHeaderHeight`, `sectionFooterHeight` and a delegate's answers.
  public static let automaticDimension = -1.0

  /// Asks for counts and heights and builds the height index. O(runs of equal sections), or O(rows) for heights `perRow`.
  func reloadIfNeeded() {
    if invalidation.contains(.reload) {
      rowMotion?.endAll(finished: false)
      recycleAllCells()
      removeSectionViews { _ in true }
      invalidation.subtract([.reload, .heights])
      source.forgetReports()
      prefetch.forget()
      if invalidation.contains(.rows) || heights.sectionCount == 0 { invalidation.insert(.offset) }
      updateSectionIndex()
      geometry.setMeasuredSpace(measuringSpace)
      let top = heights.top
      keepingOffsetInContent { geometry.replace(HeightIndex(runs: makeSections(), top: top)) }
      keepFocusInRows()
    } else if invalidation.contains(.heights) {
      invalidation.remove(.heights)
      if invalidation.contains(.offset) {
        // Heights before the first layout may be those of another theme: they do not limit the offset.
        refreshHeights()
        updateContentSize()
      } else if partsInView == 0 {
        keepingOffsetInContent { refreshHeights() }
      } else {
        keepingVisibleParts { refreshHeights() }
      }
    }
  }

  /// The maximum height of a row, header or footer, in points.
  private static let mostHeight = 1e9

  private func makeSections() -> [HeightIndex.Run] {
    geometry.restart()
    source.partsWithViews = []
    let old = invalidation.contains(.rows) ? HeightIndex() : heights
    invalidation.remove(.rows)
    guard let sources = HeightSources(of: self), let count = source.sectionCount(in: self) else { return [] }
    if count < 0 { scene?.report("the data source gave \(count) sections; 0 or more are right", in: self) }
    if count == CheckedSource.sectionLimit { scene?.report("a table shows \(count) sections at most", in: self) }
    return makeRuns(count, sources, asking: count, old: old) { makeSection($0, sources, old: $1) }
  }

  /// Makes one section for each run of sections that are equal in the data source and in `old`. The first section,
  /// which has its own least header height, is asked for by itself.
  ///
  /// - Parameters:
  ///   - askable: The number of sections that the data source has.
  ///   - make: Gets the number of a section and the section of `old`.
  private func makeRuns(
    _ count: Int, _ sources: HeightSources, asking askable: Int, old: HeightIndex,
    make: (Int, HeightIndex.Section?) -> HeightIndex.Section
  ) -> [HeightIndex.Run] {
    let meter = scene?.meter
    var runs: [HeightIndex.Run] = []
    var (number, equalEnd) = (0, 0)
    while number < count {
      if let meter, !meter.allows(1, .section, for: self) { return runs }
      if number >= equalEnd {
        let equal = number < askable ? source.equalSections(from: number, of: sources.dataSource, in: self) : 1
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
      if let last = runs.indices.last, runs[last].section.isIdentical(to: section) {
        runs[last].count += end - number
      } else {
        runs.append(HeightIndex.Run(section: section, count: end - number))
      }
      number = end
    }
    return runs
  }

  /// A section by the answers of the data source and the delegate.
  func makeSection(_ section: Int) -> HeightIndex.Section {
    HeightSources(of: self).map { makeSection(section, $0) } ?? HeightIndex.Section()
  }

  private func makeSection(
    _ section: Int, _ sources: HeightSources, old: HeightIndex.Section? = nil
  ) -> HeightIndex.Section {
    let header = height(of: .header, section, sources, old: old?.header)
    let count = source.rowCount(ofSection: section, of: sources.dataSource, in: self)
    if count < 0 {
      scene?.report("the data source gave \(count) rows for section \(section); 0 or more are right", in: self)
    }
    if count == CheckedSource.rowLimit { scene?.report("section \(section) shows \(count) rows at most", in: self) }
    let rows = makeRows(section, count: max(0, count), sources, old: old?.rows, isReload: true)
    let footer = height(of: .footer, section, sources, old: old?.footer)
    return HeightIndex.Section(header: header, rows: rows, footer: footer)
  }

  /// - Parameters:
  ///   - old: The rows before. Their measured heights are the new guesses.
  ///   - isReload: Whether these may be other rows: their guessed heights are guessed again.
  private func makeRows(
    _ section: Int, count: Int, _ sources: HeightSources, old: @autoclosure () -> RowRuns?, isReload: Bool
  ) -> RowRuns {
    switch sources.rows {
    case .uniform(let height): return RowRuns(count: count, height: checked(height, "the height of rowHeights"))
    case .automatic:
      geometry.noteSelfSizing()
      return old().map { remembered($0, count: count) } ?? RowRuns(count: count, height: estimatedHeight, origin: .mean)
    case .perRow: break
    }
    guard scene?.meter?.allows(Double(count), .row, for: self) ?? true else { return RowRuns() }
    // Rows that the data source does not have any more are not asked for.
    let askedCount = isReload ? count : min(count, source.currentRowCount(ofSection: section, in: self))
    let old = old()
    var rows = RowRuns.Builder()
    for row in 0..<count {
      if let old, row >= askedCount {
        rows.append(old.height(ofRow: row), old.origin(ofRow: row))
        continue
      }
      let path = RowPath(section: section, row: row)
      let height = height(ofRow: path)
      let known = old.flatMap { row < $0.count ? $0.origin(ofRow: row) : nil }
      if height != Self.automaticDimension {
        rows.append(height)
      } else if let old, let known, known.wasMeasured || !isReload {
        geometry.noteSelfSizing()
        rows.append(old.height(ofRow: row), known.wasMeasured ? .remembered : .estimate)
      } else {
        let guess = guess(forRow: path)
        rows.append(guess.height, guess.origin)
      }
    }
    return rows.heights()
  }

  /// Rows with the heights of the rows before, or else the estimate, until they are measured.
  private func remembered(_ old: RowRuns, count: Int) -> RowRuns {
    var rows = old
    rows.forgetMeasures()
    if rows.count > count { rows.remove(count..<rows.count) }
    let new = count - rows.count
    if new > 0 { rows.insert(RowRuns(count: new, height: estimatedHeight, origin: .mean), at: rows.count) }
    return rows
  }

  /// One row.
  func makeRow(_ path: RowPath) -> RowRuns {
    guard let sources = HeightSources(of: self) else { return RowRuns() }
    guard case .perRow = sources.rows else {
      return makeRows(path.section, count: 1, sources, old: nil, isReload: true)
    }
    let height = height(ofRow: path)
    guard height == Self.automaticDimension else { return RowRuns(count: 1, height: height) }
    let guess = guess(forRow: path)
    return RowRuns(count: 1, height: guess.height, origin: guess.origin)
  }

  /// The delegate's height of a row, in points, or `automaticDimension`.
  private func height(ofRow path: RowPath) -> Double {
    let height = source.height(ofRow: path, in: self)
    return height == Self.automaticDimension ? height : checked(height, "the height of \(path)")
  }

  /// Asks for heights again, with the counts of the index.
  private func refreshHeights() {
    guard let sources = HeightSources(of: self) else { return }
    geometry.restart()
    source.partsWithViews = []
    let currentCount = source.currentSectionCount(in: self)
    // A copy, since the delegate may read the table during a call.
    let old = heights
    let runs = makeRuns(old.sectionCount, sources, asking: currentCount, old: old) { number, known in
      var section = known ?? HeightIndex.Section()
      guard number < currentCount else {
        if section.hasEstimates { geometry.noteSelfSizing() }
        return section
      }
      section.rows = makeRows(number, count: section.rows.count, sources, old: section.rows, isReload: false)
      section.header = height(of: .header, number, sources, old: section.header)
      section.footer = height(of: .footer, number, sources, old: section.footer)
      return section
    }
    geometry.replace(HeightIndex(runs: runs, top: old.top))
  }

  /// Updates the least header heights after an update: only the first section has one.
  func updateFirstHeader(formerly section: Int?) {
    guard let sources = HeightSources(of: self), section != 0 else { return }
    for number in [0, section ?? 0] where number < heights.sectionCount {
      let header = height(of: .header, number, sources, old: heights[number].header)
      geometry.update(number) { $0.header = header }
    }
  }

  private func height(
    of part: SectionPart, _ section: Int, _ sources: HeightSources, old: @autoclosure () -> HeightIndex.PartHeight?
  ) -> HeightIndex.PartHeight {
    let number = part == .header ? sources.themeHeader : sources.themeFooter
    let asked = source.height(of: part, section, in: self)
    let wanted = asked ?? (part == .header ? sources.header : sources.footer)
    let asksTitle = asked == nil && (wanted == nil || !style.isGrouped)
    let title = asksTitle ? source.title(of: part, section, of: sources.dataSource, in: self) : nil
    if asksTitle && title == nil && !style.isGrouped {
      // Without text only a view has a height in a plain table, which is known when its section comes into view.
      guard givesView(part, section) else { return HeightIndex.PartHeight() }
      return guessedHeight(wanted.map { $0 == Self.automaticDimension ? number : $0 } ?? number, old: old())
    }
    var height: HeightIndex.PartHeight
    switch wanted {
    case nil: height = textHeight(title, part, number: number, old: old())
    case Self.automaticDimension: height = guessedHeight(number, old: old())
    case let wanted?: height = HeightIndex.PartHeight(checked(wanted, "the height of section \(section)'s \(part)"))
    }
    if part == .header && asked == nil { height.height = max(spaceAboveSection(section), height.height) }
    return height
  }

  /// The height of a part until it is measured.
  private func guessedHeight(
    _ standard: Double, old: @autoclosure () -> HeightIndex.PartHeight?
  ) -> HeightIndex.PartHeight {
    geometry.noteSelfSizing()
    // A part of height 0 may have a view now.
    let known = old()?.height ?? 0
    return HeightIndex.PartHeight(known > 0 ? known : standard, isEstimated: true)
  }

  /// Whether the delegate has a view for a header or footer. Since the first one, each counts as if it had one until it
  /// comes into view: views are made when they are shown.
  private func givesView(_ part: SectionPart, _ section: Int) -> Bool {
    if source.partsWithViews.contains(part) { return true }
    guard let view = source.view(of: part, section, in: self) else { return false }
    (view as? TableViewHeaderFooterView).map(stage.putUnused)
    source.partsWithViews.insert(part)
    return true
  }

  /// A valid height, in points. An invalid one is reported, and replaced by 0 or by the maximum.
  func checked(_ height: Double, _ what: @autoclosure () -> String) -> Double {
    if height >= 0 && height <= Self.mostHeight { return height }
    if height > 0 && height.isFinite {
      scene?.report("\(what()) is \(height.text); \(Self.mostHeight.text) points are the most", in: self)
      return Self.mostHeight
    }
    scene?.report("\(what()) is \(height.text); a finite number of 0 or more is right", in: self)
    return 0
  }
}

/// The sources of a table's heights, read once for all its sections.
private struct HeightSources {
  let dataSource: any TableViewDataSource
  let rows: RowHeights
  /// Set by the table's owner; nil for the heights of texts.
  let header: Double?
  let footer: Double?
  let themeHeader: Double
  let themeFooter: Double

  /// Nil for a table without a data source.
  init?(of table: TableView) {
    guard let dataSource = table.dataSource else { return nil }
    self.dataSource = dataSource
    // Without a delegate content decides: a data source may have more rows than can be asked for.
    rows = table.rowHeights == .perRow && table.source.delegate == nil ? .automatic() : table.rowHeights
    header = table.overrides.heights.sectionHeader
    footer = table.overrides.heights.sectionFooter
    themeHeader = table.themeHeaderHeight
    themeFooter = table.themeFooterHeight
  }
}
