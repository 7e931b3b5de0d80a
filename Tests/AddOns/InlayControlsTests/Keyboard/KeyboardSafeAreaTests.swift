import InlayGraphics
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayLayers
@testable import InlayViews

/// A keyboard changes the safe area, and nothing else that layers are handed down.
@Suite struct KeyboardSafeAreaTests {
  /// Notes what it hears of.
  private final class Witness: View {
    var environments = 0
    var bottom = 0.0

    override func environmentDidChange() {
      super.environmentDidChange()
      environments += 1
    }

    override func layoutSublayers() {
      super.layoutSublayers()
      bottom = safeAreaInsets.bottom
    }
  }

  @Test("views are laid out in the new safe area, deep inside too, without a new environment")
  func layout() {
    let (root, holder, witness) = (View(), Layer(), Witness())
    let field = TextField()
    let size = Size(width: 390, height: 700)
    for layer in [root, holder, witness] { layer.frame = Rect(origin: .zero, size: size) }
    field.frame = Rect(x: 20, y: 60, width: 200, height: 40)
    root.addSublayer(holder)
    holder.addSublayer(witness)
    root.addSublayer(field)
    let scene = Scene(root: root, size: size)
    scene.keyboardMode = .always
    scene.tick(at: 0)
    let known = witness.environments
    press(field, in: scene, at: 0.5)
    scene.tick(at: 0.5)
    scene.tick(at: 1)
    #expect(scene.coveredHeight > 0 && witness.bottom == scene.coveredHeight)
    scene.keyboardHost.dismiss()
    scene.tick(at: 2)
    #expect(scene.coveredHeight == 0 && witness.bottom == 0 && witness.environments == known)
  }

  @Test("in all frames of the slide, the picture is that of a scene that gets a new environment in each")
  func pictures() throws {
    for field in [0, 10] {
      let stages = [KeyboardStage(), KeyboardStage()]
      func frames(from start: Double) throws {
        for step in 0..<10 {
          let time = start + Double(step) * 0.04
          stages[1].scene.environmentChanged()
          for stage in stages { stage.scene.tick(at: time) }
          let difference = try stages[0].scene.picture().difference(from: try stages[1].scene.picture())
          if let difference { Issue.record("field \(field) at \(time): \(difference)") }
        }
      }
      for stage in stages { press(try #require(stage.field(field)), in: stage.scene, at: 1) }
      try frames(from: 1)
      for stage in stages { stage.host.dismiss() }
      try frames(from: 2)
      #expect(!stages[0].host.isPresented)
    }
  }

  @Test("so it is in scenes with sheets, lists and fields, with a rotation in the middle too")
  func randomPictures() throws {
    try withSeeds(20, long: 400) { random in
      var copy = random
      let stages = [AvoidanceScene(&random), AvoidanceScene(&copy)]
      var time = 1.0
      for _ in 0..<6 {
        let (change, frames) = (random.int(0...4), random.int(1...8))
        let number = random.int(0...stages[0].fields.count - 1)
        for stage in stages {
          switch change {
          case 0: stage.rotate()
          case 1: stage.scene.keyboardHost.dismiss()
          default: press(stage.fields[number], in: stage.scene, at: time)
          }
        }
        for _ in 0..<frames {
          stages[1].scene.environmentChanged()
          for stage in stages { stage.scene.tick(at: time) }
          let difference = try stages[0].scene.picture().difference(from: try stages[1].scene.picture())
          if let difference { return "\(stages[0].holder) \(stages[0].content) at \(time): \(difference)" }
          time += 0.04
        }
      }
      return nil
    }
  }

  private func press(_ view: View, in scene: Scene, at time: Double) {
    let point = view.convert(view.bounds.center, to: nil)
    scene.send(.pointer(PointerEvent(.down, at: point, time: time)))
    scene.send(.pointer(PointerEvent(.up, at: point, time: time)))
  }

  @Test("the bar follows a text input that is hidden during the slide, at its end at the latest")
  func neighbours() throws {
    let root = View()
    let fields = [TextField(), TextField()]
    let size = Size(width: 390, height: 700)
    root.frame = Rect(origin: .zero, size: size)
    for (index, field) in fields.enumerated() {
      field.frame = Rect(x: 20, y: 40 + Double(index) * 60, width: 200, height: 40)
      root.addSublayer(field)
    }
    let scene = Scene(root: root, size: size)
    scene.keyboardMode = .always
    scene.tick(at: 0)
    press(fields[0], in: scene, at: 0.1)
    scene.tick(at: 0.11)
    let next = try #require(scene.keyboardHost.panel.bar.sublayers.compactMap { $0 as? Button }.dropFirst().first)
    #expect(next.isEnabled)
    scene.tick(at: 0.15)
    fields[1].isHidden = true
    for time in [0.2, 0.25, 0.3, 0.5, 0.6] { scene.tick(at: time) }
    #expect(!next.isEnabled && scene.keyboardHost.isPresented)
  }
}
