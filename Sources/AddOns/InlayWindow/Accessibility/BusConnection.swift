import CInlayGIO

/// A call for an object on a bus, or a question for one of its properties.
struct BusRequest {
  let path: String
  let interface: String
  let member: String
  var arguments: [BusValue] = []
}

/// Answers for the objects of a connection.
@MainActor
protocol BusResponder: AnyObject {
  /// The interfaces of an object.
  func interfaces(at path: String) -> [String]
  /// The results of a call, or the value of a property; nil if there is none.
  func answer(_ request: BusRequest) -> [BusValue]?
  /// Changes a property.
  func set(_ request: BusRequest) -> Bool
}

/// A connection to a message bus, by GDBus. No call waits for an answer.
@MainActor
final class BusConnection {
  private let connection: OpaquePointer
  private let context: BusContext
  fileprivate var description: UnsafeMutablePointer<GDBusNodeInfo>?
  fileprivate weak var responder: (any BusResponder)?
  private var registrations: [guint] = []

  private init(_ connection: OpaquePointer, _ context: BusContext) {
    (self.connection, self.context) = (connection, context)
  }

  static func connect(to address: String, in context: BusContext, _ done: @escaping @MainActor (BusConnection?) -> Void)
  {
    let flags = GDBusConnectionFlags(rawValue: numericCast(inlayBusClient))
    context.use {
      g_dbus_connection_new_for_address(
        address, flags, nil, nil, complete,
        Completion { result in
          done(g_dbus_connection_new_for_address_finish(result, nil).map { BusConnection($0, context) })
        }.retained)
    }
  }

  /// Ends the connection. It is of no use afterwards.
  func close() {
    responder = nil
    context.use {
      for registration in registrations { g_dbus_connection_unregister_subtree(connection, registration) }
      registrations = []
      g_dbus_connection_close(connection, nil, nil, nil)
    }
  }

  /// The name of this side on the bus.
  var name: String { g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? "" }

  /// Calls a method of a program on the bus, which is not started for it unless `starts` is true.
  ///
  /// - Parameter done: Called with the results; nil without an answer.
  func call(
    _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue] = [],
    starts: Bool = false, _ done: @escaping @MainActor ([BusValue]?) -> Void
  ) {
    let flags = GDBusCallFlags(rawValue: starts ? 0 : numericCast(inlayCallStartsNothing))
    context.use {
      g_dbus_connection_call(
        connection, name, path, interface, method, BusValue.tuple(arguments).makeVariant(), nil, flags, .max, nil,
        complete,
        Completion { [connection] result in
          guard let answer = g_dbus_connection_call_finish(connection, result, nil) else { return done(nil) }
          defer { g_variant_unref(answer) }
          done(BusValue(answer).parts)
        }.retained)
    }
  }

  /// Calls a closure for each signal of a program.
  ///
  /// - Parameter first: The first argument; nil for any.
  func subscribe(
    _ name: String, _ path: String, _ interface: String, _ signal: String, first: String? = nil,
    _ handler: @escaping @MainActor ([BusValue]) -> Void
  ) {
    _ = context.use {
      g_dbus_connection_signal_subscribe(
        connection, name, interface, signal, path, first, GDBusSignalFlags(rawValue: 0),
        { _, _, _, _, _, arguments, data in
          guard let data, let arguments else { return }
          nonisolated(unsafe) let (box, values) = (data, arguments)
          MainActor.assumeIsolated {
            Unmanaged<SignalHandler>.fromOpaque(box).takeUnretainedValue().body(BusValue(values).parts)
          }
        }, Unmanaged.passRetained(SignalHandler(handler)).toOpaque(),
        { data in if let data { Unmanaged<SignalHandler>.fromOpaque(data).release() } })
    }
  }

  /// Sends a signal to all that listen.
  func emit(_ path: String, _ interface: String, _ signal: String, _ arguments: [BusValue]) {
    _ = g_dbus_connection_emit_signal(
      connection, nil, path, interface, signal, BusValue.tuple(arguments).makeVariant(), nil)
  }

  /// Has a responder answer for objects and those directly below them, until the connection is closed.
  ///
  /// - Parameter description: The interfaces of all objects, in the XML of D-Bus.
  func serve(_ paths: [String], _ description: String, _ responder: any BusResponder) {
    self.responder = responder
    self.description = g_dbus_node_info_new_for_xml(description, nil)
    var functions = GDBusSubtreeVTable(
      enumerate: { _, _, _, _ in nil },
      introspect: { _, _, path, _, data in
        guard let path, let data else { return nil }
        nonisolated(unsafe) let (name, box) = (path, data)
        nonisolated(unsafe) var list: UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>?
        MainActor.assumeIsolated { list = BusConnection.of(box).copyInterfaces(at: String(cString: name)) }
        return list
      },
      dispatch: { _, _, _, _, _, target, data in
        target?.pointee = data
        return UnsafePointer(objectFunctions)
      }, padding: (nil, nil, nil, nil, nil, nil, nil, nil))
    registrations += paths.map { path in
      context.use {
        g_dbus_connection_register_subtree(
          connection, path, &functions, GDBusSubtreeFlags(rawValue: numericCast(inlayAnyObject)),
          Unmanaged.passRetained(self).toOpaque(),
          { data in if let data { Unmanaged<BusConnection>.fromOpaque(data).release() } }, nil)
      }
    }
  }

  /// A list that GDBus frees.
  private func copyInterfaces(at path: String) -> UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>? {
    let found = (responder?.interfaces(at: path) ?? []).compactMap {
      g_dbus_node_info_lookup_interface(description, $0)
    }
    let size = MemoryLayout<UnsafeMutablePointer<GDBusInterfaceInfo>?>.stride
    let list = g_malloc0(gsize((found.count + 1) * size))?.bindMemory(
      to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self, capacity: found.count + 1)
    for (index, interface) in found.enumerated() { list?[index] = g_dbus_interface_info_ref(interface) }
    return list
  }

  fileprivate static func of(_ data: UnsafeMutableRawPointer) -> BusConnection {
    Unmanaged<BusConnection>.fromOpaque(data).takeUnretainedValue()
  }

  isolated deinit {
    if let description { g_dbus_node_info_unref(description) }
    g_object_unref(UnsafeMutableRawPointer(connection))
  }
}

