/// The row that an accessory belongs to.
protocol AccessoryOwner: AnyObject {
  /// Input changed a switch or pressed a button.
  func accessoryWasUsed(_ accessory: DrawnView)
}

extension DrawnView {
  /// The row that the accessory lies in.
  var accessoryOwner: (any AccessoryOwner)? { superlayer as? any AccessoryOwner }
}
