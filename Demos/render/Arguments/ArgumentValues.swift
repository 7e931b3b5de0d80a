import ArgumentParser
import Inlay
import InlayFiles

// Numbers have the syntax of scene files: `inf`, `nan` and `0x10` are refused.

/// A value of an option that says what is expected of it.
protocol ExplainedArgument: ExpressibleByArgument {
  /// What a right value is, after "expected".
  static var expected: String { get }
}

extension ExplainedArgument {
  /// - Throws: `ValidationError` that says what is expected.
  @Sendable static func explained(_ argument: String) throws -> Self {
    guard let value = Self(argument: argument) else { throw ValidationError("expected \(expected)") }
    return value
  }
}

/// Device pixels for each point.
struct Scale: ExplainedArgument {
  static let expected = "a number above 0, at most 64"
  let value: Double

  init?(argument: String) {
    guard let value = Double(decimal: argument), value > 0, value <= 64 else { return nil }
    self.value = value
  }
}

/// A factor on the sizes of themed text.
struct TextScale: ExplainedArgument {
  static let expected = "a number from 0.8 to 3"
  let value: Double

  init?(argument: String) {
    guard let value = Double(decimal: argument), SceneOptions.textScales.contains(value) else { return nil }
    self.value = value
  }
}

/// A width and a height, separated by an x; the height may be `auto`.
struct PointSize: ExplainedArgument {
  static let expected = "a width and a height above 0, such as 320x200 or 320xauto"
  let value: Size

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    var sides = parts.map(Double.init(decimal:))
    let isAutomatic = parts.count == 2 && parts[1] == "auto"
    // A number until the check is done.
    if isAutomatic { sides[1] = 1 }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0,
      width.isFinite, height.isFinite
    else { return nil }
    value = Size(width: width, height: isAutomatic ? .infinity : height)
  }
}

/// A whole number from 1.
struct Count: ExplainedArgument {
  static let expected = "a whole number from 1"
  let value: Int

  init?(argument: String) {
    guard let value = Int(argument), value > 0 else { return nil }
    self.value = value
  }
}

/// A number of bytes, such as 1073741824, 512M or 1GiB; K, M and G are powers of 1024.
struct ByteCount: ExplainedArgument {
  static let expected = "a number of bytes above 0, such as 1073741824, 512M or 1GiB"
  let value: Int

  init?(argument: String) {
    let digits = argument.prefix { $0.isASCII && $0.isNumber }
    let units = ["": 0, "K": 10, "M": 20, "G": 30]
    var unit = argument.dropFirst(digits.count).uppercased()
    for suffix in ["IB", "B"] where unit.hasSuffix(suffix) && unit != "IB" {
      unit.removeLast(suffix.count)
      break
    }
    guard let count = Int(digits), count > 0, let shift = units[unit], count <= Int.max >> shift else { return nil }
    value = count << shift
  }
}

/// A time in seconds, at most a day.
struct Seconds: ExplainedArgument {
  static let expected = "a number of seconds above 0, at most 86400"
  let value: Double

  init?(argument: String) {
    guard let value = Double(decimal: argument), value > 0, value <= 86_400 else { return nil }
    self.value = value
  }
}

/// Values that are written by their names. A wrong one gets a hint.
extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
  private static var names: [String] { allCases.map(\.rawValue) }

  /// The completions of shells, which an option with `fromName` does not offer by itself.
  static var completion: CompletionKind { .list(names) }

  /// - Throws: `ValidationError` with the name that is meant, if it is known, and with all names.
  @Sendable static func fromName(_ argument: String) throws -> Self {
    if let value = Self(rawValue: argument) { return value }
    let start =
      (ArgumentWords.meant(by: argument, among: names) ?? names.nearest(to: argument)).map {
        "did you mean '\($0)'? Expected"
      } ?? "expected"
    let all = names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
    throw ValidationError("\(start) \(all)")
  }
}

/// Other words for the values of options.
enum ArgumentWords {
  /// - Parameter names: The values of the option.
  static func meant(by word: String, among names: [String]) -> String? {
    let letters = word.lowercased().filter { $0.isLetter }
    return meanings.first { $0.words.contains(letters) && names.contains($0.value) }?.value
  }

  private static let meanings: [(value: String, words: [String])] = [
    ("dark", ["night", "nightmode", "darkmode", "black"]), ("light", ["day", "daymode", "lightmode", "white"]),
    ("highContrastLight", ["highcontrast", "contrast"]), ("ltr", ["lefttoright", "left"]),
    ("rtl", ["righttoleft", "right"]), ("phone", ["iphone", "mobile"]), ("pad", ["ipad", "tablet"]),
    ("small", ["smallest", "best", "max"]), ("fast", ["default", "normal"]), ("borders", ["bounds", "frames"]),
    ("damage", ["repaints", "redraws"]), ("text", ["plain"]), ("json", ["jsonl", "jsonlines"]),
  ]
}

enum Direction: String, CaseIterable, ExpressibleByArgument {
  case ltr, rtl

  var value: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}

/// A language as a BCP 47 tag.
struct Language: ExplainedArgument {
  static let expected = "a language tag of BCP 47, such as ja, zh-Hant or tr"
  let tag: String

  init?(argument: String) {
    guard LanguageTag(argument) != nil else { return nil }
    tag = argument
  }
}

/// A debug overlay by its name.
enum Overlay: String, CaseIterable, ExpressibleByArgument {
  case damage, borders, blended, cached

  var value: DebugOverlay {
    switch self {
    case .damage: .damage
    case .borders: .borders
    case .blended: .blended
    case .cached: .cached
    }
  }
}

extension Appearance: ExpressibleByArgument {}
extension SizeClass: ExpressibleByArgument {}
extension ImageSurface.Compression: ExpressibleByArgument {}
