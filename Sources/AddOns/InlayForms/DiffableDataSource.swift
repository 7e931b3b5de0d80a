import InlayGraphics
import InlayLayers
import InlayLists

/// Fills a table from snapshots of identifiers, after UIKit's UITableViewDiffableDataSource. Applying a snapshot finds
/// the changes and makes them at once. Rows that stay keep their cells, selection and focus, and the view keeps its
/// position.
///
/// A table does not retain its data source: keep it as long as the table shows it.
///
///     let source = DiffableDataSource<String, Tea>(tableView: table) { table, path, tea in
///       let cell = table.dequeueReusableCell(withIdentifier: "tea", for: path)
///       cell.textLabel.text = tea.name
///       return cell
///     }
///     var snapshot = source.snapshot()
///     try snapshot.appendSections(["Teas"])
///     try snapshot.appendItems(teas)
///     source.apply(snapshot)
///
/// `init(tableView:rowProvider:)` accepts rows like those of a form, with their actions, instead of cells.
///
/// If an identifier changes with its item's content, it is another item: the row is deleted and inserted. Use only an
/// identity as the identifier, and `reconfigureItems` to fill a changed row again.
public final class DiffableDataSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// The sections and items of this data source at one time.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionID, ItemID>

  /// Returns the header of a section, and `nil`, as by default, for none. Called when a section is added, reloaded or
  /// comes into view.
  public var headerTitle: (SectionID) -> String? = { _ in nil }
  /// Returns the footer of a section, and `nil`, as by default, for none. Called like `headerTitle`.
  public var footerTitle: (SectionID) -> String? = { _ in nil }

  /// The animation of deleted, inserted and reloaded rows and sections, if a snapshot is applied with `animated`;
  /// `automatic` by default. With `none` they change at once, while the others slide.
  public var defaultRowAnimation = RowAnimation.automatic

  /// Returns the titles of the section index with their sections, and an empty list, as by default, for no index.
  /// Called when the table reloads, and when sections are inserted, deleted, moved or reloaded.
  public var sectionIndex: () -> [(title: String, section: SectionID)] = { [] }

  /// Returns whether a row has a control while the table is edited, true by default.
  public var canEdit: (ItemID) -> Bool = { _ in true }
  /// Called after the minus or the plus of a row was used: apply a snapshot without the item, or with another one. Does
  /// nothing by default.
  public var onCommit: (TableViewCell.EditingStyle, ItemID) -> Void = { _, _ in }

  /// Returns whether a row can be moved while the table is edited, false by default. Rows with children in a section
  /// snapshot never can.
  public var canReorder: (ItemID) -> Bool = { _ in false }
  /// Called after a row was dragged to another position, which the table and `snapshot()` already have. Does nothing by
  /// default.
  public var onReorder: (_ old: Snapshot, _ new: Snapshot) -> Void = { _, _ in }

  weak var table: TableView?
  /// The rows as the table sees them.
  private(set) lazy var rows = DiffableRows(self)
  let cellProvider: (TableView, RowPath, ItemID) -> TableViewCell
  /// The provider of rows; nil for a data source of cells.
  var rowProvider: ((ItemID) -> Row)?
  /// The accessory views of rows that were shown, so that a row that is filled again keeps its view with the focus.
  private var accessories: [ItemID: RowAccessory] = [:]
  /// The number of kept views at which those that are not shown are forgotten.
  private var accessoryLimit = 100
  /// The table's rows.
  var current = Snapshot()
  var waiting: [WaitingSnapshot] = []
  var isApplying = false
  var isWaitingForLayout = false
  private let ownCompletions = Completions()
  /// The table's completions, so that they are called in the order of all calls.
  var completions: Completions { table?.completions ?? ownCompletions }

  enum Transition {
    case differences(animated: Bool)
    case reload
  }

  /// A snapshot that is not applied yet.
  struct WaitingSnapshot {
    let snapshot: Snapshot
    let transition: Transition
    let completion: ((Bool) -> Void)?
  }

  /// Creates a data source without sections, and makes it the table's.
  ///
  /// - Parameters:
  ///   - tableView: The table, which does not retain the data source.
  ///   - cellProvider: Returns a cell for an item, from `dequeueReusableCell(withIdentifier:for:)`, filled for this
  ///     item. Called when a row comes into view, is reloaded or filled again.
  public init(
    tableView: TableView,
    cellProvider: @escaping (_ tableView: TableView, _ path: RowPath, _ item: ItemID) -> TableViewCell
  ) {
    table = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = rows
  }

  /// The snapshots that still wait are not shown.
  deinit {
    let (completions, scene) = (completions, table?.scene)
    for snapshot in waiting { completions.add(snapshot.completion, in: scene) }
    completions.callDue()
  }

  /// Returns the sections and items that were applied last. O(1), until the copy is changed.
  public func snapshot() -> Snapshot {
    guard let last = waiting.last else { return current }
    var snapshot = last.snapshot
    snapshot.removeMarks()
    return snapshot
  }

  /// Returns the item of a row, or `nil` if there is no such row. O(1).
  public func itemIdentifier(for path: RowPath) -> ItemID? { current.item(at: path) }

  /// Returns the row of an item, or `nil` if it is unknown. O(1), or O(√items) in an edited section.
  public func rowPath(for item: ItemID) -> RowPath? { current.path(of: item) }

  /// Returns the section with a number, or `nil` if there is none. O(1).
  public func sectionIdentifier(for section: Int) -> SectionID? {
    current.order.indices.contains(section) ? current.section(section).id : nil
  }

  /// Returns the number of a section, or `nil` if it is unknown. O(1).
  public func index(for section: SectionID) -> Int? { current.indexOfSection(section) }
}

