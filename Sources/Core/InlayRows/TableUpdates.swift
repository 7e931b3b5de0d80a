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

  package var deletedRows: [RowPath] = []
  var insertedRows: [RowPath] = []
  var reloadedRows: [RowPath] = []
  var movedRows: [Move<RowPath>] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []

  /// The animations of single rows and sections.
  private(set) var animations = UpdateAnimations()

  /// No changes. Updates that were noted elsewhere are made by `performBatchUpdates { $0 = updates }`.
  public init() {}

  /// Whether a row or section has an animation. If so, the others of the same updates slide to their new positions.
  package var isAnimated: Bool { !animations.isEmpty }

  public var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }

  public mutating func insertRows(at paths: [RowPath], with animation: RowAnimation = .none) {
    insertedRows += paths
    animations.note(animation, for: paths, \.insertedRows)
  }

  public mutating func deleteRows(at paths: [RowPath], with animation: RowAnimation = .none) {
    deletedRows += paths
    animations.note(animation, for: paths, \.deletedRows)
  }

  /// Asks for cells and heights of rows again. The rows may be moved too, and stay selected.
  public mutating func reloadRows(at paths: [RowPath], with animation: RowAnimation = .none) {
    reloadedRows += paths
    animations.note(animation, for: paths, \.reloadedRows)
  }

  /// The row keeps its cell. It slides if the updates are animated.
  public mutating func moveRow(at path: RowPath, to newPath: RowPath) {
    movedRows.append(Move(from: path, to: newPath))
  }

  public mutating func insertSections(_ sections: [Int], with animation: RowAnimation = .none) {
    insertedSections += sections
    animations.note(animation, for: sections, \.insertedSections)
  }

  public mutating func deleteSections(_ sections: [Int], with animation: RowAnimation = .none) {
    deletedSections += sections
    animations.note(animation, for: sections, \.deletedSections)
  }

  /// Asks for everything in some sections again, including the number of rows.
  public mutating func reloadSections(_ sections: [Int], with animation: RowAnimation = .none) {
    reloadedSections += sections
    animations.note(animation, for: sections, \.reloadedSections)
  }

  /// The section's rows, header and footer move with it. They slide if the updates are animated.
  public mutating func moveSection(_ section: Int, toSection newSection: Int) {
    movedSections.append(Move(from: section, to: newSection))
  }
}
