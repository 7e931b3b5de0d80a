import InlaySystem

extension PluralExpression {
  /// Reads the expression of a catalogue's header, such as `n == 1 ? 0 : 1`. O(length).
  ///
  /// - Throws: `ReadingFailure` for another text, one of more than 1,000 characters, and one that is nested too deep.
  package init(_ text: String) throws(ReadingFailure) {
    guard text.utf8.count <= 1000 else { throw ReadingFailure("the plural rule has more than 1,000 characters") }
    var parser = PluralParser(text)
    self = try parser.choice(depth: 0)
    try parser.finish()
  }
}

private struct PluralParser {
  private let text: String
  private var rest: Substring

  /// The operators from the loosest to the tightest; longer operators precede those that they begin with.
  private static let levels: [[PluralExpression.Operator]] = [
    [.or], [.and], [.equal, .unequal], [.lessOrEqual, .greaterOrEqual, .less, .greater], [.plus, .minus],
    [.times, .dividedBy, .remainder],
  ]

  private static let maximumDepth = 50

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  mutating func choice(depth: Int) throws(ReadingFailure) -> PluralExpression {
    guard depth < Self.maximumDepth else { throw failure("nested more than \(Self.maximumDepth) levels deep") }
    let condition = try operation(level: 0, depth: depth)
    guard take("?") else { return condition }
    let first = try choice(depth: depth + 1)
    guard take(":") else { throw failure("':' is expected") }
    return .choice(condition, first, try choice(depth: depth + 1))
  }

  mutating func finish() throws(ReadingFailure) {
    skipSpace()
    if !rest.isEmpty { throw failure("an operator is expected") }
  }

  private mutating func operation(level: Int, depth: Int) throws(ReadingFailure) -> PluralExpression {
    guard Self.levels.indices.contains(level) else { return try operand(depth: depth) }
    var result = try operation(level: level + 1, depth: depth)
    var count = 0
    while let found = Self.levels[level].first(where: { take($0.rawValue) }) {
      count += 1
      guard count < Self.maximumDepth else { throw failure("more than \(Self.maximumDepth) operators in a row") }
      result = .binary(found, result, try operation(level: level + 1, depth: depth))
    }
    return result
  }

  private mutating func operand(depth: Int) throws(ReadingFailure) -> PluralExpression {
    guard depth < Self.maximumDepth else { throw failure("nested more than \(Self.maximumDepth) levels deep") }
    if take("!") { return .not(try operand(depth: depth + 1)) }
    if take("n") { return .n }
    if take("(") {
      let inner = try choice(depth: depth + 1)
      guard take(")") else { throw failure("')' is expected") }
      return inner
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = UInt(digits) else { throw failure("'n', a number or '(' is expected") }
    rest = rest.dropFirst(digits.count)
    return .number(number)
  }

  private mutating func skipSpace() { rest = rest.drop { $0 == " " || $0 == "\t" } }

  private mutating func take(_ token: String) -> Bool {
    skipSpace()
    guard rest.hasPrefix(token) else { return false }
    rest = rest.dropFirst(token.count)
    return true
  }

  private func failure(_ what: String) -> ReadingFailure {
    ReadingFailure("the plural rule \(text.quoted): \(what) before \(String(rest).quoted)")
  }
}
