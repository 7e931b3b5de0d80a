/// Follows the settings of the desktop's portal (`org.freedesktop.portal.Settings`) on the session's bus. No call waits
/// for an answer, and without a portal nothing comes.
@MainActor
final class DesktopPortal {
  private(set) var settings = PortalSettings()
  private let changeHandler: @MainActor () -> Void
  /// The connection to the bus; nil before there is one.
  private weak var session: BusConnection?

  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"
  static let interface = "org.freedesktop.portal.Settings"

  /// - Parameter changeHandler: Called after the settings changed.
  init(_ changeHandler: @escaping @MainActor () -> Void) { self.changeHandler = changeHandler }

  /// Reads the settings, and follows their changes until the connection is closed.
  func follow(_ session: BusConnection) {
    self.session = session
    // A portal that ends takes its settings with it.
    session.subscribe(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameOwnerChanged", first: Self.name
    ) { [weak self] _ in self?.read(starts: false) }
    session.subscribe(Self.name, Self.path, Self.interface, "SettingChanged") { [weak self] values in
      guard let self, values.count == 3 else { return }
      var changed = settings
      changed.set(values[0].text, values[1].text, values[2])
      take(changed)
    }
    // Starts the portal, if there is one, as the first program that needs it.
    read(starts: true)
  }

  private func read(starts: Bool) {
    let spaces = [PortalSettings.appearance, PortalSettings.interface].map { BusValue.text($0) }
    session?.call(Self.name, Self.path, Self.interface, "ReadAll", [.list("s", spaces)], starts: starts) {
      [weak self] answer in self?.take(answer?.first.map(PortalSettings.init) ?? PortalSettings())
    }
  }

  private func take(_ settings: PortalSettings) {
    guard settings != self.settings else { return }
    self.settings = settings
    changeHandler()
  }
}
