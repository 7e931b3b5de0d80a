import Foundation
import Inlay
import InlayControls

/// What the pages show and do. It knows no window; what takes time is elsewhere, and the main actor waits for it.
@MainActor
final class Panel {
  let stack = NavigationStack()
  var radio: any Radio = SimulatedRadio()
  /// Gives the machine a name, and returns whether it could.
  var rename: (String) async -> Bool = { await run("hostnamectl", "set-hostname", $0) != nil }
  private(set) var wifi = Wifi()
  /// The name of the network that is being joined.
  private(set) var joining: String?
  private(set) var machine = Machine()
  /// The reading before, for rates.
  private var before = Machine()
  private var (addresses, log): ([String], [String]) = ([], [])
  private var alert: Alert?

  // MARK: Texts

  private static let languages = [("en", "English"), ("de", "Deutsch"), ("ar", "العربية")]

  private var language: String { stack.scene?.traits.language ?? "en" }

  private func localized(_ key: String, _ argument: String = "") -> String { stack.localized(key, argument) }

  private func bytes(_ count: Int) -> String { stack.localeFormats.byteCount(count) }

  private func rate(_ key: KeyPath<Machine, Int>) -> String {
    localized("rate", bytes(machine.rate(key, since: before)))
  }

  private var uptime: String {
    let minutes = Int(machine.uptime) / 60
    return stack.localized("time", minutes / 1440, minutes / 60 % 24, minutes % 60)
  }

  // MARK: What changes

  /// Once, when the stack is in a scene.
  ///
  /// - Throws: `FileError` where the texts are missing.
  func start(in scene: Scene) throws {
    scene.localization = try Localization(path: Bundle.module.bundlePath + "/Texts")
    scene.theme = .modern
    stack.onChange = { [unowned self] in refresh() }
    openSettings()
    // What was typed is forgotten.
    scene.onIdle(after: 60) { [unowned self] in
      alert?.dismiss()
      stack.popToRoot()
    }
  }

  /// Rows that differ are filled again, and no others.
  private func refresh() {
    for case let page as FormPage in stack.pages {
      if let key = page.name { page.title = localized(key) }
      page.update(animated: page.scene != nil)
    }
  }

  func show(_ machine: Machine) {
    (before, self.machine) = (self.machine, machine)
    refresh()
  }

  func readDevice() async {
    (addresses, log) = (await Machine.addresses(), await Machine.log())
    refresh()
  }

  /// Does something with the radio, and shows its state.
  func use(_ body: (any Radio) async -> Void = { _ in }) async {
    await body(radio)
    wifi = await radio.state()
    refresh()
  }

  func join(_ network: Network, password: String = "") async {
    joining = network.name
    await use { await $0.join(network, password: password) }
    if joining == network.name { joining = nil }
    refresh()
    if wifi.joined != network.name { ask(localized("failed", network.name), network.isOpen ? "" : localized("check")) }
  }

  func rename(to name: String) async {
    if await !rename(name) { ask(localized("refused", machine.name), localized("rights")) }
    show(.read())
  }

  private func ask(_ title: String, _ message: String = "", _ actions: [Alert.Action] = [Alert.Action()]) {
    alert?.dismiss()
    alert = Alert(title, message: message, actions: actions)
    alert?.present(above: stack)
  }

  // MARK: Pages

  /// - Parameter key: Of the title; nil where that is a name.
  private func open(_ key: String?, _ page: FormPage) {
    if let key { (page.name, page.title) = (key, localized(key)) }
    stack.push(page)
  }

  /// A row that opens a page, or shows a value.
  private func row(_ key: String, _ detail: String?, _ image: Image? = nil, onTap: (() -> Void)? = nil) -> Row {
    Row(localized(key), detail: detail, image: image, onTap == nil ? [] : .disclosure, onTap: onTap).id(key)
  }

