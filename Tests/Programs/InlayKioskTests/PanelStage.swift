import Inlay
import InlayControls
import InlayTestSupport

@testable import InlayKiosk

/// A panel in a scene, with a clock that tests move, and a finger.
@MainActor
final class PanelStage {
  let panel = Panel()
  let scene: Scene
  let events: Scene
  private(set) var problems: [String] = []

  init(size: Size = Size(width: 480, height: 720), language: String? = nil) async throws {
    panel.radio = SimulatedRadio(delay: .zero)
    panel.rename = { _ in false }
    panel.stack.frame = Rect(origin: .zero, size: size)
    scene = Scene(root: panel.stack, size: size)
    scene.traits.language = language
    scene.keyboardMode = .automatic
    events = scene
    scene.onProblem = { [unowned self] in problems.append("\($0)") }
    try panel.start(in: scene)
    panel.show(Self.machine(second: 10))
    await panel.use()
    wait(1)
  }

  /// A reading of a machine: 1,500 bytes come in a second, and half of that goes.
  static func machine(second: Int) -> Machine {
    var machine = Machine()
    (machine.name, machine.system) = ("kiosk-7", "Linux 6.1.0")
    (machine.storage, machine.memory) = (12_300_000_000, 456_000_000)
    (machine.uptime, machine.received, machine.sent) = (Double(second), 1500 * second, 750 * second)
    return machine
  }

  /// Ticks as a window does.
  func wait(_ seconds: Double) {
    let end = scene.time + seconds
    scene.tick(at: scene.time)
    while let next = scene.nextTickTime, next < end { scene.tick(at: max(next, scene.time + 1 / 60)) }
    if scene.time < end { scene.tick(at: end) }
  }

  /// Lets tasks of the main actor run until a condition holds.
  ///
  /// - Returns: Whether it does.
  func wait(until condition: () -> Bool) async -> Bool {
    for _ in 0..<100_000 where !condition() { await Task.yield() }
    wait(1)
    return condition()
  }

  var page: FormPage? { panel.stack.topPage as? FormPage }
  var texts: [String] { Self.texts(in: panel.stack) }

  /// The texts of the labels in a tree.
  static func texts(in layer: Layer) -> [String] {
    if layer.isHidden { return [] }
    return ((layer as? Label)?.text).map { [$0] } ?? layer.sublayers.flatMap(texts)
  }

  /// The topmost layer whose label for assistive technology, or text, is this one.
  func view(_ label: String, in layer: Layer? = nil) -> Layer? {
    let layer = layer ?? scene.root
    if layer.isHidden { return nil }
    if (layer as? Label)?.text == label || (layer as? View)?.accessibilityElement?.label == label { return layer }
    return layer.sublayers.lazy.reversed().compactMap { self.view(label, in: $0) }.first
  }

  /// Scrolls the row of a title into view, and taps it.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func tapRow(_ title: String) -> Bool {
    guard let table = page?.table else { return false }
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        let path = RowPath(section: section, row: row)
        table.scrollToRow(at: path, at: .nearest)
        wait(0.1)
        guard let cell = table.cellForRow(at: path), cell.textLabel.text == title else { continue }
        tap(cell)
        return true
      }
    }
    return false
  }

  func tap(_ view: Layer) {
    let point = view.convert(Point(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    for phase in [PointerEvent.Phase.down, .up] {
      events.send(.pointer(PointerEvent(phase, at: point, kind: .touch, time: scene.time)))
    }
    wait(1)
  }

  /// By the keys on the screen.
  func type(_ text: String) {
    for character in text { if let key = view(String(character)) { tap(key) } }
  }

  /// The field of the page, when it has one.
  var field: TextField? { page?.table.cellForRow(at: RowPath(section: 0, row: 0))?.accessoryView as? TextField }
}
