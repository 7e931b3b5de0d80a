import InlayGraphics
import InlayLayers
import InlayLists

/// Steps with a person's input: gestures, and single events.
extension ObjectSpec {
  // MARK: Gestures

  static let dragStep = ObjectSpec(
    "a step that drags", [Key("from", .point, .required), Key("to", .point, .required), dragDuration.key])

  /// In seconds.
  static let dragDuration = Field("duration", .number(.notNegative), .number(0.2))

  /// A drag whose events have times.
  static let flingStep = ObjectSpec(
    "a step that flings", [Key("from", .point, .required), Key("to", .point, .required), flingDuration.key])

  static let flingDuration = Field("duration", .number(.notNegative), .number(0.15))

  static let longPressStep = ObjectSpec(
    "a long press", [Key("at", .point, .required), longPressDuration.key])

  static let longPressDuration = Field("duration", .number(.notNegative), .number(0.6))

  /// From a point, or across a table's row.
  static let swipeStep = ObjectSpec(
    "a step that swipes",
    [
      Key("at", .point, .none).with(\.excludes, ["layer", "row"]), Key("layer", .text, .none),
      Key("row", rowPath, .none), Key("direction", .choice(of: SwipeDirection.self), .required),
      swipeDistance.key, swipeDuration.key,
    ])

  static let swipeDistance = Field("distance", .number(.notNegative), .number(120))
  static let swipeDuration = Field("duration", .number(.notNegative), .number(0.2))

  static let pullStep = ObjectSpec("a step that pulls", [layerName, pullDistance.key, pullDuration.key])

  static let pullDistance = Field("distance", .number(.notNegative), .number(150))
  static let pullDuration = Field("duration", .number(.notNegative), .number(0.4))

  // MARK: Events

  static let pointerStep = ObjectSpec(
    "a pointer's event",
    [
      Key("phase", .choice(of: PointerEvent.Phase.self), .required), Key("at", .point, .required),
      eventTime.key, pointerID.key, pointerKind.key, pointerButton.key, modifiers.key,
    ])

  static let wheelStep = ObjectSpec(
    "a wheel's event",
    [
      Key("at", .point, .required), Key("by", .numbers(["x", "y"], .any), .required), eventTime.key,
      isPreciseWheel.key,
    ])

  static let keyStep = ObjectSpec(
    "a key's event", [Key("key", eventKey, .required), eventTime.key, isKeyRepeat.key, modifiers.key])

  static let textStep = ObjectSpec("entered text", [Key("text", .text, .required), eventTime.key])

  static let compositionStep = ObjectSpec(
    "text that is composed", [Key("text", .text, .required), selectionStart.key, selectionLength.key, eventTime.key])

  /// In Unicode scalars; the end of the text where it is not given.
  static let selectionStart = Field("start", Form<Int?>(.integer(0...(1 << 16))) { .some($0.integer) }, .none)
  static let selectionLength = Field("length", .integer(0...(1 << 16)), .number(0))

  /// A tick at a time of the clock.
  static let tickStep = ObjectSpec("a tick at a time", [Key("at", .number(.any), .required)])

  static let eventKey = ValueType.choice(of: KeyEvent.Key.self)
  static let eventTime = Field("time", Form<Double?>(.number(.any)) { .some($0.time) }, .none)
  static let pointerID = Field("id", .integer(-(1 << 53)...(1 << 53)), .number(0))
  static let pointerKind = Field("kind", .choice(of: PointerEvent.Kind.self), .text("touch"))
  static let pointerButton = Field("button", .choice(of: PointerEvent.Button.self), .text("primary"))
  static let isPreciseWheel = Field("isPrecise", .boolean, .boolean(false))
  static let isKeyRepeat = Field("isRepeat", .boolean, .boolean(false))
  static let modifiers = Field(
    "modifiers",
    Form<KeyModifiers>(.list(.choice(FormatNames.modifiers.all))) { list in
      list.elements.compactMap { $0.text.flatMap { FormatNames.modifiers[$0] } }.reduce([]) { $0.union($1) }
    }, .emptyList)
}

/// The way of a swipe.
enum SwipeDirection: String, CaseIterable {
  case left, right, up, down

  /// A distance in this direction.
  func way(_ distance: Double) -> Size {
    switch self {
    case .left: Size(width: -distance, height: 0)
    case .right: Size(width: distance, height: 0)
    case .up: Size(width: 0, height: -distance)
    case .down: Size(width: 0, height: distance)
    }
  }
}

extension Value {
  /// A time of a clock, in seconds from any origin; exactly as written.
  var time: Double? { finiteNumber?.limited(to: 1e15) }
}
