/// The parts of a table: the only caller of its data source and delegate. Every call may change anything, so answers
/// are checked before the table uses them; and a call may call the table, so this knows what work is going on.
final class PartSource {
  /// It owns this source.
  unowned let table: TableView

  // The properties whose exclusivity is not checked at run time are loaded and stored whole.

  private weak var ownDataSource: (any TableViewDataSource)?
  private weak var ownDelegate: (any TableViewDelegate)?
  /// Both while the table asks: a weak reference takes longer to load than most calls.
  @exclusivity(unchecked) private var askedDataSource: (any TableViewDataSource)?
  @exclusivity(unchecked) private var askedDelegate: (any TableViewDelegate)?

  /// A weak reference, as is the delegate.
  var dataSource: (any TableViewDataSource)? {
    get { isAsking ? askedDataSource : ownDataSource }
    set {
      ownDataSource = newValue
      expectsDataSource = newValue != nil
      forgetDefaults(ofDataSource: true)
      if isAsking { askedDataSource = newValue }
    }
  }

  /// Whether there was a data source when it was set last, and nobody has reported that it was released.
  @exclusivity(unchecked) private var expectsDataSource = false

  /// Reports, once, that the data source was released: the table has no rows to show then. Called during a layout.
  func reportGoneDataSource() {
    guard expectsDataSource, dataSource == nil, let scene = table.scene else { return }
    expectsDataSource = false
    scene.report(
      "its data source was released: a table does not retain it, so keep it as long as the table shows it", in: table)
  }

  var delegate: (any TableViewDelegate)? {
    get { isAsking ? askedDelegate : ownDelegate }
    set {
      ownDelegate = newValue
      forgetDefaults(ofDataSource: false)
      if isAsking { askedDelegate = newValue }
    }
  }

  weak var prefetching: (any TableViewDataSourcePrefetching)?

  /// Whether work is running in which the table calls the data source; no other such work begins during it.
  @exclusivity(unchecked) private(set) var isAsking = false
  /// The number of calls of the data source or a delegate that run now.
  @exclusivity(unchecked) private var callDepth = 0
  /// The row of the present call.
  @exclusivity(unchecked) private(set) var askedRow: RowPath?
  /// Reported counts that changed without an update, by section; the count of sections at -1.
  private var reportedCounts: [Int: Int] = [:]
  /// Whether the delegate's heights may be ignored without its author knowing.
  @exclusivity(unchecked) var checksHeights = true
  /// A height of the delegate that is ignored.
  var ignoredHeight: (row: RowPath, height: Height)?
  /// The methods whose defaults answered, of the present delegate and data source.
  @exclusivity(unchecked) var defaultAnswers: DefaultAnswers = []
  /// The default answers whose near misses were not called yet.
  @exclusivity(unchecked) var uncheckedDefaults: DefaultAnswers = []
  /// Whether the default of a near miss was called.
  @exclusivity(unchecked) var wasDefaultNearMiss = false
  /// The parts for which the delegate gave a view while the heights were requested.
  var partsWithViews: Set<SectionPart> = []
  /// The dragged row. Paths of all calls and answers are translated by it.
  @exclusivity(unchecked) private(set) var move: RowMove?

  @exclusivity(unchecked) private var workAfterLayout: [() -> Void] = []

  init(_ table: TableView) { self.table = table }

  /// The maximum number of sections, and of rows of a section: their sums do not overflow.
  static let sectionLimit = 10_000_000
  static let rowLimit = 1 << 40

  /// Begins work in which the table calls the data source; false if such work is running.
  func begin() -> Bool {
    guard !isAsking else { return false }
    (askedDataSource, askedDelegate) = (ownDataSource, ownDelegate)
    isAsking = true
    // Changes of the offset are reported at the end of the layout.
    table.holdsReports = true
    return true
  }

  func end() {
    isAsking = false
    table.holdsReports = false
    (askedDataSource, askedDelegate) = (nil, nil)
  }

  /// There is no further layout.
  deinit { for work in workAfterLayout { work() } }

  /// Runs work at the end of the next layout, in which the table calls nothing.
  func afterLayout(_ work: @escaping () -> Void) { workAfterLayout.append(work) }

