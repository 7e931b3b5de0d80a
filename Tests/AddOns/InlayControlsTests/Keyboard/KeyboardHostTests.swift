import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayViews

@Suite struct KeyboardHostTests {
  @Test("the keyboard appears for a touch, a pen or always, and not for a mouse, with keys attached, or never")
  func modes() {
    for (mode, kind, hasKeys, isShown) in [
      (Scene.KeyboardMode.automatic, PointerEvent.Kind.touch, false, true), (.automatic, .pen, false, true),
      (.automatic, .mouse, false, false), (.automatic, .touch, true, false), (.always, .mouse, true, true),
      (.never, .touch, false, false),
    ] {
      let stage = KeyboardStage(mode: mode)
      stage.scene.hasHardwareKeyboard = hasKeys
      stage.tap(stage.field(3), kind: kind)
      #expect(stage.focused === stage.field(3) && stage.host.isPresented == isShown, "\(mode) \(kind) \(hasKeys)")
      #expect((stage.scene.coveredHeight > 0) == isShown)
    }
    #expect(Scene(root: View(), size: Size(width: 100, height: 100)).keyboardMode == .never)
  }

  @Test("a key of a keyboard that is attached puts it away, and a change of the mode acts at once")
  func changes() {
    let stage = KeyboardStage()
    stage.tap(stage.field(1))
    stage.scene.hasHardwareKeyboard = true
    stage.events.send(.text(TextEvent("a")))
    stage.scene.tick(at: 1)
    #expect(!stage.host.isPresented && stage.focused != nil && stage.model.texts[1] == "a")
    stage.scene.keyboardMode = .always
    stage.scene.tick(at: 2)
    #expect(stage.host.isPresented)
    stage.scene.keyboardMode = .never
    stage.scene.tick(at: 3)
    #expect(!stage.host.isPresented && stage.begins == 1 && stage.ends == 0)
  }

  @Test("a field behind the keyboard comes into view, and inset and offset come back with Done")
  func insets() throws {
    let stage = KeyboardStage()
    let table = stage.page.table
    let (inset, offset) = (table.adjustedContentInset, table.contentOffset)
    stage.tap(stage.field(10), isTimed: true)
    stage.scene.tick(at: 1)
    #expect(stage.showsFocus && table.adjustedContentInset.bottom == stage.scene.coveredHeight)
    #expect(table.contentOffset.y > offset.y)
    stage.type("hello")
    #expect(stage.showsFocus && stage.model.texts[10] == "Hello")
    stage.host.dismiss()
    stage.scene.tick(at: 2)
    #expect(table.adjustedContentInset == inset && table.contentOffset == offset)
    #expect(stage.begins == 1 && stage.ends == 1)
    #expect(stage.host.panel.superlayer == nil && stage.scene.coveredHeight == 0)
    stage.scene.tick(at: 3)
    #expect(stage.scene.nextTickTime == nil)
  }

  @Test("dismiss slides the keyboard out, or takes it away at once")
  func animatedDismissal() {
    for animated in [true, false] {
      let stage = KeyboardStage()
      stage.tap(stage.field(3), isTimed: true)
      stage.scene.tick(at: 1)
      stage.host.dismiss(animated: animated)
      #expect(!stage.host.isPresented && (stage.host.panel.superlayer != nil) == animated)
      stage.scene.tick(at: 2)
      #expect(stage.host.panel.superlayer == nil)
    }
  }

  @Test("content that was scrolled meanwhile stays where it is")
  func scrolled() {
    let stage = KeyboardStage(40)
    stage.tap(stage.field(3))
    stage.page.table.contentOffset.y += 300
    stage.scene.tick(at: 1)
    let offset = stage.page.table.contentOffset
    stage.host.dismiss()
    stage.scene.tick(at: 2)
    #expect(stage.page.table.contentOffset == offset)
  }

