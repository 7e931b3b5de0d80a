import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// Steps with a person's input: gestures, and single events.
extension ObjectSpec {
  // MARK: Targets

  /// A target or a point.
  static let place = ValueType.either([.object(.target), .point])

  /// A text, an element, a layer or a row that the scene shows.
  static let target = ObjectSpec("a target", targetKeys, needed: targetNames)

  /// The keys of which a target has at least one.
  private static let targetNames = ["text", "role", "label", "name", "row"]

  private static let targetKeys: [Key] = [
    Key("text", "A text that the scene shows, such as a title.", .text, .none).with(\.excludes, ["role", "label"]),
    Key("role", "The role of an accessibility element.", .choice(of: AccessibilityRole.self), .none),
    Key("label", "The label of an accessibility element.", .text, .none),
    Key("name", "The name of a layer. With a text, role or label, the target is inside the layer.", .text, .none)
      .with(\.excludes, ["row", "layer"]),
    Key("row", "A row. With a text, role or label, the target is inside the row.", rowPath, .none),
    Key("layer", "The name of the row's table; the topmost table with this row if left out.", .text, .none).with(
      \.rule,
      { _, target, _ in
        let isRowMissing = target["row"] == nil && ["text", "role", "label"].contains { target[$0] != nil }
        return isRowMissing ? "this is the table of a row; use name for another layer" : nil
      }),
  ]

  // MARK: Gestures

  static let dragStep = ObjectSpec(
    "a step that drags",
    [
      Key("from", "Where the pointer goes down.", .point, .required),
      Key("to", "Where the pointer goes up.", .point, .required), dragDuration.key,
    ])

  /// The duration in seconds.
  static let dragDuration = Field(
    "duration", "How long the drag takes, in seconds.", .number(.notNegative), .number(0.2))

  /// A drag whose events have times.
  static let flingStep = ObjectSpec(
    "a step that flings",
    [
      Key("from", "Where the pointer goes down.", .point, .required),
      Key("to", "Where the pointer goes up, still moving.", .point, .required), flingDuration.key,
    ])

  static let flingDuration = Field(
    "duration", "How long the fling takes, in seconds.", .number(.notNegative), .number(0.15))

  static let longPressStep = ObjectSpec(
    "a long press",
    [Key("at", "Where the pointer is held: a target or a point.", place, .required), longPressDuration.key])

  static let longPressDuration = Field(
    "duration", "How long it is held, in seconds.", .number(.notNegative), .number(0.6))

  /// A swipe from a point, or across a target.
  static let swipeStep = ObjectSpec(
    "a step that swipes", [swipeStart] + targetKeys + swipeKeys, needed: [swipeStart.name] + targetNames)

  private static let swipeStart = Key("at", "Where the swipe begins.", .point, .none)
    .with(\.excludes, targetKeys.map(\.name))

  private static let swipeKeys: [Key] = [
    Key(
      "direction", "The side to which the pointer moves; leading and trailing follow the scene's direction.",
      .choice(of: SwipeDirection.self), .required),
    swipeDistance.key, swipeDuration.key,
  ]

  static let swipeDistance = Field(
    "distance", "The length of the swipe, in points.", .number(.notNegative), .number(120))
  static let swipeDuration = Field(
    "duration", "How long the swipe takes, in seconds.", .number(.notNegative), .number(0.2))

  static let pullStep = ObjectSpec("a step that pulls", [layerName, pullDistance.key, pullDuration.key])

  static let pullDistance = Field(
    "distance", "How far down the table is pulled, in points.", .number(.notNegative), .number(150))
  static let pullDuration = Field(
    "duration", "How long the pull takes, in seconds.", .number(.notNegative), .number(0.4))

  // MARK: Events

  static let pointerStep = ObjectSpec(
    "a pointer's event",
    [
      Key("phase", "What the pointer does.", .choice(of: PointerEvent.Phase.self), .required),
      Key("at", "Where the pointer is.", .point, .required),
      eventTime.key, pointerID.key, pointerKind.key, pointerButton.key, modifiers.key,
    ])

  static let wheelStep = ObjectSpec(
    "a wheel's event",
    [
      Key("at", "Where the pointer is.", .point, .required),
      Key("by", "How far the wheel turns, in points.", .numbers(["x", "y"], .any), .required), eventTime.key,
      isPreciseWheel.key,
    ])

  static let keyStep = ObjectSpec(
    "a key's event", [Key("key", "The key.", eventKey, .required), eventTime.key, isKeyRepeat.key, modifiers.key])

  static let textStep = ObjectSpec("entered text", [Key("text", "The text.", .text, .required), eventTime.key])

  static let compositionStep = ObjectSpec(
    "text that is composed",
    [Key("text", "The text so far.", .text, .required), selectionStart.key, selectionLength.key, eventTime.key])

  /// The offset in Unicode scalars; the end of the text if it is not set.
  static let selectionStart = Field(
    "start", "The start of the selection inside the text, in Unicode scalars; its end if left out.",
    Form<Int?>(.integer(0...(1 << 16))) { .some($0.integer) }, .none)
  static let selectionLength = Field(
    "length", "The length of the selection, in Unicode scalars.", .integer(0...(1 << 16)), .number(0))

  /// A tick at a time of the clock.
  static let tickStep = ObjectSpec(
    "a tick at a time", [Key("at", "The time of the clock, in seconds.", .number(.any), .required)])

  static let eventKey = ValueType.choice(FormatNames.keys.all)
  static let eventTime = Field(
    "time", "The time of the event, in seconds; without one nothing keeps moving after it.",
    Form<Double?>(.number(.any)) { .some($0.time) }, .none)
  static let pointerID = Field(
    "id", "The number that tells pointers apart.", .integer(-(1 << 53)...(1 << 53)), .number(0))
  static let pointerKind = Field("kind", "A finger or a mouse.", .choice(of: PointerEvent.Kind.self), .text("touch"))
  static let pointerButton = Field(
    "button", "The button of a mouse.", .choice(of: PointerEvent.Button.self), .text("primary"))
  static let isPreciseWheel = Field(
    "isPrecise", "Whether the turn is that of a touch pad.", .boolean, .boolean(false))
  static let isKeyRepeat = Field("isRepeat", "Whether a held key is repeated.", .boolean, .boolean(false))
  static let modifiers = Field(
    "modifiers", "The keys that are held meanwhile.",
    Form<KeyModifiers>(.list(.choice(FormatNames.modifiers.all))) { list in
      list.elements.compactMap { $0.text.flatMap { FormatNames.modifiers[$0] } }.reduce([]) { $0.union($1) }
    }, .emptyList)
}

/// The way of a swipe.
enum SwipeDirection: String, CaseIterable {
  case left, right, up, down, leading, trailing

  /// A distance in this direction.
  func way(_ distance: Double, in direction: LayoutDirection) -> Size {
    switch self {
    case .left: Size(width: -distance, height: 0)
    case .right: Size(width: distance, height: 0)
    case .leading: (direction == .leftToRight ? SwipeDirection.left : .right).way(distance, in: direction)
    case .trailing: (direction == .leftToRight ? SwipeDirection.right : .left).way(distance, in: direction)
    case .up: Size(width: 0, height: -distance)
    case .down: Size(width: 0, height: distance)
    }
  }
}

extension Value {
  /// A time of a clock, in seconds from any origin; exactly as written.
  var time: Double? { finiteNumber?.limited(to: 1e15) }
}
