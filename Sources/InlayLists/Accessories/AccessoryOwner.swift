import InlayGraphics

/// The row that an accessory belongs to.
protocol AccessoryOwner: AnyObject {
  /// Input changed a switch, or pressed a button or the control of a row that is edited.
  func accessoryWasUsed(_ accessory: DrawnView)

  /// The pointer that holds the lines by which a row is moved did something, at a point of their space.
  func reorderControl(_ control: ReorderControl, was event: ReorderEvent)
}

/// What is done with the lines by which a row is moved.
enum ReorderEvent {
  case dragged(to: Point)
  case dropped, cancelled
}

extension DrawnView {
  /// The row that the accessory lies in.
  var accessoryOwner: (any AccessoryOwner)? { superlayer as? any AccessoryOwner }
}
