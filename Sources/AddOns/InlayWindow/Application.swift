import CInlaySDL2
import InlaySystem
import InlayViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program with its windows: its main loop, its timers, and the screens.
@MainActor
public enum Application {
  /// Opens windows, and shows them as `run()` does. If that fails, it prints the error in one line and ends the
  /// process. If an error left the top level of a program instead, Swift would print a backtrace.
  ///
  ///     Application.main { try Window(title: "Teas", root: stack, size: Size(width: 390, height: 600)) }
  ///
  /// The exit code is 3 for a `WindowError`, such as a missing display, and 1 for any other error.
  ///
  /// - Parameter open: Opens the windows. It may throw; its result is not used.
  public static func main<Opened>(_ open: @MainActor () throws -> Opened) {
    do {
      _ = try open()
      try run()
    } catch {
      let program = FilePath(CommandLine.arguments.first ?? "").name
      for line in "\(program): error: \(error)".split(whereSeparator: \.isNewline) { writeWarning(String(line)) }
      exit(error is WindowError ? ConnectionLoss.exitStatus : 1)
    }
  }

  /// Shows the open windows until all are closed, `quit()` is called, or SIGTERM, SIGINT or SIGHUP arrives. It then
  /// closes the windows and returns. Timers end with it.
  ///
  /// Tasks of the main actor, and the main queue of Dispatch, run meanwhile. They do not if you call `run()` inside a
  /// task, such as an async `main`, or on another thread than the first one of the process.
  ///
  /// - Throws: `WindowError` if the display is lost, or a frame cannot be painted or shown. The windows are then
  ///   closed. If an X server is lost during another call, such as one that opens or shows a window, the process ends
  ///   with a message and exit code 3.
  public static func run() throws(WindowError) { try WindowHost.shared.run() }

  /// Ends `run()`, which closes the windows and returns.
  public static func quit() { WindowHost.shared.isQuitting = true }

  /// Calls a closure on the main thread after a time, and again if you give an interval. Repetitions keep their rhythm;
  /// those that would be too late are skipped.
  ///
  /// - Parameters:
  ///   - delay: The time until the first call, in seconds while a window is open.
  ///   - interval: The time between calls, in seconds, at least 0.001; `nil`, the default, for one call.
  ///   - action: Called on the main thread.
  /// - Returns: A value with which you can end the timer.
  @discardableResult
  public static func after(
    _ delay: Double, every interval: Double? = nil, _ action: @escaping @MainActor () -> Void
  ) -> Timer {
    Timer(id: WindowHost.shared.addTimer(after: delay, every: interval, action))
  }

  /// A timer of the main loop. It continues if you discard this value.
  public struct Timer: Hashable, Sendable {
    let id: Int

    /// Ends the timer. If it has ended already, nothing happens.
    @MainActor public func cancel() { WindowHost.shared.removeTimer(id) }
  }

  /// The screens of the desktop, the main one first. If no window is open, the display is connected to for the answer.
  /// If that fails, there are none.
  public static var displays: [Display] {
    let host = WindowHost.shared
    guard (try? host.start()) != nil else { return [] }
    defer { host.stopWithoutWindows() }
    return (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { Display(index: $0, resources: host.desktop?.resources) }
  }

  /// Calls a closure on the main thread whenever a descriptor is readable, until `stopWatching(_:)`. The process has
  /// one such descriptor: another call replaces it.
  package static func watch(_ descriptor: Int32, _ action: @escaping @MainActor () -> Void) {
    WindowHost.shared.watch(descriptor, action)
  }

  /// Has to be called before a watched descriptor is closed. Other descriptors are ignored.
  package static func stopWatching(_ descriptor: Int32) { WindowHost.shared.stopWatching(descriptor) }

  /// The times since its start that the loop was woken up: for tests of idle programs.
  static var wakeUps: Int { WindowHost.shared.wakeUps }
}

/// The text on the desktop's clipboard, and this program's content of other types.
@MainActor
enum Clipboard {
  /// The contents that SDL does not accept, and the text that came with them: they are the clipboard's as long as the
  /// text is.
  private static var others: (text: String?, contents: [PasteboardType: [UInt8]]) = (nil, [:])

  private static var ownContents: [PasteboardType: [UInt8]] {
    others.contents.isEmpty || others.text != text ? [:] : others.contents
  }

  static var types: Set<PasteboardType> { Set(ownContents.keys).union(text == nil ? [] : [.text]) }

  static func bytes(of type: PasteboardType) -> [UInt8]? {
    type == .text ? text.map { Array($0.utf8) } : ownContents[type]
  }

  static func write(_ contents: [PasteboardType: [UInt8]]) {
    text = contents[.text].map { String(decoding: $0, as: UTF8.self) }
    var rest = contents
    rest[.text] = nil
    others = (rest.isEmpty ? nil : text, rest)
  }

  /// The text of the clipboard; nil if it has none, or while no window is open.
  static var text: String? {
    get { SDL_HasClipboardText() == SDL_TRUE ? string(SDL_GetClipboardText()) : nil }
    set { SDL_SetClipboardText(newValue ?? "") }
  }

  /// The text that was selected last, in any program: PRIMARY on X and on Wayland. Nil as `text`.
  static var selectedText: String? {
    get { string(SDL_GetPrimarySelectionText()).flatMap { $0.isEmpty ? nil : $0 } }
    set { SDL_SetPrimarySelectionText(newValue ?? "") }
  }

  /// - Parameter text: Freed here.
  private static func string(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }
}
