import InlayControls
import InlayFiles
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import InlayViews
import Testing

/// The library's own controls pass its own checks in every state.
@Suite struct ControlFaultTests {
  /// What is around a control.
  private struct Setting: CustomStringConvertible {
    let width: Double
    let textScale: Double
    let direction: LayoutDirection

    static let all = [320.0, 768].flatMap { width in
      [1, 1.5, 2.5, 3].flatMap { scale in
        [LayoutDirection.leftToRight, .rightToLeft].map { Setting(width: width, textScale: scale, direction: $0) }
      }
    }

    var description: String { "\(width) points wide, text scale \(textScale), \(direction)" }
  }

  /// A scene with a view in its middle, which is as high as it wants to be.
  private func scene(_ view: View, _ setting: Setting) -> Scene {
    let root = View(frame: Rect(x: 0, y: 0, width: setting.width, height: 700))
    root.backgroundColor = .token(.tableBackground)
    root.addSublayer(view)
    let scene = Scene(root: root, size: root.frame.size)
    (scene.traits.textScale, scene.traits.direction) = (setting.textScale, setting.direction)
    scene.onProblem = { _ in }
    let space = Size(width: setting.width - 40, height: 400)
    let size = (view as? any RowAccessoryView)?.size(inRow: space) ?? view.sizeThatFits(space)
    view.frame = Rect(x: 20, y: 80, width: min(size.width, space.width), height: size.height)
    scene.tick(at: 0)
    return scene
  }

  private func check(_ scene: Scene, _ what: String, _ setting: Setting) {
    scene.tick(at: scene.time + 1)
    scene.tick(at: scene.time + 1)
    // Colours have tests of their own.
    let faults = scene.accessibilityFaults(usesKeys: true, accepting: [.contrast])
    #expect(faults.isEmpty, "\(what), \(setting): \(faults.map { "\($0.kind): \($0.message)" })")
  }

  private func named<Made: View>(_ view: Made) -> Made {
    view.accessibilityLabel = "Value"
    return view
  }

  private var controls: [(name: String, make: () -> View)] {
    var all: [(name: String, make: () -> View)] = [
      ("switch", { self.named(Switch(isOn: true)) }), ("slider", { self.named(Slider(value: 0.5)) }),
      ("stepper", { self.named(Stepper(value: 5)) }),
      ("segments", { self.named(SegmentedControl(["Day", "Week", "Month"], selectedIndex: 1)) }),
      ("list of values", { self.named(PopUpButton(["Small", "Medium", "Very large"], selectedIndex: 2)) }),
      ("progress", { self.named(ProgressView(0.5)) }), ("activity", { ActivityIndicator(isAnimating: false) }),
      ("badge", { Badge("12") }), ("avatar", { Avatar("Ada Lovelace") }),
      (
        "empty state",
        { EmptyState("No messages", message: "They come later.", symbol: .person, buttonTitle: "Reload") }
      ),
    ]
    for style in Button.Style.allCases {
      all.append(("button \(style)", { Button("Continue", style: style) }))
      all.append(("button \(style) with an image", { Button("Delete", image: .symbol(.wifi), style: style) }))
    }
    for style in TextField.BorderStyle.allCases {
      for text in ["", "Ada"] {
        all.append(
          (
            "field \(style) \(text)",
            {
              let field = TextField(text: text, placeholder: "Name")
              field.borderStyle = style
              return field
            }
          ))
      }
    }
    return all
  }

  @Test("controls: enabled, disabled and focused, in text scales, directions and widths")
  func controlStates() {
    var focused: Set<String> = []
    for (name, make) in controls {
      for setting in Setting.all {
        for state in ["enabled", "disabled", "focused"] {
          let view = make()
          if state == "disabled" {
            guard let control = view as? Control else { continue }
            control.isEnabled = false
          }
          let scene = scene(view, setting)
          if state == "focused" {
            guard view.canBecomeFocused else { continue }
            scene.focus(view, isVisible: true)
            #expect(scene.focusedView === view, "\(name)")
            focused.insert(name)
          }
          check(scene, "\(name) \(state)", setting)
        }
      }
    }
    #expect(focused.isSuperset(of: ["switch", "slider", "stepper", "segments", "list of values", "field rounded Ada"]))
  }

