/// The values of scalars. Only unquoted `true` and `false` are booleans, and only unquoted decimal numbers are numbers:
/// YAML 1.1's `yes`, `0x10`, `1_000` and `1:30` are texts.
extension Value {
  /// A scalar's written text; nil for lists and objects.
  var scalar: String? {
    guard case .scalar(let text, _) = content else { return nil }
    return text
  }

  /// Whether the value is that of a placeholder that failed.
  var isUnknown: Bool { if case .unknown = content { true } else { false } }

  /// Whether a value of an object, or an element of such a value, is unknown. O(values).
  var hasUnknownValues: Bool {
    document.hasUnknownValues
      && entries.contains { $0.value.isUnknown || $0.value.elements.contains(where: \.isUnknown) }
  }

  /// A scalar without quotes.
  private var plain: String? {
    guard case .scalar(let text, true) = content else { return nil }
    return text
  }

  /// An empty scalar, `null` or `~`, without quotes.
  var isNull: Bool {
    guard let plain else { return false }
    return plain.isEmpty || plain == "null" || plain == "~" || plain == "Null" || plain == "NULL"
  }

  /// A text. A number or boolean without quotes counts as its written text.
  var text: String? { isNull ? nil : scalar }

  var boolean: Bool? {
    switch plain {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// A number as written, which may be infinite.
  var unboundedNumber: Double? { plain.flatMap(Double.init(decimal:)) }

  /// A finite number within the format's limits: see `Double.asMeant`.
  var number: Double? { finiteNumber?.asMeant }

  /// A finite number as written.
  var finiteNumber: Double? {
    guard let number = unboundedNumber, number.isFinite else { return nil }
    return number
  }

  /// A whole number, also in the forms `1e3` and `2.0`.
  var integer: Int? { finiteNumber.flatMap(Int.init(exactly:)) }

  /// A list of whole numbers; nil with other elements.
  var integers: [Int]? {
    let integers = elements.compactMap(\.integer)
    return integers.count == elements.count ? integers : nil
  }
}