// MARK: what GDBus calls, on the main thread

/// An object that waits for the result of an asynchronous call.
private final class Completion {
  let body: @MainActor (OpaquePointer?) -> Void

  init(_ body: @escaping @MainActor (OpaquePointer?) -> Void) { self.body = body }

  /// A reference that `complete` takes.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }
}

private func complete(_: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?) {
  guard let data else { return }
  nonisolated(unsafe) let (box, answer) = (data, result)
  MainActor.assumeIsolated { Unmanaged<Completion>.fromOpaque(box).takeRetainedValue().body(answer) }
}

private final class SignalHandler {
  let body: @MainActor ([BusValue]) -> Void

  init(_ body: @escaping @MainActor ([BusValue]) -> Void) { self.body = body }
}

/// The functions of all objects; their data is the connection. Constant, and kept by GDBus as long as the process.
private nonisolated(unsafe) let objectFunctions: UnsafeMutablePointer<GDBusInterfaceVTable> = {
  let functions = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
  functions.initialize(
    to: GDBusInterfaceVTable(
      method_call: { _, _, path, interface, method, arguments, invocation, data in
        guard let invocation, let arguments else { return }
        nonisolated(unsafe) let (call, values) = (invocation, arguments)
        let request = Request(path, interface, method, data)
        MainActor.assumeIsolated {
          if let results = request.responder?.answer(request.value(BusValue(values).parts)) {
            g_dbus_method_invocation_return_value(call, BusValue.tuple(results).makeVariant())
          } else {
            g_dbus_method_invocation_return_dbus_error(
              call, "org.freedesktop.DBus.Error.Failed", "unknown object or member")
          }
        }
      },
      get_property: { _, _, path, interface, property, error, data in
        let request = Request(path, interface, property, data)
        nonisolated(unsafe) var value: OpaquePointer?
        MainActor.assumeIsolated { value = request.responder?.answer(request.value())?.first?.makeVariant() }
        if value == nil {
          g_set_error_literal(
            error, g_dbus_error_quark(), gint(G_DBUS_ERROR_FAILED.rawValue), "unknown object or member")
        }
        return value
      },
      set_property: { _, _, path, interface, property, value, error, data in
        guard let value else { return 0 }
        nonisolated(unsafe) let new = value
        let request = Request(path, interface, property, data)
        let isSet = MainActor.assumeIsolated { request.responder?.set(request.value([BusValue(new)])) ?? false }
        if !isSet {
          g_set_error_literal(error, g_dbus_error_quark(), gint(G_DBUS_ERROR_FAILED.rawValue), "it cannot be set")
        }
        return isSet ? 1 : 0
      }, padding: (nil, nil, nil, nil, nil, nil, nil, nil)))
  return functions
}()

/// A request as GDBus delivers it.
private struct Request: @unchecked Sendable {
  private let path, interface, member: String
  /// Used on the main thread alone.
  private let data: gpointer?

  init(
    _ path: UnsafePointer<CChar>?, _ interface: UnsafePointer<CChar>?, _ member: UnsafePointer<CChar>?,
    _ data: gpointer?
  ) {
    func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
    (self.path, self.interface, self.member, self.data) = (text(path), text(interface), text(member), data)
  }

  @MainActor var responder: (any BusResponder)? { data.map(BusConnection.of)?.responder }

  func value(_ arguments: [BusValue] = []) -> BusRequest {
    BusRequest(path: path, interface: interface, member: member, arguments: arguments)
  }
}
