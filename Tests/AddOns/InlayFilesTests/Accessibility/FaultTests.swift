import InlayControls
import InlayDecorations
import InlayFiles
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import InlayViews
import Testing

private final class Trap: View {
  override var canBecomeFocused: Bool { true }
  override func keyDown(_ event: KeyEvent) -> Bool { event.key == .tab }
}

private final class Unreachable: Control {
  override var accessibilityElement: AccessibilityElement? { makeAccessibilityElement(.button, actions: [.press]) }
  override var accessibilityTitle: String? { "Open" }
  override var canBecomeFocused: Bool { false }
}

private final class Stuck: ScrollView {
  override var canBecomeFocused: Bool { false }
}

/// The faults that keep people from using a scene.
@Suite struct FaultTests {
  private func faults(_ layers: [Layer], _ appearance: Appearance = .light) -> [AccessibilityFault.Kind] {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    root.backgroundColor = .rgb(0xFFFFFF)
    for (index, layer) in layers.enumerated() {
      if layer.frame.isEmpty {
        layer.frame = Rect(origin: Point(x: 10, y: 10 + Double(index) * 60), size: Size(width: 300, height: 44))
      }
      root.addSublayer(layer)
    }
    let scene = Scene(root: root, size: root.frame.size)
    scene.traits.appearance = appearance
    scene.tick(at: 0)
    let found = scene.accessibilityFaults(usesKeys: true)
    let first = found.map(\.kind)
    #expect(scene.accessibilityFaults(usesKeys: true).map(\.kind) == first, "the check changes the scene")
    return first
  }

  private func named(_ control: Control, _ label: String) -> Control {
    control.accessibilityLabel = label
    return control
  }

  @Test("a scene without faults has none")
  func none() {
    let text = Label()
    text.text = "Title"
    let field = TextField(placeholder: "Name")
    field.frame = Rect(x: 10, y: 200, width: 200, height: 44)
    #expect(faults([text, Button("Go"), named(Slider(), "Volume"), field]) == [])
  }

  @Test("content that no key scrolls")
  func unscrolled() {
    for (view, expected) in [(ScrollView(), []), (Stuck(), [AccessibilityFault.Kind.unreachable])] {
      view.frame = Rect(x: 0, y: 0, width: 200, height: 100)
      view.contentSize = Size(width: 200, height: 900)
      #expect(faults([view]) == expected)
    }
  }

  @Test("controls and pictures without a name")
  func labels() {
    #expect(faults([Slider(), Switch(), Avatar("")]) == [.missingLabel, .missingLabel, .missingLabel])
  }

