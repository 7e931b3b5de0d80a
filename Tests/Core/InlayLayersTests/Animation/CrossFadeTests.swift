import InlayGraphics
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers

/// Pictures of a scene that fade into each other.
@Suite struct CrossFadeTests {
  private let textContext: TextContext

  init() throws { textContext = try TextContext() }

  private struct Palettes: Sendable {
    static let light: Palette = ["page": .white, "card": RGBColor(rgb: 0xFF8000), "text": .black]
    static let dark: Palette = ["page": .black, "card": RGBColor(rgb: 0x0040FF), "text": .white]
  }

  private final class Source: ColorSource {
    func palette(for appearance: Appearance) -> Palette { appearance == .dark ? Palettes.dark : Palettes.light }
  }

  private struct Stage {
    let scene: Scene
    let card = makeLayer(Rect(x: 10.3, y: 8, width: 90, height: 40), .token("card"), name: "card")
    let text = TextLayer()

    init(_ textContext: TextContext, appearance: Appearance = .light) {
      card.cornerRadius = 9
      card.shadowOpacity = 0.5
      card.opacity = 0.8
      text.frame = Rect(x: 12, y: 10, width: 70, height: 24)
      text.text = "Fade"
      text.textColor = .token("text")
      card.addSublayer(text)
      scene = makeScene(
        [card], width: 121, height: 63, scale: 1.5, background: .token("page"), textContext: textContext)
      scene.colorSource = Source()
      scene.traits.appearance = appearance
      scene.tick(at: 0)
    }
  }

  /// A picture between two, of which the second has a share.
  private func isBetween(_ picture: Picture, _ old: Picture, _ new: Picture, share: Double, tolerance: Double) -> Bool {
    picture.pixels.indices.allSatisfy { index in
      [0, 8, 16, 24].allSatisfy { shift in
        func channel(_ picture: Picture) -> Double { Double(picture.pixels[index] >> UInt32(shift) & 255) }
        let expected = channel(old) + (channel(new) - channel(old)) * share
        return abs(channel(picture) - expected) <= tolerance
      }
    }
  }

  @Test("each frame is between the picture before and the one after, and incremental frames equal full ones")
  func frames() throws {
    let stage = Stage(textContext)
    let scene = stage.scene
    let old = try scene.picture()
    let new = try Stage(textContext, appearance: .dark).scene.picture()
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    scene.crossFade(duration: 2, curve: .linear) { scene.traits.appearance = .dark }
    for step in 0..<8 {
      scene.tick(at: Double(step) / 4)
      #expect(scene.nextTickTime == scene.time)
      try scene.render(into: surface)
      let picture = Picture(surface)
      #expect(try picture == scene.picture())
      #expect(isBetween(picture, old, new, share: Double(step) / 8, tolerance: 1.5), "step \(step)")
    }
    #expect(try scene.picture() != new)
    scene.tick(at: 2)
    try scene.render(into: surface)
    #expect(Picture(surface) == new)
    #expect(scene.nextTickTime == nil)
  }

  @Test("the first frame is the picture before, to the byte")
  func start() throws {
    let stage = Stage(textContext)
    let old = try stage.scene.picture()
    stage.scene.crossFade(duration: 1) { stage.card.frame.origin.x = 40 }
    stage.scene.tick(at: 0)
    #expect(try stage.scene.picture() == old)
  }

  @Test("the tree below changes and moves while a picture fades")
  func liveTree() throws {
    let (stage, expected) = (Stage(textContext), Stage(textContext))
    stage.scene.crossFade(duration: 1, curve: .linear) { stage.text.text = "Later" }
    stage.scene.animate(duration: 1, curve: .linear) { stage.card.frame.origin.x = 22.3 }
    let surface = try ImageSurface(for: stage.scene)
    stage.scene.tick(at: 0.5)
    try stage.scene.render(into: surface)
    let old = try expected.scene.picture()
    expected.text.text = "Later"
    expected.card.frame.origin.x = 16.3
    let new = try expected.scene.picture()
    #expect(isBetween(Picture(surface), old, new, share: 0.5, tolerance: 1.5))
    #expect(stage.scene.root.hitTest(Point(x: 104, y: 20)) === stage.card)
  }

