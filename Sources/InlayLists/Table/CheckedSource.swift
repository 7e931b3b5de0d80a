/// The data source and the delegate of a table, and what holds while they are asked: they may do anything meanwhile, and
/// what they answer is checked before the table uses it.
final class CheckedSource {
  weak var dataSource: (any TableViewDataSource)?
  weak var delegate: (any TableViewDelegate)? {
    didSet { forgetAnswers() }
  }
  weak var prefetching: (any TableViewDataSourcePrefetching)?

  /// Whether the table is at work on its parts and asks: it does not begin anew before it is done.
  private(set) var isAsking = false
  /// The row that is being asked for.
  private(set) var askedRow: RowPath?
  /// Counts that the data source had without notice, by section, reported already; that of sections at -1.
  private var reportedCounts: [Int: Int] = [:]
  /// What the delegate leaves to the protocol's default answers, by its first answer since the last reload.
  private var defaults: DelegateQuestions = []
  private var answered: DelegateQuestions = []
  /// The row that is dragged. Every address that goes out or comes in is translated.
  private(set) var move: RowMove?

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
    dataSource.map {
      min($0.tableView(table, numberOfRowsInSection: section), Self.rowLimit) + (move?.excess(ofSection: section) ?? 0)
    }
  }

  /// How many sections are equal from one on, with it.
  func equalSections(from section: Int, in table: TableView) -> Int {
    let count = dataSource?.tableView(table, numberOfEqualSectionsFrom: section) ?? 1
    return max(1, min(count, Self.sectionLimit))
  }

  /// Forgets what was reported and answered, at a reload.
  func forgetReports() {
    reportedCounts.removeAll()
    forgetAnswers()
    move = nil
  }

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

  // MARK: Default answers

  /// Whether the delegate answers a question itself, as far as is known.
  func mayAnswer(_ question: DelegateQuestions) -> Bool { delegate != nil && !defaults.contains(question) }

  /// Whether the delegate was asked a question since the last reload.
  func knows(_ question: DelegateQuestions) -> Bool { !answered.union(defaults).isDisjoint(with: question) }

  /// The first answer tells for all rows and sections.
  func note(_ question: DelegateQuestions, isDefault: Bool) {
    guard !answered.contains(question) else { return }
    if isDefault { defaults.insert(question) } else { answered.insert(question) }
  }

  func forgetAnswers() { (defaults, answered) = ([], []) }

  // MARK: A row that is dragged

  /// Shows a row at another place than the data source has it; nil for the data source's order.
  func setMove(_ move: RowMove?) { self.move = move.flatMap { $0.from == $0.to ? nil : $0 } }

  /// The address that the data source has for a row.
  func own(_ path: RowPath) -> RowPath { move?.source(of: path) ?? path }
}
