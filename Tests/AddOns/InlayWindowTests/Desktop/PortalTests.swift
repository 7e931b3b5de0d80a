import Inlay
import InlayTestSupport
import Testing

@testable import InlayWindow

/// A program on the session's bus that gives the settings of a desktop, as its portal does.
@MainActor
private final class TestPortal: BusResponder {
  private let context = BusContext()
  private var connection: BusConnection?
  private(set) var isNamed = false
  private(set) var reads = 0
  var settings: [(space: String, key: String, value: BusValue)] = []

  private static let description = """
    <node><interface name='\(DesktopPortal.interface)'>
      <method name='ReadAll'><arg type='as' direction='in'/><arg type='a{sa{sv}}' direction='out'/></method>
    </interface></node>
    """

  init(_ address: String) {
    BusConnection.connect(to: address, in: context) { [weak self] connection in
      guard let self, let connection else { return }
      self.connection = connection
      connection.serve([DesktopPortal.path], Self.description, self)
      connection.call(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
        [.text(DesktopPortal.name), .unsigned(0)]
      ) { [weak self] in self?.isNamed = $0 != nil }
    }
  }

  func run() { context.run() }

  func close() { connection?.close() }

  func change(_ space: String, _ key: String, to value: BusValue) {
    settings.removeAll { $0.space == space && $0.key == key }
    settings.append((space, key, value))
    connection?.emit(
      DesktopPortal.path, DesktopPortal.interface, "SettingChanged", [.text(space), .text(key), .variant(value)])
  }

  func interfaces(at path: String) -> [String] { path == DesktopPortal.path ? [DesktopPortal.interface] : [] }

  func answer(_ request: BusRequest) -> [BusValue]? {
    guard request.member == "ReadAll", let spaces = request.arguments.first?.parts.map(\.text) else { return nil }
    reads += 1
    let entries = spaces.map { space in
      let values = settings.filter { $0.space == space }.map { BusValue.entry(.text($0.key), .variant($0.value)) }
      return BusValue.entry(.text(space), .list("{sv}", values))
    }
    return [.list("{sa{sv}}", entries)]
  }

  func set(_ request: BusRequest) -> Bool { false }
}

/// Windows that follow the settings of the desktop's portal.
@MainActor
@Suite(.serialized) struct PortalTests {
  private static let variables: [String: String?] = [
    "INLAY_APPEARANCE": nil, "INLAY_TEXT_SCALE": nil, "INLAY_REDUCED_MOTION": nil, "GTK_THEME": nil,
  ]
  private let appearance = PortalSettings.appearance
  private let interface = PortalSettings.interface

  @Test("the portal's settings are followed from its start to its end, and taken back with it")
  func following() throws {
    guard let bus = try TestBus(startsServices: false, variables: Self.variables) else { return }
    useDriver("dummy")
    let window = try Window(title: "", root: Layer(), size: Size(width: 100, height: 100))
    defer { window.close() }
    let portal = TestPortal(bus.address)
    portal.settings = [
      (appearance, "color-scheme", .unsigned(1)), (appearance, "contrast", .unsigned(1)),
      (appearance, "reduced-motion", .unsigned(1)), (interface, "text-scaling-factor", .double(1.5)),
      (interface, "enable-animations", .bool(true)), (interface, "font-name", .text("Sans")),
    ]
    func wait(for condition: () -> Bool) throws {
      // Each round waits for messages; far more of them than are needed mean that none came.
      for _ in 0..<500 where !condition() {
        portal.run()
        try WindowHost.shared.step(until: WindowHost.shared.now + 0.01)
      }
      try #require(condition())
    }
    var traits: Traits { window.scene.traits }
    #expect(traits.appearance == .light && traits.textScale == 1 && !traits.reducesMotion)
    try wait { traits.appearance == .highContrastDark }
    #expect(traits.textScale == 1.5 && traits.reducesMotion)

    portal.change(interface, "text-scaling-factor", to: .double(1.25))
    portal.change(appearance, "color-scheme", to: .unsigned(2))
    try wait { traits.appearance == .highContrastLight }
    #expect(traits.textScale == 1.25 && traits.reducesMotion)
    portal.change(appearance, "contrast", to: .unsigned(0))
    portal.change(appearance, "reduced-motion", to: .unsigned(0))
    try wait { !traits.reducesMotion }
    #expect(traits.appearance == .light && traits.textScale == 1.25)
    portal.change(interface, "enable-animations", to: .bool(false))
    try wait { traits.reducesMotion }
    #expect(portal.reads <= 2, "a change brings its value")
    try window.settle()
    #expect(try roundsOfLoop(in: 0.1) == 1, "nothing is asked while nothing changes")

    portal.close()
    try wait { traits.textScale == 1 }
    #expect(!traits.reducesMotion && traits.appearance == .light)
    withExtendedLifetime(bus) {}
  }

  @Test("settings of other names or types say nothing")
  func wrong() {
    let answer = BusValue.list(
      "{sa{sv}}",
      [
        .entry(
          .text(appearance),
          .list(
            "{sv}",
            [
              .entry(.text("color-scheme"), .variant(.text("dark"))), .entry(.text("contrast"), .variant(.double(1))),
              .entry(.text("accent-color"), .variant(.tuple([.double(1), .double(0), .double(0)]))),
            ])),
        .entry(
          .text(interface),
          .list(
            "{sv}",
            [
              .entry(.text("text-scaling-factor"), .variant(.double(-1))),
              .entry(.text("enable-animations"), .variant(.unsigned(0))),
            ])),
        .entry(.text("org.example"), .list("{sv}", [.entry(.text("contrast"), .variant(.unsigned(1)))])),
      ])
    #expect(PortalSettings(answer) == PortalSettings())
    #expect(PortalSettings(.tuple([])) == PortalSettings())
  }

  @Test("variables come before the portal, the portal before the X server and files; without a preference those count")
  func order() {
    var portal = PortalSettings()
    func look(_ variables: [String: String] = [:], scalesByDots: Bool = false) -> DesktopLook {
      DesktopLook(
        environment: { variables[$0] }, portal: portal,
        settings: ["gtk-theme-name": "Adwaita-dark", "gtk-xft-dpi": "122880", "gtk-enable-animations": "0"],
        scalesByDots: scalesByDots)
    }
    func set(_ space: String, _ key: String, _ value: BusValue) { portal.set(space, key, .variant(value)) }
    #expect(look().appearance == .dark && look().textScale == 1.25 && look().reducesMotion == true)
    set(appearance, "color-scheme", .unsigned(2))
    set(interface, "text-scaling-factor", .double(2))
    set(interface, "enable-animations", .bool(true))
    #expect(look().appearance == .light && look().textScale == 2 && look().reducesMotion == false)
    #expect(look(scalesByDots: true).textScale == nil, "the scale of windows has the size of texts in it")
    let variables = ["GTK_THEME": "Adwaita:dark", "INLAY_TEXT_SCALE": "1.5", "INLAY_REDUCED_MOTION": "1"]
    #expect(look(variables) == look(variables, scalesByDots: true))
    #expect(look(variables).appearance == .dark && look(variables).reducesMotion == true)
    set(appearance, "contrast", .unsigned(1))
    #expect(look().appearance == .highContrastLight && look(variables).appearance == .dark)
    set(appearance, "color-scheme", .unsigned(0))
    #expect(look().appearance == .highContrastDark)
    #expect(DesktopLook(environment: { _ in nil }, portal: portal).appearance == .highContrastLight)
  }
}
