import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls

@Suite struct KeyboardTests {
  private final class Stage {
    let field = TextField(placeholder: "Text")
    let keyboard: KeyboardView
    let scene: Scene
    let events: EventDispatcher

    init(_ layouts: [KeyboardLayout] = [.english]) {
      keyboard = KeyboardView(layouts: layouts)
      let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 300))
      field.frame = Rect(x: 10, y: 10, width: 300, height: 36)
      keyboard.frame = Rect(x: 0, y: 76, width: 390, height: 224)
      root.addSublayer(field)
      root.addSublayer(keyboard)
      scene = Scene(root: root, size: root.frame.size)
      events = scene.eventDispatcher
      events.focus(field)
    }

    func point(_ key: KeyboardLayout.Key) -> Point {
      scene.root.layoutIfNeeded()
      guard let view = keyboard.keys.first(where: { $0.key == key }) else { return Point(x: -1, y: -1) }
      return view.convert(Point(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    func tap(_ key: KeyboardLayout.Key, at time: Double? = nil) {
      let point = point(key)
      events.send(.pointer(PointerEvent(.down, at: point, time: time)))
      events.send(.pointer(PointerEvent(.up, at: point, time: time)))
    }
  }

  @Test("keys enter text into the focused field, whose focus they leave")
  func typing() {
    let stage = Stage()
    var returned = 0
    stage.field.onSubmit = { _ in returned += 1 }
    for key in [KeyboardLayout.Key.text("h"), .text("i"), .space, .text("x"), .delete, .return] { stage.tap(key) }
    #expect(stage.field.text == "hi " && returned == 1)
    stage.tap(.page(.digits))
    stage.tap(.text("7"))
    stage.tap(.page(.symbols))
    stage.tap(.text("€"))
    stage.tap(.text("£"))
    stage.tap(.page(.letters))
    stage.tap(.text("q"))
    #expect(stage.field.text == "hi 7£q")
    #expect(stage.events.focusedView === stage.field)
  }

  @Test("Shift is for one letter, two quick taps lock it, and one unlocks it")
  func shift() {
    let stage = Stage([.german])
    stage.tap(.shift, at: 1)
    stage.tap(.text("ẞ"), at: 1.1)
    stage.tap(.text("ä"), at: 1.2)
    stage.tap(.shift, at: 2)
    stage.tap(.shift, at: 2.2)
    #expect(stage.keyboard.shift == .locked)
    stage.tap(.text("Ä"), at: 3)
    stage.tap(.text("Q"), at: 3.1)
    stage.tap(.shift, at: 4)
    stage.tap(.text("q"), at: 4.1)
    stage.tap(.shift, at: 5)
    stage.tap(.shift, at: 6)
    #expect(stage.keyboard.shift == .off, "two slow taps")
    #expect(stage.field.text == "ẞäÄQq")
  }

  @Test("a held delete key repeats by the scene's clock until it is released or left")
  func repeating() {
    let stage = Stage()
    stage.field.caretBlinks = false
    stage.field.text = "0123456789"
    let point = stage.point(.delete)
    func send(_ phase: PointerEvent.Phase, _ time: Double, dx: Double = 0) {
      let point = Point(x: point.x + dx, y: point.y)
      stage.events.send(.pointer(PointerEvent(phase, at: point, time: time)))
    }
    send(.down, 1)
    #expect(stage.field.text.count == 9)
    stage.scene.tick(at: 1.4)
    #expect(stage.field.text.count == 9)
    stage.scene.tick(at: 1.46)
    #expect(stage.field.text.count == 8)
    stage.scene.tick(at: 1.62)
    #expect(stage.field.text.count == 6)
    send(.moved, 1.63, dx: -200)
    stage.scene.tick(at: 3)
    send(.up, 3.1, dx: -200)
    stage.scene.tick(at: 4)
    #expect(stage.field.text.count == 6)
    send(.down, 5)
    send(.up, 5.1)
    stage.scene.tick(at: 9)
    #expect(stage.field.text.count == 5)
    #expect(stage.scene.nextTickTime == nil)
  }

  @Test("a key shows the next of several layouts, and a press that leaves its key enters nothing")
  func layouts() {
    let stage = Stage([.english, .arabic])
    stage.tap(.language)
    #expect(stage.keyboard.layout == .arabic)
    stage.tap(.text("ض"))
    stage.tap(.page(.digits))
    stage.tap(.text("٧"))
    #expect(stage.field.text == "ض٧")
    stage.tap(.language)
    #expect(stage.keyboard.layout == .english && stage.keyboard.page == .letters)
    let point = stage.point(.text("q"))
    stage.events.send(.pointer(PointerEvent(.down, at: point)))
    stage.events.send(.pointer(PointerEvent(.moved, at: Point(x: point.x + 200, y: point.y))))
    stage.events.send(.pointer(PointerEvent(.up, at: Point(x: point.x + 200, y: point.y))))
    #expect(stage.field.text == "ض٧")
  }

  @Test(
    "each layout has its letters once, in rows that fill the width and do not overlap",
    arguments: [KeyboardLayout.english, .german, .french, .arabic])
  func rows(layout: KeyboardLayout) {
    for page in [KeyboardLayout.Page.letters, .digits, .symbols] {
      for (isShifted, hasLanguages) in [(false, false), (true, true)] {
        let rows = layout.rows(of: page, isShifted: isShifted, hasLanguages: hasLanguages)
        #expect(rows.count == 4)
        let keys = rows.flatMap { $0.map(\.key) }
        #expect(Set(keys).count == keys.count)
        for row in rows {
          #expect(zip(row, row.dropFirst()).allSatisfy { abs($0.start + $0.width - $1.start) < 1e-9 })
          #expect((row.first?.start ?? -1) >= 0 && (row.last.map { $0.start + $0.width } ?? 2) <= 1 + 1e-9)
          #expect(row.allSatisfy { $0.width > 0.05 })
        }
        #expect(rows[3].last.map { $0.start + $0.width } == 1)
      }
    }
  }

  @Test("keys follow the size of the keyboard, with the direction or without")
  func directions() throws {
    let stage = Stage()
    let before = stage.keyboard.keys.map(\.frame)
    stage.scene.traits.direction = .rightToLeft
    stage.scene.tick(at: 0)
    #expect(stage.keyboard.keys.map(\.frame) == before)
    #expect(stage.keyboard.dump().contains("label \"q\""))
  }
}