  func finishLayout() {
    guard !workAfterLayout.isEmpty, !isAsking else { return }
    let work = workAfterLayout
    workAfterLayout = []
    for work in work { work() }
  }

  /// Whether the data source or a delegate is called: what it asks for in a layout is done in the next one.
  var isCalling: Bool { callDepth > 0 }

  /// Makes a call of the data source or a delegate.
  func calling<Value>(_ body: () -> Value) -> Value {
    callDepth += 1
    defer { callDepth -= 1 }
    return body()
  }

  /// Makes a call for a row, which is named in messages during the call.
  func asking<Value>(for path: RowPath, _ body: () -> Value) -> Value {
    let before = askedRow
    askedRow = path
    defer { askedRow = before }
    return calling(body)
  }

  /// A note for messages: the row of the present call.
  var askedRowNote: String { askedRow.map { ", in the data source's call for \($0)" } ?? "" }

  /// The data source's number of sections, at most `sectionLimit`; nil without a data source.
  var sectionCount: Int? { dataSource.map { sectionCount(of: $0) } }

  private func sectionCount(of dataSource: any TableViewDataSource) -> Int {
    min(calling { dataSource.numberOfSections(in: table) }, Self.sectionLimit)
  }

  func rowCount(ofSection section: Int) -> Int? { dataSource.map { rowCount(ofSection: section, of: $0) } }

  func rowCount(ofSection section: Int, of dataSource: any TableViewDataSource) -> Int {
    let count = min(calling { dataSource.tableView(table, numberOfRowsInSection: section) }, Self.rowLimit)
    return move.map { count + $0.excess(ofSection: section) } ?? count
  }

  /// The number of equal sections from one on, itself included.
  func equalSections(from section: Int, of dataSource: any TableViewDataSource) -> Int {
    max(1, min(calling { dataSource._tableView(table, numberOfEqualSectionsFrom: section) }, Self.sectionLimit))
  }

  /// Forgets reports and the dragged row, at a reload.
  func forgetReports() {
    reportedCounts.removeAll()
    move = nil
  }

  /// Whether the data source still has a section. Asks for the counts again: a data source that changed without an
  /// update is never asked for rows and sections that it does not have.
  func has(section: Int) -> Bool { section < currentSectionCount }

  func has(_ path: RowPath) -> Bool {
    guard let dataSource else { return table.heights.contains(path) }
    return path.section < currentSectionCount(of: dataSource)
      && path.row < currentRowCount(ofSection: path.section, of: dataSource)
  }

  /// The present number of sections. Reports a problem if it differs from the table's.
  var currentSectionCount: Int {
    dataSource.map { currentSectionCount(of: $0) } ?? table.heights.sectionCount
  }

  private func currentSectionCount(of dataSource: any TableViewDataSource) -> Int {
    let known = table.heights.sectionCount
    let count = sectionCount(of: dataSource)
    guard count != known else { return known }
    report(count, -1, "the data source has \(count) sections, and had \(known) at the table's last reload")
    return count
  }

  func currentRowCount(ofSection section: Int) -> Int {
    dataSource.map { currentRowCount(ofSection: section, of: $0) } ?? table.heights.rowCount(ofSection: section)
  }

  private func currentRowCount(ofSection section: Int, of dataSource: any TableViewDataSource) -> Int {
    let known = table.heights.rowCount(ofSection: section)
    let count = rowCount(ofSection: section, of: dataSource)
    guard count != known else { return known }
    report(
      count, section,
      "the data source has \(count) rows in section \(section), and had \(known) at the table's last reload")
    return count
  }

  /// Reports a count once; not before a reload.
  private func report(_ count: Int, _ section: Int, _ message: @autoclosure () -> String) {
    guard !table.invalidation.contains(.reload), reportedCounts[section] != count else { return }
    reportedCounts[section] = count
    table.scene?.report(message() + " or update", in: table)
  }

  /// Sets a row that the table shows at another position than the data source; nil for none.
  func setMove(_ move: RowMove?) { self.move = move.flatMap { $0.from == $0.to ? nil : $0 } }

  /// The data source's path of a row.
  func own(_ path: RowPath) -> RowPath { move?.source(of: path) ?? path }
}
