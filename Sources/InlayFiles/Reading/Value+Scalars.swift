/// What a scalar says. Only unquoted `true` and `false` are booleans, and only unquoted decimal numbers are
/// numbers: YAML 1.1's `yes`, `0x10`, `1_000` and `1:30` are texts.
extension Value {
  /// A scalar as it is written; nil for lists and objects.
  var scalar: String? {
    guard case .scalar(let text, _) = content else { return nil }
    return text
  }

  /// A scalar without quotes.
  private var plain: String? {
    guard case .scalar(let text, true) = content else { return nil }
    return text
  }

  /// Nothing, `null` or `~`.
  var isNull: Bool {
    guard let plain else { return false }
    return plain.isEmpty || plain == "null" || plain == "~" || plain == "Null" || plain == "NULL"
  }

  /// A text. A number or boolean without quotes is the text that it is written as.
  var text: String? { isNull ? nil : scalar }

  var boolean: Bool? {
    switch plain {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// A number as it is written, which may be too large to be finite.
  var unboundedNumber: Double? { plain.flatMap(Double.init(decimal:)) }

  /// A finite number as it is meant: see `Double.asMeant`.
  var number: Double? { finiteNumber?.asMeant }

  /// A finite number as it is written.
  var finiteNumber: Double? {
    guard let number = unboundedNumber, number.isFinite else { return nil }
    return number
  }

  /// A whole number, also one that is written as `1e3` or `2.0`.
  var integer: Int? { finiteNumber.flatMap(Int.init(exactly:)) }

  /// A list of whole numbers; nil for anything else.
  var integers: [Int]? {
    let integers = elements.compactMap(\.integer)
    return integers.count == elements.count ? integers : nil
  }
}
