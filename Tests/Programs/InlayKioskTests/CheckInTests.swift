import InlayControls
import InlayFiles
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayLocalization
import InlayTestSupport
import InlayText
import InlayViews
import Testing

/// Random walks through a check-in kiosk in three languages, made of the public interface alone.
@Suite struct CheckInTests {
  @Test("a kiosk keeps its pictures, its editing, its names and its languages, whatever is done")
  func walks() throws {
    let fonts = try TextContext()
    try withSeeds(20) { random in
      var walk = try CheckInWalk(&random, fonts)
      return try walk.run(steps: 40)
    }
  }
}

/// What guests type and choose.
private struct Guest: Equatable {
  var name = ""
  var number = ""
  var email = ""
  var guests = 1.0
  var room = 0
  var consents = false
  var floor = 0.5
}

private final class CheckInApp {
  let stack = NavigationStack()
  let scene: Scene
  let events: EventDispatcher
  var guest = Guest()
  private(set) var problems: [String] = []
  private(set) var begins: [String] = []
  private(set) var isOpen: [ObjectIdentifier: Int] = [:]
  private(set) var editingFaults: [String] = []
  private var help: Sheet?
  private var question: Alert?
  private let toast = Toast("")
  private(set) var idles = 0

  static let languages = ["en", "de", "ar"]
  private static let texts: [String: [String]] = [
    "app.title": ["Check-in", "Anmeldung", "تسجيل الوصول"], "app.begin": ["Begin", "Beginnen", "ابدأ"],
    "app.language": ["Language", "Sprache", "اللغة"], "app.name": ["Name", "Name des Gastes", "الاسم"],
    "app.number": ["Booking number", "Buchungsnummer", "رقم الحجز"], "app.email": ["E-mail", "E-Mail", "البريد"],
    "app.guests": ["Guests", "Gäste", "الضيوف"], "app.room": ["Room", "Zimmer", "الغرفة"],
    "app.consent": ["I agree", "Ich stimme zu", "أوافق"], "app.next": ["Continue", "Weiter", "متابعة"],
    "app.help": ["Help", "Hilfe", "مساعدة"], "app.cancel": ["Cancel check-in", "Anmeldung abbrechen", "إلغاء"],
    "app.summary": ["Summary", "Zusammenfassung", "ملخص"], "app.finish": ["Finish", "Fertigstellen", "إنهاء"],
    "app.done": ["Welcome, %@", "Willkommen, %@", "مرحبا، %@"], "app.floor": ["Floor", "Etage", "الطابق"],
    "app.sure": ["Really?", "Wirklich?", "متأكد؟"], "app.note": ["Note", "Notiz", "ملاحظة"],
    "app.footer": [
      "We keep your data for the time of your stay.", "Wir speichern Ihre Daten für die Dauer Ihres Aufenthalts.",
      "نحتفظ ببياناتك طوال مدة إقامتك.",
    ],
  ]

  init(language: String, size: Size, fonts: TextContext, time: Double = 0) {
    stack.frame = Rect(origin: .zero, size: size)
    scene = Scene(root: stack, size: size, textContext: fonts)
    events = scene.eventDispatcher
    scene.traits.language = language
    scene.keyboardMode = .automatic
    var localization = scene.localization
    for (key, texts) in Self.texts {
      for (language, text) in zip(Self.languages, texts) { localization[key, language] = .init([.other: text]) }
    }
    scene.localization = localization
    scene.onProblem = { [unowned self] in problems.append("\($0)") }
    scene.onFocusChange = { [unowned self] old, new in
      if let old { leave(old) }
      if let new { enter(new) }
    }
    stack.setPages([welcome()], animated: false)
    scene.onIdle(after: 60) { [unowned self] in
      idles += 1
      help?.dismiss(animated: false)
      question?.dismiss(animated: false)
      guest = Guest()
      stack.popToRoot(animated: false)
      show(language: "en")
    }
    scene.tick(at: time)
  }

  private func enter(_ view: View) {
    if isOpen[ObjectIdentifier(view), default: 0] != 0 { editingFaults.append("\(type(of: view)) begins twice") }
    isOpen[ObjectIdentifier(view)] = 1
  }

