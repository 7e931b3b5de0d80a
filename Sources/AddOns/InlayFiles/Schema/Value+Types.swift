import InlayGraphics
import InlayLayers
import InlayLists

/// Checked values as the types of the layer tree; nil for other values, which the checker refuses.
extension Value {
  func numbers(_ count: Int) -> [Double]? {
    let numbers = elements.compactMap(\.number)
    return numbers.count == count && elements.count == count ? numbers : nil
  }

  var point: Point? { numbers(2).map { Point(x: $0[0], y: $0[1]) } }

  /// A position in a table's content, or a distance, up to the length of the longest table.
  var offset: Point? {
    let numbers = elements.compactMap(\.finiteNumber).map { abs($0) < 1e-9 ? 0 : $0.limited(to: 1e17) }
    return numbers.count == 2 && elements.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
  }

  var size: Size? { numbers(2).map { Size(width: $0[0], height: $0[1]) } }

  /// A canvas, whose height may be that of its content.
  var canvasSize: Size? {
    guard elements.count == 2, let first = elements.first, let last = elements.last, let width = first.number,
      let height = last.text == "auto" ? .infinity : last.number.flatMap({ $0 > 0 ? $0 : nil })
    else { return nil }
    return width > 0 ? Size(width: width, height: height) : nil
  }

  /// A plain colour, or one for each appearance.
  var color: Color? {
    guard case .object = content else { return plainColor }
    return has("light") ? ObjectSpec.appearances.applied(self, to: WrittenAppearances()).color : nil
  }

  /// Digits, numbers or a token.
  var plainColor: Color? {
    if let parts = numbers(4) {
      return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    guard let text else { return nil }
    return RGBColor(hex: text).map { .fixed($0) } ?? .token(ColorToken(text))
  }

  /// The name of an enumeration's case.
  func name<E: RawRepresentable<String>>(_ type: E.Type) -> E? { text.flatMap(E.init(rawValue:)) }

  /// A height in points, or `auto`.
  var height: Height? { text == "auto" ? .automatic() : number.map { .fixed($0) } }
}
