import InlayLayers

/// A row is one element: its texts, with the state, the value and the actions of the control beside them.
extension TableViewCell {
  final var rowElement: AccessibilityElement {
    var element = AccessibilityElement(.row)
    let labels: [Layer] = [textLabel, detailTextLabel]
    let texts = labels.compactMap { $0.ownAccessibilityElement?.label }.filter { !$0.allSatisfy(\.isWhitespace) }
    let control = spokenAccessory
    // An avatar may have the title's name.
    let known: [Layer] = labels + (control.map { [$0] } ?? [])
    let others = contentView.accessibilityTexts(without: known).filter { !texts.contains($0) }
    element.label = texts.first ?? others.joined(separator: ", ")
    element.value = (texts.isEmpty ? [] : texts.dropFirst() + others).joined(separator: ", ")
    if isSelected { element.states.insert(.selected) }
    if placedAccessories.contains(where: { ($0 as? AccessoryView)?.kind == .checkmark }) {
      element.states.formUnion([.checkable, .checked])
    }
    if case .selectionMark(let isOn)? = editingControl?.kind {
      element.states.formUnion(isOn ? [.checkable, .checked] : .checkable)
    }
    let part = control?.ownAccessibilityElement
    if let part { add(part, to: &element, words: (control as? View)?.givenAccessibilityValue) }
    for (layer, other) in otherElements(than: control) {
      for text in [other.label, other.value] where !text.isEmpty && text != element.label {
        element.value = [element.value, text].filter { !$0.isEmpty }.joined(separator: ", ")
      }
      if let name = actionName(of: layer, other) { element.actions.append(.custom(name)) }
    }
    if !isEnabled { element.states.insert(.disabled) }
    if let owner, isEnabled {
      for action in owner.accessibilityActions(of: self) where !element.actions.contains(action) {
        element.actions.append(action)
      }
    }
    owner?.setPlace(of: self, in: &element)
    // A tap that does something else does not select the row.
    if part?.actions.contains(.press) != true, owner?.selectsByTap(self) == true, isEnabled {
      element.states.insert(.selectable)
    }
    return element
  }

  /// The part that the row speaks and acts for: its control, else its text input, else the first accessory with an
  /// element.
  private var spokenAccessory: Layer? {
    rowControl ?? entry ?? placedAccessories.reversed().first { $0.ownAccessibilityElement != nil }
  }

  /// The layers that are read one by one inside the row: the parts of its control, such as segments; nil for a control
  /// without.
  final var partsOfControl: [Layer]? {
    guard let control = spokenAccessory, let part = control.ownAccessibilityElement, part.isContainerOfControl else {
      return nil
    }
    return control.accessibilityParts
  }

  /// The elements of the other accessories, in reading order.
  private func otherElements(than control: Layer?) -> [(layer: Layer, element: AccessibilityElement)] {
    placedAccessories.reversed().compactMap { layer in
      layer === control ? nil : layer.ownAccessibilityElement.map { (layer, $0) }
    }
  }

  /// The name of what pressing another control than the row's does; nil if it does nothing.
  private func actionName(of layer: Layer, _ element: AccessibilityElement) -> String? {
    layer is Control && element.actions.contains(.press) && !element.label.isEmpty ? element.label : nil
  }

  /// Adds the element of an accessory. A control gives the row its role. The detail of a row shows the number of its
  /// control: that is not said besides, and the app's words for it are said in the place of both.
  ///
  /// - Parameter words: The app's text for the accessory; nil for none.
  private func add(_ part: AccessibilityElement, to element: inout AccessibilityElement, words: String?) {
    if part.role.isControl { element.role = part.role }
    element.isContainer = part.isContainerOfControl
    if element.label.isEmpty {
      element.label = part.label
    } else if !part.label.isEmpty, part.label != element.label, part.text == nil {
      element.value = [element.value, part.label].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    if part.role.isControl, part.range != nil, !element.value.isEmpty, style == .value1 || style == .value2 {
      element.value = words ?? element.value
    } else if part.value != element.value {
      element.value = [element.value, part.value].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    element.states.formUnion(part.states)
    (element.hint, element.error, element.range, element.text) = (part.hint, part.error, part.range, part.text)
    element.actions = part.actions
  }

  /// Performs an action of the row's control, or else of the row.
  final func performInRow(_ action: AccessibilityAction) -> Bool {
    guard isEnabled else { return false }
    let control = spokenAccessory
    if let view = control as? View, let element = view.effectiveAccessibilityElement,
      element.actions.contains(action) || action.belongs(to: element)
    {
      return view.performAccessibilityAction(action)
    }
    for (layer, element) in otherElements(than: control) {
      guard let view = layer as? View, actionName(of: layer, element).map(AccessibilityAction.custom) == action else {
        continue
      }
      return view.performAccessibilityAction(.press)
    }
    return owner?.perform(action, in: self) ?? false
  }
}

extension AccessibilityElement {
  /// Whether it is a control whose parts are elements of their own, such as segments.
  fileprivate var isContainerOfControl: Bool { isContainer && role.isControl }
}