  @Test("the keyboard goes by Done, by a swipe down on its bar or its keys, and by a tap beside everything")
  func endings() throws {
    for ending in 0..<4 {
      let stage = KeyboardStage(2)
      stage.tap(stage.field(1), isTimed: true)
      stage.scene.tick(at: 1)
      stage.time = 1
      let panel = stage.host.panel
      func drag(from point: Point, by distance: Double) {
        for (number, phase) in [PointerEvent.Phase.down, .moved, .moved, .up].enumerated() {
          let point = Point(x: point.x, y: point.y + distance * min(2, Double(number)) / 2)
          stage.events.send(.pointer(PointerEvent(phase, at: point, time: 1.1 + 0.05 * Double(number))))
        }
      }
      switch ending {
      case 0:
        let done = try #require(panel.bar.sublayers.compactMap { $0 as? Button }.first { $0.title == "Done" })
        stage.tap(done)
      case 1: drag(from: stage.middle(panel.bar), by: 80)
      case 2:
        let key = try #require(panel.keyboard.keys.first { $0.key == .text("T") })
        drag(from: stage.middle(key), by: 150)
      default: stage.tap(Point(x: 195, y: 400))
      }
      stage.scene.tick(at: 1.5)
      stage.scene.tick(at: 3)
      #expect(!stage.host.isPresented && panel.superlayer == nil, "\(ending)")
      #expect(stage.focused == nil && stage.begins == 1 && stage.ends == 1, "\(ending)")
      #expect(stage.model.texts == ["", ""])
    }
  }

  @Test("Next and previous follow the order of Tab to fields out of view; Return says and does what the field wants")
  func moves() {
    let stage = KeyboardStage(30)
    let table = stage.page.table
    stage.tap(stage.field(0))
    for row in 1..<30 {
      #expect(stage.host.panel.keyboard.returnKey == .next)
      stage.tap(.return)
      #expect(stage.focused === stage.field(row) && stage.showsFocus, "\(row)")
    }
    #expect(stage.host.panel.keyboard.returnKey == .done && table.contentOffset.y > 500)
    #expect(stage.begins == 30 && stage.ends == 29)
    _ = stage.events.eventDispatcher.moveFocusToTextInput(forward: false)
    stage.scene.tick(at: 1)
    #expect(stage.focused === stage.field(28) && stage.showsFocus)
    _ = stage.events.eventDispatcher.moveFocusToTextInput(forward: true)
    stage.scene.tick(at: 2)
    stage.tap(.return)
    #expect(!stage.host.isPresented && stage.focused == nil)
    #expect(stage.begins == stage.ends)
  }

  @Test("the bar's buttons and the keys leave the focus where it is")
  func bar() throws {
    let stage = KeyboardStage(5)
    stage.tap(stage.field(2))
    let buttons = stage.host.panel.bar.sublayers.compactMap { $0 as? Button }
    stage.tap(buttons[1])
    #expect(stage.focused === stage.field(3))
    stage.tap(buttons[0])
    stage.tap(buttons[0])
    stage.tap(buttons[0])
    #expect(stage.focused === stage.field(0) && !buttons[0].isEnabled && buttons[1].isEnabled)
    // A button that is off takes the press, and does nothing.
    stage.tap(buttons[0])
    #expect(stage.focused === stage.field(0))
    stage.tap(stage.host.panel.frame.origin + Point(x: 200, y: 50))
    #expect(stage.focused === stage.field(0) && stage.host.isPresented)
  }

  @Test("capitals come by themselves where sentences or words begin")
  func capitals() {
    let stage = KeyboardStage(4)
    stage.model.traits = { number in
      TextInputTraits(
        number == 3 ? .email : .text,
        autocapitalization: [nil, .words, .never, nil][number])
    }
    stage.page.form.update()
    stage.scene.tick(at: 0)
    func type(_ text: String, in row: Int) -> String {
      stage.tap(stage.field(row))
      for character in text {
        let keys = stage.host.panel.keyboard.keys
        func find(_ text: String) -> KeyView? { keys.first { $0.key == .text(text) } }
        switch character {
        case " ": stage.tap(.space)
        case ".":
          stage.tap(.page(.digits))
          stage.tap(.text("."))
          stage.tap(.page(.letters))
        default: stage.tap(find(String(character)) ?? find(character.uppercased()))
        }
      }
      return stage.model.texts[row]
    }
    #expect(type("hi you. and me", in: 0) == "Hi you. And me")
    #expect(type("ada lovelace", in: 1) == "Ada Lovelace")
    #expect(type("ada. x", in: 2) == "ada. x")
    #expect(type("ada", in: 3) == "ada")
    #expect(TextInputTraits(autocapitalization: .all).capitalizes(after: "AB"))
    #expect(!TextInputTraits().capitalizes(after: "e.g"))
  }

