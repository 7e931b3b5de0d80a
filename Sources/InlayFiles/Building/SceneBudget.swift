import InlayLayers
import InlayLists

/// How much the tables and texts of one scene may show together. A stranger's table may have a million rows in view,
/// and each of them a text as long as a book.
///
/// Beyond the budget tables get no new cells, further tables no sections and texts no characters, so that the tick ends
/// soon; the scene is then refused.
final class SceneBudget {
  /// A cell is at least itself, its content view, a label and a background.
  private static let layersOfCell = 4
  /// Bytes of text that may be laid out, in UTF-8. Of one text no more than 64 KB ever are.
  private static let textLimit = 4 << 20
  private static let longestText = 1 << 16
  /// Lines and curves of shapes, and colours of gradients, each as often as a layer has it.
  private static let detailLimit = 4_000_000
  /// Tags of markup, both ends counted.
  private static let tagLimit = 50_000

  /// Where the budget was exceeded first: in which table, by the index of its value, or nil for a text; and how.
  private(set) var excess: (table: Int32?, message: String)?

  private let maximumLayers: Int
  private var partsLeft: Int
  private var sectionsLeft = ObjectSpec.sectionLimit
  private var textLeft = SceneBudget.textLimit
  private var tagsLeft = SceneBudget.tagLimit
  private var detailLeft = SceneBudget.detailLimit

  init(maximumLayers: Int) {
    self.maximumLayers = maximumLayers
    partsLeft = maximumLayers / Self.layersOfCell
  }

  /// A text that is to be shown, or none when it is too much.
  func text(_ text: String) -> String {
    textLeft -= min(text.utf8.count, Self.longestText)
    if textLeft >= 0 { return text }
    note("the texts in view have more than \(Self.textLimit) bytes together", table: nil)
    return ""
  }

  /// Whether a shape or gradient of so many elements or colours may be made.
  func takeDetail(_ count: Int) -> Bool {
    detailLeft -= min(count, Self.detailLimit + 1)
    if detailLeft >= 0 { return true }
    detailLeft = -1
    note("the shapes and gradients have more than \(Self.detailLimit) lines, curves and colours together", table: nil)
    return false
  }

  /// Whether a text with so many tags may be shown as markup.
  func takeMarkup(_ tags: Int) -> Bool {
    tagsLeft -= min(tags, Self.tagLimit + 1)
    if tagsLeft >= 0 { return true }
    tagsLeft = -1
    note("the texts have more than \(Self.tagLimit) tags of markup together", table: nil)
    return false
  }

  /// Whether a layer may lie so deep in others.
  func takeDepth(_ depth: Int) -> Bool {
    if depth <= SceneLimits.nesting { return true }
    note("layers are nested more than \(SceneLimits.nesting) deep", table: nil)
    return false
  }

  private func note(_ message: String, table: Int32?) {
    if excess == nil { excess = (table, message) }
  }

  /// One table's part of the budget.
  final class Account {
    let budget: SceneBudget
    private let table: Int32
    /// How many sections the table wanted last, and how many it may have of them.
    private var counted = (wanted: 0, granted: 0)
    /// What the table gets for rows beyond the budget.
    private(set) lazy var spareCell = TableViewCell()

    init(budget: SceneBudget, table: Int32) {
      self.budget = budget
      self.table = table
    }

    /// Whether no cell, header or footer is left.
    var isSpent: Bool { budget.partsLeft <= 0 }

    /// Takes a cell, header or footer out of the budget; false when none is left.
    func takePart() -> Bool {
      guard !isSpent else {
        budget.note("more rows are visible than \(budget.maximumLayers) layers allow", table: table)
        return false
      }
      budget.partsLeft -= 1
      return true
    }

    /// How many sections the table may have of those that it wants: all or none.
    func sections(_ count: Int) -> Int {
      guard count != counted.wanted else { return counted.granted }
      let more = count - counted.granted
      let isWithin = budget.excess == nil && more <= budget.sectionsLeft
      if isWithin {
        budget.sectionsLeft -= more
      } else {
        budget.note("more than \(ObjectSpec.sectionLimit) sections in the scene's tables", table: table)
      }
      counted = (count, isWithin ? count : 0)
      return counted.granted
    }
  }
}
