import InlayGraphics

/// A request for the context menu of a row: a touch that is held, or a click of the secondary button.
final class RowContextInteraction: Interaction {
  override init() {
    super.init()
    buttons = [.primary, .secondary]
  }

  override func claim(_ press: Press) -> Claim {
    guard press.stage == .held || press.start.button == .secondary, let table = view as? TableView else { return .wait }
    let point = press.startLocation(in: table)
    guard let path = table.row(hitAt: point) else { return .wait }
    return table.showContextMenu(ofRowAt: path, at: point, animated: press.isTimed) ? .keep : .wait
  }
}

extension TableView {
  /// Shows the context menu of a visible row that is enabled.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - point: The point of the request, in the table's own space; nil for the row itself.
  ///   - animated: Whether the menu fades in.
  /// - Returns: Whether the row, or the delegate, has a menu, perhaps an empty one.
  final func showContextMenu(ofRowAt path: RowPath, at point: Point? = nil, animated: Bool) -> Bool {
    guard let cell = cellForRow(at: path), cell.isEnabled,
      let menu = source.contextMenu(of: path, at: point ?? cell.untransformedFrame.center)
    else { return false }
    // The app may have changed the table meanwhile.
    if let scene, cell.isDescendant(of: self) {
      scene.presentMenu(menu, from: cell, at: point.map { convert($0, to: cell) }, animated: animated)
    }
    return true
  }
}
