import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayLocalization
import InlayText
import InlayViews

/// A check-in kiosk in three languages, made of the public interface alone, that notes what a scene tells of problems
/// and where the beginnings and ends of editing do not alternate.
final class CheckInApp {
  /// What guests type and choose.
  struct Guest: Equatable {
    var name = ""
    var number = ""
    var email = ""
    var guests = 1.0
    var room = 0
    var consents = false
    var floor = 0.5
  }

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
