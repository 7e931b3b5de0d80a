import InlayGraphics
import InlayLayers
import InlayViews

@testable import InlayWindow

/// A scene in a window without a display, and what readers are told of it, without a bus.
@MainActor final class EventStage {
  @MainActor private final class Log { var signals: [(path: String, name: String, arguments: [BusValue])] = [] }

  let scene: Scene
  let objects = AccessibleObjects()
  let window: AccessibleWindow
  let events: AccessibleEvents
  private let log = Log()

  /// - Parameter listens: To all events; otherwise a test adds listeners.
  init(_ root: Layer, size: Size = Size(width: 390, height: 700), listens: Bool = true) {
    root.frame = Rect(origin: .zero, size: size)
    scene = Scene(root: root, size: size)
    scene.tick(at: 0)
    objects.busName = ":1.1"
    events = AccessibleEvents(objects) { [log] path, _, name, arguments in log.signals.append((path, name, arguments)) }
    window = objects.add(TestHost(scene))
    guard listens else { return }
    for event in ["object:", "window:"] { events.addListener(":1.5", event: event) }
    objects.update(window)
  }

  /// What readers are told of a change: the event with its first number, the name of its object, and what it carries.
  func said(_ change: () throws -> Void) rethrows -> [String] {
    log.signals = []
    try change()
    scene.tick(at: scene.time + 1)
    window.markStale()
    objects.update(window)
    return log.signals.map(line)
  }

  private func line(_ signal: (path: String, name: String, arguments: [BusValue])) -> String {
    if signal.path == AccessibleObjects.cachePath {
      let item = signal.arguments.first?.parts ?? []
      // Of an item the object and the number of its children.
      guard item.count > 4 else { return "\(signal.name) \(name(of: item.last?.text ?? ""))" }
      return "\(signal.name) \(name(of: item[0].parts.last?.text ?? "")), \(item[4].int) children"
    }
    let detail = signal.arguments[0].text
    let event = signal.name + (detail.isEmpty ? "" : ":" + detail) + "/\(signal.arguments[1].int)"
    guard case .variant(let value) = signal.arguments[3] else { return event }
    let carried = value.parts.last.map { name(of: $0.text) } ?? value.text
    return [event, name(of: signal.path), carried].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Its role where it has no name.
  private func name(of path: String) -> String {
    guard let number = AccessibleObject.number(of: path), let object = window.objects[number] else { return "" }
    return object.name.isEmpty ? object.role.name : object.name
  }

  /// What an element answers.
  func ask(_ object: AccessibleObject, _ member: String, of interface: String = "Accessible", _ arguments: BusValue...)
    -> BusValue?
  {
    objects.answer(
      BusRequest(
        path: object.path, interface: "org.a11y.atspi." + interface, member: member, arguments: arguments))?.first
  }

  func set(_ value: Double, of object: AccessibleObject) -> Bool {
    objects.set(
      BusRequest(
        path: object.path, interface: "org.a11y.atspi.Value", member: "CurrentValue", arguments: [.double(value)]))
  }

  /// The first object of a name, as it is now.
  func object(_ name: String) -> AccessibleObject? {
    window.markStale()
    return objects.allObjects.first { $0.name == name }
  }

  func elements(of role: String) -> [AccessibleObject] {
    window.markStale()
    return objects.allObjects.filter { $0.role.name == role }
  }

  /// Has a reader keep copies of all objects.
  func cache() {
    _ = objects.answer(
      BusRequest(path: AccessibleObjects.cachePath, interface: "org.a11y.atspi.Cache", member: "GetItems"))
  }
}
