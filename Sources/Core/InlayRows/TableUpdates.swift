/// Simultaneous changes of a table's rows and sections.
///
/// As in UIKit, paths of deletions, reloads and sources of moves are those before all changes; paths of insertions and
/// targets of moves are those after them, in any order of calls. The data source must have the new rows when the
/// updates are applied.
public struct TableUpdates: Sendable {
  struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
    let from: Index
    let to: Index

    init(from: Index, to: Index) { (self.from, self.to) = (from, to) }
  }

  var deletedRows: [RowPath] = []
  var insertedRows: [RowPath] = []
  var reloadedRows: [RowPath] = []
  var movedRows: [Move<RowPath>] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []

  /// The animations of single rows and sections.
  private(set) var animations = UpdateAnimations()

  /// Creates updates without changes. `TableView.apply(_:animated:completion:)` makes those that were noted.
  public init() {}

  /// Whether a row or section names an animation.
  package var isAnimated: Bool { !animations.isEmpty }

  /// Gives the animation `automatic` to all rows and sections that come, go or are replaced and name none. O(changes).
  package mutating func animateAll() {
    animations.complete(deletedRows, \.deletedRows)
    animations.complete(insertedRows, \.insertedRows)
    animations.complete(reloadedRows, \.reloadedRows)
    animations.complete(deletedSections, \.deletedSections)
    animations.complete(insertedSections, \.insertedSections)
    animations.complete(reloadedSections, \.reloadedSections)
  }

  /// Whether nothing changes.
  public var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }

  /// Adds new rows. Their paths are those after all changes.
  ///
  /// - Parameters:
  ///   - paths: The new rows.
  ///   - animation: How they appear. By default none is named: see `TableView.performBatchUpdates`.
  public mutating func insertRows(at paths: [RowPath], with animation: RowAnimation = .none) {
    insertedRows += paths
    animations.note(animation, for: paths, \.insertedRows)
  }

  /// Removes rows. Their paths are those before all changes.
  public mutating func deleteRows(at paths: [RowPath], with animation: RowAnimation = .none) {
    deletedRows += paths
    animations.note(animation, for: paths, \.deletedRows)
  }

  /// Requests the cells and heights of rows again. Their paths are those before all changes. The rows may also be
  /// moved, and stay selected.
  public mutating func reloadRows(at paths: [RowPath], with animation: RowAnimation = .none) {
    reloadedRows += paths
    animations.note(animation, for: paths, \.reloadedRows)
  }

  /// Moves a row from its path before all changes to its path after them. It keeps its cell.
  public mutating func moveRow(at path: RowPath, to newPath: RowPath) {
    movedRows.append(Move(from: path, to: newPath))
  }

  /// Adds new sections. Their numbers are those after all changes.
  public mutating func insertSections(_ sections: [Int], with animation: RowAnimation = .none) {
    insertedSections += sections
    animations.note(animation, for: sections, \.insertedSections)
  }

  /// Removes sections with their rows. Their numbers are those before all changes.
  public mutating func deleteSections(_ sections: [Int], with animation: RowAnimation = .none) {
    deletedSections += sections
    animations.note(animation, for: sections, \.deletedSections)
  }

  /// Requests everything in some sections again, including the number of rows. Their numbers are those before all
  /// changes.
  public mutating func reloadSections(_ sections: [Int], with animation: RowAnimation = .none) {
    reloadedSections += sections
    animations.note(animation, for: sections, \.reloadedSections)
  }

  /// Moves a section with its rows, header and footer, from its number before all changes to its number after them.
  public mutating func moveSection(_ section: Int, toSection newSection: Int) {
    movedSections.append(Move(from: section, to: newSection))
  }
}

extension TableUpdates: Equatable {
  /// Whether both have the same changes with the same animations. The order of the calls does not count, since it has
  /// no meaning. O(changes × log changes).
  public static func == (a: TableUpdates, b: TableUpdates) -> Bool {
    func isSame<Index: Comparable>(_ part: KeyPath<TableUpdates, [Index]>) -> Bool {
      a[keyPath: part].sorted() == b[keyPath: part].sorted()
    }
    return isSame(\.deletedRows) && isSame(\.insertedRows) && isSame(\.reloadedRows)
      && isSame(\.deletedSections) && isSame(\.insertedSections) && isSame(\.reloadedSections)
      && inOrder(a.movedRows) == inOrder(b.movedRows) && inOrder(a.movedSections) == inOrder(b.movedSections)
      && a.animations == b.animations
  }

  private static func inOrder<Index: Comparable & Hashable & Sendable>(_ moves: [Move<Index>]) -> [Move<Index>] {
    moves.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}
