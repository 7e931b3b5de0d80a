extension TableViewCell: AccessoryOwner {
  /// The button among the accessories; nil where there is none.
  var detailButton: AccessoryView? {
    accessories.lazy.compactMap { $0 as? AccessoryView }.first { $0.kind == .detailButton }
  }

  func accessoryWasUsed(_ accessory: DrawnView) {
    guard accessory.superlayer === self else { return }
    if let control = accessory as? Switch {
      isOn = control.isOn
      owner?.switchDidChange(in: self)
    } else {
      owner?.accessoryButtonTapped(in: self)
    }
  }
}
