import InlayGraphics

/// The row that an accessory belongs to.
protocol AccessoryOwner: AnyObject {
  /// Input changed a switch, or tapped a button or an editing control.
  func accessoryWasUsed(_ accessory: View)

  /// The pointer dragged or released a reorder control.
  func reorderControl(_ control: ReorderControl, was event: ReorderEvent)
}

/// An event of a reorder control. Points are in the control's space.
enum ReorderEvent {
  /// A press whose events have times.
  case lifted(at: Point)
  case dragged(to: Point)
  case dropped, cancelled
}

extension View {
  /// The row of the accessory.
  var accessoryOwner: (any AccessoryOwner)? { superlayer as? any AccessoryOwner }
}
