import Foundation
import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport

@testable import InlayFiles

/// A value in a scene file and in code.
struct Written<Value> {
  let text: String
  let value: Value

  init(_ text: String, _ value: Value) {
    self.text = text
    self.value = value
  }
}

/// Makes random values, and notes the keys of the schema that they are for.
final class Maker {
  private var random: SeededRandom
  let files: MadeFiles
  /// The written keys, as `ObjectKind type.key`; with the type only for keys of one type of layer.
  var usedKeys: Set<String> = []
  /// Names of layers in the scene's tree.
  var names: [String] = []
  var layerCount = 0
  /// The nesting of the layer that is being made.
  var depth = 0
  /// Whether the layer is in the scene's tree from the beginning. Layers of rows are added when rows become visible.
  var isInTree = true
  /// The colour count of the gradient that is being made, which has as many `locations`.
  var colorCount = 0
  /// Whether the scene's theme has the category `warning`.
  var hasCategories = false

  init(seed: UInt64, files: MadeFiles) {
    random = SeededRandom(seed: seed)
    self.files = files
  }

  // MARK: Choices

  func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

  func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  func pick<T>(_ values: [T]) -> T { values[int(0...values.count - 1)] }

  func shuffled(_ texts: [String]) -> [String] { texts.shuffled(using: &random) }

  // MARK: Values

  /// A multiple of a quarter, which is read exactly.
  func number(_ range: ClosedRange<Int>) -> Written<Double> {
    let number = Double(int(range.lowerBound * 4...range.upperBound * 4)) / 4
    return Written(number.text, number)
  }

  private func numbers(_ count: Int, _ range: ClosedRange<Int>) -> Written<[Double]> {
    let numbers = (0..<count).map { _ in number(range) }
    return Written("[\(numbers.map(\.text).joined(separator: ", "))]", numbers.map(\.value))
  }

  func point(_ range: ClosedRange<Int>) -> Written<Point> {
    let pair = numbers(2, range)
    return Written(pair.text, Point(x: pair.value[0], y: pair.value[1]))
  }

  func size(_ range: ClosedRange<Int>) -> Written<Size> {
    let pair = numbers(2, range)
    return Written(pair.text, Size(width: pair.value[0], height: pair.value[1]))
  }

  func insets(_ range: ClosedRange<Int>) -> Written<Insets> {
    let sides = numbers(4, range)
    return Written(
      sides.text, Insets(top: sides.value[0], left: sides.value[1], bottom: sides.value[2], right: sides.value[3]))
  }

  /// One in twenty has negative sides.
  func rect(_ origin: ClosedRange<Int>, _ sides: ClosedRange<Int>) -> Written<Rect> {
    let place = numbers(2, origin).value
    let size = numbers(2, sides).value.map { chance(0.05) ? -$0 : $0 }
    let all = (place + size).map(\.text).joined(separator: ", ")
    return Written("[\(all)]", Rect(x: place[0], y: place[1], width: size[0], height: size[1]))
  }