  private func leave(_ view: View) {
    if isOpen[ObjectIdentifier(view), default: 0] != 1 {
      editingFaults.append("\(type(of: view)) ends without a begin")
    }
    isOpen[ObjectIdentifier(view)] = 0
  }

  private func tr(_ key: String) -> String { stack.tr(key) }

  func show(language: String) {
    scene.traits.language = language
    refresh()
  }

  func refresh() {
    for case let page as FormPage in stack.pages {
      page.title = tr(page.name ?? "")
      page.form.update(animated: true)
    }
  }

  private func named(_ key: String, _ page: FormPage) -> FormPage {
    page.name = key
    page.title = tr(key)
    return page
  }

  private func welcome() -> FormPage {
    named(
      "app.title",
      FormPage("", largeTitle: true) { [unowned self] in
        Section {
          Row(
            tr("app.language"),
            .segments(
              ["English", "Deutsch", "العربية"],
              selected: Self.languages.firstIndex(of: scene.traits.language ?? "en")
            ) { [unowned self] in show(language: Self.languages[$0]) }
          ).id("language")
        }
        Section(footer: tr("app.footer")) {
          Row(tr("app.begin"), .disclosure) { [unowned self] in stack.push(details()) }.id("begin")
          Row(tr("app.help"), role: .button) { [unowned self] in showHelp() }.id("help")
        }
      })
  }

  func page(_ key: String) -> FormPage {
    switch key {
    case "app.title": welcome()
    case "app.begin": details()
    default: summary()
    }
  }

  private func details() -> FormPage {
    named(
      "app.begin",
      FormPage("") { [unowned self] in
        Section(tr("app.title"), footer: tr("app.footer")) {
          Row(tr("app.name"), .textField(guest.name) { [unowned self] in guest.name = $0 })
            .rules(for: guest.name, .required).id("name")
          Row(
            tr("app.number"),
            .textField(guest.number, traits: TextInputTraits(.number), grouping: [4, 4]) { [unowned self] in
              guest.number = $0
            }
          ).rules(for: guest.number, .length(4...8)).id("number")
          Row(
            tr("app.email"),
            .textField(guest.email, placeholder: "a@b.c", traits: TextInputTraits(.email)) { [unowned self] in
              guest.email = $0
            }
          ).id("email")
        }
        Section {
          Row(
            tr("app.guests"), detail: stack.formats.number(guest.guests),
            .stepper(guest.guests, in: 1...9) { [unowned self] in
              guest.guests = $0
              refresh()
            }
          ).id("guests")
          Row(
            tr("app.room"), .popUp(["101", "102", "204"], selected: guest.room) { [unowned self] in guest.room = $0 }
          )
          .id("room")
          Row(tr("app.floor"), .slider(guest.floor) { [unowned self] in guest.floor = $0 }).id("floor")
          Row(
            tr("app.consent"),
            .switch(isOn: guest.consents) { [unowned self] in
              guest.consents = $0
              refresh()
            }
          ).id("consent")
        }
        if guest.consents {
          Section {
            Row(tr("app.next"), role: .button) { [unowned self] in proceed() }.id("next")
          }
        }
        Section {
          Row(tr("app.help"), role: .button) { [unowned self] in showHelp() }.id("help")
          Row(tr("app.cancel"), role: .destructive) { [unowned self] in ask() }.id("cancel")
        }
      })
  }

  private func summary() -> FormPage {
    named(
      "app.summary",
      FormPage("") { [unowned self] in
        Section {
          Row(tr("app.name"), detail: guest.name).id("name")
          Row(tr("app.number"), detail: guest.number).id("number")
          Row(tr("app.guests"), detail: stack.formats.number(guest.guests)).id("guests")
        }
        Section {
          Row(tr("app.finish"), role: .button) { [unowned self] in finish() }.id("finish")
        }
      })
  }

  func proceed() {
    guard let page = stack.topPage as? FormPage, page.name == "app.begin", page.form.validate() else { return }
    stack.push(summary())
  }

  private func finish() {
    toast.text = stack.tr("app.done", guest.name)
    toast.show(in: scene, for: 1.5)
    guest = Guest()
    stack.popToRoot()
    refresh()
  }

