import InlaySystem
import Synchronization

/// The CPU time that SVG files may take together, such as those of a scene. They are drawn one after the other,
/// also by several threads, so that each has what those before it left.
package final class SVGTime: Sendable {
  /// The time for one file, and by default for all files of a scene together, in seconds.
  package static let standard = 5.0

  /// The limit in seconds.
  let limit: Double
  private let state = Mutex(State())

  private struct State {
    var spent = 0.0
    /// Whether a file was given up because its process did not continue: others would take as long.
    var isLate = false
    /// Draws the next file too.
    var process: SVGProcess?
  }

  package init(seconds: Double = standard) { limit = seconds }

  deinit { endProcess() }

  /// Ends the process that draws the files. Another one would be started for a file that follows.
  package func endProcess() {
    state.withLock {
      $0.process?.end()
      $0.process = nil
    }
  }

  /// The seconds that the files have taken so far.
  package var spent: Double { state.withLock(\.spent) }

  /// The result of a file.
  struct Drawn {
    let ending: SVGProcess.Ending
    /// The CPU time in seconds.
    let seconds: Double
    /// The seconds that were left before.
    let given: Double
  }

  /// Draws a file in what is left, and counts what it takes.
  ///
  /// - Parameters:
  ///   - name: The file's, for errors.
  ///   - draw: Takes the process and the seconds that are left.
  /// - Throws: `InlayError`: `limitExceeded` where nothing is left, `graphics` after a file that was given up, and when
  ///   no process can be started, `missingLibrary` without the program that draws.
  func draw(
    _ name: String, _ draw: (_ process: inout SVGProcess, _ seconds: Double) -> (SVGProcess.Ending, Double)
  ) throws(InlayError) -> Drawn {
    try state.withLock { state throws(InlayError) in
      let left = try left(for: name, state)
      var process = if let process = state.process { process } else { try start(for: name) }
      let (ending, seconds) = draw(&process, left)
      state.process = nil
      switch ending {
      case .answer: state.process = process
      case .late: state.isLate = true
      case .crashed, .tookTooLong, .lost: break
      }
      // The system's own count ends the process; the CPU time that it reports may fall a little short of that.
      if case .tookTooLong = ending { state.spent = max(limit, state.spent + seconds) } else { state.spent += seconds }
      return Drawn(ending: ending, seconds: seconds, given: left)
    }
  }

  private func start(for file: String) throws(InlayError) -> SVGProcess {
    let path = try SVGProgram.find(for: file)
    do throws(SVGProcess.StartFailure) { return try SVGProcess.start(path) } catch {
      throw InlayError(.graphics, "\(file): \(path.visible) could not be started to draw the SVG: \(error.reason)")
    }
  }

  /// Counts a file whose pixels are known, as if it were drawn.
  ///
  /// - Throws: `InlayError` as `draw(_:_:)`.
  package func count(_ seconds: Double, of name: String) throws(InlayError) {
    try state.withLock { state throws(InlayError) in
      _ = try left(for: name, state)
      state.spent += seconds
    }
  }

  private func left(for name: String, _ state: State) throws(InlayError) -> Double {
    if state.isLate {
      throw InlayError(.graphics, "\(name): an SVG after another whose process gets no CPU time")
    }
    guard state.spent < limit else {
      throw InlayError(exceeding: .processorTime, "\(name): an SVG after others\(words(state.spent))")
    }
    return limit - state.spent
  }

  /// The error of a file that takes more than it was given.
  func excess(of name: String, given seconds: Double) -> InlayError {
    let before = limit - seconds
    return InlayError(
      exceeding: .processorTime,
      "\(name): an SVG that takes more than \(seconds.tenths) seconds of CPU time to be drawn"
        + (before > 0 ? ", after others\(words(before))" : ""))
  }

  private func words(_ spent: Double) -> String {
    " that took \(spent.tenths) of the \(limit.tenths) seconds of CPU time for all"
  }
}

extension Double {
  /// Rounded, for messages.
  var tenths: String { ((self * 10).rounded() / 10).text }
}