  /// A fraction of a whole.
  func part() -> Written<Rect> {
    let parts = (0..<2).map { _ in Double(int(0...2)) / 4 } + (0..<2).map { _ in Double(int(1...3)) / 4 }
    return Written(
      "[\(parts.map(\.text).joined(separator: ", "))]",
      Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
  }

  /// Rotated, scaled, sheared, mirrored, translated or singular.
  func transform() -> Written<Transform> {
    let angle = Double(int(0...24)) * .pi / 12
    let scale = pick([1, 1, 0.5, 1.25, -1])
    var numbers: [Double] =
      switch int(0...5) {
      case 0: [scale, 0, 0, pick([1, 0.5, -1]), 0, 0]
      case 1: [1, pick([0, 0.25]), pick([0, -0.5]), 1, 0, 0]
      case 2: [0, 0, 0, 0, 0, 0]
      default: [cos(angle) * scale, sin(angle) * scale, -sin(angle) * scale, cos(angle) * scale, 0, 0]
      }
    if chance(0.5) { (numbers[4], numbers[5]) = (Double(int(-9...9)), Double(int(-9...9)) / 2) }
    let text = "[\(numbers.map(\.text).joined(separator: ", "))]"
    // A file reads numbers next to 0, and -0, as 0.
    numbers = numbers.map { $0.asMeant + 0 }
    return Written(
      text, Transform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]))
  }

  func boolean(_ part: Double = 0.5) -> Written<Bool> {
    let value = chance(part)
    return Written(value ? "true" : "false", value)
  }

  func integer(_ range: ClosedRange<Int>) -> Written<Int> {
    let value = int(range)
    return Written(String(value), value)
  }

  func language() -> Written<String> {
    let tag = pick(["ja", "zh-Hant", "tr", "el", "en", "ar"])
    return Written(tag, tag)
  }

  func name<E: CaseIterable & RawRepresentable<String>>(_ type: E.Type) -> Written<E> {
    let value = pick(Array(type.allCases))
    return Written(value.rawValue, value)
  }

  func decoration() -> Written<Decoration> {
    let kind = pick(Decoration.builtIn)
    return Written(kind.name, kind)
  }

  func name<T>(_ names: Names<T>) -> Written<T> {
    let pair = pick(names.pairs)
    return Written(pair.name, pair.value)
  }

  func color() -> Written<Color> {
    switch int(0...3) {
    case 0:
      let own = hasCategories ? ["brand"] : []
      let token = pick(["label", "tint", "separator", "cell.background", "green"] + own)
      return Written(token, .token(ColorToken(token)))
    case 1:
      let parts = numbers(4, 0...1)
      return Written(
        parts.text,
        Color(red: parts.value[0], green: parts.value[1], blue: parts.value[2], alpha: parts.value[3]))
    default:
      let digits = UInt32(int(0...0xFFFFFF))
      let text = String(digits, radix: 16, uppercase: true)
      let color = "\"#\(String(repeating: "0", count: 6 - text.count))\(text)\""
      guard digits % 4 == 0 else { return Written(color, .rgb(digits)) }
      return Written("{light: \(color), dark: tint}", Color(light: .rgb(digits), dark: .tint))
    }
  }

  func list<T>(_ count: Int, _ make: (Maker) -> Written<T>) -> Written<[T]> {
    let elements = (0..<count).map { _ in make(self) }
    return Written("[\(elements.map(\.text).joined(separator: ", "))]", elements.map(\.value))
  }

  /// Valid markup; as plain text it shows its tags.
  func string() -> Written<String> {
    let text = pick(["Ag", "two words", "a <b>bold</b> word", "ﬁne Åé", "שלום", "several words that need lines", ""])
    return Written("\"\(text)\"", text)
  }

  /// A height in points, or `auto`.
  func height() -> Written<Height> {
    if chance(0.2) { return Written("auto", .automatic()) }
    let height = number(0...40)
    return Written(height.text, .fixed(height.value))
  }

  /// The name of a file, or a symbol or tinted file by its keys.
  func image() -> Written<PlannedImage> {
    if chance(0.5) {
      let name = pick(files.images)
      return Written(name, PlannedImage(file: name))
    }
    if chance(0.3) { return Written("symbol:leaf", PlannedImage(symbol: .leaf)) }
    let isFile = chance(0.3)
    let isTile = chance(0.4)
    let cases = PlannedImage.cases(isFile: isFile, isTile: isTile)
    let image = Box(PlannedImage())
    let settings = object(.image, cases)
    let scene = CodeScene(files: files, scale: 1, theme: .settings)
    for setting in settings.value { try? setting.apply(image, scene) }
    return Written(settings.text, image.value)
  }

  func theme() -> Written<Theme> {
    let theme = pick(Theme.builtIn + [files.theme])
    return Written(theme.name == files.theme.name ? MadeFiles.themeFile : theme.name, theme)
  }
}
