import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// The type of a key's value, with the function that reads it. Reading gives nil for other values, which the checker
/// refuses.
struct Form<T: Sendable>: Sendable {
  let type: ValueType
  let read: @Sendable (Value) -> T?

  init(_ type: ValueType, _ read: @escaping @Sendable (Value) -> T?) {
    self.type = type
    self.read = read
  }

  /// The name of an enumeration's case.
  static func choice(of type: T.Type) -> Form where T: CaseIterable & RawRepresentable<String> {
    Form(.choice(of: type)) { $0.name(type) }
  }

  /// A name of the format.
  static func name(_ names: Names<T>) -> Form { Form(.choice(names.all)) { $0.text.flatMap { names[$0] } } }

  /// An object whose keys change a value.
  static func object(_ kind: ObjectKind, _ value: T) -> Form {
    Form(.object(kind)) { kind.spec.applied($0, to: value) }
  }

  /// The value itself.
  static func value(_ type: ValueType) -> Form<Value> { Form<Value>(type) { $0 } }

  static var text: Form<String> { Form<String>(.text) { $0.text } }
  static var language: Form<String> { Form<String>(.language) { $0.text } }
  /// Limited, since fontconfig compares each family with all fonts.
  static var fontFamilies: Form<[String]> {
    Form<[String]>(.either([.text, .list(.text, most: 32)])) { value in
      value.text.map { [$0] } ?? value.elements.compactMap(\.text)
    }
  }
  /// A font's weight, as a name or a number.
  static var fontWeight: Form<Font.Weight> {
    Form<Font.Weight>(.either([.integer(100...900), .choice(FormatNames.weights.all)])) { value in
      value.integer.map { Font.Weight(rawValue: $0) } ?? value.text.flatMap { FormatNames.weights[$0] }
    }
  }
  /// Tags of OpenType features.
  static var fontFeatures: Form<[String]> {
    Form<[String]>(.list(.fontFeature, most: 32)) { $0.elements.compactMap(\.text) }
  }
  static var boolean: Form<Bool> { Form<Bool>(.boolean) { $0.boolean } }
  static func integer(_ range: ClosedRange<Int>) -> Form<Int> { Form<Int>(.integer(range)) { $0.integer } }
  static var anyNumber: Form<Double> { number(.any) }
  static func number(_ range: NumberRange) -> Form<Double> { Form<Double>(.number(range)) { $0.number } }
  static var numbers: Form<[Double]> { Form<[Double]>(.list(.anyNumber)) { $0.elements.compactMap(\.number) } }
  /// A height in points, or `auto`.
  static var height: Form<Height> { Form<Height>(.either([.number(.notNegative), .choice(["auto"])])) { $0.height } }
  static var color: Form<Color> { Form<Color>(.color) { $0.color } }
  static var optionalColor: Form<Color?> { Form<Color?>(.color) { $0.color } }
  /// A colour that is the same in all appearances, or a token.
  static var plainColor: Form<Color> { Form<Color>(.plainColor) { $0.plainColor } }
  static var point: Form<Point> { Form<Point>(.point) { $0.point } }
  static var offset: Form<Point> { Form<Point>(.point) { $0.offset } }
  static func size(_ range: NumberRange = .any) -> Form<Size> {
    Form<Size>(.numbers(["width", "height"], range)) { $0.size }
  }
  static var canvasSize: Form<Size> { Form<Size>(.canvasSize) { $0.canvasSize } }
  static var rect: Form<Rect> {
    Form<Rect>(.numbers(["x", "y", "width", "height"], .any)) {
      $0.numbers(4).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
  }
  static func insets(_ range: NumberRange = .any) -> Form<Insets> {
    Form<Insets>(.numbers(["top", "left", "bottom", "right"], range)) {
      $0.numbers(4).map { Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    }
  }
  static var transform: Form<Transform> {
    Form<Transform>(.numbers(["a", "b", "c", "d", "tx", "ty"], .any)) {
      $0.numbers(6).map { Transform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
    }
  }
  static var corners: Form<Corners> {
    Form<Corners>(.list(.choice(FormatNames.corners.all))) { corners in
      corners.elements.compactMap { $0.text.flatMap { FormatNames.corners[$0] } }.reduce([]) { $0.union($1) }
    }
  }
}
