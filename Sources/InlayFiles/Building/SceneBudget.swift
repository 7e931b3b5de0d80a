import InlayLayers
import InlayLists

/// How many rows, headers and footers the tables of one scene may show together before its layers are surely too
/// many: a stranger's table may have a million rows in view.
///
/// Beyond the budget tables get spare parts instead of new ones and further tables get no sections, so that the tick
/// ends soon; the scene is then refused.
final class RowBudget {
  /// A cell is at least itself, its content view, a label and a background.
  private static let layersOfCell = 4

  /// Where the budget was exceeded first: in which table, by the index of its value, and how.
  private(set) var excess: (table: Int32, message: String)?

  private let maximumLayers: Int
  private var partsLeft: Int
  private var sectionsLeft = ObjectSpec.sectionLimit

  init(maximumLayers: Int) {
    self.maximumLayers = maximumLayers
    partsLeft = maximumLayers / Self.layersOfCell
  }

  /// One table's part of the budget.
  final class Account {
    private let budget: RowBudget
    private let table: Int32
    private var countedSections: Int?
    private(set) lazy var spareCell = TableViewCell()
    private(set) lazy var spareView = Layer()

    init(budget: RowBudget, table: Int32) {
      self.budget = budget
      self.table = table
    }

    /// Takes a cell, header or footer out of the budget; false when none is left.
    func takePart() -> Bool {
      guard budget.partsLeft > 0 else {
        note("more rows are visible than \(budget.maximumLayers) layers allow")
        return false
      }
      budget.partsLeft -= 1
      return true
    }

    /// How many sections the table may have of those that it wants.
    func sections(_ count: Int) -> Int {
      if let countedSections { return countedSections }
      let isWithin = budget.excess == nil && count <= budget.sectionsLeft
      if isWithin {
        budget.sectionsLeft -= count
      } else {
        note("more than \(ObjectSpec.sectionLimit) sections in the scene's tables")
      }
      countedSections = isWithin ? count : 0
      return isWithin ? count : 0
    }

    private func note(_ message: String) {
      if budget.excess == nil { budget.excess = (table, message) }
    }
  }
}
