import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayViews
import Testing

@testable import InlayWindow

/// Where the focus goes by keys and by assistive technology, with Debian's libatspi between.
@Suite(.serialized) struct FocusBridgeTests {
  private static let gained = "object:state-changed:focused/1"

  /// A list of fields that is higher than its window, perhaps with a row without a field.
  private static func list(_ titles: [String]) -> String {
    """
    inlay: 1
    size: [390, 300]
    layers:
      - type: table
        frame: [0, 0, 390, 300]
        sections:
          - rows:

    """
      + titles.map { title in
        let field = title == "Plain" ? "" : ", accessoryView: {type: textField, text: Ada, borderStyle: none}"
        return "          - {title: \(title)\(field)}\n"
      }.joined()
  }

  /// The names of what got the focus.
  private static func names(_ heard: [String]) -> [String] {
    heard.filter { $0.hasPrefix("event \(gained)") }.compactMap { $0.split(separator: "\"").last.map(String.init) }
  }

  @Test("an entry in a row that gets the focus gets what is typed")
  func entry() throws {
    let folder = try TestFolder()
    let path = try folder.write(Self.list(["Plain", "Name", "Mail"]), to: "entry.yaml")
    let typed = "object:text-changed:insert"
    let heard = try Reader.read(
      path, "focus|Mail|\(Self.gained)", "key|x|\(typed)", "key|Tab|\(Self.gained)", "key|Down|\(Self.gained)",
      "key|y|\(typed)")
    guard let heard else { return }
    #expect(heard.filter { $0.hasPrefix("focused") } == ["focused True"])
    // Round the list to the row without a field; the row below it is its field, by arrows too.
    #expect(Self.names(heard) == ["Mail", "Plain", "Name"])
    #expect(
      heard.filter { $0.contains(typed) }
        == [#"event object:text-changed:insert/3 "Mail" "x""#, #"event object:text-changed:insert/3 "Name" "y""#])
  }

  @Test("Tab goes round a list of fields, and Shift-Tab back, each time to another one")
  func round() throws {
    let folder = try TestFolder()
    let titles = (0..<9).map { "F\($0)" }
    let path = try folder.write(Self.list(titles), to: "round.yaml")
    let steps = Array(repeating: "key|Tab|\(Self.gained)", count: 11)
    let back = Array(repeating: "key|shift+Tab|\(Self.gained)", count: 3)
    guard let heard = try Reader.read(path, steps + back) else { return }
    #expect(Self.names(heard) == titles + ["F0", "F1", "F0", "F8", "F7"])
  }
}

/// A window without the focus of the keyboard.
@MainActor private final class QuietHost: AccessibleHost {
  let scene: Scene
  let title = "Test"
  let isOpen = true
  let isResizable = false
  let hasKeyboardFocus = false
  let position = Point.zero
  let geometry = WindowGeometry(unitWidth: 320, unitHeight: 440, pixelWidth: 320, pixelHeight: 440, scale: 1)
  let pasteboard: any Pasteboard = LocalPasteboard()
  private(set) var calls: [String] = []

  init(_ scene: Scene) { self.scene = scene }

  func takeFocus() { calls.append("focus") }
  func lookForKeyboards() { calls.append("keyboards") }
}

/// `GrabFocus` without a bus.
@MainActor @Suite struct GrabFocusTests {
  @Test("a field gets the focus of its window and of the display, once it is known whether a keyboard is attached")
  func grabFocus() throws {
    let form = Form {
      Section {
        Row("Name", .textField("Ada") { _ in })
        Row("Off", .textField("off") { _ in }, isEnabled: false)
      }
    }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 440))
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size)
    scene.tick(at: 0)
    let host = QuietHost(scene)
    let objects = AccessibleObjects()
    objects.add(host)
    func grab(_ name: String) throws -> Bool {
      let object = try #require(objects.allObjects.first { $0.name == name })
      let request = BusRequest(path: object.path, interface: "org.a11y.atspi.Component", member: "GrabFocus")
      return objects.answer(request) == [.bool(true)]
    }
    #expect(try grab("Name"))
    #expect(scene.focusedView?.asTextInput != nil && host.calls == ["keyboards", "focus"])
    scene.focus(nil)
    #expect(try !grab("Off"))
    #expect(scene.focusedView == nil && host.calls == ["keyboards", "focus", "keyboards"])
    _ = form
  }
}
