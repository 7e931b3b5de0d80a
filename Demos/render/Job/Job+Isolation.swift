import Glibc
import Inlay
import InlayFiles

/// Rendering in a separate process, so that every failure on a file becomes a message and an exit code.
extension Job {
  /// Renders, or only checks. Returns the files that the result depends on.
  func render() -> (status: ExitStatus, files: [String]) {
    Output.startPicture()
    guard arguments.isIsolated else { return renderHere() }
    var limits = arguments.workLimits
    limits.mayWait = arguments.waits
    let outcome = Worker.run(limits) { channel in
      let status = Job(arguments, channel: channel).renderHere().status
      channel.send(.problems(Output.problemLimit - Output.problemsLeft))
      return status.rawValue
    }
    Output.problemsLeft -= min(outcome.problemCount, Output.problemLimit)
    switch outcome.ending {
    case .exited(let code):
      let warnings = Self.warnings(ofNoise: outcome.noise, of: scene)
      for warning in warnings { Output.tell(warning) }
      let isWrong = warnings.contains { $0.severity == .error }
      return (isWrong ? .wrongScene : ExitStatus(rawValue: code) ?? .wrongScene, outcome.files)
    case .interrupted(let signal):
      Glibc.signal(signal, SIG_DFL)
      raise(signal)
      return (.wrongScene, outcome.files)
    case .crashed, .tookTooLong, .stalled, .tookTooMuchMemory, .notStarted:
      report(Self.words(of: outcome.ending, arguments.workLimits))
    }
    return (.wrongScene, outcome.files)
  }

  /// The message for an end of the work without an exit code.
  static func words(of ending: Worker.Ending, _ limits: WorkLimits) -> String {
    switch ending {
    case .crashed(let signal, let text): words(of: signal, text)
    case .tookTooLong(let seconds):
      "rendering takes more than \(words(seconds)) of CPU time; --max-seconds allows more"
    case .stalled(let seconds, let processor):
      "rendering is not complete after \(words(seconds)), in which it used \(words((processor * 10).rounded() / 10)) of "
        + "CPU time; --max-seconds allows more"
    case .tookTooMuchMemory:
      "rendering takes more than \(limits.memory.byteWords) of memory; --max-memory allows more"
    case .notStarted(let reason): "no process could be started to render in: \(reason)"
    case .exited(let code): "the process that renders ended with code \(code)"
    case .interrupted(let signal): "rendering was interrupted by signal \(signal)"
    }
  }

  /// In the worker: reports files before they are read, so that they are watched after a crash too.
  var willRead: (@Sendable (String) -> Void)? {
    guard let channel else { return nil }
    return { path in channel.send(.file(path)) }
  }

  /// In the worker: reports the scene's files and the time that its script allows.
  func announce(_ loaded: LoadedScene) {
    guard let channel else { return }
    for file in loaded.allFiles { channel.send(.file(file)) }
    guard loaded.hasScript else { return }
    let seconds = arguments.workLimits.seconds(forScript: loaded.scriptLength)
    WorkLimits.allowProcessor(seconds)
    channel.send(.seconds(seconds))
  }

  /// Reports a problem of the file as a whole.
  func report(_ message: String) {
    Output.tell([Problem(file: scene, line: 1, column: 1, message: message)])
  }

  /// The file's name in problems.
  private var scene: String {
    arguments.listing.preview ?? arguments.scene.map { $0 == "-" ? Input.name : $0 } ?? Input.name
  }

  /// What C libraries printed while a picture of a scene was made, as warnings. With --strict, what could not be
  /// painted is an error.
  static func warnings(ofNoise text: String, of scene: String) -> [Output.ToldProblem] {
    var warnings: [Output.ToldProblem] = []
    var isPixman = false
    for line in lines(text).prefix(10) {
      if line == "*** BUG ***" {
        isPixman = true
      } else if isPixman {
        // The reason and an advice for developers follow.
        isPixman = !line.hasPrefix("Set a breakpoint")
        guard isPixman else { continue }
        let message = "something in the scene is too large or too far away to be painted (pixman: \(line))"
        let severity: Problem.Severity = Output.isStrict ? .error : .warning
        warnings.append(
          Output.told(Problem(file: scene, line: 1, column: 1, severity: severity, message: message)))
      } else {
        warnings.append(Output.told(line, .warning))
      }
    }
    return warnings
  }

  private static func words(of signal: Int32, _ text: String) -> String {
    let name = strsignal(signal).map { String(cString: $0) } ?? "unknown"
    let lines = lines(text)
    let reason = lines.first { $0.contains("Fatal error") || $0.contains("ERROR") } ?? lines.last
    return "rendering was ended by signal \(signal) (\(name))" + (reason.map { ": \($0)" } ?? "")
      + "; --no-isolation shows where"
  }

  private static func words(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds)) seconds" : "\(seconds) seconds"
  }

  /// The printed lines, cut to a length that a message can hold and without control characters.
  static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { line in
      String(String.UnicodeScalarView(line.unicodeScalars.prefix(300).filter { $0.value >= 0x20 && $0.value != 0x7F }))
    }
    .filter { !$0.allSatisfy(\.isWhitespace) }
  }
}

extension Int {
  /// A number of bytes in the largest unit that divides it.
  fileprivate var byteWords: String {
    for (shift, unit) in [(30, "GiB"), (20, "MiB"), (10, "KiB")] where self > 0 && self % (1 << shift) == 0 {
      return "\(self >> shift) \(unit)"
    }
    return "\(self) bytes"
  }
}