  @Test("suggestions of the app stand in the bar, and replace the text as input does")
  func suggestions() throws {
    let stage = KeyboardStage(2)
    stage.tap(stage.field(0))
    let field = try #require(stage.focused)
    field.suggestions = { text in
      ["Berlin", "Bern", "Bergen in Norway, which is far too long for the bar"].filter {
        $0.lowercased().hasPrefix(text.lowercased()) && !text.isEmpty
      }
    }
    stage.scene.tick(at: 1)
    let bar = stage.host.panel.bar
    #expect(bar.suggestions.isEmpty)
    stage.tap(stage.host.panel.keyboard.keys.first { [.text("b"), .text("B")].contains($0.key) })
    #expect(bar.suggestions.count == 3)
    let buttons = bar.sublayers.compactMap { $0 as? Button }
    let long = buttons.filter { $0.title.hasPrefix("Berg") }
    #expect(long.map(\.isHidden) == [true])
    stage.tap(buttons.first { $0.title == "Bern" })
    #expect(stage.model.texts[0] == "Bern" && stage.focused === field)
    var asked = 0
    field.suggestions = { _ in
      asked += 1
      return []
    }
    for time in 2..<9 { stage.scene.tick(at: Double(time)) }
    #expect(asked == 1, "once for each text, not in each frame")
  }

  @Test("what is shown in groups has a value without gaps, and the caret passes them")
  func grouping() {
    let shown = ShownText("123456789", isSecure: false, grouping: [4])
    #expect(shown.string == "1234\u{A0}5678\u{A0}9")
    for offset in 0...9 { #expect(shown.value(shown.shown(offset)) == offset) }
    #expect(shown.shown(4) == 4 && shown.shown(5) == 7 && shown.value(5) == 4 && shown.value(6) == 4)
    #expect(ShownText("378282246310005", isSecure: false, grouping: [4, 6, 5]).string == "3782\u{A0}822463\u{A0}10005")
    #expect(ShownText("12345", isSecure: true, grouping: [4]).string.count == 5)
    let stage = FieldStage()
    stage.field.grouping = [4]
    stage.focus()
    stage.type("DE0212345678")
    stage.press(.left, .left, .left, .left, .backspace)
    #expect(stage.field.text == "DE021235678")
    #expect(stage.field.shapedText()?.shown.string == "DE02\u{A0}1235\u{A0}678")
  }

  @Test("a field in an alert, a sheet or a table as the root is seen, and keys reach it")
  func places() throws {
    let stage = KeyboardStage(1)
    for detent in [Sheet.Detent.medium, .large, .height(200)] {
      let form = KeyboardStage.Model(6)
      let page = FormPage("Sheet") {
        Section {
          for row in 0..<6 { Row("Row \(row)", .textField(form.texts[row]) { form.texts[row] = $0 }) }
        }
      }
      let sheet = Sheet(page, detent: detent)
      sheet.present(in: stage.scene, animated: false)
      stage.scene.tick(at: 1)
      let cell = page.table.cellForRow(at: RowPath(section: 0, row: detent == .large ? 5 : 0))
      let field = try #require(cell?.accessoryView as? TextField)
      stage.tap(field)
      #expect(stage.focused === field && stage.host.isPresented)
      let rect = field.convert(field.bounds, to: nil)
      #expect(rect.maxY <= stage.scene.size.height - stage.scene.coveredHeight, "\(detent)")
      stage.tap(stage.host.panel.keyboard.keys[0])
      #expect(field.text.count == 1)
      sheet.dismiss(animated: false)
      stage.scene.tick(at: 2)
      #expect(!stage.host.isPresented && stage.scene.coveredHeight == 0)
    }
  }

  @Test("a field in no scroll view is shown above the keyboard, with everything around it, and comes back")
  func fixedLayout() throws {
    for isTimed in [false, true] {
      let stage = FieldStage(8)
      let (scene, field) = (stage.scene, stage.fields[7])
      for field in stage.fields { field.caretBlinks = false }
      scene.keyboardMode = .automatic
      scene.tick(at: 0)
      let picture = try IncrementalPicture(of: scene)
      #expect(try picture.problem() == nil)
      let before = picture.picture
      func tap(_ point: Point, at time: Double) throws {
        stage.events.send(.pointer(PointerEvent(.down, at: point, time: isTimed ? time : nil)))
        stage.events.send(.pointer(PointerEvent(.up, at: point, time: isTimed ? time : nil)))
        for step in 0...5 {
          scene.tick(at: time + 0.1 * Double(step))
          #expect(try picture.problem() == nil)
        }
      }
      func rect(_ view: View) -> Rect { view.convert(view.bounds, to: nil) }
      let places = stage.fields.map(rect)
      try tap(Point(x: rect(field).midX, y: rect(field).midY), at: 1)
      let top = scene.size.height - scene.coveredHeight
      #expect(rect(field).maxY == top - 8 && field.isFocused)
      #expect(scene.nextTickTime == nil, "nothing moves")
      #expect(places[0].minY - rect(stage.fields[0]).minY == places[7].minY - rect(field).minY)
      scene.root.setNeedsLayout()
      let key = try #require(scene.keyboardHost.panel.keyboard.keys.first)
      try tap(Point(x: rect(key).midX, y: rect(key).midY), at: 2)
      #expect(field.text == "Q" && rect(field).maxY == top - 8)
      // A field that is in view as it is.
      stage.events.focus(stage.fields[0], isVisible: false)
      try tap(Point(x: rect(stage.fields[0]).midX, y: rect(stage.fields[0]).midY), at: 3)
      #expect(stage.fields.map(rect) == places)
      scene.keyboardHost.dismiss()
      field.text = ""
      for step in 0...5 { scene.tick(at: 4 + 0.1 * Double(step)) }
      #expect(try picture.problem() == nil)
      #expect(stage.fields.map(rect) == places && picture.picture.difference(from: before) == nil)
    }
  }

  @Test("a table as the root has its keyboard at the bottom, wherever it is scrolled")
  func tableAsRoot() throws {
    let model = KeyboardStage.Model(30)
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    let form = Form {
      Section { for row in 0..<30 { Row("Row \(row)", .textField(model.texts[row]) { model.texts[row] = $0 }) } }
    }
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size, scale: 1)
    scene.keyboardMode = .automatic
    scene.tick(at: 0)
    table.contentOffset.y = 400
    scene.tick(at: 0)
    let row = try #require(table.visibleCells.dropLast().last?.rowPath)
    let field = try #require(table.cellForRow(at: row)?.accessoryView as? TextField)
    scene.tap(at: field.convert(Point(x: field.bounds.midX, y: field.bounds.midY), to: nil))
    scene.tick(at: 1)
    let panel = scene.keyboardHost.panel
    #expect(panel.convert(panel.bounds, to: nil).maxY == 480)
    #expect(panel.frame.minY == table.bounds.maxY - panel.bounds.height)
    let rect = field.convert(field.bounds, to: nil)
    #expect(rect.maxY <= panel.convert(panel.bounds, to: nil).minY)
    let key = panel.keyboard.keys[0]
    scene.tap(at: key.convert(Point(x: key.bounds.midX, y: key.bounds.midY), to: nil))
    #expect(model.texts[row.row].count == 1 && scene.focusedView === field)
    form.update()
    scene.tick(at: 2)
    #expect(scene.focusedView === field && model.texts[row.row].count == 1)
  }

