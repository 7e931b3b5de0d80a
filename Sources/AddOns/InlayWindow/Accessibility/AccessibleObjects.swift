import InlayGraphics
import InlayLayers
import InlaySystem
import InlayViews

/// All objects of the program, and what they answer to readers.
@MainActor
final class AccessibleObjects: BusResponder {
  private(set) var windows: [AccessibleWindow] = []
  /// The name of the program on the bus.
  var busName = ""
  /// The parent of the program.
  var desktop = BusValue.tuple([.text(""), .path("/org/a11y/atspi/null")])
  /// The number that the registry gave the program.
  var id = 0
  /// Whether a reader keeps copies of the objects, which it expects to be kept right.
  private(set) var isCached = false
  /// Whether frames follow each other by themselves, such as in scrolling: answers are then those of the last look, not
  /// of each frame.
  var isMoving = false
  /// A tree was read again.
  var changeHandler: ((AccessibleWindow, _ old: AccessibilityTree, _ numbers: [AccessibilityID: Int]) -> Void)?
  /// An action is going to be performed in a scene.
  var actionHandler: ((Scene) -> Void)?
  private var lastNumber = 0
  /// The objects that readers know of. What they never heard of, such as rows that flew by, appears and disappears
  /// unsaid.
  private var known: Set<Int> = []

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  // MARK: windows

  @discardableResult
  func add(_ window: any AccessibleHost) -> AccessibleWindow {
    let added = AccessibleWindow(window, number: nextNumber())
    windows.append(added)
    return added
  }

  func remove(_ window: any AccessibleHost) {
    for removed in windows where removed.window === window { known.subtract(removed.objects.keys) }
    windows.removeAll { $0.window === window }
  }

  /// Reads the scene of a window again if it may have changed.
  func update(_ window: AccessibleWindow) {
    let numbers = window.numbers
    let index = windows.firstIndex { $0 === window } ?? 0
    guard let old = window.update(index: index, nextNumber: nextNumber) else { return }
    changeHandler?(window, old, numbers)
    for (id, number) in numbers where window.numbers[id] == nil { known.remove(number) }
  }

  // MARK: objects

  /// Returns nil for an element that is gone.
  func object(_ number: Int) -> AccessibleObject? {
    if number == 0 { return application }
    updateForAnswers()
    for window in windows { if let object = window.objects[number] { return object } }
    return nil
  }

  private func updateForAnswers() { for window in windows where !isMoving || window.tree == nil { update(window) } }

  private var application: AccessibleObject {
    AccessibleObject(
      number: 0, parent: -1, index: -1, children: windows.map(\.number), role: .application, name: Self.programName,
      details: "", states: [.enabled, .sensitive, .showing, .visible], frame: .zero, window: nil)
  }

  private static let programName = CommandLine.arguments.first.map { FilePath($0).name } ?? ""

  /// The program, its windows and their elements.
  var allObjects: [AccessibleObject] {
    updateForAnswers()
    return [application] + windows.flatMap { $0.objects.values.sorted { $0.number < $1.number } }
  }

  func children(of object: AccessibleObject) -> [AccessibleObject] { object.children.compactMap(self.object) }

  /// Shows a text in the status bar of a window, which is made for the first one.
  ///
  /// - Returns: The status bar, and whether it was made.
  func showStatus(_ text: String, in window: AccessibleWindow) -> (bar: AccessibleStatus, isNew: Bool) {
    update(window)
    return window.showStatus(text, nextNumber: nextNumber)
  }

  func isKnown(_ number: Int) -> Bool { known.contains(number) }

  func noteKnown(_ number: Int) { known.insert(number) }

  /// Returns the value by which a reader knows an object.
  func reference(_ number: Int?) -> BusValue {
    guard let number else { return .tuple([.text(""), .path("/org/a11y/atspi/null")]) }
    noteKnown(number)
    return number < 0 ? desktop : .tuple([.text(busName), .path(AccessibleObject.path(number))])
  }

  /// Performs an action, whose effect later answers have.
  func perform(_ action: AccessibilityAction, on object: AccessibleObject) -> Bool {
    defer {
      isMoving = false
      for window in windows { window.markStale() }
    }
    if let window = object.window {
      actionHandler?(window.scene)
      window.lookForKeyboards()
    }
    return object.node?.perform(action) ?? false
  }

  // MARK: requests

  static let cachePath = "/org/a11y/atspi/cache"

  func interfaces(at path: String) -> [String] {
    if path == Self.cachePath { return [AccessibleInterface.cache.busName] }
    guard let number = AccessibleObject.number(of: path) else { return [] }
    // An element that is gone still reports that.
    return (object(number)?.interfaces ?? (number <= lastNumber ? [.accessible] : [])).map(\.busName)
  }

  func answer(_ request: BusRequest) -> [BusValue]? {
    guard let interface = AccessibleInterface(busName: request.interface) else { return nil }
    if interface == .cache {
      isCached = true
      return [.list("((so)(so)(so)iiassusau)", allObjects.map { cacheItem($0) })]
    }
    guard let object = AccessibleObject.number(of: request.path).flatMap(object) else {
      return interface == .accessible ? Self.answerOfGone(request.member) : nil
    }
    let (member, arguments) = (request.member, request.arguments)
    return switch interface {
    case .accessible: accessible(member, object, arguments)
    case .application: application(member)
    case .component: component(member, object, arguments)
    case .action: action(member, object, arguments)
    case .selection: selection(member, object, arguments)
    case .value: value(member, object)
    case .text: text(member, object, arguments)
    case .editableText: editableText(member, object, arguments)
    case .collection: collection(member, object, arguments)
    case .cache: nil
    }
  }

  func set(_ request: BusRequest) -> Bool {
    guard let value = request.arguments.first,
      let object = AccessibleObject.number(of: request.path).flatMap(object)
    else { return false }
    switch request.member {
    case "Id": id = value.int
    case "CurrentValue": return setValue(value.double, of: object)
    default: return false
    }
    return true
  }
}
