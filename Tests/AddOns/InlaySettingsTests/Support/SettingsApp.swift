import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText

@testable import InlaySettings

/// A settings screen in a scene, with a hand and a clock.
final class SettingsApp {
  let screen: SettingsScreen
  let values: SettingsValues
  let scene: Scene
  let events: Scene
  var time = 0.0

  init(
    _ pages: SamplePages = SamplePages(), values: [String: PropertyList] = [:],
    size: Size = Size(width: 390, height: 844),
    scale: Double = 1, fonts: TextContext? = nil
  ) throws {
    self.values = SettingsValues(values)
    screen = SettingsScreen(
      values: self.values, images: { $0 == "dark.png" ? .symbol(.moon) : .symbol(.sun) }, page: { pages.page($0) })
    screen.frame = Rect(origin: .zero, size: size)
    scene = Scene(root: screen, size: size, scale: scale, textContext: try fonts ?? TextContext())
    events = scene
    scene.tick(at: 0)
  }

  var table: TableView { screen.stack.topPage?.content as? TableView ?? TableView() }

  func cell(_ section: Int, _ row: Int) -> TableViewCell? { table.cellForRow(at: RowPath(section: section, row: row)) }

  /// At most for some frames: a caret blinks for longer.
  func runUntilRest(frames: Int = 90) {
    for _ in 0..<frames where scene.nextTickTime != nil {
      time += 1.0 / 60
      scene.tick(at: time)
    }
    scene.tick(at: time)
  }

  /// Scrolls down by parts of the view, so that heights are measured as they come into view.
  func scroll(by distance: Double) {
    for _ in 0..<Int(distance / 150) {
      events.send(.wheel(WheelEvent(at: Point(x: 200, y: 400), by: Size(width: 0, height: 150))))
      scene.tick(at: time)
    }
  }

  func tap(_ section: Int, _ row: Int) {
    guard let cell = cell(section, row) else { return }
    tap(cell.accessoryView ?? cell.sublayers.first { $0 is Switch } ?? cell)
  }

  func tap(_ view: Layer) {
    events.tap(at: view.convert(Point(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    runUntilRest()
  }

  func press(_ keys: KeyEvent.Key...) {
    for key in keys { events.send(.key(KeyEvent(key))) }
    scene.tick(at: time)
  }

  func type(_ text: String) {
    events.send(.text(TextEvent(text)))
    scene.tick(at: time)
  }
}
