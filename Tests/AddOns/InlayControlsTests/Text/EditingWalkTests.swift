import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayViews
import Testing

@testable import InlayControls

/// The beginnings and the ends of editing, whatever happens to a field and whatever is called when they are told.
@Suite struct EditingWalkTests {
  /// Fields in panels, on pages, in a sheet, in a scene whose keyboard is always shown.
  private final class Walk {
    var random: SeededRandom
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let stack = NavigationStack()
    let panels = (0..<2).map { _ in View(frame: Rect(x: 0, y: 60, width: 320, height: 150)) }
    let scene: Scene
    let events: Scene
    let sheet: Sheet
    let pages: [NavigationPage]
    var fields: [TextField] = []
    var log: [[Bool]] = []
    var problem: String?
    private var depth = 0
    private var time = 0.0

    init(_ random: SeededRandom) {
      self.random = random
      scene = Scene(root: root, size: root.frame.size)
      scene.onProblem = { _ in }
      scene.keyboardMode = .always
      events = scene
      let contents = (0..<3).map { _ in View() }
      pages = contents.prefix(2).enumerated().map { NavigationPage("\($0)", content: $1) }
      sheet = Sheet(contents[2], detent: .height(200))
      stack.frame = root.bounds
      root.addSublayer(stack)
      for panel in panels { pages[0].content?.addSublayer(panel) }
      stack.setPages([pages[0]], animated: false)
      for (number, around) in [panels[0], panels[0], panels[1], contents[0], contents[1], contents[2]].enumerated() {
        let field = TextField(placeholder: "\(number)")
        field.caretBlinks = false
        field.frame = Rect(x: 10, y: 10 + 30 * Double(number), width: 200, height: 28)
        around.addSublayer(field)
        fields.append(field)
        log.append([])
        field.onBeginEditing = { [unowned self] in hear(number, true) }
        field.onEndEditing = { [unowned self] _ in hear(number, false) }
      }
      scene.keyboardHost.onHeightChange = { [unowned self] _ in react() }
      scene.tick(at: 0)
    }

    private func hear(_ number: Int, _ isBeginning: Bool) {
      if (log[number].last ?? false) == isBeginning { problem = "field \(number) hears \(isBeginning) twice" }
      log[number].append(isBeginning)
      let count = log[number].count
      react()
      if log[number].count != count { problem = "field \(number) hears of an end within its beginning" }
    }

    private func react() {
      guard depth < 3, random.chance(0.4) else { return }
      depth += 1
      for _ in 0..<random.int(1...2) { act() }
      depth -= 1
    }

    private func act() {
      let (field, panel) = (random.pick(fields), random.pick(panels))
      switch random.int(0...18) {
      case 0...4: events.focus(field, isVisible: random.chance(0.5))
      case 5: events.focus(nil)
      case 6: field.isHidden.toggle()
      case 7: panel.isHidden.toggle()
      case 8: field.isEnabled.toggle()
      case 9: panel.isUserInteractionEnabled.toggle()
      case 10: field.removeFromSuperlayer()
      case 11: panel.removeFromSuperlayer()
      case 12: (random.chance(0.7) ? panel : root).addSublayer(field)
      case 13: if panel.superlayer == nil { pages[0].content?.addSublayer(panel) }
      case 14: random.chance(0.5) ? sheet.present(in: scene, animated: false) : sheet.dismiss(animated: false)
      case 15: stack.setPages(random.chance(0.5) ? pages : [pages[0]], animated: random.chance(0.5))
      case 16: scene.keyboardHost.dismiss()
      case 17: field.resignFocus()
      default: events.send(.key(KeyEvent(random.pick([.tab, .backTab, .return, .escape]))))
      }
    }

    func run(steps: Int) -> String? {
      for step in 0..<steps {
        act()
        if random.chance(0.4) { tick(0.1) }
        guard random.chance(0.3) else { continue }
        // At rest, where callbacks do nothing more.
        depth = 3
        for _ in 0..<30 { tick(0.1) }
        depth = 0
        if let problem = problem ?? fault { return "step \(step): \(problem)" }
      }
      return nil
    }

    private func tick(_ seconds: Double) {
      time += seconds
      scene.tick(at: time)
    }

    private var fault: String? {
      for (number, field) in fields.enumerated() where (log[number].last ?? false) != field.isFocused {
        return "field \(number) has heard \(log[number].suffix(4)) and has the focus: \(field.isFocused)"
      }
      if fields.filter(\.isFocused).count > 1 { return "two fields have the focus" }
      let wants = events.focusedView is TextField
      if scene.keyboardHost.isPresented != wants {
        return "a keyboard is shown: \(!wants), a field has the focus: \(wants)"
      }
      let panel = scene.keyboardHost.panel
      if (panel.superlayer != nil) != wants || (scene.coveredHeight > 0) != wants { return "the panel stays or lacks" }
      if wants, panel.presence != 1 { return "the panel is gone" }
      return nil
    }
  }

