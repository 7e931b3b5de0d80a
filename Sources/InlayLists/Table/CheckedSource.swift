import InlayGraphics
import InlayLayers

/// The data source and the delegate of a table, and what holds while they are asked: they may do anything meanwhile, and
/// what they answer is checked before the table uses it.
final class CheckedSource {
  weak var dataSource: (any TableViewDataSource)?
  weak var delegate: (any TableViewDelegate)?
  weak var prefetching: (any TableViewDataSourcePrefetching)?

  /// Whether the table is at work on its parts and asks: it does not begin anew before it is done.
  private(set) var isAsking = false
  /// The row that is being asked for.
  private(set) var askedRow: RowPath?
  /// Counts that the data source had without notice, by section, reported already; that of sections at -1.
  private var reportedCounts: [Int: Int] = [:]

  /// The most sections that a table has, and the most rows of a section: sums of them are numbers still.
  static let sectionLimit = 10_000_000
  static let rowLimit = 1 << 40

  // MARK: Asking

  /// Begins work in which the table asks; false where such work is going on.
  func begin() -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    return true
  }

  func end() { isAsking = false }

  /// Asks for a row, which messages name meanwhile.
  func asking<Answer>(for path: RowPath, _ body: () -> Answer) -> Answer {
    let before = askedRow
    askedRow = path
    defer { askedRow = before }
    return body()
  }

  /// For messages: the row that the data source is being asked for.
  var askedRowNote: String { askedRow.map { ", while the data source is asked for \($0)" } ?? "" }

  // MARK: Counts

  /// How many sections the data source says there are, as far as a table can have them; nil without a data source.
  func sectionCount(in table: TableView) -> Int? {
    dataSource.map { min($0.numberOfSections(in: table), Self.sectionLimit) }
  }

  func rowCount(ofSection section: Int, in table: TableView) -> Int? {
    dataSource.map { min($0.tableView(table, numberOfRowsInSection: section), Self.rowLimit) }
  }

  /// Forgets what was reported, at a reload.
  func forgetReports() { reportedCounts.removeAll() }

  /// Whether the data source still has a section that the table knows. Before it or the delegate is asked for a row or a
  /// section, the data source says again how many there are, so that one which changed its mind without a word is never
  /// asked for what it does not have.
  func has(section: Int, in table: TableView) -> Bool { section < currentSectionCount(in: table) }

  func has(_ path: RowPath, in table: TableView) -> Bool {
    has(section: path.section, in: table) && path.row < currentRowCount(ofSection: path.section, in: table)
  }

  /// How many sections there are now. Where that differs from what the table knows, it is reported.
  func currentSectionCount(in table: TableView) -> Int {
    let known = table.heights.sectionCount
    guard let count = sectionCount(in: table), count != known else { return known }
    report(
      count, -1, in: table,
      "the data source has \(count) sections now; the table was told of \(known) at its last reload")
    return count
  }

  func currentRowCount(ofSection section: Int, in table: TableView) -> Int {
    let known = table.heights[section].rows.count
    guard let count = rowCount(ofSection: section, in: table), count != known else { return known }
    report(
      count, section, in: table,
      "the data source has \(count) rows in section \(section) now; the table was told of \(known) at its last reload")
    return count
  }

  /// Reports a count once. With a reload ahead there was notice.
  private func report(_ count: Int, _ section: Int, in table: TableView, _ message: @autoclosure () -> String) {
    guard !table.invalidation.contains(.reload), reportedCounts[section] != count else { return }
    reportedCounts[section] = count
    table.scene?.report(message() + " or update", in: table)
  }

  // MARK: Parts

  /// The cell for a row; nil, and a report, for one that the table cannot show there.
  func cell(for path: RowPath, in table: TableView) -> TableViewCell? {
    guard let dataSource else { return nil }
    let cell = asking(for: path) { dataSource.tableView(table, cellForRowAt: path) }
    if let other = cell.rowPath, cell.owner !== table || other != path {
      table.scene?.report("the data source gave the cell of \(other) for \(path) too", in: table)
      cell.isKept = true
      return nil
    }
    if cell.superlayer === table, let role = cell.role, role != .cell {
      table.scene?.report("the data source gave the table's \(role.rawValue) for \(path)", in: table)
      return nil
    }
    if let other = cell.superlayer, other !== table {
      table.scene?.report("the data source gave a cell for \(path) that lies in \(other.reportName)", in: table)
      return nil
    }
    // One that is shown without being taken from the pool is kept by somebody: it is not for other rows.
    if cell.isWaiting { cell.isKept = true }
    return cell
  }

  /// The layer that the delegate has for a header; nil for the text.
  func header(ofSection section: Int, in table: TableView) -> Layer? {
    delegate?.tableView(table, viewForHeaderInSection: section).flatMap {
      usable($0, in: table, "the header of section \(section)")
    }
  }

  func footer(ofSection section: Int, in table: TableView) -> Layer? {
    delegate?.tableView(table, viewForFooterInSection: section).flatMap {
      usable($0, in: table, "the footer of section \(section)")
    }
  }

  /// A layer that the delegate gave; nil, and a report, for one that is another part already, or has the table in it.
  private func usable(_ view: Layer, in table: TableView, _ what: @autoclosure () -> String) -> Layer? {
    var isOther = view.role.map { $0 != .sectionHeader && $0 != .sectionFooter } ?? false
    var above: Layer? = table
    while let layer = above, !isOther {
      isOther = layer === view
      above = layer.superlayer
    }
    guard isOther else { return view }
    table.scene?.report("\(what()) is \(view.reportName), which has another place already", in: table)
    return nil
  }

  // MARK: Editing

  /// What is said of a row while the table is edited; nil for a row that does not exist any more.
  func editing(ofRow path: RowPath, in table: TableView) -> RowEditing? {
    guard let dataSource, has(path, in: table) else { return nil }
    return asking(for: path) {
      var editing = RowEditing()
      editing.isMovable = dataSource.tableView(table, canMoveRowAt: path)
      editing.isEditable = dataSource.tableView(table, canEditRowAt: path)
      guard editing.isEditable else { return editing }
      editing.style = delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
      editing.indents = delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true
      return editing
    }
  }
}
