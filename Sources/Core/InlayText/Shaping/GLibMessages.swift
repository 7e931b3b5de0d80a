import CInlayCairo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Messages of Pango and GLib during the layout of a text. They become the text's problems instead of output on
/// standard error.
///
/// The handlers belong to the process, one for each domain, installed once. They keep messages of threads that collect
/// some, and pass all others to GLib's own handler.
enum GLibMessages {
  /// The limits of messages for one text, and of bytes of each.
  private static let limit = 8
  private static let longest = 500
  private static let domains = ["Pango", "PangoCairo", "PangoFT2", "GLib", "GLib-GObject"]

  /// The messages of a thread.
  private final class Collector {
    var messages: [String] = []

    func add(_ message: String) {
      guard messages.count < GLibMessages.limit, !messages.contains(message) else { return }
      messages.append(message)
    }
  }

  /// Calls `body` and returns GLib's messages on this thread meanwhile, each once.
  static func collect<Result>(_ body: () -> Result) -> (result: Result, messages: [String]) {
    guard let key else { return (body(), []) }
    let collector = Collector()
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(collector).toOpaque())
    let result = withExtendedLifetime(collector, body)
    pthread_setspecific(key, outer)
    return (result, collector.messages)
  }

  /// Adds our own message to those that this thread collects.
  static func note(_ message: String) {
    guard let key, let collector = pthread_getspecific(key) else { return }
    Unmanaged<Collector>.fromOpaque(collector).takeUnretainedValue().add(message)
  }

  /// The key of each thread's collector; nil if the system has none left. Installs the handlers.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    guard pthread_key_create(&key, nil) == 0 else { return nil }
    let flags = GLogLevelFlags(rawValue: numericCast(inlayLogMessages))
    for domain in domains { g_log_set_handler(domain, flags, { GLibMessages.take($0, $1, $2, $3) }, nil) }
    return key
  }()

  private static func take(
    _ domain: UnsafePointer<CChar>?, _ level: GLogLevelFlags, _ message: UnsafePointer<CChar>?, _ data: gpointer?
  ) {
    // GLib ends the program after a fatal message.
    guard level.rawValue & numericCast(inlayLogFatal) == 0, let key, let collector = pthread_getspecific(key) else {
      return g_log_default_handler(domain, level, message, data)
    }
    guard let message else { return }
    let text = String(decoding: UnsafeRawBufferPointer(start: message, count: strnlen(message, longest)), as: UTF8.self)
    let name = domain.map { String(cString: $0) + ": " } ?? ""
    let line = String(text.unicodeScalars.map { $0.value < 0x20 ? " " : Character($0) })
    Unmanaged<Collector>.fromOpaque(collector).takeUnretainedValue().add(name + line)
  }
}
