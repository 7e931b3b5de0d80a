/// The message bus of the user's session, by which accessibility and the desktop's settings come. It is not started for
/// this.
@MainActor
final class SessionBus {
  private(set) var context: BusContext?
  private var connection: BusConnection?
  /// Counts starts and ends: a connection that comes later than the end is not used.
  private var round = 0

  /// Readable when `run` has something to do; -1 for none.
  var descriptor: Int32 { context?.descriptor ?? -1 }
  /// Whether `run` has something to do at once.
  var isPending: Bool { context?.isPending ?? false }

  private static var address: String? {
    if let address = Environment["DBUS_SESSION_BUS_ADDRESS"] { return address.isEmpty ? nil : address }
    return Environment["XDG_RUNTIME_DIR"].map { "unix:path=\($0)/bus" }
  }

  /// Connects, and waits for nothing.
  ///
  /// - Parameter done: Called with the connection as soon as there is one; with nil if there is no bus.
  func start(_ done: @escaping @MainActor ((BusConnection, BusContext)?) -> Void) {
    guard let address = Self.address else { return done(nil) }
    let context = context ?? BusContext()
    self.context = context
    round += 1
    BusConnection.connect(to: address, in: context) { [weak self, round] connection in
      guard let self, self.round == round else {
        connection?.close()
        return
      }
      self.connection = connection
      done(connection.map { ($0, context) })
    }
  }

  func stop() {
    round += 1
    connection?.close()
    connection = nil
  }

  /// Delivers what arrived.
  func run(isReadable: Bool) { if isReadable || isPending { context?.run() } }
}
