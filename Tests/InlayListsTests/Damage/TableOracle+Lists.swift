import InlayGraphics
import InlayLayers

@testable import InlayLists

/// Changes of the table as a whole: what it shows around its rows, how high they are, and which there are.
extension TableOracle {
  static let listChanges = 35

  func changeList(_ kind: Int) throws {
    switch kind {
    case 0: table.rowHeight = table.rowHeight == 44 ? TableView.automaticDimension : 44
    case 1: scene.traits.textScale = [0.8, 1, 1.3, 2][int(0...3)]
    case 2: scene.traits.safeArea = int(0...1) == 0 ? .zero : Insets(left: 13, right: 7)
    case 3: table.showsVerticalScrollIndicator.toggle()
    case 4:
      source.hasIndex.toggle()
      table.reloadData()
    case 5: table.decoration = anyDecoration
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
    case 14, 15: tapControl()
    case 16:
      scene.traits.safeArea = int(0...2) == 0 ? .zero : Insets(top: Double(int(0...40)), bottom: Double(int(0...40)))
      if int(0...1) == 0 { table.contentOffset = table.minimumContentOffset }
    case 17...19: try updateRows()
    default: changeSurroundings(kind)
    }
  }

  /// Changes what lies around the rows, and how they are looked at.
  private func changeSurroundings(_ kind: Int) {
    switch kind {
    case 20: table.contentInset = Insets(top: Double(int(0...2) * 20), bottom: Double(int(0...2) * 15))
    case 21: table.emptyStateView = table.emptyStateView == nil ? emptyState() : nil
    case 22:
      source.hasHeaderViews.toggle()
      table.reloadData()
    case 23: table.sectionHeaderHeight = [TableView.automaticDimension, 20, 33.3][int(0...2)]
    case 24: table.sectionFooterHeight = [TableView.automaticDimension, 20, 33.3][int(0...2)]
    case 25: table.indicatorStyle = ScrollView.IndicatorStyle.allCases[int(0...2)]
    case 26:
      table.scrollIndicatorInsets = Insets(top: Double(int(0...19)), right: Double(int(0...9)))
      table.showsHorizontalScrollIndicator.toggle()
    case 27: scene.traits.sizeClass = int(0...1) == 0 ? .compact : .regular
    case 28: table.revertsInCompactWidth.toggle()
    case 29: scrollToAnyRow()
    case 30: table.scrollRectToVisible(Rect(x: 0, y: Double(int(0...900)), width: 10, height: Double(int(0...99))))
    case 31: scene.traits.appearance = Appearance.allCases[int(0...3)]
    case 32:
      source.isRich.toggle()
      table.reloadData()
    case 33: source.hasDecorations.toggle()
    default:
      source.hasHeights.toggle()
      if int(0...1) == 0 { table.reloadData() } else { table.rowHeight += 1 }
    }
    // The delegate's answers are asked for at each layout, and nobody tells when they are others.
    if kind == 33 { table.setNeedsLayout() }
  }

  private func scrollToAnyRow() {
    let section = int(0...source.sections.count - 1)
    let count = source.sections[section].rows.count
    guard count > 0 else { return }
    table.scrollToRow(
      at: RowPath(section: section, row: int(0...count - 1)), position: TableView.ScrollPosition.allCases[int(0...3)])
  }

  private func emptyState() -> Layer {
    let view = Layer()
    view.backgroundColor = .init(red: 0.2, green: 0.3, blue: 0.4, alpha: int(0...1) == 0 ? 1 : 0.5)
    return view
  }

  /// Presses a plus or a minus in view, which puts a row in or takes one out.
  private func tapControl() {
    table.isEditing = true
    table.allowsMultipleSelectionDuringEditing = false
    scene.root.layoutIfNeeded()
    let controls = table.visibleCells.filter(\.isEnabled).compactMap(\.editingControl).filter(\.acts)
    guard let control = controls.randomElement(using: &random) else { return }
    events.tap(at: control.convert(Point(x: control.bounds.midX, y: control.bounds.midY), to: nil))
  }
}
