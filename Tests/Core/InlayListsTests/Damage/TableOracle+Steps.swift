import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport

@testable import InlayLists
@testable import InlayViews

/// Random steps that change the table, its rows or its scene.
enum TableStep: String, OracleStep {
  case scroll, jump, scrollToRow, scrollToRect
  case select, deselect, highlight, isEnabled, title, accessory, isOn, indentation, editingAccessory, separatorOfCell
  case reload, updateRows, updateSections, headerViews, richRows, sectionDecorations, rowHeights, index
  case theme, builtInTheme, appearance, direction, language, sizeClass, textScale, scale, sceneHeight, safeArea,
    safeSides
  case origin, width, height, contentInset, tableRadius, overlay, tapControl
  case rowHeight, headerHeight, footerHeight, decoration, decorationInset, sectionRadius, sectionShadow, sectionBorder
  case cellColor, style, roundedCorners, revertsInCompactWidth, cardInset, separatorStyle, separatorInset,
    separatorReference
  case pinnedHeaders, pinnedTableHeader, tableHeader, tableFooter, backgroundView, emptyState
  case verticalIndicator, horizontalIndicator, indicatorStyle, indicatorInsets
  case multipleSelection, editing, multipleSelectionDuringEditing

  var weight: Int {
    switch self {
    case .scroll: 25
    case .updateRows: 8
    case .theme: 5
    case .select, .decoration, .tableHeader, .safeArea, .sectionShadow: 3
    case .reload, .updateSections, .appearance, .pinnedHeaders, .tapControl, .verticalIndicator, .jump: 2
    default: 1
    }
  }
}

extension TableOracle {
  var anyDecoration: Decoration { random.pick(source.decorations) }

  var anyCell: TableViewCell? { table.visibleCells.randomElement(using: &random) }

  func change(_ step: TableStep) throws {
    switch step {
    case .reload:
      source.renew(sections: int(0...7)) { self.int(0...6) }
      table.reloadData()
    case .updateRows: try updateRows()
    case .updateSections: try updateSections()
    case .headerViews: reload(&source.hasHeaderViews)
    case .richRows: reload(&source.isRich)
    case .index: reload(&source.hasIndex)
    case .sectionDecorations:
      // The delegate is asked at each layout for visible sections; other sections keep the heights of earlier cards.
      source.hasDecorations.toggle()
      if table.geometry.usesSelfSizing { table.reloadData() } else { table.setNeedsLayout() }
    case .rowHeights:
      let height = random.length(10...60)
      table.rowHeight = table.rowHeight == .byDelegate ? .fixed(height) : .byDelegate
      if random.chance(0.5) { table.reloadData() }
    default: scroll(step)
    }
  }

  private func reload(_ isOn: inout Bool) {
    isOn.toggle()
    table.reloadData()
  }

  private func scroll(_ step: TableStep) {
    switch step {
    case .scroll: table.contentOffset.y += Double(int(-30...30)) / scene.scale
    case .jump: table.contentOffset.y = Double(int(-40...900))
    case .scrollToRow:
      guard let section = source.sections.indices.randomElement(using: &random),
        let row = source.sections[section].rows.indices.randomElement(using: &random)
      else { return }
      table.scrollToRow(
        at: RowPath(section: section, row: row), at: random.pick(TableView.ScrollPosition.allCases), animated: false)
    case .scrollToRect:
      table.scrollRectToVisible(Rect(x: 0, y: Double(int(0...900)), width: 10, height: Double(int(0...99))))
    default: changeCell(step)
    }
  }

  private func changeCell(_ step: TableStep) {
    let cell = anyCell
    switch step {
    case .select: if let path = cell?.rowPath { table.selectRow(at: path) }
    case .deselect: if let path = table.selectedRowPaths.first { table.deselectRow(at: path) }
    case .highlight: cell?.isHighlighted.toggle()
    case .isEnabled: cell?.isEnabled.toggle()
    case .title: cell?.textLabel.text = random.chance(0.7) ? "Title \(int(0...99))" : "A title of more than one line"
    case .accessory: cell?.accessories = random.pick(RowAccessory.samples(isOn: random.chance(0.5)))
    case .isOn: cell?.isOn.toggle()
    case .indentation: cell?.indentationLevel = int(0...3)
    case .editingAccessory: cell?.editingAccessories = random.pick(RowAccessory.samples())
    case .separatorOfCell: cell?.separatorInset = random.chance(0.5) ? nil : Insets(left: 3, right: 40)
    case .tapControl: tapControl()
    default: changeScene(step)
    }
  }

  private func changeScene(_ step: TableStep) {
    switch step {
    case .theme: scene.theme = anyTheme()
    case .builtInTheme: scene.theme = random.pick(Theme.builtIn)
    case .appearance: scene.traits.appearance = random.pick(Appearance.allCases)
    case .direction: scene.traits.direction = random.pick([.leftToRight, .rightToLeft, nil])
    case .language: scene.traits.language = random.pick(["tr", "ja", "he", nil])
    case .sizeClass: scene.traits.sizeClass = random.chance(0.5) ? .compact : .regular
    case .textScale: scene.traits.textScale = random.pick([0.8, 1, 1.3, 2])
    case .scale: scene.scale = random.pick(Self.scales)
    case .sceneHeight: scene.size.height = Double(int(150...220))
    case .safeSides: scene.traits.safeAreaInsets = random.chance(0.5) ? .zero : Insets(left: 13, right: 7)
    case .safeArea:
      scene.traits.safeAreaInsets = random.chance(0.3) ? .zero : anyInsets(0...40)
      if random.chance(0.5) { table.contentOffset = table.minimumContentOffset }
    case .overlay: overlay.isHidden.toggle()
    default: changeTable(step)
    }
  }

