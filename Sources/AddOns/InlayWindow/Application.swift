import CInlaySDL2
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program with its windows: their loop, its timers, and the screens.
@MainActor
public enum Application {
  /// Opens windows, and shows them as `run()` does. If that fails, prints the error in one line and ends the process:
  /// an error that leaves the top level of a program would make Swift print a backtrace.
  ///
  ///     Application.main { try Window(title: "Teas", size: Size(width: 390, height: 600), root: stack) }
  ///
  /// The exit code is 3 for a `WindowError`, such as that there is no display, and 1 for any other error.
  ///
  /// - Parameter open: Opens the windows. Its result is not used.
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

  /// Shows the open windows until all are closed, `quit()` is called, or SIGTERM, SIGINT or SIGHUP arrives: then the
  /// windows are closed and it returns. Timers end with it.
  ///
  /// Tasks of the main actor, and the main queue of Dispatch, run meanwhile. They do not where `run()` is called inside
  /// a task, such as an async `main`, or on another thread than the process's first one.
  ///
  /// - Throws: `WindowError` when the display is lost, or a frame cannot be painted or shown; the windows are then
  ///   closed. An X server that is lost during another call, such as one that makes or shows a window, ends the process
  ///   with a message and exit code 3.
  public static func run() throws(WindowError) { try WindowHost.shared.run() }

  /// Has `run()` return.
  public static func quit() { WindowHost.shared.isQuitting = true }

  /// Calls a closure on the main thread after a time, and again where an interval is given. Repetitions keep their
  /// rhythm; those that come too late are left out.
  ///
  /// - Parameters:
  ///   - delay: In seconds, while a window is open.
  ///   - interval: In seconds, at least 0.001; nil for no repetition.
  ///   - action: Called on the main thread.
  @discardableResult
  public static func after(
    _ delay: Double, every interval: Double? = nil, _ action: @escaping @MainActor () -> Void
  ) -> Timer {
    Timer(id: WindowHost.shared.addTimer(after: delay, every: interval, action))
  }

  /// A timer of the loop. It runs on without this value.
  public struct Timer: Hashable, Sendable {
    let id: Int

    /// Has no effect on a timer that is over.
    @MainActor public func cancel() { WindowHost.shared.removeTimer(id) }
  }

  /// The screens of the desktop, the main one first. Without an open window the display is connected for the answer;
  /// none if that fails.
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

/// The text on the desktop's clipboard.
@MainActor
enum Clipboard {
  /// Nil without text, or while no window is open.
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
