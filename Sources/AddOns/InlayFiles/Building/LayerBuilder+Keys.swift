import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem
import InlayText

/// The values that keys need while they are set, within the builder's budget.
extension LayerBuilder {
  func text(_ value: Value) -> String? { value.text.map(budget.text) }

  func image(_ value: Value?) -> Image? { value.flatMap(images.image) }

  func path(_ value: Value) -> Path? {
    paths[value.index].flatMap { budget.takeDetail($0.elements.count) ? $0 : nil }
  }

  /// The theme that a value names.
  func theme(_ value: Value?) -> Theme? { value?.text.flatMap { namedThemes[FilePath($0)] ?? Theme.named($0) } }

  /// The font of texts without a style.
  var standardFont: Font { Font(families: theme.fontFamilies, size: 17) }

  func colors(_ value: Value) -> [Color]? {
    budget.takeDetail(value.elements.count) ? value.elements.compactMap(\.color) : nil
  }

  func allowsMarkup(_ text: String) -> Bool { budget.takeMarkup(text.tagCount) }

  /// Calls a function with the layer of a name, once that exists; with nil for no name.
  func refer(to name: String?, _ use: @escaping (Layer?) -> Void) {
    let layer = name.flatMap { named[$0] }
    if let name, layer == nil {
      waitingForNames[name, default: []].append(use)
    } else {
      use(layer)
    }
  }

  /// Gives a table a refresh control, or removes it.
  ///
  /// - Parameter isWanted: Whether the table has one; nil as if the file had no such key.
  func setRefreshControl(_ isWanted: Bool?, of table: TableView) {
    let id = ObjectIdentifier(table)
    if isWanted == nil, let control = table.refreshControl, control.isRefreshing {
      refreshingControls[id] = control
    } else {
      refreshingControls[id] = nil
      table.refreshControl = isWanted == true ? table.refreshControl ?? RefreshControl() : nil
    }
  }

  /// Begins or ends refreshing. A table without a refresh control gets one.
  ///
  /// - Parameter isRefreshing: Whether the control turns; nil as if the file had no such key: a control that the table
  ///   got here goes.
  func setRefreshing(_ isRefreshing: Bool?, of table: TableView) {
    let id = ObjectIdentifier(table)
    guard isRefreshing == true else {
      table.refreshControl?.endRefreshing(animated: false)
      guard isRefreshing == nil, let control = refreshingControls.removeValue(forKey: id) else { return }
      if table.refreshControl === control { table.refreshControl = nil }
      return
    }
    let control = table.refreshControl ?? RefreshControl()
    if table.refreshControl == nil { refreshingControls[id] = control }
    table.refreshControl = control
    control.beginRefreshing()
  }

  func setIndexTitles(_ titles: Value?, of table: TableView) {
    guard let rows = table.dataSource as? any TableRows else { return }
    rows.indexTitles = titles?.elements.compactMap(text) ?? []
    table.reloadData()
  }
}
