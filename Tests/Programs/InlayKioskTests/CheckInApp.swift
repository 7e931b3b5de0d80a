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
  let events: Scene
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
    events = scene
    scene.traits.language = language
    scene.keyboardMode = .automatic
    var localization = scene.localization
    for (key, texts) in Self.texts {
      for (language, text) in zip(Self.languages, texts) {
        localization[key, language: language] = .init([.other: text])
      }
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

  private func localized(_ key: String) -> String { stack.localized(key) }

  func show(language: String) {
    scene.traits.language = language
    refresh()
  }

  func refresh() {
    for case let page as FormPage in stack.pages {
      page.title = localized(page.name ?? "")
      page.form.update(animated: true)
    }
  }

  private func named(_ key: String, _ page: FormPage) -> FormPage {
    page.name = key
    page.title = localized(key)
    return page
  }

  private func welcome() -> FormPage {
    named(
      "app.title",
      FormPage("", prefersLargeTitle: true) { [unowned self] in
        Section {
          Row(
            localized("app.language"),
            .segments(
              ["English", "Deutsch", "العربية"],
              selectedIndex: Self.languages.firstIndex(of: scene.traits.language ?? "en")
            ) { [unowned self] in show(language: Self.languages[$0]) }
          ).id("language")
        }
        Section(footer: localized("app.footer")) {
          Row(localized("app.begin"), .disclosure) { [unowned self] in stack.push(details()) }.id("begin")
          Row(localized("app.help")) { [unowned self] in showHelp() }.asButton().id("help")
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
        Section(localized("app.title"), footer: localized("app.footer")) {
          Row(localized("app.name"), .textField(guest.name) { [unowned self] in guest.name = $0 })
            .rules(for: guest.name, .required).id("name")
          Row(
            localized("app.number"),
            .textField(guest.number, inputTraits: TextInputTraits(.number), grouping: [4, 4]) { [unowned self] in
              guest.number = $0
            }
          ).rules(for: guest.number, .length(4...8)).id("number")
          Row(
            localized("app.email"),
            .textField(guest.email, placeholder: "a@b.c", inputTraits: TextInputTraits(.email)) { [unowned self] in
              guest.email = $0
            }
          ).id("email")
        }
        Section {
          Row(
            localized("app.guests"), detail: stack.localeFormats.number(guest.guests),
            .stepper(guest.guests, in: 1...9) { [unowned self] in
              guest.guests = $0
              refresh()
            }
          ).id("guests")
          Row(
            localized("app.room"),
            .popUp(["101", "102", "204"], selectedIndex: guest.room) { [unowned self] in
              guest.room = $0
            }
          ).id("room")
          Row(localized("app.floor"), .slider(guest.floor) { [unowned self] in guest.floor = $0 }).id("floor")
          Row(
            localized("app.consent"),
            .switch(isOn: guest.consents) { [unowned self] in
              guest.consents = $0
              refresh()
            }
          ).id("consent")
        }
        if guest.consents {
          Section {
            Row(localized("app.next")) { [unowned self] in proceed() }.asButton().id("next")
          }
        }
        Section {
          Row(localized("app.help")) { [unowned self] in showHelp() }.asButton().id("help")
          Row(localized("app.cancel"), role: .destructive) { [unowned self] in ask() }.id("cancel")
        }
      })
  }

  private func summary() -> FormPage {
    named(
      "app.summary",
      FormPage("") { [unowned self] in
        Section {
          Row(localized("app.name"), detail: guest.name).id("name")
          Row(localized("app.number"), detail: guest.number).id("number")
          Row(localized("app.guests"), detail: stack.localeFormats.number(guest.guests)).id("guests")
        }
        Section {
          Row(localized("app.finish")) { [unowned self] in finish() }.asButton().id("finish")
        }
      })
  }

  func proceed() {
    guard let page = stack.topPage as? FormPage, page.name == "app.begin", page.form.validate() else { return }
    stack.push(summary())
  }

  private func finish() {
    toast.text = stack.localized("app.done", guest.name)
    toast.present(in: scene, for: 1.5)
    guest = Guest()
    stack.popToRoot()
    refresh()
  }

  func showHelp() {
    guard !(help?.isPresented ?? false) else { return }
    let content = View()
    let field = TextField(placeholder: localized("app.note"))
    field.frame = Rect(x: 20, y: 20, width: 200, height: 44)
    field.accessibilityLabel = localized("app.note")
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
    let sheet = Sheet(NavigationPage(localized("app.help"), content: content), detent: .medium)
    help = sheet
    sheet.present(in: scene)
  }

  func ask() {
    guard !(question?.isPresented ?? false) else { return }
    let alert = Alert(
      localized("app.sure"), message: localized("app.footer"),
      actions: [
        .init(role: .cancel), .init(role: .destructive) { [unowned self] in stack.popToRoot() },
      ])
    question = alert
    alert.present(in: scene)
  }

  /// Whether something lies over the pages.
  var isModal: Bool {
    func isOpen(_ layer: Layer) -> Bool {
      (layer as? PopUpButton)?.isMenuPresented ?? false || layer.sublayers.contains(where: isOpen)
    }
    return (help?.isPresented ?? false) || (question?.isPresented ?? false) || isOpen(stack)
  }
}
