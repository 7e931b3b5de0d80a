import InlayGraphics
import InlayLayers
import InlayLists

/// Limits for the tables and texts of one scene together. An untrusted table may have a million rows in view, each with
/// a text as long as a book.
///
/// Parts, texts and details are limited for each frame, since each frame shows others; their cost is work of the run.
/// Beyond the budget tables get no new cells, further tables no sections and texts no characters, so that the tick ends
/// soon; the scene is then refused.
final class SceneBudget {
  /// The least layers of a cell: the cell, its content view, a label and a background.
  private static let layersOfCell = 4
  /// The most bytes of one text that count: longer texts are mostly cut.
  private static let longestText = 1 << 20
  /// Lines and curves of shapes, and colours of gradients, counted for each layer that has them.
  private static let detailLimit = 4_000_000
  /// Tags of markup, both ends counted.
  private static let tagLimit = 50_000
  /// The units of work of a tag or a detail beside painting.
  private static let workOfTag = 10_000
  private static let workOfDetail = 50

  let work: WorkBudget
  private let maximumLayers: Int
  private let maximumParts: Int
  private let maximumText: Int
  private var partsLeft: Int
  private var sectionsLeft = ObjectSpec.sectionLimit
  private var textLeft: Int
  private var tagsLeft = SceneBudget.tagLimit
  private var detailLeft = SceneBudget.detailLimit
  private var accounts: [Account] = []
  private var excessTable: Int32?

  init(_ limits: SceneLimits, work: WorkBudget) {
    maximumLayers = limits.maximumLayers
    maximumText = max(0, limits.maximumText)
    self.work = work
    maximumParts = maximumLayers / Self.layersOfCell
    textLeft = maximumText
    partsLeft = maximumParts
    work.onFrame = { [weak self] in self?.startFrame() }
  }

  /// The first limit that was reached: the table by the index of its value, or the layer, where known, and a message.
  var excess: (table: Int32?, layer: Layer?, message: String)? {
    work.excess.map { (excessTable, work.excessOwner as? Layer, $0) }
  }

  /// Starts a frame; visible parts stay counted.
  private func startFrame() {
    accounts.removeAll { $0.table == nil }
    partsLeft = maximumParts - accounts.reduce(0) { $0 + ($1.table?.partsInView ?? 0) }
    textLeft = maximumText
    tagsLeft = Self.tagLimit
    detailLeft = Self.detailLimit
    if !work.isExhausted { excessTable = nil }
  }

  /// The text to show: empty beyond the limit.
  func text(_ text: String) -> String {
    textLeft -= min(text.utf8.count, Self.longestText)
    if textLeft >= 0 { return work.isExhausted ? "" : text }
    note("the texts in view have more than \(maximumText) bytes in total", table: nil)
    return ""
  }

  /// Whether a shape or gradient with this number of elements or colours may be made.
  func takeDetail(_ count: Int) -> Bool {
    detailLeft -= min(count, Self.detailLimit + 1)
    if detailLeft >= 0 { return work.spend(.layers, count * Self.workOfDetail) }
    detailLeft = -1
    note("the shapes and gradients have more than \(Self.detailLimit) lines, curves and colours in total", table: nil)
    return false
  }

  /// Whether a text with this number of tags may be shown as markup.
  func takeMarkup(_ tags: Int) -> Bool {
    tagsLeft -= min(tags, Self.tagLimit + 1)
    if tagsLeft >= 0 { return work.spend(.texts, tags * Self.workOfTag) }
    tagsLeft = -1
    note("the texts have more than \(Self.tagLimit) tags of markup in total", table: nil)
    return false
  }

  /// Whether a layer may be at this depth.
  func takeDepth(_ depth: Int) -> Bool {
    if depth <= SceneLimits.nesting { return true }
    note("layers are nested more than \(SceneLimits.nesting) levels deep", table: nil)
    return false
  }

  private func note(_ message: String, table: Int32?) {
    guard !work.isExhausted else { return }
    work.refuse(message, for: nil)
    excessTable = table
  }

  /// The account of a table, by the index of its value.
  func account(ofTable table: Int32) -> Account {
    let account = Account(budget: self, index: table)
    accounts.append(account)
    return account
  }

  /// One table's part of the budget.
  final class Account {
    let budget: SceneBudget
    weak var table: TableView?
    private let index: Int32
    /// The sections that the table asked for last, and those granted.
    private var counted = (wanted: 0, granted: 0)
    /// The cell for rows beyond the budget.
    private(set) lazy var spareCell = TableViewCell()

    fileprivate init(budget: SceneBudget, index: Int32) {
      self.budget = budget
      self.index = index
    }

    /// Whether no cell, header or footer is left.
    var isSpent: Bool { budget.partsLeft <= 0 || budget.work.isExhausted }

    /// Takes a cell, header or footer from the budget; false when none is left.
    func takePart() -> Bool {
      guard budget.partsLeft > 0 else {
        budget.note("more rows are visible than \(budget.maximumLayers) layers allow", table: index)
        return false
      }
      budget.partsLeft -= 1
      return budget.work.allows(1, .rowPart, for: table)
    }

    /// The sections that the table may have: all that it asks for, or none.
    func sections(_ count: Int) -> Int {
      guard count != counted.wanted else { return counted.granted }
      // The table asks again when there is more.
      guard !budget.work.isExhausted else { return 0 }
      let more = count - counted.granted
      let isWithin = more <= budget.sectionsLeft
      if isWithin {
        budget.sectionsLeft -= more
      } else {
        budget.note("more than \(ObjectSpec.sectionLimit) sections in the scene's tables", table: index)
      }
      counted = (count, isWithin ? count : 0)
      return counted.granted
    }
  }
}
