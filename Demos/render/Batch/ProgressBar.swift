import Glibc

/// A line on the error output that says how much of a batch is done.
final class ProgressBar {
  private static let width = 30
  /// The shortest time between two changes, in seconds.
  private static let interval = 0.1

  private let count: Int
  private var isShown = false
  private var lastTime = 0.0

  init(count: Int) { self.count = count }

  /// Whether people can see it.
  static var isPossible: Bool { isatty(STDERR_FILENO) == 1 }

  func show(_ complete: Int, failed: Int) {
    let time = monotonicSeconds()
    guard count > 0, time - lastTime >= Self.interval else { return }
    lastTime = time
    let filled = complete * Self.width / count
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: Self.width - filled)
    Output.print("\r[\(bar)] \(complete) of \(count)" + (failed > 0 ? ", \(failed) failed" : ""), toErrors: true)
    isShown = true
  }

  /// Removes it, so that another line can be printed.
  func hide() {
    if isShown { Output.print("\r\u{1B}[K", toErrors: true) }
    isShown = false
    lastTime = 0
  }
}
