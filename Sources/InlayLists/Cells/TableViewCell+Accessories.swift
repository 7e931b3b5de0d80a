import InlayGraphics

extension TableViewCell: AccessoryOwner {
  /// The button among the accessories; nil where there is none.
  var detailButton: AccessoryView? {
    accessories.lazy.compactMap { $0 as? AccessoryView }.first { $0.kind.isButton }
  }

  /// What of the row keys may act on, from its leading side.
  var focusParts: [RowFocus.Part] {
    (editingControl?.acts ?? false ? [.editingControl] : []) + [.row] + (detailButton == nil ? [] : [.accessory])
  }

  /// The plus, the minus or the button that has the focus; nil while the row has it, and for a part that is gone.
  func control(for part: RowFocus.Part) -> DrawnView? {
    switch part {
    case .row: nil
    case .editingControl: editingControl.flatMap { $0.acts ? $0 : nil }
    case .accessory: detailButton
    }
  }

  func accessoryWasUsed(_ accessory: DrawnView) {
    guard accessory.superlayer === self else { return }
    switch accessory {
    case let control as Switch:
      isOn = control.isOn
      owner?.switchDidChange(in: self)
    case is EditingControl: owner?.editingControlTapped(in: self)
    default: owner?.accessoryButtonTapped(in: self)
    }
  }

  func reorderControl(_ control: ReorderControl, was event: ReorderEvent) {
    guard control.superlayer === self else { return }
    if case .dragged(let point) = event {
      owner?.reorderControl(in: self, was: .dragged(to: convert(point, from: control)))
    } else {
      owner?.reorderControl(in: self, was: event)
    }
  }
}