  func showHelp() {
    guard !(help?.isPresented ?? false) else { return }
    let content = View()
    let field = TextField(placeholder: tr("app.note"))
    field.frame = Rect(x: 20, y: 20, width: 200, height: 44)
    field.accessibilityLabel = tr("app.note")
    var edits = 0
    field.onBeginEditing = { [unowned self] in
      edits += 1
      if edits != 1 { editingFaults.append("onBeginEditing with \(edits)") }
    }
    field.onEndEditing = { [unowned self] _ in
      edits -= 1
      if edits != 0 { editingFaults.append("onEndEditing with \(edits)") }
    }
    content.addSublayer(field)
    let sheet = Sheet(NavigationPage(title: tr("app.help"), content: content), detent: .medium)
    help = sheet
    sheet.present(in: scene)
  }

  func ask() {
    guard !(question?.isPresented ?? false) else { return }
    let alert = Alert(
      tr("app.sure"), message: tr("app.footer"),
      actions: [
        AlertAction(style: .cancel), AlertAction(style: .destructive) { [unowned self] in stack.popToRoot() },
      ])
    question = alert
    alert.present(in: scene)
  }

  /// Whether something lies over the pages.
  var isModal: Bool {
    func isOpen(_ layer: Layer) -> Bool {
      (layer as? PopUpButton)?.isOpen ?? false || layer.sublayers.contains(where: isOpen)
    }
    return (help?.isPresented ?? false) || (question?.isPresented ?? false) || isOpen(stack)
  }
}

private struct CheckInWalk {
  private enum Step: String, OracleStep {
    case tap, type, key, language, look, wheel, drag, wait, idle, rotate, validate, help, ask, dismiss, back, keyboard

    var weight: Int {
      switch self {
      case .tap: 14
      case .type, .key: 6
      case .idle, .keyboard: 1
      default: 2
      }
    }
  }

  private let app: CheckInApp
  private let fonts: TextContext
  private let picture: IncrementalPicture
  private var random: SeededRandom
  private var hasErrors = false

  init(_ random: inout SeededRandom, _ fonts: TextContext) throws {
    self.random = random
    self.fonts = fonts
    let size = self.random.pick([Size(width: 390, height: 700), Size(width: 800, height: 480)])
    app = CheckInApp(language: self.random.pick(CheckInApp.languages), size: size, fonts: fonts)
    picture = try IncrementalPicture(of: app.scene)
  }

  mutating func run(steps: Int) throws -> String? {
    var log: [String] = []
    for number in 0..<steps {
      let step: Step = random.step()
      log.append(act(step))
      if random.chance(0.5) { app.scene.tick(at: app.scene.time + random.pick([0, 1 / 60, 0.1])) }
      if random.chance(0.6) {
        if !app.scene.tickUntilRest() { return fail("no rest", number, log) }
        if let problem = try restProblem() { return fail(problem, number, log) }
      }
      if app.scene.isAtRest, let problem = try picture.problem() { return fail(problem, number, log) }
      if !app.problems.isEmpty { return fail("\(app.problems)", number, log) }
      if !app.editingFaults.isEmpty { return fail("\(app.editingFaults)", number, log) }
    }
    return nil
  }

  private func fail(_ problem: String, _ number: Int, _ log: [String]) -> String {
    "step \(number): \(problem) after \(log.suffix(12).joined(separator: ", "))"
  }

