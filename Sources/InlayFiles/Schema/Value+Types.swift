import InlayGraphics
import InlayLayers

/// Checked values as the types of the layer tree. Nil where the value has another form, which checking rules out.
extension Value {
  private func numbers(_ count: Int) -> [Double]? {
    let numbers = elements.compactMap(\.number)
    return numbers.count == count && elements.count == count ? numbers : nil
  }

  var point: Point? { numbers(2).map { Point(x: $0[0], y: $0[1]) } }

  /// A place in a table's content, or a way there: as far as the content of the longest table reaches.
  var offset: Point? {
    let numbers = elements.compactMap(\.finiteNumber).map { abs($0) < 1e-9 ? 0 : $0.limited(to: 1e17) }
    return numbers.count == 2 && elements.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
  }

  var size: Size? { numbers(2).map { Size(width: $0[0], height: $0[1]) } }

  var rect: Rect? { numbers(4).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } }

  var insets: Insets? { numbers(4).map { Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } }

  var transform: Transform? {
    numbers(6).map { Transform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
  }

  var color: LayerColor? {
    if let parts = numbers(4) {
      return LayerColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    guard let text else { return nil }
    return Color(hex: text).map { .fixed($0) } ?? .token(ColorToken(text))
  }

  /// The corners of a list of their names.
  var corners: Corners {
    elements.compactMap { $0.text.flatMap { FormatNames.corners[$0] } }.reduce([]) { $0.union($1) }
  }

  /// A name of an enumeration.
  func name<E: RawRepresentable<String>>(_ type: E.Type) -> E? { text.flatMap(E.init(rawValue:)) }

  /// A text, or a list of them.
  var texts: [String] { text.map { [$0] } ?? elements.compactMap(\.text) }

  /// Hands what a key says to an assignment. Without the key nothing is called: a property that is derived from others,
  /// such as `frame`, would not survive being read and written back.
  func set<T>(_ key: String, _ read: (Value) -> T?, _ assign: (T) -> Void) {
    if let value = self[key].flatMap(read) { assign(value) }
  }

  /// The same for a name of an enumeration.
  func set<E: RawRepresentable<String>>(_ key: String, _ type: E.Type, _ assign: (E) -> Void) {
    set(key, { $0.name(type) }, assign)
  }

  /// The same for one of the format's own names.
  func set<T>(_ key: String, _ names: Names<T>, _ assign: (T) -> Void) {
    set(key, { $0.text.flatMap { names[$0] } }, assign)
  }
}
