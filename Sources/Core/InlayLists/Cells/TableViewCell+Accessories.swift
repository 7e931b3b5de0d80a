import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// The standard marks at a row's trailing side, for tests.
  package enum AccessoryType: String, CaseIterable, Hashable, Sendable {
    case none, disclosureIndicator, checkmark, detailButton, detailDisclosureButton

    package var accessory: RowAccessory {
      switch self {
      case .none: []
      case .disclosureIndicator: .disclosure
      case .checkmark: .checkmark
      case .detailButton: RowAccessory(.mark(.detailButton))
      case .detailDisclosureButton: [RowAccessory(.mark(.detailButton)), .disclosure]
      }
    }

    init(_ accessory: RowAccessory) {
      self = Self.allCases.first { $0.accessory.name == accessory.name } ?? .none
    }
  }

  /// The accessories of the row's settings, edited or not, without regard to the row's width.
  var wantedAccessories: RowAccessory { isEditing ? editingAccessories : accessories }

  /// Returns the accessories that the cell shows for new ones, with their layers.
  ///
  /// - Parameter others: Those that it shows otherwise, edited or not.
  func made(_ new: RowAccessory, insteadOf old: RowAccessory, beside others: RowAccessory) -> RowAccessory {
    if new.isOfMarks && old.isOfMarks { return new }
    let isSameRow = accessoryLayers.use == useCount
    let new = new.of(self, isSameRow: isSameRow)
    new.makeLayers(in: self, from: accessoryLayers.built, isSameRow: isSameRow, beside: others)
    for layer in old.layers where !new.layers.contains(where: { $0 === layer }) { layer.showHighlight(false) }
    return new
  }

  func has(_ accessory: KeptAccessory) -> Bool {
    storedSettings.accessories.contains(accessory) || storedSettings.editingAccessories.contains(accessory)
  }
}

extension TableViewCell {
  /// The first detail button among the accessories; nil if there is none.
  var detailButton: AccessoryView? {
    placedAccessories.reversed().lazy.compactMap { $0 as? AccessoryView }.first { $0.kind.isButton }
  }

  /// The first control among the accessories, which keys act on while the row has the focus; nil if there is none, or
  /// where a field is before it.
  var rowControl: Control? { keyView as? Control }

  /// The first control or field among the accessories.
  private var keyView: View? {
    let views = placedAccessories.reversed().lazy.compactMap { $0 as? View }
    return views.first { ($0 as? Control)?.isUserInteractionEnabled ?? $0.canBecomeFocused }
  }

  /// The text input that the row speaks and acts for: its first accessory that takes keys, or the only text input
  /// inside the row. Nil if there is none. O(layers inside) in a row without a control.
  var entry: View? {
    if let keyView { return keyView.isEntry ? keyView : nil }
    var found: View?
    // A list, not recursion, since trees may be deep.
    var waiting = [self as Layer]
    while let layer = waiting.popLast() {
      guard !layer.isHidden else { continue }
      if let view = layer as? View {
        guard view.isUserInteractionEnabled else { continue }
        if view !== self, view.isEntry {
          guard found == nil else { return nil }
          found = view
        }
      }
      waiting += layer.sublayers
    }
    return found
  }

  /// The control for which a tap anywhere on the row is: the only thing that the row does. Nil for none.
  package final var ownControl: Control? {
    focusedAccessories.isEmpty && !placedAccessories.contains { $0 is AccessoryView } ? rowControl : nil
  }

  /// The controls and buttons beside `rowControl` that keys may act on, in reading order. A field takes the focus
  /// itself.
  var focusedAccessories: [View] {
    let rowControl = self.rowControl
    return placedAccessories.reversed().compactMap { layer in
      if let mark = layer as? AccessoryView { return mark.kind.isButton ? mark : nil }
      guard let control = layer as? Control, control !== rowControl, !control.canBecomeFocused else { return nil }
      return control.isUserInteractionEnabled && control.isEnabled ? control : nil
    }
  }

  /// The parts of the row that keys may act on, from its leading side.
  var focusParts: [RowFocus.Part] {
    (editingControl?.acts ?? false ? [.editingControl] : []) + [.row]
      + focusedAccessories.indices.map(RowFocus.Part.accessory)
  }

  /// The same with the fields, in the order of Tab. The row itself is one for its control alone.
  var focusStops: [RowFocus.Stop] {
    let accessories = focusedAccessories
    let stops: [RowFocus.Stop] = placedAccessories.reversed().compactMap { layer in
      if let index = accessories.firstIndex(where: { $0 === layer }) { return .part(.accessory(index)) }
      return (layer as? View).flatMap { $0.canBecomeFocused ? .field($0) : nil }
    }
    return focusParts.prefix { $0 != .accessory(0) }.map(RowFocus.Stop.part) + stops
  }

  /// The plus, the minus, the button or the control that has the focus; nil while the row has it, and for a part that is
  /// gone.
  func control(for part: RowFocus.Part) -> View? {
    switch part {
    case .row: return nil
    case .editingControl: return editingControl.flatMap { $0.acts ? $0 : nil }
    case .accessory(let index):
      let accessories = focusedAccessories
      return accessories.indices.contains(index) ? accessories[index] : nil
    }
  }

  /// Input changed a switch, or tapped a button or an editing control.
  ///
  /// - Parameter isTimed: Whether the input had a time: its effect is animated.
  func accessoryWasUsed(_ accessory: View, isTimed: Bool) {
    guard accessory.superlayer === self else { return }
    switch accessory {
    case is Switch: owner?.switchWasUsed(in: self)
    case is EditingControl: owner?.editingControlTapped(in: self, isTimed: isTimed)
    default: owner?.accessoryButtonTapped(in: self, (accessory as? AccessoryView)?.onTap)
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

extension View {
  /// Whether text can be entered into the view once it has the focus.
  fileprivate var isEntry: Bool { takesText && canBecomeFocused }
}
