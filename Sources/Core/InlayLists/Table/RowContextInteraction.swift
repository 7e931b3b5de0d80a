import InlayGraphics

/// A request for the context of a row: a touch that is held, or a click of the secondary button.
final class RowContextInteraction: Interaction {
  override init() {
    super.init()
    buttons = [.primary, .secondary]
  }

  override func claim(_ press: Press) -> Claim {
    guard press.stage == .held || press.start.button == .secondary, let table = view as? TableView else { return .wait }
    return requestsContext(at: press.startLocation(in: table), of: table) ? .keep : .wait
  }

  /// Asks the delegate for the context of the row at a point of the table's own space.
  ///
  /// - Returns: Whether there is an enabled row and the delegate handled the request.
  private func requestsContext(at point: Point, of table: TableView) -> Bool {
    guard let path = table.row(hitAt: point), table.cellForRow(at: path)?.isEnabled ?? false else { return false }
    if let action = table.source.actions(at: path)?.onContext, table.source.calling({ action(point) }) { return true }
    return table.source.requestContextMenu(of: path, at: point)
  }
}
