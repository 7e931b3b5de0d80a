import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// The standard accessories at a row's trailing side.
  public enum AccessoryType: String, CaseIterable, Hashable, Sendable {
    case none, disclosureIndicator, checkmark, detailButton, detailDisclosureButton, `switch`

    /// The marks of the type, from the trailing edge inwards.
    var marks: [AccessoryView.Kind] {
      switch self {
      case .none, .switch: []
      case .disclosureIndicator: [.disclosureIndicator]
      case .checkmark: [.checkmark]
      case .detailButton: [.detailButton]
      case .detailDisclosureButton: [.disclosureIndicator, .detailButton]
      }
    }

    /// The name in scene files.
    package var fileName: String {
      switch self {
      case .disclosureIndicator: "disclosure"
      case .detailButton: "detail"
      case .detailDisclosureButton: "detailDisclosure"
      case .none, .checkmark, .switch: rawValue
      }
    }
  }

  /// The accessory of the row's settings, edited or not, without regard to the row's width.
  var wantedAccessory: (view: Layer?, type: AccessoryType) {
    isEditing ? (editingAccessoryView, editingAccessoryType) : (accessoryView, accessoryType)
  }
}

extension TableViewCell {
  /// The button among the accessories; nil where there is none.
  var detailButton: AccessoryView? {
    accessories.lazy.compactMap { $0 as? AccessoryView }.first { $0.kind.isButton }
  }

  /// The control among the accessories, which keys act on; nil where there is none.
  var rowControl: Control? { accessories.first as? Control }

  /// The parts of the row that keys may act on, from its leading side.
  var focusParts: [RowFocus.Part] {
    (editingControl?.acts ?? false ? [.editingControl] : []) + [.row] + (detailButton == nil ? [] : [.accessory])
  }

  /// The plus, the minus or the button that has the focus; nil while the row has it, and for a part that is gone.
  func control(for part: RowFocus.Part) -> View? {
    switch part {
    case .row: nil
    case .editingControl: editingControl.flatMap { $0.acts ? $0 : nil }
    case .accessory: detailButton
    }
  }

  /// Input changed a switch, or tapped a button or an editing control.
  ///
  /// - Parameter isTimed: Whether the input had a time: its effect is animated.
  func accessoryWasUsed(_ accessory: View, isTimed: Bool) {
    guard accessory.superlayer === self else { return }
    switch accessory {
    case let control as Switch:
      isOn = control.isOn
      owner?.switchDidChange(in: self)
    case is EditingControl: owner?.editingControlTapped(in: self, isTimed: isTimed)
    default: owner?.accessoryButtonTapped(in: self)
    }
  }

  /// The pointer dragged or released a reorder control.
  func reorderControl(_ control: ReorderControl, was event: ReorderEvent) {
    guard control.superlayer === self else { return }
    switch event {
    case .lifted(let point): owner?.reorderControl(in: self, was: .lifted(at: convert(point, from: control)))
    case .dragged(let point): owner?.reorderControl(in: self, was: .dragged(to: convert(point, from: control)))
    case .dropped, .cancelled: owner?.reorderControl(in: self, was: event)
    }
  }
}
