import InlayGraphics
import InlayLayers

@testable import InlayLists

/// Changes of the table as a whole: what it shows around its rows, how high they are, and which there are.
extension TableOracle {
  static let listChanges = 16

  func changeList(_ kind: Int) {
    switch kind {
    case 0: table.rowHeight = table.rowHeight == 44 ? TableView.automaticDimension : 44
    case 1: scene.traits.textScale = [0.8, 1, 1.3, 2][int(0...3)]
    case 2: scene.traits.safeArea = int(0...1) == 0 ? .zero : Insets(left: 13, right: 7)
    case 3: table.showsVerticalScrollIndicator.toggle()
    case 4:
      source.indexTitles = int(0...1) == 0 ? [] : ["A", "B", "C", "D", "E", "F"]
      table.reloadData()
    case 5: table.decoration = DecorationKind.allCases[int(0...4)]
    case 6: scene.theme = Theme.builtIn[int(0...Theme.builtIn.count - 1)]
    case 7:
      let header = View()
      header.frame.size.height = Double(int(10...50))
      header.backgroundColor = .token(.tint)
      table.tableHeaderView = int(0...2) == 0 ? nil : header
    case 8: table.isTableHeaderPinned.toggle()
    case 9: table.sectionHeadersPinToVisibleBounds.toggle()
    case 10: table.separatorInset = Insets(left: Double(int(0...30)), right: Double(int(0...9)))
    case 11: table.separatorInsetReference = TableView.SeparatorInsetReference.allCases[int(0...1)]
    case 12: anyCell?.separatorInset = int(0...1) == 0 ? nil : Insets(left: 3, right: 40)
    case 13: table.allowsMultipleSelection.toggle()
    default: updateRows()
    }
  }

  /// Inserts, deletes or moves a row, or reloads one.
  private func updateRows() {
    let section = int(0...5)
    let row = RowPath(section: section, row: int(0...max(0, source.counts[section] - 1)))
    let old = source.counts
    do {
      switch int(0...3) {
      case 0:
        source.counts[section] += 1
        try table.insertRows(at: [row])
      case 1 where old[section] > 0:
        source.counts[section] -= 1
        try table.deleteRows(at: [row])
      case 2 where old[section] > 0:
        let other = int(0...5)
        source.counts[section] -= 1
        source.counts[other] += 1
        try table.moveRow(at: row, to: RowPath(section: other, row: 0))
      default:
        if old[section] > 0 { try table.reloadRows(at: [row]) }
      }
    } catch {
      // Counts that were changed without a word: the table says so and begins anew.
      source.counts = old
      table.reloadData()
    }
  }
}
