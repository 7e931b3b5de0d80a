import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// Records what a host does with a scene as a script: its events and ticks go through the recorder, which also notes
/// changes of the scene's size, scale, theme, appearance, direction, text scale and language. Of texts for a field with
/// a secret it writes bullets, one for each character, which look the same.
///
/// `ScriptRunner` makes the same frames of a file with the scene and this script, byte for byte, if nothing else
/// changes the scene meanwhile. Themes are the first one and built-in ones. A script has at most 100,000 steps and
/// 36,000 ticks. Belongs to the scene's isolation domain.
package final class EventRecorder {
  let scene: Scene
  private var steps: [String] = []
  private var ticks = 0
  private var noted: Settings
  private let themeName: String
  private let firstTheme: Theme

  /// Begins with the scene as it is now.
  ///
  /// - Parameter themeName: The name or the path of the scene's theme in its file.
  package init(_ scene: Scene, themeName: String = "modern") {
    self.scene = scene
    // Keeps the focus as the runner that replays the script does.
    scene.eventDispatcher.keepsFocus = true
    self.themeName = themeName
    firstTheme = scene.theme
    noted = Settings(scene)
    if scene.frame != nil {
      ticks = 1
      add("tick: {at: \(scene.time.text)}")
    }
  }

  /// Sends an event to the scene. Its numbers are limited as those in files: positions to 1e9 points.
  ///
  /// - Returns: Whether a view handled the event.
  @discardableResult
  func send(_ event: Event) -> Bool {
    // Numbers that are not finite cannot be written; the scene ignores such events.
    guard event.isFinite else { return false }
    let event = event.asWritten
    note(event)
    return scene.send(event)
  }

  /// Ticks the scene at a time of its clock, in seconds.
  func tick(at time: Double) {
    noteTick(at: time.limited(to: 1e15))
    scene.tick(at: time.limited(to: 1e15))
  }

  /// Changes the size of the scene and of its root layer, in points.
  func resize(to size: Size) {
    scene.resize(to: size)
    noteSettings()
  }

  /// The script so far, in YAML: the end of a scene file. O(steps).
  package var script: String { "script:\n" + steps.map { "  - \($0)\n" }.joined() }

  // MARK: Hosts that send events themselves

  /// Whether the script has as many steps or ticks as a scene file may have: further ones are not recorded.
  package private(set) var isFull = false

  /// The host is about to send an event to the scene.
  package func note(_ event: Event) {
    guard event.isFinite, event.isScriptable else { return }
    noteSettings()
    if let event = event.asWritten.withoutSecret(for: scene.eventDispatcher.textTarget) { add(event.step) }
  }

  /// The host is about to tick the scene.
  package func noteTick(at time: Double) {
    noteSettings()
    ticks += 1
    isFull = isFull || Double(ticks) >= Checker.frameLimit
    add("tick: {at: \(max(time, scene.time).text)}")
  }

  /// Restores a state in the scene.
  package func restore(_ state: ScrollState) {
    noteSettings()
    add(state.step)
    state.restore(in: scene)
  }

  /// Notes changes of the scene's size, scale, theme and traits. Hosts call it after each change: a change that is
  /// taken back may have an effect too.
  package func noteSettings() {
    let new = Settings(scene)
    guard new != noted else { return }
    for step in new.steps(since: noted, nameOfTheme: { $0 == firstTheme ? themeName : $0.name }) { add(step) }
    noted = new
  }

  /// Leaves room for the steps of one change of all settings.
  private func add(_ step: String) {
    isFull = isFull || steps.count >= Checker.stepLimit - 4
    if !isFull { steps.append(step) }
  }
}

/// The values of a scene that a host may change.
private struct Settings: Equatable {
  let size: Size
  let scale: Double
  let theme: Theme
  let appearance: Appearance
  /// The direction; nil for that of the language.
  let direction: LayoutDirection?
  let textScale: Double
  let language: String?

  init(_ scene: Scene) {
    (size, scale, theme) = (scene.size, scene.scale, scene.theme)
    appearance = scene.traits.appearance
    (direction, textScale) = (scene.traits.direction, scene.traits.textScale)
    language = scene.traits.language
  }

  func steps(since old: Settings, nameOfTheme: (Theme) -> String) -> [String] {
    var steps: [String] = []
    func add(_ step: String, _ keys: [(key: String, value: String?)]) {
      let written = keys.compactMap { key, value in value.map { "\(key): \($0)" } }
      if !written.isEmpty { steps.append("\(step): {\(written.joined(separator: ", "))}") }
    }
    let theme = theme == old.theme ? nil : JSONText.quoted(nameOfTheme(theme))
    add("setTheme", [("theme", theme), ("appearance", appearance == old.appearance ? nil : appearance.rawValue)])
    let name = FormatNames.directions.pairs.first { $0.value == direction }?.name ?? "null"
    add(
      "setTraits",
      [
        ("direction", direction == old.direction ? nil : name),
        ("textScale", textScale == old.textScale ? nil : textScale.text),
        ("language", language == old.language ? nil : language.map(JSONText.quoted) ?? "null"),
      ])
    let size = "[\(size.width.text), \(size.height.text)]"
    if scale != old.scale {
      steps.append("resize: {size: \(size), scale: \(scale.text)}")
    } else if self.size != old.size {
      steps.append("resize: \(size)")
    }
    return steps
  }
}
