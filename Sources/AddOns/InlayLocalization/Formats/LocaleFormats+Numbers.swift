extension LocaleFormats {
  /// Returns a whole number, with groups of digits: `12,345`.
  public func number(_ value: Int) -> String {
    text(DecimalDigits(String(value.magnitude), decimals: 0...0), isNegative: value < 0, table.number)
  }

  /// Returns a number with decimals: `1,234.5`. Half of the last decimal is rounded to an even one.
  ///
  /// - Parameters:
  ///   - value: Any number, also an infinite one or NaN.
  ///   - decimals: The least and the most digits after the decimal separator, at most 20; 0...3 by default.
  public func number(_ value: Double, decimals: ClosedRange<Int> = 0...3) -> String {
    text(value, decimals, table.number)
  }

  /// Returns a share as a percentage: `40%` for 0.4.
  ///
  /// - Parameters:
  ///   - share: The share, in which 1 is the whole.
  ///   - decimals: The least and the most digits after the decimal separator, at most 20; none by default.
  public func percent(_ share: Double, decimals: ClosedRange<Int> = 0...0) -> String {
    text(share, decimals, table.percent, shift: 2)
  }

  /// Returns an amount of money, with the decimals of its currency: `€12.50`, `12,50 €`.
  ///
  /// - Parameters:
  ///   - amount: The amount in units of the currency, not in cents.
  ///   - currency: The code of ISO 4217, such as `EUR`. If the language has no sign for it, the code is shown.
  public func price(_ amount: Double, currency: String) -> String {
    let decimals = Self.decimals(of: currency)
    return text(amount, decimals...decimals, table.price, currency: table.currencies[currency] ?? currency)
  }

  /// Returns a size of data in units of 1,000 bytes: `1.5 MB`. Sizes below 100 of a unit have up to one decimal.
  public func byteCount(_ bytes: Int) -> String {
    var (value, unit) = (Double(bytes), 0)
    // Values that would be rounded to 1,000 are shown in the next unit.
    while abs(value) >= (unit == 0 ? 1000 : 999.5), unit < table.bytes.count - 1 {
      value /= 1000
      unit += 1
    }
    let rounded = abs(value) >= 99.95 ? value.rounded(.toNearestOrEven) : (value * 10).rounded(.toNearestOrEven) / 10
    return table.bytes[unit].text(for: Int(exactly: rounded), number(rounded, decimals: 0...1))
  }

  // MARK: Parts

  private func text(
    _ value: Double, _ decimals: ClosedRange<Int>, _ pattern: NumberPattern, shift: Int = 0, currency: String? = nil
  ) -> String {
    let limits = max(0, min(decimals.lowerBound, 20))...max(0, min(decimals.upperBound, 20))
    let isNegative = value.sign == .minus && !value.isNaN
    guard value.isFinite else {
      let name = value.isNaN ? table.symbols.nan : table.symbols.infinity
      return affixed(name, isNegative: isNegative, pattern, currency)
    }
    let digits = DecimalDigits(value.magnitude.description, shift: shift, decimals: limits)
    return text(digits, isNegative: isNegative && !digits.isZero, pattern, currency)
  }

  private func text(
    _ digits: DecimalDigits, isNegative: Bool, _ pattern: NumberPattern, _ currency: String? = nil
  ) -> String {
    let symbols = table.symbols
    let group = currency == nil ? symbols.group : symbols.priceGroup
    var text = ""
    let count = digits.integer.count
    let isGrouped = pattern.lastGroup > 0 && count >= pattern.lastGroup + table.minimumGrouping
    for (index, digit) in digits.integer.enumerated() {
      let left = count - index - pattern.lastGroup
      if isGrouped, index > 0, left >= 0, left.isMultiple(of: pattern.otherGroups) { text += group }
      append(digit, to: &text)
    }
    if !digits.fraction.isEmpty {
      text += currency == nil ? symbols.decimal : symbols.priceDecimal
      for digit in digits.fraction { append(digit, to: &text) }
    }
    return affixed(text, isNegative: isNegative, pattern, currency)
  }

  private func append(_ digit: UInt8, to text: inout String) {
    text.unicodeScalars.append(Unicode.Scalar(table.zero.value + UInt32(digit)) ?? table.zero)
  }

  private func affixed(_ text: String, isNegative: Bool, _ pattern: NumberPattern, _ currency: String?) -> String {
    let affixes = isNegative ? pattern.negative : pattern.positive
    let (before, after) = (affixes.prefix, affixes.suffix)
    // Letters of a currency keep a distance from digits: "CHF 5".
    let needsSpaceBefore = before.hasSuffix("¤") && currency?.unicodeScalars.last?.isSign == false
    let needsSpaceAfter = after.hasPrefix("¤") && currency?.unicodeScalars.first?.isSign == false
    return signs(before, currency) + (needsSpaceBefore ? "\u{A0}" : "") + text + (needsSpaceAfter ? "\u{A0}" : "")
      + signs(after, currency)
  }

  /// The signs of an affix in the language's own form.
  private func signs(_ affix: String, _ currency: String?) -> String {
    affix.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "-": text += table.symbols.minus
      case "%": text += table.symbols.percent
      case "¤": text += currency ?? ""
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func decimals(of currency: String) -> Int { currencyDecimals[currency] ?? 2 }

  private static let currencyDecimals: [String: Int] = {
    var decimals: [String: Int] = [:]
    for line in FormatTables.decimals.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for code in words.dropFirst() { decimals[code] = Int(words[0]) }
    }
    return decimals
  }()
}

extension Unicode.Scalar {
  /// Whether the character is a symbol or a space.
  fileprivate var isSign: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      true
    default: false
    }
  }
}
