import InlayLayers
import InlayViews

/// The windows of the program as objects of AT-SPI, by which screen readers find and use them.
///
/// Nothing of it exists until the session's bus reports that assistive technology is in use.
@MainActor
final class AccessibilityBridge {
  private var session: BusConnection?
  private var context: BusContext?
  /// The bus of assistive technology; nil while nobody listens.
  private var bus: BusConnection?
  private var events: AccessibleEvents?
  private(set) var objects = AccessibleObjects()
  /// Whether the session's bus reports that assistive technology is in use; nil while it has not answered.
  private var isWanted: Bool? = false
  /// Whether the program is known to the desktop: readers leave events of others out.
  private var isEmbedded = false
  /// The announcements of the scenes that nobody has heard yet.
  private var announcements = AnnouncementQueue()
  /// The clock in seconds.
  var clock: () -> Double = { WindowHost.shared.now }
  private var pacer = LookPacer()
  /// When changes are looked for next, in seconds; nil for never.
  var deadline: Double? { pacer.deadline }

  // MARK: the session's bus

  /// The session's bus is going to be connected to. Until it reports whether anybody listens, announcements are kept.
  func prepare() { isWanted = nil }

  /// There is no bus of the session.
  func giveUp() { follow(isWanted: false) }

  /// - Parameter context: That of the session's connection, which the bus of assistive technology uses too.
  func start(_ session: BusConnection, _ context: BusContext) {
    (self.session, self.context) = (session, context)
    session.subscribe(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameOwnerChanged", first: Self.name
    ) { [weak self] _ in self?.askForStatus() }
    session.subscribe(Self.name, Self.path, Self.properties, "PropertiesChanged") { [weak self] _ in
      self?.askForStatus()
    }
    askForStatus()
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
    for window in objects.windows { listen(to: window) }
    session?.call(Self.name, Self.path, Self.name, "GetAddress") { [weak self] answer in
      guard let self, self.isWanted == true, let address = answer?.first?.text else { return }
      BusConnection.connect(to: address, in: context) { [weak self] bus in
        if let self, self.isWanted == true, self.bus == nil { bus.map(serve) } else { bus?.close() }
      }
    }
  }

  private func disconnect() {
    bus?.close()
    (bus, events, pacer) = (nil, nil, LookPacer())
    (isEmbedded, announcements) = (false, AnnouncementQueue())
    let windows = objects.windows.map(\.window)
    objects = AccessibleObjects()
    for window in windows {
      objects.add(window)
      window.scene.setEnvironmentValue(nil as AnnouncementListener?)
    }
  }

  /// The last window closed.
  func stop() {
    (session, context, isWanted) = (nil, nil, false)
    disconnect()
  }

  // MARK: the bus of assistive technology

  private func serve(_ bus: BusConnection) {
    self.bus = bus
    objects.busName = bus.name
    bus.serve([AccessibleObject.folder, AccessibleObjects.cachePath], AccessibleInterface.description, objects)
    attend(AccessibleEvents(objects, bus.emit))
    let (registry, path, interface) =
      ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry")
    bus.subscribe(registry, path, interface, "EventListenerRegistered") { [weak self] values in
      if values.count > 1 { self?.addListener(values[0].text, event: values[1].text) }
    }
    bus.subscribe(registry, path, interface, "EventListenerDeregistered") { [weak self] values in
      if values.count > 1 { self?.events?.removeListener(values[0].text, event: values[1].text) }
    }
    bus.call(registry, path, interface, "GetRegisteredEvents", starts: true) { [weak self] answer in
      for listener in answer?.first?.parts ?? [] where listener.parts.count > 1 {
        self?.events?.addListener(listener.parts[0].text, event: listener.parts[1].text)
      }
      self?.sendAnnouncements()
    }
    bus.call(
      registry, AccessibleObject.root, "org.a11y.atspi.Socket", "Embed", [objects.reference(0)], starts: true
    ) { [weak self] answer in self?.noteDesktop(answer?.first) }
  }

  /// - Parameter events: They send to the bus of assistive technology, whose registry is asked who listens.
  func attend(_ events: AccessibleEvents) {
    self.events = events
    objects.actionHandler = { [weak self] scene in
      guard let self else { return }
      scene.advanceClock(to: clock())
      noteInput()
    }
    for window in objects.windows { listen(to: window) }
  }

  func addListener(_ reader: String, event: String) {
    events?.addListener(reader, event: event)
    sendAnnouncements()
  }

  /// The registry answered what is around the program; nil if there is none.
  func noteDesktop(_ desktop: BusValue?) {
    if let desktop {
      objects.desktop = desktop
      for window in objects.windows where window.isActive { events?.reportActivation(window, true) }
    }
    isEmbedded = true
    sendAnnouncements()
  }

  private func sendAnnouncements() {
    guard isEmbedded, let events, objects.windows.contains(where: events.hearsAnnouncements) else { return }
    for announcement in announcements.takeAll(at: clock()) {
      guard let window = objects.windows.first(where: { $0 === announcement.window }) else { continue }
      events.announce(announcement.text, isUrgent: announcement.isUrgent, in: window)
    }
  }

  // MARK: windows

  func add(_ window: any AccessibleHost) {
    let added = objects.add(window)
    if isWanted != false { listen(to: added) }
    guard let events else { return }
    events.reportOpening(added, index: objects.windows.count - 1)
  }

  func remove(_ window: any AccessibleHost) {
    if let events, let index = objects.windows.firstIndex(where: { $0.window === window }) {
      events.reportClosing(objects.windows[index], index: index)
    }
    objects.remove(window)
  }

  /// The scene of a window is another one.
  func noteScene(of window: any AccessibleHost) {
    guard isWanted != false, let found = objects.windows.first(where: { $0.window === window }) else { return }
    objects.isMoving = false
    listen(to: found)
  }

  func noteActivation(of window: any AccessibleHost, _ isActive: Bool) {
    guard let events, let found = record(of: window) else { return }
    found.markStale()
    events.reportActivation(found, isActive)
  }

  /// A frame of a window was painted. It may show changes, which are looked for later.
  func noteFrame(of window: any AccessibleHost, at time: Double) {
    guard let events, let found = record(of: window) else { return }
    found.markStale()
    guard events.isObserved else { return }
    pacer.noteFrame(at: time)
    objects.isMoving = pacer.isMoving
  }

  /// Something was done whose effect is to be reported soon.
  func noteInput() { pacer.noteInput() }

  private func record(of window: any AccessibleHost) -> AccessibleWindow? {
    events == nil ? nil : objects.windows.first { $0.window === window }
  }

  private func listen(to window: AccessibleWindow) {
    window.markStale()
    let scene = window.window.scene
    scene.setEnvironmentValue(
      AnnouncementListener { [weak self, weak window, weak scene] text, priority in
        MainActor.assumeIsolated {
          // The window may show another scene meanwhile.
          guard let self, let window, window.window.scene === scene else { return }
          self.announcements.add(text, isUrgent: priority == .assertive, in: window, at: self.clock())
          self.sendAnnouncements()
        }
      })
  }

  // MARK: the loop

  /// Looks for changes that are due.
  func work(at time: Double) {
    guard pacer.takeLook(at: time) else { return }
    objects.isMoving = false
    for window in objects.windows { objects.update(window) }
  }
}
