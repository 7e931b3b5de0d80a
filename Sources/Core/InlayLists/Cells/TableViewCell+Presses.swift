import InlayGraphics
import InlayLayers

/// A control for which a press anywhere on its row is, if the row has no other one: it has no use for the row's
/// selection.
package protocol WholeRowControl: Control {}

/// A row that is for its field, or for its control: a press anywhere on it acts on this view, and selects nothing.
extension TableViewCell: PressForwarding {
  package final var pressReceiver: View? {
    guard isEnabled, !isEditing, mayHoldReceiver else { return nil }
    if let control = pressesControl ? rowControl : ownControl, control.isEnabled,
      pressesControl || control is any WholeRowControl
    {
      return control
    }
    guard let entry else { return nil }
    return hasOwnAction ? nil : entry
  }

  /// Whether the row has parts that may be a control or a field, or hold one: few rows have.
  private var mayHoldReceiver: Bool {
    placedAccessories.contains { !($0 is AccessoryView) }
      || contentView.sublayers.contains { $0 !== textLabel && $0 !== detailTextLabel && $0 !== imageView }
  }

  /// Whether a tap does more than to select the row.
  private var hasOwnAction: Bool {
    owner?.hasOwnAction(self) ?? false
  }

  /// The layer that a press on one of the row's layers is for. Views that take presses themselves keep them.
  final func receiver(ofPressOn hit: Layer?) -> Layer? {
    guard let hit else { return nil }
    for layer in hit.superlayerChain {
      if layer === self { break }
      if let view = layer as? View, !view.interactions.isEmpty { return hit }
    }
    return pressReceiver ?? hit
  }
}