/// Items shown by rows as those of a form.
extension DiffableDataSource {
  /// Creates a data source without sections, and makes it that of a table, which calls the rows' actions. The table's
  /// delegate stays free.
  ///
  ///     let source = DiffableDataSource<String, String>(tableView: table) { name in
  ///       Row(name, detail: networks[name]?.status) { join(name) }
  ///     }
  ///
  /// `canEdit` and `onCommit` are those of the rows. The snapshot decides which items there are: in the actions of a
  /// minus or a plus, apply another one.
  ///
  /// - Parameters:
  ///   - tableView: The table, which does not retain the data source.
  ///   - rowProvider: Returns the row of an item in its present state. Called when the row comes into view, is
  ///     reloaded, filled again or used. `Row.id` has no meaning. Use `reconfigureItems` to show a changed row, and
  ///     `reloadItems` if it has another class of cell, or if a subtitle is added or removed.
  public convenience init(tableView: TableView, rowProvider: @escaping (ItemID) -> Row) {
    weak var source: DiffableDataSource?
    self.init(tableView: tableView) { table, path, item in
      let row = rowProvider(item)
      source?.keepAccessories(of: row, for: item)
      return row.cell(for: path, in: table)
    }
    source = self
    self.rowProvider = rowProvider
    canEdit = { rowProvider($0).actions.editingStyle != .none }
    onCommit = { style, item in rowProvider(item).actions.commit(style) }
  }

  /// Gives a row the views that its item had before, with the new values. O(1), amortised.
  private func keepAccessories(of row: Row, for item: ItemID) {
    guard row.accessories.keepsViews else {
      if !accessories.isEmpty { accessories[item] = nil }
      return
    }
    if let old = accessories[item] { row.accessories.keepViews(of: old) }
    accessories[item] = row.accessories
    guard accessories.count > accessoryLimit else { return }
    accessories = accessories.filter { $0.key == item || $0.value.isShown }
    accessoryLimit = max(100, 2 * accessories.count)
  }

  /// An item that is gone has no views any more: one that comes again begins anew. O(kept views).
  func forgetGoneViews() {
    guard !accessories.isEmpty else { return }
    accessories = accessories.filter { current.contains(item: $0.key) }
  }
}
