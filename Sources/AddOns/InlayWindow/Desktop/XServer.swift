import CInlayXCB

/// The properties of the desktop on the root window of an X server, and their changes.
@MainActor
final class XServer {
  private let connection: XConnection
  private var root: xcb_window_t { connection.screen.pointee.root }

  /// Readable when something changed.
  var descriptor: Int32 { connection.descriptor }

  var isLost: Bool { connection.isLost }

  /// The server that `DISPLAY` names. Nil if there is none.
  init?() {
    guard let connection = XConnection() else { return nil }
    self.connection = connection
    // A new manager of settings announces itself to the root window.
    var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
    // Events come from the first answer on, which is that to the question for the resources.
    xcb_change_window_attributes(connection.handle, root, XCB_CW_EVENT_MASK.rawValue, &mask)
  }

  /// The resources of the server, by lines, such as `Xft.dpi`.
  var resources: String? {
    property(XCB_ATOM_RESOURCE_MANAGER.rawValue, type: XCB_ATOM_STRING.rawValue) { String(decoding: $0, as: UTF8.self) }
  }

  /// The settings that a desktop keeps for all programs, by the names of GTK's; empty without such a desktop.
  var settings: [String: String] {
    guard let selection = atom("_XSETTINGS_S\(connection.screenNumber)"), let name = atom("_XSETTINGS_SETTINGS") else {
      return [:]
    }
    let question = xcb_get_selection_owner(connection.handle, selection)
    guard let answer = xcb_get_selection_owner_reply(connection.handle, question, nil) else { return [:] }
    let owner = answer.pointee.owner
    free(answer)
    guard owner != XCB_WINDOW_NONE.rawValue else { return [:] }
    if owner != settingsOwner {
      settingsOwner = owner
      var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
      xcb_change_window_attributes(connection.handle, owner, XCB_CW_EVENT_MASK.rawValue, &mask)
    }
    return property(name, type: name, of: owner, XSettings.read) ?? [:]
  }

  /// The window whose changes are watched for the settings.
  private var settingsOwner: xcb_window_t?

  /// Whether there is a program that makes windows as large as the screen and gives them the focus.
  var hasWindowManager: Bool {
    guard let name = atom("_NET_SUPPORTING_WM_CHECK") else { return false }
    return property(name, type: XCB_ATOM_WINDOW.rawValue) { !$0.isEmpty } ?? false
  }

  /// Gives a window the keys.
  func focus(_ window: xcb_window_t) {
    xcb_set_input_focus(connection.handle, UInt8(XCB_INPUT_FOCUS_NONE.rawValue), window, 0)
    xcb_flush(connection.handle)
  }

  /// Whether a property of the root window changed since the last call.
  ///
  /// - Parameter isReadable: Whether the descriptor is; otherwise only what is known counts, without a call of the
  ///   system.
  func takeChanges(isReadable: Bool) -> Bool {
    var hasChanged = false
    while connection.takeEvent(isReading: isReadable && !hasChanged) != nil { hasChanged = true }
    return hasChanged
  }

  /// The server's number for a name that somebody used; nil without it.
  private func atom(_ name: String) -> xcb_atom_t? {
    let question = xcb_intern_atom(connection.handle, 1, UInt16(clamping: name.utf8.count), name)
    guard let answer = xcb_intern_atom_reply(connection.handle, question, nil) else { return nil }
    defer { free(answer) }
    let atom = answer.pointee.atom
    return atom == XCB_ATOM_NONE.rawValue ? nil : atom
  }

  /// The bytes of a property of a window, or of the root window; nil without it.
  private func property<Value>(
    _ name: xcb_atom_t, type: xcb_atom_t, of window: xcb_window_t? = nil, _ body: (UnsafeRawBufferPointer) -> Value
  ) -> Value? {
    let question = xcb_get_property(connection.handle, 0, window ?? root, name, type, 0, 1 << 20)
    guard let answer = xcb_get_property_reply(connection.handle, question, nil) else { return nil }
    defer { free(answer) }
    guard answer.pointee.type == type else { return nil }
    let count = max(0, Int(xcb_get_property_value_length(answer)))
    return body(UnsafeRawBufferPointer(start: xcb_get_property_value(answer), count: count))
  }
}
