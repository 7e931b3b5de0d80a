import InlayLayers

/// Cells, headers and footers, and their reports.
extension PartSource {
  /// The cell for a row; nil, with a problem reported, if the table cannot show the given cell there. Nil too once the
  /// scene's meter has refused work: of a hundred thousand rows in view, the rest is not requested.
  func cell(for path: RowPath) -> TableViewCell? {
    guard let dataSource, !table.isOutOfWork else { return nil }
    let cell = asking(for: path) { dataSource.tableView(table, cellForRowAt: own(path)) }
    table.reclaim(cell)
    if let other = cell.rowPath, cell.owner !== table || other != path {
      table.scene?.report("the data source gave the cell of \(other) for \(path) too", in: table)
      cell.isKept = true
      return nil
    }
    if cell.isDirectly(in: table) {
      if let role = cell.listRole, role != .cell {
        table.scene?.report("the data source gave the table's \(role.rawValue) for \(path)", in: table)
        return nil
      }
    } else if let other = cell.superlayer {
      table.scene?.report("the data source gave a cell for \(path) that is already in \(other.reportName)", in: table)
      return nil
    }
    // A waiting cell that was not taken from the pool is kept by its owner, and not used for other rows.
    if cell.isWaiting { cell.isKept = true }
    checkHeight(ofRow: path)
    return cell
  }

  func title(of part: SectionPart, _ section: Int) -> String? {
    dataSource.flatMap { title(of: part, section, of: $0) }
  }

  func title(of part: SectionPart, _ section: Int, of dataSource: any TableViewDataSource) -> String? {
    calling {
      part == .header
        ? dataSource.tableView(table, titleForHeaderInSection: section)
        : dataSource.tableView(table, titleForFooterInSection: section)
    }
  }

  /// The delegate's view for a header or footer. Nil for the text; also nil, with a problem reported, for a view that
  /// is another part or contains the table.
  func view(of part: SectionPart, _ section: Int) -> View? {
    guard let delegate else { return nil }
    let answer = calling {
      part == .header
        ? delegate.tableView(table, viewForHeaderInSection: section)
        : delegate.tableView(table, viewForFooterInSection: section)
    }
    guard let view = answer else { return nil }
    let isOther = view.listRole.map { $0 != .sectionHeader && $0 != .sectionFooter } ?? false
    guard isOther || table.isDescendant(of: view) else { return view }
    table.scene?.report(
      "the \(part) of section \(section) is \(view.reportName), which already has another place", in: table)
    return nil
  }

  func decoration(ofSection section: Int) -> Decoration? {
    guard let delegate, has(section: section) else { return nil }
    return calling { delegate.tableView(table, decorationForSection: section) }
  }

  func willDisplay(_ cell: TableViewCell, at path: RowPath) {
    guard let delegate, has(path) else { return }
    calling { delegate.tableView(table, willDisplay: cell, forRowAt: own(path)) }
  }

  /// Reports the end of a cell that was reported as shown. The row may be gone.
  func didEndDisplaying(_ cell: TableViewCell, at path: RowPath) {
    guard cell.isDisplayed else { return }
    cell.isDisplayed = false
    calling { delegate?.tableView(table, didEndDisplaying: cell, forRowAt: own(path)) }
  }

  func willDisplay(_ view: View, _ part: SectionPart, _ section: Int) {
    guard let delegate, has(section: section) else { return }
    calling {
      part == .header
        ? delegate.tableView(table, willDisplayHeaderView: view, forSection: section)
        : delegate.tableView(table, willDisplayFooterView: view, forSection: section)
    }
  }

  /// The section may be gone.
  func didEndDisplaying(_ view: View, _ part: SectionPart, _ section: Int) {
    calling {
      part == .header
        ? delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
        : delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// Announces rows, and cancels those that did not come into view.
  func prefetch(_ new: [RowPath], cancelling gone: [RowPath]) {
    let cancelled = gone.filter { has($0) }.map(own)
    if !cancelled.isEmpty { calling { prefetching?.tableView(table, cancelPrefetchingForRowsAt: cancelled) } }
    let near = new.filter { has($0) }.map(own)
    if !near.isEmpty { calling { prefetching?.tableView(table, prefetchRowsAt: near) } }
  }
}
