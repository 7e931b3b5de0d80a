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
