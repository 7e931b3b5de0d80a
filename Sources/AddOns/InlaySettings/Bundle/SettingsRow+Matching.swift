extension SettingsRow {
  /// Whether a toggle's value is on: it matches `trueValue`, or else it is not `falseValue` but another form of a
  /// boolean, such as "YES" or 1, and on. False for other values, for nil and for other rows.
  func isOn(_ value: PropertyList?) -> Bool { isKnownOn(value) ?? false }

  /// Returns nil for a value that is neither on nor off.
  func isKnownOn(_ value: PropertyList?) -> Bool? {
    guard let value, case .toggle(let trueValue, let falseValue) = content else { return nil }
    if value.matches(trueValue) { return true }
    if value.matches(falseValue) { return false }
    guard let isTrue = value.asBoolean else { return nil }
    if trueValue.asBoolean == isTrue { return true }
    return falseValue.asBoolean == isTrue ? false : nil
  }
}

extension Sequence<SettingsChoice> {
  /// The first choice whose value matches. O(choices).
  func choice(for value: PropertyList) -> SettingsChoice? {
    let wanted = value.normalised
    return first { $0.value.normalised == wanted }
  }
}
