import InlayGraphics
import InlayLists

/// Single events as steps of a script: `pointer`, `wheel`, `key`, `text` and `composition`.
extension Event {
  /// The event of a checked step; nil for other steps.
  init?(_ name: String, _ value: Value) {
    let time = ObjectSpec.eventTime(value)
    switch name {
    case "pointer":
      guard let phase = value["phase"]?.name(PointerEvent.Phase.self), let point = value["at"]?.point else {
        return nil
      }
      self = .pointer(
        PointerEvent(
          phase, at: point, id: ObjectSpec.pointerID(value), kind: ObjectSpec.pointerKind(value),
          button: ObjectSpec.pointerButton(value), modifiers: ObjectSpec.modifiers(value), time: time))
    case "wheel":
      guard let point = value["at"]?.point, let by = value["by"]?.point else { return nil }
      self = .wheel(
        WheelEvent(
          at: point, by: Size(width: by.x, height: by.y), isPrecise: ObjectSpec.isPreciseWheel(value), time: time))
    case "key":
      guard let key = (value["key"] ?? value).text.flatMap({ FormatNames.keys[$0] }) else { return nil }
      self = .key(
        KeyEvent(
          key, modifiers: ObjectSpec.modifiers(value), isRepeat: ObjectSpec.isKeyRepeat(value), time: time))
    case "text":
      guard let text = (value["text"] ?? value).text else { return nil }
      self = .text(TextEvent(text, time: time))
    case "composition":
      guard let text = value["text"]?.text else { return nil }
      let start = ObjectSpec.selectionStart(value)
      let selection = start.map { $0..<$0 + ObjectSpec.selectionLength(value) }
      self = .composition(CompositionEvent(text, selection: selection, time: time))
    default: return nil
    }
  }

  /// The event with numbers that a file can have: a step of it is the same event.
  var asWritten: Event {
    switch self {
    case .pointer(var pointer):
      pointer.position = pointer.position.asWritten
      pointer.time = pointer.time?.limited(to: 1e15)
      return .pointer(pointer)
    case .wheel(var wheel):
      wheel.position = wheel.position.asWritten
      wheel.distance = Size(width: wheel.distance.width.asMeant, height: wheel.distance.height.asMeant)
      wheel.time = wheel.time?.limited(to: 1e15)
      return .wheel(wheel)
    case .key(var key):
      key.time = key.time?.limited(to: 1e15)
      return .key(key)
    case .text(var text):
      text.time = text.time?.limited(to: 1e15)
      return .text(text)
    case .composition(var composition):
      let (start, end) = (composition.selection.lowerBound, composition.selection.upperBound)
      composition.selection = max(0, min(start, 1 << 16))..<max(0, min(end, 1 << 16))
      composition.time = composition.time?.limited(to: 1e15)
      return .composition(composition)
    }
  }

  /// The step as a line of YAML, without keys that have their default values.
  var step: String {
    var parts: [String] = []
    func add<T: Equatable>(_ key: String, _ value: T, _ standard: T, _ text: (T) -> String) {
      if value != standard { parts.append("\(key): \(text(value))") }
    }
    func addModifiers(_ modifiers: KeyModifiers) {
      add("modifiers", modifiers, []) { modifiers in
        "[" + FormatNames.modifiers.pairs.filter { modifiers.contains($0.value) }.map(\.name).joined(separator: ", ")
          + "]"
      }
    }
    add("time", time, nil) { ($0 ?? 0).text }
    switch self {
    case .pointer(let pointer):
      parts.insert("phase: \(pointer.phase.rawValue), at: \(pointer.position.text)", at: 0)
      add("id", pointer.id, 0) { "\($0)" }
      add("kind", pointer.kind, .touch, \.rawValue)
      add("button", pointer.button, .primary, \.rawValue)
      addModifiers(pointer.modifiers)
      return "pointer: {\(parts.joined(separator: ", "))}"
    case .wheel(let wheel):
      let by = Point(x: wheel.distance.width, y: wheel.distance.height)
      parts.insert("at: \(wheel.position.text), by: \(by.text)", at: 0)
      add("isPrecise", wheel.isPrecise, false) { "\($0)" }
      return "wheel: {\(parts.joined(separator: ", "))}"
    case .key(let key):
      add("isRepeat", key.isRepeat, false) { "\($0)" }
      addModifiers(key.modifiers)
      if parts.isEmpty { return "key: \(key.key.scriptName)" }
      return "key: {key: \(key.key.scriptName), \(parts.joined(separator: ", "))}"
    case .text(let text):
      if parts.isEmpty { return "text: \(text.text.asScalar)" }
      return "text: {text: \(text.text.asScalar), \(parts.joined(separator: ", "))}"
    case .composition(let composition):
      parts.insert("text: \(composition.text.asScalar), start: \(composition.selection.lowerBound)", at: 0)
      add("length", composition.selection.count, 0) { "\($0)" }
      return "composition: {\(parts.joined(separator: ", "))}"
    }
  }
}

extension String {
  /// The text as a scalar in quotes.
  fileprivate var asScalar: String {
    var text = JSONText()
    text.append(string: self)
    return text.text
  }
}

extension Point {
  fileprivate var asWritten: Point { Point(x: x.asMeant, y: y.asMeant) }
  fileprivate var text: String { "[\(x.text), \(y.text)]" }
}

extension KeyEvent.Key {
  /// The name in scripts; empty for a key that cannot be in one.
  fileprivate var scriptName: String { FormatNames.keys.pairs.first { $0.value == self }?.name ?? "" }
}

extension Event {
  /// Whether the event can be a step of a script: all but releases of keys, and keys that no view of the library knows.
  var isScriptable: Bool {
    guard case .key(let key) = self else { return true }
    return key.isDown && KeyEvent.Key.used.contains(key.key)
  }
}
