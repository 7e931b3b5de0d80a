import InlayControls
import InlayFiles
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayViews
import Testing

/// Checks with keys of lists whose rows are text inputs.
@Suite struct EntryFaultTests {
  @Test(
    "Tab reaches the rows of a list of fields alone, also in a scene that keeps the focus", arguments: [false, true])
  func fieldsAlone(keepsFocus: Bool) {
    let form = Form {
      Section("Person") {
        for number in 0..<12 { Row("Field \(number)", .textField("", placeholder: "\(number)") { _ in }) }
      }
    }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 240))
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size)
    scene.onProblem = { _ in }
    scene.eventDispatcher.keepsFocus = keepsFocus
    scene.tick(at: 0)
    let kinds: [AccessibilityFault.Kind] = [.unreachable, .order, .focusTrap]
    let faults = scene.accessibilityFaults(usesKeys: true).filter { kinds.contains($0.kind) }
    #expect(faults.isEmpty, "\(faults.map(\.message))")
    #expect(scene.eventDispatcher.keepsFocus == keepsFocus && scene.focusedView == nil && table.contentOffset.y == 0)
    _ = form
  }
}
