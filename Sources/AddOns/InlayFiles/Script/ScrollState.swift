import InlayGraphics
import InlayLayers
import InlayLists

/// The scroll positions of a scene's scroll views, and the selected rows of its tables, to be restored in another
/// scene: that of the same file after a change.
package struct ScrollState: Equatable {
  /// A scroll view, outside of other ones.
  struct ViewState: Equatable {
    /// The layer's name; nil for none.
    var name: String?
    var offset: Point
    var selected: [SelectedRow] = []
  }

  struct SelectedRow: Equatable {
    var path: RowPath
    /// The row's `id` in the file; nil for none.
    var id: String?
  }

  /// The views in the order of the layers.
  private(set) var views: [ViewState]

  package init(_ scene: Scene) {
    views = Self.scrollViews(of: scene).map { view in
      let table = view as? TableView
      let rows = table?.dataSource as? WrittenRows
      return ViewState(
        name: view.name, offset: view.contentOffset,
        selected: (table?.selectedRowPaths ?? []).map { SelectedRow(path: $0, id: rows?.id(of: $0)) })
    }
  }

  /// Reads a checked `restore` step.
  init(_ step: Value) {
    views = step.elements.map { view in
      let rows = view.list("selected").compactMap(\.integers).map { RowPath(section: $0[0], row: $0[1]) }
      return ViewState(offset: view["offset"]?.offset ?? .zero, selected: rows.map { SelectedRow(path: $0) })
    }
  }

  /// The state for the scroll views of another scene, in its order: views with names are known by them, others by their
  /// order, and rows by their `id`, or else by their path.
  package func matched(to scene: Scene) -> ScrollState {
    var state = ScrollState(scene)
    let named = Dictionary(views.compactMap { view in view.name.map { ($0, view) } }) { first, _ in first }
    var others = views.filter { $0.name == nil }[...]
    for (index, view) in Self.scrollViews(of: scene).enumerated() {
      guard let old = view.name.map({ named[$0] }) ?? others.popFirst() else { continue }
      state.views[index].offset = old.offset
      guard let table = view as? TableView else { continue }
      let rows = table.dataSource as? WrittenRows
      state.views[index].selected = old.selected.compactMap { row in
        guard let id = row.id else { return SelectedRow(path: row.path) }
        return rows?.path(ofID: id).map { SelectedRow(path: $0, id: id) }
      }
    }
    return state
  }

  /// Lays out a scene, and selects rows and scrolls in its views by their order. Missing rows are ignored.
  func restore(in scene: Scene) {
    scene.root.layoutIfNeeded()
    for (view, state) in zip(Self.scrollViews(of: scene), views) {
      if let table = view as? TableView {
        for path in table.selectedRowPaths { table.deselectRow(at: path) }
        for row in state.selected where table.hasRow(row.path) { table.selectRow(at: row.path) }
      }
      // Content that became shorter is shown to its end.
      view.moveOffset(to: state.offset)
    }
  }

  /// The step that restores it.
  var step: String {
    let views = views.map { view in
      let rows = view.selected.map { "[\($0.path.section), \($0.path.row)]" }
      let selected = rows.isEmpty ? "" : ", selected: [\(rows.joined(separator: ", "))]"
      return "{offset: [\(view.offset.x.text), \(view.offset.y.text)]\(selected)}"
    }
    return "restore: [\(views.joined(separator: ", "))]"
  }

  private static func scrollViews(of scene: Scene) -> [ScrollView] {
    var (found, waiting): ([ScrollView], [Layer]) = ([], [scene.root])
    while let layer = waiting.popLast() {
      if let view = layer as? ScrollView { found.append(view) } else { waiting += layer.sublayers.reversed() }
    }
    return found
  }
}

extension TableView {
  fileprivate func hasRow(_ path: RowPath) -> Bool {
    path.section >= 0 && path.section < numberOfSections && path.row >= 0
      && path.row < numberOfRows(inSection: path.section)
  }
}

extension WrittenRows {
  fileprivate func id(of path: RowPath) -> String? {
    path.section < sections.count && path.row < sections[path.section].rowCount ? row(path)["id"]?.text : nil
  }

  /// O(rows).
  fileprivate func path(ofID id: String) -> RowPath? {
    for section in 0..<sections.count {
      for row in 0..<sections[section].rowCount where sections[section][row].value["id"]?.text == id {
        return RowPath(section: section, row: row)
      }
    }
    return nil
  }
}