  @Test("rows without a name, which the message tells by their place", arguments: ["", " \n"])
  func rows(title: String) {
    let form = Form {
      Section("One") { Row("Mail") }
      Section("Two") {
        Row(title, image: .symbol(.wifi), .disclosure) {}
        Row(title, image: .symbol(.wifi)).accessibilityLabel("Wi-Fi")
        Row(title, .switch(isOn: true) { _ in })
        Row(title, detail: "Only a detail")
      }
    }
    let table = TableView(style: .insetGrouped)
    table.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size)
    scene.tick(at: 0)
    let found = scene.accessibilityFaults(usesKeys: true)
    #expect(found.map(\.kind) == [.missingLabel, .missingLabel])
    #expect(
      found.map(\.message) == [
        "row [1, 0] without a name: set accessibilityLabel",
        "a switch in row [1, 2] without a name: set accessibilityLabel",
      ])
  }

  @Test("two equal elements at one place")
  func duplicates() {
    let (first, second) = (Button("Go"), Button("Go"))
    for button in [first, second] { button.frame = Rect(x: 10, y: 10, width: 100, height: 44) }
    #expect(faults([first, second]) == [.duplicate])
  }

  @Test(
    "texts with too little contrast, by their size and the appearance",
    arguments: [
      (17, 0x949494, .light, false), (17, 0x979797, .light, true), (17, 0x747474, .highContrastLight, false),
      (17, 0x7A7A7A, .highContrastLight, true), (26, 0x949494, .highContrastLight, false),
      (26, 0x979797, .highContrastLight, true),
    ] as [(Double, UInt32, Appearance, Bool)])
  func contrast(size: Double, color: UInt32, appearance: Appearance, isFault: Bool) {
    let text = TextLayer()
    text.text = "Gray words"
    text.font = Font(families: ["Inter"], size: size)
    text.textColor = .rgb(color)
    #expect(faults([text], appearance) == (isFault ? [.contrast] : []))
  }

  @Test(
    "the contrast may be another one, at which large texts need less, and kinds of faults may be accepted",
    arguments: [
      (nil, 17, 0x949494, false), (nil, 17, 0x999999, true), (4.5, 17, 0x797979, true), (4.5, 17, 0x747474, false),
      (4.5, 26, 0x949494, false), (4.5, 26, 0x999999, true), (7, 17, 0x606060, true), (7, 17, 0x575757, false),
      (7, 26, 0x797979, true), (7, 26, 0x747474, false), (2, 26, 0xAAAAAA, false), (2, 26, 0xBBBBBB, true),
    ] as [(Double?, Double, UInt32, Bool)])
  func ratio(ratio: Double?, size: Double, color: UInt32, isFault: Bool) {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 100))
    root.backgroundColor = .rgb(0xFFFFFF)
    let text = TextLayer()
    text.text = "Gray words"
    text.font = Font(families: ["Inter"], size: size)
    text.textColor = .rgb(color)
    text.frame = Rect(x: 10, y: 10, width: 300, height: 60)
    root.addSublayer(text)
    let scene = Scene(root: root, size: root.frame.size)
    scene.tick(at: 0)
    let found = scene.accessibilityFaults(contrast: ratio)
    #expect(found.map(\.kind) == (isFault ? [.contrast] : []))
    #expect(found.allSatisfy { $0.message.contains("in the theme modern") }, "\(found.map(\.message))")
    #expect(scene.accessibilityFaults(contrast: ratio, accepting: [.contrast, .order]).isEmpty)
  }

  @Test("a fault of contrast names the theme of its text, not that of the scene")
  func themes() throws {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 100))
    root.backgroundColor = .rgb(0xFFFFFF)
    let part = View(frame: root.frame)
    part.overrideTheme = .plum2011
    let text = Label()
    text.text = "Gray words"
    text.textColor = .rgb(0xBBBBBB)
    text.frame = Rect(x: 10, y: 10, width: 300, height: 60)
    part.addSublayer(text)
    root.addSublayer(part)
    let scene = Scene(root: root, size: root.frame.size)
    scene.tick(at: 0)
    let found = try #require(scene.accessibilityFaults().first)
    #expect(found.message.contains("in the theme plum-2011"), "\(found.message)")
  }

  @Test("a transparent canvas counts as the theme's background", arguments: [Appearance.light, .dark])
  func transparent(appearance: Appearance) {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 100))
    for (index, color) in [UInt32(0x000000), 0xFFFFFF].enumerated() {
      let text = TextLayer()
      text.text = index == 0 ? "Black words" : "White words"
      text.textColor = .rgb(color)
      text.frame = Rect(x: 10, y: 50 * Double(index), width: 300, height: 40)
      root.addSublayer(text)
    }
    let scene = Scene(root: root, size: root.frame.size)
    scene.traits.appearance = appearance
    scene.tick(at: 0)
    let found = scene.accessibilityFaults(usesKeys: true).filter { $0.kind == .contrast }
    #expect(found.count == 1 && found.first?.layer === root.sublayers[appearance == .light ? 1 : 0])
  }

  @Test("small targets")
  func targets() {
    let small = Tile()
    small.accessibilityLabel = "Dot"
    small.frame = Rect(x: 10, y: 10, width: 20, height: 20)
    #expect(faults([small]) == [.smallTarget])
  }

  @Test("views that keep the focus, and controls that no key reaches")
  func keys() {
    #expect(faults([Button("Go"), Trap()]).contains(.focusTrap))
    #expect(faults([Button("Go"), Unreachable()]) == [.unreachable])
  }

  @Test("elements that are read in another order than they are seen")
  func order() {
    let (lower, upper) = (Button("Lower"), Button("Upper"))
    lower.frame = Rect(x: 10, y: 200, width: 100, height: 44)
    upper.frame = Rect(x: 10, y: 100, width: 100, height: 44)
    #expect(faults([lower, upper]) == [.order])
  }

  @Test("Tab reaches the controls of a table's header and fields in its rows, and the check scrolls nothing")
  func tables() throws {
    let fields = (0..<20).map { TextField(placeholder: "Field \($0)") }
    let table = TableView(frame: Rect(x: 10, y: 10, width: 300, height: 250))
    let search = SearchField(placeholder: "Search")
    table.tableHeaderView = search
    let form = Form {
      Section {
        for (row, field) in fields.enumerated() { Row("Row \(row)").configured { $0.accessoryView = field } }
      }
    }
    form.show(in: table)
    let button = Button("Go")
    button.frame = Rect(x: 10, y: 300, width: 100, height: 44)
    let found = faults([table, button])
    // Placeholders have the contrast of iOS's.
    #expect(found.filter { $0 != .contrast } == [] && table.contentOffset.y <= 40, "\(found)")
  }
}

/// A control that is hit in its bounds alone.
private final class Tile: Control {
  override var accessibilityElement: AccessibilityElement? { makeAccessibilityElement(.button, actions: [.press]) }
  override func contains(_ point: Point) -> Bool { bounds.contains(point) }
}