  @Test("a search field alone, above rows and above no rows: empty, filled, disabled, with the focus and without")
  func searchFields() {
    for rows in [nil, 0, 3] {
      for setting in Setting.all {
        for (text, isFocused, isEnabled) in [
          ("", false, true), ("", true, true), ("Ada", false, true), ("Ada", true, true), ("Ada", false, false),
        ] {
          let search = SearchField(placeholder: "Search")
          (search.text, search.isEnabled) = (text, isEnabled)
          var view: View = search
          let form = Form { Section { for row in 0..<(rows ?? 0) { Row("Row \(row)") } } }
          if rows != nil {
            let table = TableView(style: .plain)
            table.bounds.size = Size(width: setting.width - 40, height: 400)
            table.tableHeaderView = search
            form.show(in: table)
            view = table
          }
          let scene = scene(view, setting)
          if isFocused { search.becomeFocused() }
          #expect(isFocused == (scene.focusedView != nil))
          check(scene, "search field \(text) over \(rows ?? -1) rows, focused: \(isFocused)", setting)
        }
      }
    }
  }

  @Test("alerts and lists of actions with one to three buttons")
  func alerts() {
    let actions = [
      Alert.Action("Delete All", role: .destructive), Alert.Action(role: .cancel), Alert.Action("Keep Some"),
    ]
    for style in Alert.Style.allCases {
      for count in 1...3 {
        for setting in Setting.all {
          let scene = scene(View(), setting)
          let alert = Alert(
            "Delete the photos?", message: "They cannot be restored.", style: style,
            actions: Array(actions.prefix(count)))
          alert.present(in: scene, animated: false)
          check(scene, "\(style) with \(count) buttons", setting)
          #expect(scene.modalViewIsShown)
        }
      }
    }
  }

  @Test("pages, bars, sheets, toasts, open lists of values and the keyboard")
  func surroundings() throws {
    for setting in Setting.all {
      for large in [false, true] {
        let form = Form {
          Section("Settings") {
            Row("Wi-Fi", .switch(isOn: true) { _ in })
            Row("Name", .textField("Ada", placeholder: "Name") { _ in })
            Row("Day", .popUp(["One", "Two"], selectedIndex: 0) { _ in })
          }
        }
        let table = TableView(style: .insetGrouped)
        form.show(in: table)
        table.rowHeight = .automatic()
        let page = NavigationPage("Page", content: table)
        page.prefersLargeTitle = large
        page.trailingItems = [BarButtonItem("Edit")]
        let stack = NavigationStack(root: NavigationPage("Home"))
        stack.push(page, animated: false)
        stack.frame = Rect(x: 0, y: 0, width: setting.width, height: 700)
        let scene = Scene(root: stack, size: stack.frame.size)
        (scene.traits.textScale, scene.traits.direction) = (setting.textScale, setting.direction)
        scene.keyboardMode = .always
        scene.onProblem = { _ in }
        scene.tick(at: 0)
        check(scene, "page", setting)
        Toast("Saved").present(in: scene)
        check(scene, "toast", setting)
        let field = try #require(
          table.cellForRow(at: RowPath(section: 0, row: 1))?.accessoryView as? TextField, "\(setting)")
        scene.focus(field, isVisible: false)
        #expect(scene.keyboardHost.isPresented, "\(setting)")
        check(scene, "page with a keyboard", setting)
        scene.keyboardHost.dismiss()
        let sheet = Sheet(NavigationPage("Sheet", content: View()))
        sheet.present(in: scene, animated: false)
        check(scene, "sheet", setting)
        sheet.dismiss(animated: false)
        let menu = try #require(
          table.cellForRow(at: RowPath(section: 0, row: 2))?.accessoryView as? PopUpButton, "\(setting)")
        _ = menu.accessibilityPerform(.press)
        #expect(menu.isMenuPresented, "\(setting)")
        check(scene, "open list of values", setting)
      }
      let bar = Toolbar([BarButtonItem("Edit"), BarButtonItem(.wifi, title: "Wi-Fi")])
      check(scene(bar, setting), "toolbar", setting)
      let tabs = TabBar([TabBar.Item("Home", symbol: .wifi), TabBar.Item("Mail", symbol: .person)])
      check(scene(tabs, setting), "bar of tabs", setting)
    }
  }
}

extension Scene {
  fileprivate var modalViewIsShown: Bool { root.sublayers.contains { ($0 as? View)?.isModal ?? false } }
}
