import InlayLayers
import InlayViews

/// The windows of the program as objects of AT-SPI, by which screen readers find and use them.
///
/// Nothing but a connection to the session's bus exists until the bus says that assistive technology is in use.
@MainActor
final class AccessibilityBridge {
  private var context: BusContext?
  private var session: BusConnection?
  /// The bus of assistive technology; nil while nobody listens.
  private var bus: BusConnection?
  private var events: AccessibleEvents?
  private var objects = AccessibleObjects()
  private var isStarted = false
  private var isWanted = false
  /// The time of the last look at the scenes for changes, in seconds.
  private var lastLook = -1.0
  /// When the next one is due; nil for never.
  private(set) var deadline: Double?

  /// Changes are looked for this often at most, in seconds, so that a scene that moves is not read in each frame.
  static let interval = 0.2

  /// Readable when `work` has something to do; -1 for none.
  var descriptor: Int32 { context?.descriptor ?? -1 }
  /// Whether `work` has something to do at once.
  var isPending: Bool { context?.isPending ?? false }

  // MARK: the session's bus

  /// Looks for a session's bus, which is not started for this.
  private static var address: String? {
    if let address = Environment["DBUS_SESSION_BUS_ADDRESS"] { return address.isEmpty ? nil : address }
    return Environment["XDG_RUNTIME_DIR"].map { "unix:path=\($0)/bus" }
  }

  func start() {
    guard !isStarted, let address = Self.address else { return }
    isStarted = true
    let context = context ?? BusContext()
    self.context = context
    BusConnection.connect(to: address, in: context) { [weak self] connection in
      guard let self, let connection, isStarted else { return }
      session = connection
      connection.subscribe(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameOwnerChanged", first: Self.name
      ) { [weak self] _ in self?.askForStatus() }
      connection.subscribe(Self.name, Self.path, Self.properties, "PropertiesChanged") { [weak self] _ in
        self?.askForStatus()
      }
      askForStatus()
    }
  }

  private static let name = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let properties = "org.freedesktop.DBus.Properties"

  private func askForStatus() {
    session?.call(Self.name, Self.path, Self.properties, "GetAll", [.text("org.a11y.Status")]) { [weak self] answer in
      let values = answer?.first?.entries ?? [:]
      self?.follow(isWanted: ["IsEnabled", "ScreenReaderEnabled"].contains { values[$0]?.bool ?? false })
    }
  }

  private func follow(isWanted: Bool) {
    guard isWanted != self.isWanted else { return }
    self.isWanted = isWanted
    guard isWanted, let context else { return disconnect() }
    session?.call(Self.name, Self.path, Self.name, "GetAddress") { [weak self] answer in
      guard let self, self.isWanted, let address = answer?.first?.text else { return }
      BusConnection.connect(to: address, in: context) { [weak self] bus in
        if let self, self.isWanted, self.bus == nil { bus.map(serve) } else { bus?.close() }
      }
    }
  }

  private func disconnect() {
    bus?.close()
    (bus, events, deadline) = (nil, nil, nil)
    let windows = objects.windows.map(\.window)
    objects = AccessibleObjects()
    for window in windows {
      objects.add(window)
      window.scene.setEnvironmentValue(nil as AnnouncementListener?)
    }
  }

  /// The last window closed.
  func stop() {
    session?.close()
    (session, isStarted, isWanted) = (nil, false, false)
    disconnect()
  }

  // MARK: the bus of assistive technology

  private func serve(_ bus: BusConnection) {
    self.bus = bus
    objects.busName = bus.name
    bus.serve([AccessibleObject.folder, AccessibleObjects.cachePath], AccessibleInterface.description, objects)
    let events = AccessibleEvents(bus, objects)
    self.events = events
    for window in objects.windows { listen(to: window) }
    let (registry, path, interface) =
      ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry")
    bus.subscribe(registry, path, interface, "EventListenerRegistered") { [weak events] values in
      if values.count > 1 { events?.addListener(values[0].text, event: values[1].text) }
    }
    bus.subscribe(registry, path, interface, "EventListenerDeregistered") { [weak events] values in
      if values.count > 1 { events?.removeListener(values[0].text, event: values[1].text) }
    }
    bus.call(registry, path, interface, "GetRegisteredEvents", starts: true) { [weak events] answer in
      for listener in answer?.first?.parts ?? [] where listener.parts.count > 1 {
        events?.addListener(listener.parts[0].text, event: listener.parts[1].text)
      }
    }
    bus.call(
      registry, AccessibleObject.root, "org.a11y.atspi.Socket", "Embed", [objects.reference(0)], starts: true
    ) { [weak self] answer in
      guard let self, let desktop = answer?.first else { return }
      objects.desktop = desktop
      for window in objects.windows where window.isActive { self.events?.reportActivation(window, true) }
    }
  }

  // MARK: windows

  func add(_ window: any AccessibleHost) {
    let added = objects.add(window)
    guard let events else { return }
    listen(to: added)
    events.reportOpening(added, index: objects.windows.count - 1)
  }

  func remove(_ window: any AccessibleHost) {
    if let events, let index = objects.windows.firstIndex(where: { $0.window === window }) {
      events.reportClosing(objects.windows[index], index: index)
    }
    objects.remove(window)
  }

  /// The scene of a window is another one.
  func noteScene(of window: any AccessibleHost) { if let found = record(of: window) { listen(to: found) } }

  func noteActivation(of window: any AccessibleHost, _ isActive: Bool) {
    guard let events, let found = record(of: window) else { return }
    found.markStale()
    events.reportActivation(found, isActive)
  }

  /// A frame of a window was painted. It may show changes, which are looked for later.
  func noteFrame(of window: any AccessibleHost, at time: Double) {
    guard let events, let found = record(of: window) else { return }
    found.markStale()
    if deadline == nil, events.isObserved { deadline = max(time, lastLook + Self.interval) }
  }

  private func record(of window: any AccessibleHost) -> AccessibleWindow? {
    events == nil ? nil : objects.windows.first { $0.window === window }
  }

  private func listen(to window: AccessibleWindow) {
    window.markStale()
    let scene = window.window.scene
    scene.setEnvironmentValue(
      AnnouncementListener { [weak self, weak window, weak scene] text, isUrgent in
        MainActor.assumeIsolated {
          // The window may show another scene meanwhile.
          guard let self, let window, window.window.scene === scene else { return }
          self.events?.announce(text, isUrgent: isUrgent, in: window)
        }
      })
  }

  // MARK: the loop

  /// Answers requests, and looks for changes that are due.
  func work(isReadable: Bool, at time: Double) {
    if isReadable || isPending { context?.run() }
    guard let deadline, deadline <= time else { return }
    self.deadline = nil
    lastLook = time
    for window in objects.windows { objects.update(window) }
  }
}
