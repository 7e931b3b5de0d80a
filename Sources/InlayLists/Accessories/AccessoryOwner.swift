/// The row that an accessory belongs to.
protocol AccessoryOwner: AnyObject {
  /// Input changed a switch, or pressed a button or the control of a row that is edited.
  func accessoryWasUsed(_ accessory: DrawnView)
}
