import InlayGraphics
import InlayLayers
import InlayLists
import InlayText
import Testing

@testable import InlayControls
@testable import InlayViews

/// The text that was selected last, and the middle button, which pastes it.
@Suite struct SelectedTextTests {
  private let board = LocalPasteboard()

  private func stage(_ count: Int = 1) -> FieldStage {
    let stage = FieldStage(count)
    stage.events.eventDispatcher.selectionPasteboard = board
    return stage
  }

  private func middle(_ stage: FieldStage, _ point: Point) -> [Bool] {
    [PointerEvent.Phase.down, .up].map { phase in
      stage.events.send(.pointer(PointerEvent(phase, at: point, kind: .mouse, button: .middle, time: 1)))
    }
  }

  @Test("what input selects is offered, but no secret, and nothing that code selects")
  func offered() {
    let stage = stage()
    stage.field.text = "Ada Lovelace"
    stage.focus()
    stage.field.selectedRange = 0..<3
    #expect(board.textAtOnce == nil)
    stage.click(stage.point(6), count: 2)
    #expect(board.textAtOnce == "Lovelace")
    stage.press(.character("a"), modifiers: .control)
    #expect(board.textAtOnce == "Ada Lovelace")
    stage.press(.left)
    #expect(board.textAtOnce == "Ada Lovelace", "a caret selects nothing")
    stage.press(.right, modifiers: .shift)
    #expect(board.textAtOnce == "A")
    stage.mouse(.down, stage.point(0))
    stage.mouse(.moved, stage.point(3))
    stage.mouse(.up, stage.point(3))
    #expect(board.textAtOnce == "Ada")
    stage.field.isSecureTextEntry = true
    stage.press(.character("a"), modifiers: .control)
    #expect(board.textAtOnce == "Ada")
    stage.field.isSecureTextEntry = false
    stage.press(.end)
    stage.events.send(.composition(CompositionEvent("ni", selection: 0..<2)))
    #expect(board.textAtOnce == "Ada", "nor what an input method marks")
  }

  @Test("the middle button pastes at its place, after the focus came, and leaves the clipboard alone")
  func pasted() {
    let stage = stage(2)
    stage.events.pasteboard.textAtOnce = "clipboard"
    stage.focus()
    let field = stage.fields[1]
    field.text = "Hopper"
    var log: [String] = []
    field.onBeginEditing = { log.append("begin") }
    field.onChange = { log.append($0) }
    let point = stage.point(0, in: field)
    #expect(middle(stage, point) == [true, true], "and nothing without a selection")
    #expect(log == ["begin"] && field.text == "Hopper")
    board.textAtOnce = "Grace "
    #expect(middle(stage, point) == [true, true])
    #expect(field.text == "Grace Hopper" && field.selectedRange == 6..<6 && stage.events.focusedView === field)
    #expect(log == ["begin", "Grace Hopper"] && stage.events.pasteboard.textAtOnce == "clipboard")
    stage.press(.character("z"), modifiers: .control)
    #expect(field.text == "Hopper")
    field.isEnabled = false
    _ = middle(stage, point)
    #expect(field.text == "Hopper")
  }

  @Test("a host without selected texts has no middle button")
  func none() {
    let stage = FieldStage()
    #expect(middle(stage, stage.point(0)) == [false, false] && !stage.field.isFocused)
  }
}