  @Test("changes in the closure are not animated, also within another closure")
  func onlyFades() {
    let stage = Stage(textContext)
    stage.scene.animate(duration: 4) {
      stage.scene.crossFade(duration: 1) { stage.card.opacity = 0.25 }
    }
    #expect(!stage.card.hasAnimations && stage.card.presented(.opacity) == 0.25)
    stage.scene.tick(at: 1)
    #expect(stage.scene.nextTickTime == nil)
  }

  @Test("without a duration, and before the first frame, it changes at once")
  func instant() throws {
    var ended: [Bool] = []
    let stage = Stage(textContext)
    stage.scene.crossFade(duration: 0) {
      stage.scene.traits.appearance = .dark
    } completion: {
      ended.append($0)
    }
    #expect(try stage.scene.picture() == Stage(textContext, appearance: .dark).scene.picture())
    let layer = makeLayer(Rect(x: 0, y: 0, width: 5, height: 5), .black)
    let scene = Scene(root: layer, size: Size(width: 9, height: 9), textContext: textContext)
    scene.crossFade(duration: 1) {
      layer.backgroundColor = .white
    } completion: {
      ended.append($0)
    }
    scene.tick(at: 0)
    #expect(ended == [true, true] && scene.nextTickTime == nil)
  }

  @Test("a fade that interrupts another begins at what is on screen, however many there are")
  func interrupted() throws {
    let stage = Stage(textContext)
    let scene = stage.scene
    var ended: [Bool] = []
    for number in 1...12 {
      let before = try scene.picture()
      scene.crossFade(duration: 1, curve: .linear) {
        scene.traits.appearance = number % 2 == 1 ? .dark : .light
      } completion: {
        ended.append($0)
      }
      scene.tick(at: scene.time)
      // The fifth, ninth ... begins at the scene's own picture.
      if scene.crossFade?.depth != 1 || number == 1 { #expect(try scene.picture() == before, "fade \(number)") }
      scene.tick(at: scene.time + 0.25)
      #expect(try #require(scene.crossFade).depth <= 4)
    }
    #expect(ended == Array(repeating: false, count: 11))
    scene.tick(at: scene.time + 1)
    #expect(ended == Array(repeating: false, count: 11) + [true])
    #expect(try scene.picture() == Stage(textContext).scene.picture())
  }

  @Test("no tile is rasterised after the first frames of a fade")
  func tiles() throws {
    let scene = Stage(textContext).scene
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    scene.crossFade(duration: 1, curve: .linear) { scene.traits.appearance = .dark }
    scene.tick(at: 0.1)
    try scene.render(into: surface)
    for step in 2...9 {
      scene.tick(at: Double(step) / 10)
      #expect(try scene.render(into: surface).tileMisses == 0)
    }
  }

  @Test("completions are called once: with false by removeAnimations and when the scene goes")
  func completions() {
    var ended: [Bool] = []
    func fade(_ scene: Scene) {
      scene.crossFade(duration: 1) {
      } completion: {
        ended.append($0)
      }
    }
    do {
      let scene = Stage(textContext).scene
      fade(scene)
      scene.removeAnimations()
      scene.tick(at: 0)
      #expect(ended == [false] && scene.nextTickTime == nil)
      fade(scene)
      scene.tick(at: 1)
      #expect(ended == [false, true])
      fade(scene)
    }
    #expect(ended == [false, true, false])
  }

  @Test("a layer that a fade removes is freed at once")
  func freed() {
    let scene = Stage(textContext).scene
    weak var gone: Layer?
    do {
      let layer = makeLayer(Rect(x: 0, y: 0, width: 9, height: 9), .black)
      scene.root.addSublayer(layer)
      scene.tick(at: 0)
      gone = layer
    }
    scene.crossFade(duration: 1) { gone?.removeFromSuperlayer() }
    #expect(gone == nil)
    scene.tick(at: 0.5)
  }
}
