import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayLayers
@testable import InlayViews

/// Keyboard avoidance is one value, in every frame of the slide.
@Suite struct AvoidanceLawTests {
  private enum Step: CaseIterable {
    case touch, focus, dismiss, rotate, textScale, language, direction, scroll, type, animate, reload, hide
  }

  @Test(
    "the focused field is above the keyboard, no inset is larger than what it covers, and elements are where they are seen"
  )
  func avoidance() throws {
    var shown = 0
    var lifted = 0
    var turned = 0
    try withSeeds(200, long: 4_000) { random in
      let stage = AvoidanceScene(&random)
      let (scene, events) = (stage.scene, stage.events)
      let picture = try IncrementalPicture(of: scene)
      let checksPictures = random.chance(0.1)
      var (time, isScrolled) = (1.0, false)
      var steps: [Step] = []
      for _ in 0..<20 {
        let step = random.pick(Step.allCases)
        steps.append(step)
        // The next step comes at rest, or in the middle of a slide.
        if random.chance(0.6) { time += 1 }
        if scene.keyboardHost.panel.isSliding { turned += 1 }
        let focused = events.focusedView
        act(step, stage, &random, at: time)
        if step == .scroll { isScrolled = true } else if events.focusedView !== focused { isScrolled = false }
        for _ in 0...random.pick([0, 1, 3, 7, 7]) {
          scene.tick(at: time)
          var problem = stage.problem(isScrolled: isScrolled)
          if checksPictures, problem == nil { problem = try picture.problem() }
          if let problem {
            return "\(stage.holder) \(stage.content) \(scene.size) at \(time) after \(steps.suffix(6)): \(problem)"
          }
          if scene.keyboardHost.isPresented { shown += 1 }
          if stage.fields.contains(where: { $0.superlayerChain.contains { $0.keyboardLift != nil } }) { lifted += 1 }
          time += 0.045
        }
      }
      return nil
    }
    #expect(
      Seeds.only != nil || (shown > 200 && lifted > 50 && turned > 5),
      "\(shown) frames with a keyboard, \(lifted) lifted, \(turned) steps in a slide")
  }

  private func act(_ step: Step, _ stage: AvoidanceScene, _ random: inout SeededRandom, at time: Double) {
    let (scene, events) = (stage.scene, stage.events)
    let field = random.pick(stage.fields)
    switch step {
    case .touch:
      // What is touched has to be seen.
      let point = field.convert(Point(x: field.bounds.midX, y: field.bounds.midY), to: nil)
      guard field.scene != nil, scene.root.hitTest(point)?.isDescendant(of: field) ?? false else { return }
      events.send(.pointer(PointerEvent(.down, at: point, time: time)))
      events.send(.pointer(PointerEvent(.up, at: point, time: time)))
    case .focus: if field.scene != nil { events.focus(field, isVisible: false) }
    case .dismiss: scene.keyboardHost.dismiss()
    case .rotate: stage.rotate()
    case .textScale: scene.traits.textScale = random.pick([1, 1.3, 1.6])
    case .language: scene.traits.language = random.pick(["de", "ru", "ar", nil])
    case .direction: scene.traits.direction = random.pick([.leftToRight, .rightToLeft])
    case .scroll:
      let views = stage.fields.flatMap { $0.superlayerChain.compactMap { $0 as? ScrollView } }
      guard !views.isEmpty else { return }
      let view = random.pick(views)
      view.contentOffset.y = random.double(view.minimumContentOffset.y...view.maximumContentOffset.y)
    case .type: events.send(.text(TextEvent("a", time: time)))
    case .animate: stage.mark.animate(.position, from: Point(x: 200, y: 300), .curve(.linear, duration: 0.3))
    case .reload: scene.root.setNeedsLayout()
    // A field that is hidden, or deleted, loses the focus.
    case .hide: field.isHidden.toggle()
    }
  }
}
