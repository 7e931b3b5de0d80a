import InlayGraphics
import InlayLayers

extension TableView {
  /// Asks for counts and heights and builds the height index. O(sections), and O(rows) only where a delegate gives
  /// rows heights of their own.
  func reloadIfNeeded() {
    guard needsReload || needsHeights else { return }
    if needsReload {
      recycleAllCells()
      removeSectionViews()
    }
    needsReload = false
    needsHeights = false
    heights = HeightIndex(sections: makeSections(), top: tableHeaderView?.frame.height ?? 0)
  }

  private func makeSections() -> [HeightIndex.Section] {
    guard let dataSource else { return [] }
    let count = dataSource.numberOfSections(in: self)
    guard count >= 0 else {
      scene?.report("the data source gave \(count) sections; 0 or more are right", in: self)
      return []
    }
    let rowHeight = checked(self.rowHeight, "rowHeight")
    var sections: [HeightIndex.Section] = []
    sections.reserveCapacity(count)
    for section in 0..<count {
      sections.append(
        HeightIndex.Section(
          header: headerHeight(section, dataSource), rows: rows(section, dataSource, rowHeight),
          footer: footerHeight(section, dataSource)))
    }
    return sections
  }

  private func rows(
    _ section: Int, _ dataSource: any TableViewDataSource, _ rowHeight: Double
  ) -> RowHeights {
    let count = dataSource.tableView(self, numberOfRowsInSection: section)
    guard count >= 0 else {
      scene?.report("the data source gave \(count) rows for section \(section); 0 or more are right", in: self)
      return RowHeights()
    }
    guard let delegate = delegate as? any TableViewRowHeightDelegate else {
      return RowHeights(count: count, height: rowHeight)
    }
    var heights = RowHeights()
    for row in 0..<count {
      let path = RowPath(section: section, row: row)
      heights.append(checked(delegate.tableView(self, heightForRowAt: path), "the height of \(path)"))
    }
    return heights
  }

  private func headerHeight(_ section: Int, _ dataSource: any TableViewDataSource) -> Double {
    let isShown =
      style == .grouped || dataSource.tableView(self, titleForHeaderInSection: section) != nil
    let asked = delegate?.tableView(self, heightForHeaderInSection: section)
    let height = asked ?? (isShown ? sectionHeaderHeight : 0)
    let least = style == .grouped && section == 0 && asked == nil ? theme.metrics.firstSectionTop : 0
    return max(least, checked(height, "the height of section \(section)'s header"))
  }

  private func footerHeight(_ section: Int, _ dataSource: any TableViewDataSource) -> Double {
    let isShown =
      style == .grouped || dataSource.tableView(self, titleForFooterInSection: section) != nil
    let height =
      delegate?.tableView(self, heightForFooterInSection: section) ?? (isShown ? sectionFooterHeight : 0)
    return checked(height, "the height of section \(section)'s footer")
  }

  /// A height that can be laid out; one that cannot is told and counts as 0.
  private func checked(_ height: Double, _ what: @autoclosure () -> String) -> Double {
    if height >= 0 && height.isFinite { return height }
    scene?.report("\(what()) is \(height); a finite number of 0 or more is right", in: self)
    return 0
  }
}