  @Test("the keys follow the language of the scene, with English beside a layout without Latin letters")
  func languages() {
    let stage = KeyboardStage(2)
    stage.scene.traits.language = "ru"
    stage.tap(stage.field(0))
    #expect(stage.host.panel.keyboard.layouts.map(\.name) == ["Русский", "English"])
    stage.model.traits = { _ in TextInputTraits(.password) }
    stage.page.form.update()
    stage.scene.tick(at: 0)
    #expect(stage.host.panel.keyboard.layouts.map(\.name) == ["English", "Русский"])
    stage.scene.traits.language = "de-AT"
    stage.scene.tick(at: 1)
    #expect(stage.host.panel.keyboard.layouts.map(\.name) == ["Deutsch"])
    // The languages of the app's texts have a key.
    stage.model.traits = { _ in TextInputTraits() }
    stage.page.form.update()
    stage.scene.localization["stops", language: "uk"] = "Зупинки"
    stage.scene.localization["stops", language: "de"] = "Halte"
    stage.scene.localization["stops", language: "sv"] = "Hållplatser"
    stage.scene.tick(at: 2)
    #expect(stage.host.panel.keyboard.layouts.map(\.name) == ["Deutsch", "Svenska", "Українська"])
    stage.host.layouts = [KeyboardLayout(language: "fr"), .english]
    #expect(stage.host.panel.keyboard.layout.name == "Français")
  }
}
