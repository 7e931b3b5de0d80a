import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayFiles

/// A scene that is changed to other surroundings equals one that was made in them: its pixels, its dump, and what is
/// said of it. Surroundings are language, text scale, direction, appearance and theme.
@Suite struct ChangedSurroundingsTests {
  private let fonts: TextContext

  init() throws { fonts = try TextContext() }

  /// What differs between a scene made in `first` that changed to `second`, and one made in `second`.
  private func difference(
    _ first: Surroundings, _ second: Surroundings, comparesLayers: Bool = true,
    _ make: (Surroundings) throws -> Scene
  ) throws -> String? {
    let (changed, fresh) = (try make(first), try make(second))
    let shown = try IncrementalPicture(of: changed)
    _ = try shown.problem()
    second.apply(to: changed)
    for scene in [changed, fresh] { for _ in 0..<2 { scene.tick(at: scene.time + 1) } }
    if let problem = try shown.problem() { return "incremental: \(problem)" }
    let names = "\(first) to \(second)"
    for (said, wanted) in zip(changed.spokenElements, fresh.spokenElements) where said != wanted {
      return "\(names): says \(said), not \(wanted)"
    }
    if changed.spokenElements.count != fresh.spokenElements.count { return "\(names): says other elements" }
    if let found = shown.picture.difference(from: try fresh.picture()) { return "\(names): \(found)" }
    guard comparesLayers else { return nil }
    let (lines, wantedLines) = (changed.layerDump(), fresh.layerDump())
    for (line, wanted) in zip(lines.split(separator: "\n"), wantedLines.split(separator: "\n")) where line != wanted {
      return "\(names):\n\(line)\ninstead of\n\(wanted)"
    }
    return lines == wantedLines ? nil : "\(names): other layers"
  }

  /// A stage in surroundings, some seconds after it was made.
  private func scene(_ stage: SurroundedStage, in surroundings: Surroundings) -> Scene {
    let scene = Scene(root: stage.root, size: stage.size, textContext: fonts)
    scene.onProblem = { _ in }
    scene.finishesLayout = true
    scene.localization["own", language: "de"] = "Eigenes"
    scene.localization["own", language: "en"] = "Own"
    surroundings.apply(to: scene)
    scene.tick(at: 0)
    stage.begin(in: scene)
    for second in 1...3 { scene.tick(at: Double(second)) }
    return scene
  }

  @Test("every control, row, bar, sheet, message and state follows", arguments: SurroundedStage.names)
  func stages(name: String) throws {
    let all = [Surroundings.plain] + Surroundings.samples
    var pairs =
      Surroundings.samples.map { (Surroundings.plain, $0) } + Surroundings.samples.map { ($0, Surroundings.plain) }
    if Seeds.isLong { pairs = all.flatMap { first in all.map { (first, $0) } } }
    for (first, second) in pairs {
      var kept: [SurroundedStage] = []
      let found = try difference(first, second) { surroundings in
        let stage = SurroundedStage(name)
        kept.append(stage)
        let made = scene(stage, in: surroundings)
        let hasFocus = made.focusedView != nil
        #expect(hasFocus || !SurroundedStage.namesWithFocus.contains(name), "no focus in \(surroundings)")
        return made
      }
      if let found { Issue.record("\(name): \(found)") }
    }
  }

  @Test("a random scene of all layers, keys and settings is shown and said as one that was made so")
  func randomScenes() throws {
    let files = try MadeFiles()
    var compared = 0
    try withSeeds(160, long: 3000) { random in
      let (first, second) = (Surroundings.random(&random), Surroundings.random(&random))
      let planned = PlannedScene(Maker(seed: random.seed, files: files))
      // Where a view is scrolled to, and that a list is refreshed, follows from the heights of rows, which were others.
      // A toast that is the header of a list has two that place it.
      guard !["contentOffset", "isEditing", "refresh", "toast"].contains(where: planned.text.contains) else {
        return nil
      }
      compared += 1
      let found = try difference(first, second, comparesLayers: false) { surroundings in
        try planned.make(fonts) { surroundings.apply(to: $0) }
      }
      return found.map { "\($0)\n\(planned.text)" }
    }
    #expect(Seeds.only != nil || compared > 0, "every scene was left out")
  }
}