  private func openSettings() {
    let page = FormPage("", prefersLargeTitle: true) { [unowned self] in
      Section {
        Row(localized("dark"), image: .tile(.moon, color: .rgb(0x5856D6)), darkness).id("dark")
        Row(localized("language"), image: .tile(.globe, color: .rgb(0x34A853)), languageChoice).id("language")
        row("name", machine.name, .tile(.pencil, color: .rgb(0xD86A00)), onTap: openName)
        row("device", nil, .tile(.info, color: .rgb(0x8E8E93)), onTap: openDevice)
      }.id(0)
      Section(localized("traffic")) {
        row("received", rate(\.received))
        row("sent", rate(\.sent))
      }.id(1)
      Section(footer: localized(radio is SimulatedRadio ? "simulated" : "managed")) {
        Row(localized("wifi"), image: .tile(.wifi, color: .rgb(0x007AFF)), power).id(0)
        if wifi.isOn { for network in wifi.networks { row(of: network) } }
      }.id(2)
    }
    open("settings", page)
  }

  private var darkness: RowAccessory {
    .switch(isOn: stack.traits.appearance == .dark) { [unowned self] in stack.overrideAppearance = $0 ? .dark : .light }
  }

  private var languageChoice: RowAccessory {
    let languages = Self.languages
    return .popUp(languages.map(\.1), selectedIndex: languages.firstIndex { $0.0 == language }) { [unowned self] in
      stack.scene?.traits.language = languages[$0].0
      refresh()
    }
  }

  private var power: RowAccessory {
    .switch(isOn: wifi.isOn) { [unowned self] isOn in Task { await use { await $0.turn(on: isOn) } } }
  }

  private func row(of network: Network) -> Row {
    let (isJoined, isJoining) = (network.name == wifi.joined, network.name == joining)
    let signal = localized("signal", stack.localeFormats.percent(Double(network.signal) / 100))
    let status = isJoining ? localized("connecting") : isJoined ? localized("connected") : signal
    let mark: RowAccessory = isJoining ? .activity() : isJoined ? .checkmark : network.isOpen ? [] : .disclosure
    return Row(network.name, subtitle: status, mark) { [unowned self] in
      if isJoined {
        ask(network.name, "", [leaving(network), .init(role: .cancel)])
      } else if network.isOpen {
        Task { await join(network) }
      } else {
        openPassword(of: network)
      }
    }.id(network.name)
  }

  private func leaving(_ network: Network) -> Alert.Action {
    Alert.Action(localized("disconnect"), role: .destructive) { [unowned self] in
      Task { await use { await $0.leave(network) } }
    }
  }

  private func openDevice() {
    let page = FormPage("") { [unowned self] in
      Section {
        row("system", machine.system)
        row("zone", TimeZone.current.identifier)
        row("storage", bytes(machine.storage))
        row("memory", bytes(machine.memory))
        row("uptime", uptime)
      }.id(0)
      Section(localized("addresses")) { for address in addresses { Row(address) } }.id(1)
      Section(localized("log")) { for (number, line) in log.enumerated() { Row("", subtitle: line).id(number) } }.id(2)
    }
    open("device", page)
    Task { await readDevice() }
  }

  private func openPassword(of network: Network) {
    let traits = TextInputTraits(.password, returnKey: .go)
    openField("password", "", traits, .length(8...63), title: network.name) { [unowned self] text in
      Task { await join(network, password: text) }
    }
  }

  private func openName() {
    let rule = Rule.pattern(/[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?/, localized("name.footer"))
    let traits = TextInputTraits(autocapitalization: .never)
    openField("name", machine.name, traits, rule) { [unowned self] text in
      Task { await rename(to: text) }
    }
  }

  /// A page with a field and a button. `submit` gets the text once it keeps the rule.
  private func openField(
    _ key: String, _ text: String, _ traits: TextInputTraits, _ rule: Rule, title: String? = nil,
    submit: @escaping (String) -> Void
  ) {
    var (text, check) = (text, {})
    let page = FormPage(title ?? "") { [unowned self] in
      Section(footer: localized(key + ".footer")) {
        Row(
          localized(key),
          .textField(text, inputTraits: traits, onSubmit: { _ in check() }) { text = $0 }
        )
        .rules(for: text, .required, rule).id(0)
      }.id(0)
      Section { Row(localized(key + ".button")) { check() }.asButton().id(0) }.id(1)
    }
    check = { [unowned self, unowned page] in
      guard page.form.validate() else { return }
      stack.pop()
      submit(text)
    }
    open(title == nil ? key : nil, page)
  }
}