  @Test("beginnings and ends alternate, each whole, and a keyboard is shown exactly for a field that has the focus")
  func walks() {
    withSeeds(300, long: 20_000) { random in
      let walk = Walk(random)
      return walk.run(steps: 40)
    }
  }

  @Test("a field that is hidden, disabled, without input or removed hears its end, also when nothing else holds it")
  func ends() {
    for way in 0..<6 {
      let stage = FieldStage(2)
      var ends: [String] = []
      do {
        let panel = View(frame: stage.root.bounds)
        stage.root.addSublayer(panel)
        let field = TextField(text: "typed", placeholder: "Name")
        field.frame = Rect(x: 0, y: 0, width: 100, height: 30)
        field.onEndEditing = { ends.append($0) }
        panel.addSublayer(field)
        stage.focus(field)
        #expect(field.isFocused)
        switch way {
        case 0: field.isHidden = true
        case 1: panel.isHidden = true
        case 2: field.isEnabled = false
        case 3: panel.isUserInteractionEnabled = false
        case 4: field.removeFromSuperlayer()
        default: panel.removeFromSuperlayer()
        }
      }
      stage.scene.tick(at: 1)
      #expect(ends == ["typed"], "way \(way)")
      #expect(stage.events.focusedView == nil)
      stage.scene.tick(at: 2)
      #expect(ends.count == 1)
    }
  }

  @Test("a form that dismisses the keyboard as it comes hears the beginning before the end")
  func dismissedAtOnce() {
    let stage = KeyboardStage(3)
    var heard: [String] = []
    stage.field(1)?.onBeginEditing = { heard.append("begin") }
    stage.field(1)?.onEndEditing = { _ in heard.append("end") }
    stage.host.onHeightChange = { [host = stage.host] height in
      heard.append(height > 0 ? "up" : "down")
      if height > 0 { host.dismiss() }
    }
    stage.tap(stage.field(1))
    stage.scene.tick(at: 2)
    #expect(heard == ["begin", "up", "end", "down"])
    #expect(!stage.host.isPresented && stage.host.panel.presence == 0 && stage.focused == nil)
  }

  @Test("an app that moves the focus to and fro at each report hears ten, is told, and hears of the next focus again")
  func endless() {
    let stage = FieldStage()
    let field = stage.field
    var heard: [Bool] = []
    var problems: [String] = []
    stage.scene.onProblem = { problems.append($0.message) }
    field.onBeginEditing = { [unowned field] in
      heard.append(true)
      field.resignFocus()
    }
    field.onEndEditing = { [unowned field] _ in
      heard.append(false)
      field.becomeFocused()
    }
    stage.focus()
    #expect(heard == (0..<10).map { $0 % 2 == 0 })
    #expect(problems.filter { $0.contains("to and fro") }.count == 1)
    field.onBeginEditing = { heard.append(true) }
    field.onEndEditing = { _ in heard.append(false) }
    stage.events.focus(nil)
    heard = []
    stage.focus()
    stage.events.focus(nil)
    #expect(heard == [true, false])
  }

  @Test("the focus that comes back from an alert, a sheet or a page has its selection")
  func returns() {
    for way in 0..<3 {
      for isVisible in [true, false] {
        let stage = KeyboardStage(1, mode: .never)
        let field = TextField(text: "Ada Lovelace", placeholder: "Name")
        field.frame = Rect(x: 0, y: 60, width: 200, height: 40)
        stage.stack.push(NavigationPage("Page", content: field), animated: false)
        stage.scene.tick(at: 1)
        stage.events.focus(field, isVisible: isVisible)
        field.selectedRange = 4..<8
        let alert = Alert("Stop", actions: [Alert.Action("OK")])
        switch way {
        case 0:
          alert.present(in: stage.scene)
          stage.events.send(.key(KeyEvent(.tab)))
          alert.dismiss()
        case 1:
          let sheet = Sheet(View(), detent: .medium)
          sheet.present(in: stage.scene, animated: false)
          stage.events.send(.key(KeyEvent(.tab)))
          sheet.dismiss(animated: false)
        default:
          let next = TextField(placeholder: "Next")
          next.frame = field.frame
          stage.stack.push(NavigationPage("Next", content: next), animated: false)
          stage.events.send(.key(KeyEvent(.tab)))
          stage.stack.pop(animated: false)
        }
        for time in 2...8 { stage.scene.tick(at: Double(time)) }
        #expect(stage.events.focusedView === field && field.selectedRange == 4..<8, "way \(way), \(isVisible)")
      }
    }
  }
}