  private mutating func act(_ step: Step) -> String {
    let (scene, time) = (app.scene, app.scene.time)
    switch step {
    case .tap:
      let nodes = scene.accessibilityTree.allNodes.filter {
        $0.element.actions.contains(.press) || $0.element.role == .textField
      }
      guard !nodes.isEmpty else { return "no tap" }
      let node = random.pick(nodes)
      if random.chance(0.2) {
        _ = node.perform(.press)
        return "perform press \(node.element.label.prefix(12))"
      }
      let point = Point(x: node.frame.midX + random.double(-9...9), y: node.frame.midY)
      let (start, end) = (time, random.chance(0.8) ? time : time + 0.05)
      app.events.send(.pointer(PointerEvent(.down, at: point, time: start, kind: .touch)))
      app.events.send(.pointer(PointerEvent(.up, at: point, time: end, kind: .touch)))
      return "tap \(node.element.role) \(node.element.label.prefix(12))"
    case .type:
      let text = random.pick(["a", "7", "1234", "é", "ab c", "ع"])
      app.events.send(.text(TextEvent(text, time: time)))
      return "type"
    case .key:
      let key = random.pick([KeyEvent.Key.tab, .backTab, .return, .escape, .space, .down, .up, .backspace, .left])
      app.events.send(.key(KeyEvent(key, time: time)))
      return "key \(key)"
    case .language:
      let language = random.pick(CheckInApp.languages)
      app.show(language: language)
      return "language \(language)"
    case .look:
      switch random.int(0...2) {
      case 0: scene.traits.appearance = random.pick([.light, .dark])
      case 1: scene.traits.textScale = random.pick([1, 1.3])
      default: scene.traits.direction = random.pick([nil, .leftToRight, .rightToLeft])
      }
      return "look \(scene.traits.textScale) \(scene.traits.direction.map { "\($0)" } ?? "auto")"
    case .wheel:
      let distance = random.double(-300...300)
      let point = Point(x: scene.size.width / 2, y: scene.size.height / 3)
      app.events.send(.wheel(WheelEvent(at: point, by: Size(width: 0, height: distance), time: time)))
      return "wheel"
    case .drag:
      let from = Point(x: random.pick([3, 200]), y: random.double(80...400))
      let way = random.pick([Size(width: 250, height: 4), Size(width: 0, height: -150), Size(width: -200, height: 0)])
      let to = Point(x: from.x + way.width, y: from.y + way.height)
      app.events.send(.pointer(PointerEvent(.down, at: from, time: time)))
      app.events.send(.pointer(PointerEvent(.moved, at: to, time: time + 0.1)))
      app.events.send(.pointer(PointerEvent(.up, at: to, time: time + 0.12)))
      return "drag \(from) \(to)"
    case .wait: scene.tick(at: time + random.double(0...5))
    case .idle: scene.tick(at: time + 61)
    case .rotate:
      scene.size = Size(width: scene.size.height, height: scene.size.width)
      app.stack.frame = Rect(origin: .zero, size: scene.size)
    case .validate: app.proceed()
    case .help: app.showHelp()
    case .ask: app.ask()
    case .dismiss: app.events.send(.key(KeyEvent(.escape, time: time)))
    case .back: app.stack.pop()
    case .keyboard: scene.hasHardwareKeyboard.toggle()
    }
    return step.rawValue
  }

  /// What is wrong with the scene at rest.
  private func restProblem() throws -> String? {
    let scene = app.scene
    guard let page = app.stack.topPage as? FormPage else { return "no page" }
    if scene.traits.textScale == 1 {
      let faults = scene.accessibilityFaults(accepting: [.contrast, .smallTarget])
      if let fault = faults.first { return "accessibility: \(fault.kind) \(fault.message) of \(faults.count)" }
    }
    // As a scene that was made so: without what the user is in the middle of.
    guard app.events.focusedView == nil, !app.isModal, page.table.focusedRow == nil,
      app.stack.pages.allSatisfy({ ($0 as? FormPage)?.form.errors.isEmpty ?? true })
    else { return nil }
    let fresh = CheckInApp(language: scene.traits.language ?? "en", size: scene.size, fonts: fonts, time: scene.time)
    fresh.scene.traits = scene.traits
    fresh.scene.hasHardwareKeyboard = scene.hasHardwareKeyboard
    fresh.guest = app.guest
    fresh.stack.setPages(app.stack.pages.map { fresh.page($0.name ?? "") }, animated: false)
    fresh.scene.tick(at: scene.time)
    for (old, new) in zip(app.stack.pages, fresh.stack.pages) {
      guard let old = old as? FormPage, let new = new as? FormPage else { continue }
      new.table.layoutIfNeeded()
      new.table.contentOffset = old.table.contentOffset
    }
    fresh.scene.tickUntilRest()
    if let other = fresh.stack.topPage as? FormPage, other.table.contentOffset != page.table.contentOffset {
      let (a, b) = (page.table, other.table)
      return
        "the offset of \(page.title) is \(a.contentOffset) in \(a.minimumContentOffset)...\(a.maximumContentOffset), "
        + "of \(other.title) made so \(b.contentOffset) in \(b.minimumContentOffset)...\(b.maximumContentOffset), \(scene.size) \(scene.traits.textScale)"
    }
    let difference = try scene.picture().difference(from: fresh.scene.picture())
    return difference.map { "the picture is not that of a scene made so: \($0)" }
  }
}
