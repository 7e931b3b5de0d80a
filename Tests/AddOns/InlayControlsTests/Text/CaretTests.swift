import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls

@Suite struct CaretTests {
  @Test("code selects characters: as keys do, within the text, after a composition")
  func selectedRange() {
    let stage = FieldStage()
    let field = stage.field
    field.text = "aé👍🏽z"
    #expect(field.selectedRange == 4..<4)
    field.selectedRange = 1..<3
    #expect(field.editing.selectedText == "é👍🏽" && field.selectedRange == 1..<3)
    stage.focus()
    field.selectedRange = 1..<3
    stage.type("b")
    #expect(field.text == "abz" && field.selectedRange == 2..<2)
    field.selectedRange = -5..<99
    #expect(field.selectedRange == 0..<3)
    field.selectedRange = 1..<1
    field.perform(.mark("xy", selection: 0..<2))
    field.selectedRange = 0..<1
    #expect(field.text == "axybz" && field.editing.markedRange == nil && field.selectedRange == 0..<1)
  }

  @Test("the caret blinks at times that the scene knows, for some seconds, and then rests lit")
  func blinking() {
    let stage = FieldStage()
    let scene = stage.scene
    scene.tick(at: 1)
    #expect(scene.nextTickTime == nil)
    stage.focus()
    scene.tick(at: 1)
    var changes = 0
    var lit = [!stage.field.caret.isHidden]
    while let next = scene.nextTickTime, changes < 100 {
      #expect(next > scene.time)
      scene.tick(at: next)
      changes += 1
      lit.append(!stage.field.caret.isHidden)
      #expect(scene.layersVisited <= 4, "only the caret is committed")
    }
    #expect(changes == 20)
    #expect(lit == (0...20).map { $0 % 2 == 0 })
    stage.type("a")
    #expect(scene.nextTickTime != nil)
    scene.tick(at: scene.time)
    #expect(scene.nextTickTime.map { $0 > scene.time } ?? false)
    stage.events.focus(nil)
    scene.tick(at: scene.time)
    #expect(scene.nextTickTime == nil && stage.field.caret.isHidden)
  }

  @Test("input lights the caret, and a late tick has the state of its time")
  func restarting() {
    let stage = FieldStage()
    stage.focus()
    stage.scene.tick(at: 0.6)
    #expect(stage.field.caret.isHidden)
    stage.type("a")
    stage.scene.tick(at: 0.6)
    #expect(!stage.field.caret.isHidden)
    stage.scene.tick(at: 0.6 + 0.53 * 3.5)
    #expect(stage.field.caret.isHidden)
    stage.scene.tick(at: 100)
    #expect(!stage.field.caret.isHidden && stage.scene.nextTickTime == nil)
  }

  @Test("without blinking, with reduced motion and with a selection no tick is due", arguments: 0...2)
  func rest(way: Int) {
    let stage = FieldStage()
    stage.field.text = "text"
    if way == 0 { stage.field.caretBlinks = false }
    if way == 1 { stage.scene.traits.reducesMotion = true }
    stage.focus()
    if way == 2 { stage.press(.character("a"), modifiers: .control) }
    stage.scene.tick(at: 1)
    #expect(stage.scene.nextTickTime == nil)
    let frame = stage.scene.frame
    stage.scene.tick(at: 9)
    #expect(stage.scene.frame === frame && stage.scene.layersVisited == 0)
  }

  @Test("the caret and the selection lie where the line has them, at every scale", arguments: [1.0, 1.5, 2, 3])
  func places(scale: Double) {
    let stage = FieldStage(scale: scale)
    let field = stage.field
    field.text = "Wave \u{5D0}\u{5D1}"
    stage.focus()
    stage.press(.home, .right, .right)
    stage.scene.tick(at: 0)
    let line = field.shapedText()?.line
    let x = 10 + 9 + (line?.caret(at: TextPosition(2)) ?? 0)
    let caret = field.caret.convert(field.caret.bounds, to: nil)
    #expect(abs(caret.midX - x) <= 1 / scale)
    #expect(abs((caret.minX * scale).rounded() - caret.minX * scale) < 1e-9)
    stage.press(.end, modifiers: .shift)
    stage.scene.tick(at: 0)
    #expect(field.selectionLayers.count == 1)
    let frame = field.selectionLayers.first.map { $0.convert($0.bounds, to: nil) } ?? .zero
    #expect(abs(frame.minX - x) <= 1 / scale)
    #expect(abs(frame.maxX - 19 - (line?.layout.size.width ?? 0)) <= 1 / scale)
  }

  @Test("a field without the focus has the pixels of a label in a box, and no caret")
  func label() throws {
    let stage = FieldStage(scale: 2)
    stage.field.text = "Settings of today"
    let field = try stage.picture()
    stage.field.removeFromSuperlayer()
    let box = Layer()
    box.frame = Rect(x: 10, y: 10, width: 200, height: 36)
    box.backgroundColor = .token(.fieldBackground)
    box.cornerRadius = stage.scene.theme.metrics.field.cornerRadius
    let label = Label(textStyle: .title)
    label.text = "Settings of today"
    label.frame = Rect(x: 9, y: 0, width: 182, height: 36)
    box.addSublayer(label)
    stage.root.addSublayer(box)
    #expect(try field.difference(from: stage.picture()) == nil)
  }
}
