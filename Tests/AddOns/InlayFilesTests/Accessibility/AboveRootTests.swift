import InlayFiles
import InlayForms
import InlayGraphics
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayLayers
@testable import InlayViews

/// What the library shows above the root is read whatever the root says.
@Suite struct AboveRootTests {
  enum Root: CaseIterable {
    case view, layer, stack, table, scrollView, own, element, hidden
  }

  enum Overlay: CaseIterable {
    case keyboard, toast, alert, sheet, menu

    func isShown(by layer: Layer) -> Bool {
      switch self {
      case .keyboard: layer is KeyboardPanel
      case .toast: layer is Toast
      case .alert: layer is Alert
      case .sheet: layer is Sheet
      case .menu: layer is PopUpMenu
      }
    }

    /// Whether it needs what is below, of which an alert and a sheet keep the focus and presses away.
    func isBehind(_ other: Overlay) -> Bool {
      (self == .keyboard || self == .menu) && (other == .alert || other == .sheet)
    }
  }

  /// A root with a field behind the keyboard's place, and a list of values.
  private final class Stage {
    let field = TextField(placeholder: "Message")
    let popUp = PopUpButton(["One", "Two"], selectedIndex: 0)
    let scene: Scene
    let events: Scene
    private var form: Form?

    init(_ kind: Root) {
      let size = Size(width: 390, height: 700)
      let content: Layer =
        switch kind {
        case .layer: Layer()
        case .table: TableView(style: .insetGrouped)
        default: View()
        }
      var root = content
      popUp.accessibilityLabel = "Number"
      popUp.frame = Rect(x: 20, y: 60, width: 150, height: 44)
      field.frame = Rect(x: 20, y: 120, width: 300, height: 44)
      if let table = content as? TableView {
        let (popUp, field) = (popUp, field)
        let form = Form {
          Section {
            Row("Number").configured { $0.accessoryView = popUp }
            Row("Message").configured { $0.accessoryView = field }
            for row in 0..<20 { Row("Row \(row)") }
          }
        }
        form.show(in: table)
        self.form = form
      } else {
        let low = Label()
        (low.text, low.frame) = ("Behind", Rect(x: 20, y: 650, width: 100, height: 30))
        for layer in [popUp, field, low] as [Layer] { content.addSublayer(layer) }
      }
      switch kind {
      case .stack:
        if let view = content as? View { root = NavigationStack(root: NavigationPage("Page", content: view)) }
      case .scrollView:
        root = ScrollView()
        content.frame = Rect(origin: .zero, size: size)
        root.addSublayer(content)
      case .own: (root as? View)?.accessibilityElements = [field]
      case .element:
        (root as? View)?.isAccessibilityElement = true
        (root as? View)?.accessibilityLabel = "All"
      case .hidden: (root as? View)?.accessibilityElementsHidden = true
      case .view, .layer, .table: break
      }
      root.frame = Rect(origin: .zero, size: size)
      root.backgroundColor = .token(.tableBackground)
      scene = Scene(root: root, size: size)
      scene.keyboardMode = .always
      events = scene
      scene.tick(at: 0)
    }

    func show(_ overlay: Overlay) {
      switch overlay {
      case .keyboard: events.focus(field, isVisible: false)
      case .toast: Toast("Saved").present(in: scene)
      case .alert: Alert("Delete?", actions: [Alert.Action(), Alert.Action(role: .cancel)]).present(in: scene)
      case .sheet: Sheet(NavigationPage("Sheet", content: View())).present(in: scene)
      case .menu: popUp.performAccessibilityAction(.press)
      }
      // A second: a toast is still there after another overlay came.
      for _ in 1...20 { scene.tick(at: scene.time + 0.05) }
    }
  }

  @Test(
    "each kind of overlay above each kind of root is read, with what is above or below it", arguments: Root.allCases)
  func overlays(root: Root) {
    for overlay in Overlay.allCases {
      for other in Overlay.allCases where other != .menu || overlay == .menu {
        let stage = Stage(root)
        let scene = stage.scene
        stage.show(other)
        if overlay != other { stage.show(overlay) }
        let tree = scene.accessibilityTree
        let ids = Set(tree.allNodes.map(\.id))
        let above = scene.root.paintedSublayers.filter { $0.levelAboveRoot != nil }
        let lowest = above.lastIndex { ($0 as? View)?.isModal == true } ?? 0
        for layer in above[lowest...] {
          let own = scene.accessibilityNodes(in: layer)
          #expect(!own.isEmpty, "\(root) \(other) \(overlay): \(layer.reportName)")
          for node in own { #expect(ids.contains(node.id), "\(root) \(other) \(overlay): \(node.element.role)") }
          #expect(tree.node(around: layer) == nil || tree.node(around: layer)?.layer !== scene.root)
        }
        // A keyboard goes where something else takes the focus.
        let shown = Overlay.allCases.filter { above.contains(where: $0.isShown) }
        #expect(shown.contains(overlay) || overlay.isBehind(other), "\(root) \(other): no \(overlay)")
        #expect(shown.contains(other) || other == .keyboard, "\(root) \(overlay): no \(other)")
        #expect(shown.count == above.count, "\(root) \(other) \(overlay)")
        let isModal = above.contains { ($0 as? View)?.isModal == true }
        let isRead = tree.allNodes.contains { $0.layer.layerAboveRoot == nil }
        #expect(isRead == (!isModal && root != .hidden), "\(root) \(other) \(overlay)")
        for node in tree.allNodes where node.layer.layerAboveRoot == nil {
          let top = scene.size.height - scene.coveredHeight
          #expect(node.isShowing == (node.frame.minY < top), "\(root): \(node.element.label) at \(node.frame)")
        }
        let faults = scene.accessibilityFaults(accepting: [.contrast])
        #expect(faults.filter { $0.kind == .unread || $0.kind == .order }.isEmpty, "\(faults.map(\.message))")
      }
    }
  }

  @Test("what an app shows above a root that leaves it out is a fault, until the root says it")
  func unread() {
    let stack = NavigationStack(root: NavigationPage("Page", content: View()))
    stack.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    let banner = Label()
    (banner.text, banner.frame) = ("No connection", Rect(x: 0, y: 400, width: 320, height: 40))
    stack.addSublayer(banner)
    let scene = Scene(root: stack, size: stack.frame.size)
    scene.tick(at: 0)
    let faults = scene.accessibilityFaults().filter { $0.kind == .unread }
    #expect(faults.map { $0.layer === banner } == [true] && faults.first?.message.contains("No connection") == true)
    stack.accessibilityElements = (stack.accessibilityElements ?? []) + [banner]
    #expect(scene.accessibilityFaults().filter { $0.kind == .unread }.isEmpty)
  }

  @Test("what a root leaves out below or beside what it says is no fault, and what covers that is one")
  func leftOut() {
    for (y, isAbove, isFault) in [(300.0, true, false), (110, true, true), (110, false, false)] {
      let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
      let (field, note) = (TextField(placeholder: "Message"), Label())
      field.frame = Rect(x: 20, y: 100, width: 200, height: 44)
      (note.text, note.frame) = ("Note", Rect(x: 20, y: y, width: 100, height: 30))
      let layers: [Layer] = isAbove ? [field, note] : [note, field]
      for layer in layers { root.addSublayer(layer) }
      root.accessibilityElements = [field]
      let scene = Scene(root: root, size: root.frame.size)
      scene.tick(at: 0)
      let faults = scene.accessibilityFaults().filter { $0.kind == .unread }
      #expect(faults.map { $0.layer === note } == (isFault ? [true] : []), "at \(y), above \(isAbove)")
    }
  }
}
