/// A text with placeholders as `printf` and `NSString` have them, taken apart.
struct FormatText {
  enum Piece: Hashable {
    case text(String)
    /// An argument by its number from 0.
    case argument(Int)
    /// A text by name, in the plural form of an argument: `%#@name@`.
    case variable(String, argument: Int)
  }

  private(set) var pieces: [Piece] = []
  /// Placeholders that ask for more than the argument as it is, such as a number of decimals.
  private(set) var unusable: [String] = []

  /// - Parameter argument: The number of the argument that placeholders without one stand for; nil for one after the
  ///   other.
  init(_ text: String, argument: Int? = nil) {
    var next = 0
    var plain = ""
    var rest = text.utf8[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      plain += String(Substring(rest[..<percent]))
      rest = rest[percent...]
      guard let placeholder = Placeholder(rest) else {
        let isDoubled = rest.dropFirst().first == UInt8(ascii: "%")
        plain += "%"
        rest = rest.dropFirst(isDoubled ? 2 : 1)
        continue
      }
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
      let number = placeholder.number ?? argument ?? next
      if placeholder.number == nil && argument == nil { next += 1 }
      pieces.append(placeholder.name.map { .variable($0, argument: number) } ?? .argument(number))
      if !placeholder.isPlain { unusable.append(String(Substring(rest.prefix(placeholder.length)))) }
      rest = rest.dropFirst(placeholder.length)
    }
    plain += String(Substring(rest))
    if !plain.isEmpty { pieces.append(.text(plain)) }
  }

  var hasVariables: Bool { pieces.contains { if case .variable = $0 { true } else { false } } }

  /// An upper bound for the size of the pattern, in bytes.
  ///
  /// - Parameter variable: The bytes of each variable's text.
  func patternSize(_ variable: Int) -> Int {
    pieces.reduce(0) { size, piece in
      switch piece {
      case .text(let part): size + part.utf8.count
      case .argument: size + 8
      case .variable: size + variable
      }
    }
  }

  /// The text with `{0}` for its first argument.
  ///
  /// - Parameter form: The text of a variable.
  func pattern(_ form: (String) -> String = { _ in "" }) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let part): text += part
      case .argument(let number): text += "{\(number)}"
      case .variable(let name, _): text += form(name)
      }
    }
  }
}

/// A placeholder at the start of a text: `%@`, `%d`, `%1$lld`, `%#@name@`.
private struct Placeholder {
  /// The number from 0; nil for the next one.
  var number: Int?
  var name: String?
  var isPlain = true
  /// The length in bytes, with the percent sign.
  var length = 1

  /// Returns nil for any other text. The flag of a space is none, since "50 % off" is a text.
  init?(_ text: Substring.UTF8View) {
    let bytes = Array(text.prefix(200))
    func take(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
      let part = bytes[min(length, bytes.count)...].prefix(while: condition)
      length += part.count
      return part
    }
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    var length = 1
    let digits = take(while: isDigit)
    if length < bytes.count, bytes[length] == UInt8(ascii: "$"), let position = Int(ascii: digits), position > 0 {
      number = position - 1
      length += 1
    } else {
      length = 1
    }
    if bytes[min(length, bytes.count)...].starts(with: "#@".utf8) {
      length += 2
      name = String(decoding: take { $0 != UInt8(ascii: "@") }, as: UTF8.self)
      guard length < bytes.count else { return nil }
      self.length = length + 1
      return
    }
    isPlain = take { "-+#0'123456789.*".utf8.contains($0) }.allSatisfy { $0 == UInt8(ascii: "'") }
    _ = take { "hlqLztj".utf8.contains($0) }
    guard length < bytes.count, "@diuDUsfFgGeExXocCaAp".utf8.contains(bytes[length]) else { return nil }
    if !"@diuDUsfFgG".utf8.contains(bytes[length]) { isPlain = false }
    self.length = length + 1
  }
}

extension Int {
  fileprivate init?(ascii digits: ArraySlice<UInt8>) {
    guard (1...3).contains(digits.count) else { return nil }
    self.init(String(decoding: digits, as: UTF8.self))
  }
}