  private func changeTable(_ step: TableStep) {
    switch step {
    case .origin: table.frame.origin = Point(x: random.length(0...20), y: random.length(-10...15))
    case .width: table.frame.size.width = Double(int(60...240))
    case .height: table.frame.size.height = Double(int(80...200))
    case .contentInset: table.contentInset = random.chance(0.4) ? .zero : anyInsets(0...40)
    case .tableRadius: table.cornerRadius = Double(int(0...1) * 14)
    case .rowHeight:
      table.rowHeight = random.chance(0.3) ? .automatic() : .fixed(random.length(10...random.pick([60, 220])))
    case .headerHeight:
      table.sectionHeaderHeight = random.chance(0.3) ? .automatic() : .fixed(random.length(0...40))
    case .footerHeight:
      table.sectionFooterHeight = random.chance(0.3) ? .automatic() : .fixed(random.length(0...40))
    case .style: table.style = random.pick(TableView.Style.allCases)
    case .roundedCorners: table.overrides.showsRoundedCorners.toggle()
    case .revertsInCompactWidth: table.revertsInCompactWidth.toggle()
    case .cardInset: table.cardInset = random.length(0...60)
    case .pinnedHeaders: table.sectionHeadersPinToVisibleBounds.toggle()
    case .multipleSelection: table.allowsMultipleSelection.toggle()
    case .editing: table.isEditing.toggle()
    case .multipleSelectionDuringEditing: table.allowsMultipleSelectionDuringEditing.toggle()
    default: changeLook(step)
    }
  }

  private func changeLook(_ step: TableStep) {
    switch step {
    case .decoration: table.decoration = anyDecoration
    case .decorationInset: table.decorationInset = random.length(0...20)
    case .sectionRadius: table.sectionCornerRadius = random.length(0...25)
    case .sectionShadow: table.sectionShadow = anyShadow()
    case .sectionBorder: table.sectionBorder = Border(width: random.length(0...3), color: .black)
    case .cellColor:
      table.cellBackgroundColor =
        random.chance(0.3) ? nil : Color(random.color(alpha: random.chance(0.5) ? 1...1 : 0...1))
    case .separatorStyle: table.separatorStyle = random.pick(TableView.SeparatorStyle.allCases)
    case .separatorInset: table.separatorInset = Insets(left: random.length(0...30), right: random.length(0...9))
    case .separatorReference:
      table.separatorInsetReference = random.pick(TableView.SeparatorInsetReference.allCases)
    case .verticalIndicator: table.showsVerticalScrollIndicator.toggle()
    case .horizontalIndicator: table.showsHorizontalScrollIndicator.toggle()
    case .indicatorStyle: table.indicatorAppearance = random.pick([nil, .light, .dark])
    case .indicatorInsets: table.scrollIndicatorInsets = anyInsets(0...19)
    default: changeViews(step)
    }
  }

  /// Adds or removes the views around the rows.
  private func changeViews(_ step: TableStep) {
    switch step {
    case .tableHeader: table.tableHeaderView = random.chance(0.3) ? nil : anyView()
    case .tableFooter: table.tableFooterView = table.tableFooterView == nil ? anyView() : nil
    case .pinnedTableHeader: table.isTableHeaderPinned.toggle()
    case .backgroundView: table.backgroundView = table.backgroundView == nil ? anyView() : nil
    case .emptyState: table.emptyStateView = table.emptyStateView == nil ? anyView() : nil
    default: preconditionFailure("no table does \(step)")
    }
  }

  private func anyView() -> Layer {
    let view = random.chance(0.5) ? View() : Layer()
    view.frame = Rect(x: 0, y: 0, width: 50, height: random.length(8...50))
    let held = Layer()
    held.backgroundColor = Color(random.color())
    held.anchoredFrame = AnchoredFrame(
      trailing: random.length(0...20), centerY: 0, width: random.length(2...30), height: random.length(2...20))
    view.addSublayer(held)
    view.backgroundColor = Color(random.color(alpha: random.chance(0.5) ? 1...1 : 0.3...1))
    return view
  }

  /// Presses a visible plus or minus, which inserts or deletes a row.
  private func tapControl() {
    table.isEditing = true
    table.allowsMultipleSelectionDuringEditing = false
    scene.root.layoutIfNeeded()
    let controls = table.visibleCells.filter(\.isEnabled).compactMap(\.editingControl).filter(\.acts)
    guard let control = controls.randomElement(using: &random) else { return }
    events.tap(at: control.convert(Point(x: control.bounds.midX, y: control.bounds.midY), to: nil))
  }
}
