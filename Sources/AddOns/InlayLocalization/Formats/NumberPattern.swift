/// A pattern of numbers of CLDR, such as `#,##0.00 ¤;-#,##0.00 ¤`.
struct NumberPattern: Sendable {
  struct Affixes: Sendable {
    var prefix = ""
    var suffix = ""
  }

  private(set) var positive = Affixes()
  /// The affixes with the minus sign.
  private(set) var negative = Affixes()
  /// Digits of the last group, and of the others; 0 for no groups.
  private(set) var lastGroup = 0
  private(set) var otherGroups = 0

  init(_ pattern: String) {
    let parts = pattern.split(separator: ";")
    guard let first = parts.first else { return }
    func isBody(_ character: Character) -> Bool { "#0,.".contains(character) }
    func affixes(_ part: Substring) -> Affixes {
      let rest = part.drop { !isBody($0) }
      return Affixes(prefix: String(part.prefix { !isBody($0) }), suffix: String(rest.drop(while: isBody)))
    }
    positive = affixes(first)
    negative = parts.count > 1 ? affixes(parts[1]) : Affixes(prefix: "-" + positive.prefix, suffix: positive.suffix)
    let integer = first.drop { !isBody($0) }.prefix { $0 != "." && isBody($0) }
    let groups = integer.split(separator: ",", omittingEmptySubsequences: false)
    if groups.count > 1 {
      lastGroup = groups[groups.count - 1].count
      otherGroups = groups.count > 2 ? groups[groups.count - 2].count : lastGroup
    }
  }
}

/// The decimal digits of a number, rounded.
struct DecimalDigits {
  private(set) var integer: [UInt8]
  private(set) var fraction: [UInt8]

  /// Half of the last digit is rounded to an even one, as ICU does.
  ///
  /// - Parameters:
  ///   - text: A number without a sign: `12.5`, `1e-07`.
  ///   - shift: The power of ten that the number is multiplied by.
  ///   - limits: The least and most decimals.
  init(_ text: String, shift: Int = 0, decimals limits: ClosedRange<Int>) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    for (index, character) in text.enumerated() {
      if let digit = character.wholeNumberValue {
        digits.append(UInt8(digit))
      } else if character == "." {
        point = digits.count
      } else if character == "e" {
        exponent = Int(text.dropFirst(index + 1)) ?? 0
        break
      }
    }
    var position = (point ?? digits.count) + exponent + shift
    if position < 0 { digits.insert(contentsOf: repeatElement(0, count: -position), at: 0) }
    position = max(position, 0)
    if position > digits.count { digits += repeatElement(0, count: position - digits.count) }
    let kept = position + limits.upperBound
    if kept < digits.count {
      let (dropped, isOdd) = (digits[kept...], kept > 0 && digits[kept - 1] % 2 == 1)
      let isUp = dropped[kept] > 5 || dropped[kept] == 5 && (isOdd || dropped.dropFirst().contains { $0 > 0 })
      digits.removeLast(digits.count - kept)
      var index = kept - 1
      while isUp, index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if isUp, index >= 0 {
        digits[index] += 1
      } else if isUp {
        digits.insert(1, at: 0)
        position += 1
      }
    }
    integer = Array(digits[..<position].drop { $0 == 0 })
    if integer.isEmpty { integer = [0] }
    fraction = Array(digits[position...])
    while fraction.count > limits.lowerBound, fraction.last == 0 { fraction.removeLast() }
    while fraction.count < limits.lowerBound { fraction.append(0) }
  }

  var isZero: Bool { integer == [0] && fraction.allSatisfy { $0 == 0 } }
}
