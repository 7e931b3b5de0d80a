import InlayControls
import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayViews
import Testing

/// A list that has the fields in view alone, as a table has cells, and does not tell Tab of the others.
private final class LazyFields: ScrollView {
  private var fields: [Int: TextField] = [:]
  let count: Int
  /// Fields that keys leave out.
  var isEnabled: (Int) -> Bool = { _ in true }

  init(_ count: Int) {
    self.count = count
    super.init()
    contentSize = Size(width: 320, height: Double(count) * 50)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let visible = (0..<count).filter { Double($0 + 1) * 50 > bounds.minY && Double($0) * 50 < bounds.maxY }
    for (number, field) in fields where !visible.contains(number) {
      field.removeFromSuperlayer()
      fields[number] = nil
    }
    for number in visible where fields[number] == nil {
      let field = TextField(placeholder: "Field \(number)")
      field.isEnabled = isEnabled(number)
      field.frame = Rect(x: 10, y: Double(number) * 50, width: 300, height: 44)
      fields[number] = field
    }
    let sorted = fields.sorted { $0.key < $1.key }.map(\.value)
    if !sublayers.compactMap({ $0 as? TextField }).elementsEqual(sorted, by: ===) {
      for field in sorted { addSublayer(field) }
    }
  }
}

/// A list that brings the next field into view when Tab leaves the last one.
private final class TabbedFields: View {
  let list: LazyFields
  init(_ list: LazyFields) {
    self.list = list
    super.init()
    frame = Rect(x: 0, y: 0, width: 320, height: 220)
    list.frame = bounds
    addSublayer(list)
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .tab, let view = scene?.focusedView, view.isDescendant(of: list) else { return false }
    let next = view.frame.midY + 50
    guard next < list.contentSize.height else { return false }
    list.contentOffset.y = max(list.contentOffset.y, next + 30 - list.bounds.height)
    layoutIfNeeded()
    let found = list.sublayers.lazy.compactMap { $0 as? TextField }.first { abs($0.frame.midY - next) < 1 }
    found?.becomeFocused(isVisible: true)
    return found?.isFocused ?? false
  }
}

/// What Tab reaches in views that scroll.
@Suite struct KeyboardFaultTests {
  private func faults(_ layer: Layer, isModal: Bool = false) -> [String] {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    root.addSublayer(layer)
    let scene = Scene(root: root, size: root.frame.size)
    if isModal {
      layer.removeFromSuperlayer()
      Sheet(layer as? View).present(in: scene, animated: false)
    }
    scene.tick(at: 0)
    func check() -> [String] {
      scene.accessibilityFaults(usesKeys: true, accepting: [.contrast, .smallTarget]).map {
        "\($0.kind): \($0.message)"
      }
    }
    let lists = ([layer] + layer.sublayers).compactMap { $0 as? ScrollView }
    let before = lists.map(\.contentOffset)
    let found = check()
    #expect(check() == found, "the check changes the scene")
    #expect(lists.map(\.contentOffset) == before && scene.focusedView == nil)
    return found
  }

  private func list(_ count: Int, height: Double = 220) -> LazyFields {
    let list = LazyFields(count)
    list.frame = Rect(x: 0, y: 0, width: 320, height: height)
    return list
  }

  @Test("Tab that leaves a list, or begins it again, does not reach the fields below", arguments: [false, true])
  func below(isModal: Bool) {
    let found = faults(list(30), isModal: isModal)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(#"unreachable: no key reaches textField "Field "#) == true, "\(found)")
    #expect(found.first?.contains(#"Tab does not continue below textField"#) == true, "\(found)")
  }

  @Test("fields further below are found too, and those that are disabled are not missed")
  func far() {
    let some = list(30)
    some.isEnabled = { $0 < 3 || $0 > 20 }
    #expect(faults(some).count == 1)
    let few = list(30)
    few.isEnabled = { $0 < 3 }
    #expect(faults(few) == [])
  }

  @Test("Tab that brings the next field into view is right, also in a list that has fields in view alone")
  func reached() {
    #expect(faults(TabbedFields(list(30))) == [])
    let whole = ScrollView()
    whole.frame = Rect(x: 0, y: 0, width: 320, height: 220)
    whole.contentSize = Size(width: 320, height: 1000)
    for number in 0..<20 {
      let field = TextField(placeholder: "Field \(number)")
      field.frame = Rect(x: 10, y: Double(number) * 50, width: 300, height: 44)
      whole.addSublayer(field)
    }
    #expect(faults(whole) == [])
  }

  @Test("fields that Tab reaches after those below them are in the wrong order, even if they are read in the right one")
  func order() {
    func form(_ places: [Double]) -> [String] {
      let list = ScrollView()
      list.frame = Rect(x: 0, y: 0, width: 320, height: 220)
      let fields = places.map { y in
        let field = TextField(placeholder: "Field \(Int(y))")
        field.frame = Rect(x: 10, y: y, width: 140, height: 44)
        list.addSublayer(field)
        return field
      }
      list.accessibilityElements = fields.sorted { $0.frame.minY < $1.frame.minY }
      return faults(list)
    }
    #expect(form([0, 50, 100]) == [])
    #expect(
      form([50, 100, 0]) == [#"order: Tab reaches textField "Field 0" after textField "Field 100", but it is above"#])
  }

  @Test("columns may follow each other, and what stands still beside a list may come after it")
  func columns() {
    let list = ScrollView()
    list.frame = Rect(x: 0, y: 50, width: 320, height: 220)
    for (index, x) in [10.0, 10, 170, 170].enumerated() {
      let field = TextField(placeholder: "Field \(index)")
      field.frame = Rect(x: x, y: Double(index % 2) * 50, width: 140, height: 44)
      list.addSublayer(field)
    }
    let page = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let button = Button("Back")
    button.frame = Rect(x: 0, y: 0, width: 100, height: 44)
    for layer in [list, button] as [Layer] { page.addSublayer(layer) }
    page.accessibilityElements = [button, list]
    #expect(faults(page) == [])
  }
}
