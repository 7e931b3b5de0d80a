import CInlayLinux
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A process of `inlay-svg`, which draws files within limits.
struct SVGProcess {
  /// The wall clock time after which a drawing ends that gets too little CPU time, in seconds.
  static let patience = 60.0
  /// The time between two looks at the CPU time of a drawing, in seconds.
  private static let look = 0.02

  /// The result of a drawing. Only after an answer the process can draw another one.
  enum Ending {
    /// The pixels, or the message.
    case answer(SVGAnswer, [UInt8])
    /// A crash, with what the process wrote about it.
    case crashed(signal: Int32, words: [UInt8])
    case tookTooLong
    /// The end of the wall clock time, with less CPU time than it may use.
    case late
    /// An end without an answer, about which the system has no more information.
    case lost
  }

  struct StartFailure: Error {
    let reason: String
  }

  private let child: ChildProcess
  private let socket: Int32
  private let errors: Int32
  /// The CPU time up to the last answer, in seconds.
  private var drawnSeconds = 0.0

  private init(child: ChildProcess, socket: Int32, errors: Int32) {
    self.child = child
    self.socket = socket
    self.errors = errors
  }

  /// Starts the program at a path. It has a socket as its standard input, and no other file of this process.
  static func start(_ path: String) throws(StartFailure) -> SVGProcess {
    var (sockets, errors): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    func failure(_ code: Int32) -> StartFailure {
      for descriptor in sockets + errors where descriptor >= 0 { close(descriptor) }
      return StartFailure(reason: systemErrorText(code))
    }
    guard inlayMakeSockets(&sockets) == 0, inlayMakePipe(&errors) == 0 else { throw failure(errno) }
    // Nobody reads messages before the process's end.
    for descriptor in errors { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    var id = pid_t()
    let code = inlaySpawn(&id, path, SVGProgram.name, sockets[1], errors[1])
    guard code == 0 else { throw failure(code) }
    close(sockets[1])
    close(errors[1])
    return SVGProcess(child: ChildProcess(id: id), socket: sockets[0], errors: errors[0])
  }

  /// Draws a file, and returns its CPU time in seconds.
  mutating func draw(
    _ request: SVGRequest, name: [UInt8], bytes: [UInt8], seconds: Double, patience: Double = patience
  ) -> (ending: Ending, seconds: Double) {
    let isSent = sendAll(request.bytes, to: socket) && sendAll(name, to: socket) && sendAll(bytes, to: socket)
    var clock = Clock(of: child, since: drawnSeconds, seconds: seconds, patience: patience)
    guard isSent else { return (end(), clock.used) }
    var received: [UInt8] = []
    let head = MemoryLayout<SVGAnswer>.size
    var whole = head
    while received.count < whole {
      switch receive(upTo: whole - received.count, &received) {
      case .some(true): break
      case .some(false): return (end(), clock.used)
      case .none:
        if let ending = clock.ending() {
          kill(child.id, SIGKILL)
          _ = end()
          return (ending, clock.used)
        }
      }
      guard whole == head, received.count >= head else { continue }
      let answer = SVGAnswer(of: received)
      let most = max(4 * request.maximumPixels, 1 << 16)
      guard answer.mark == SVGRequest.mark, (0...most).contains(answer.count) else {
        kill(child.id, SIGKILL)
        _ = end()
        return (.lost, clock.used)
      }
      whole += Int(answer.count)
      received.reserveCapacity(whole)
    }
    let answer = SVGAnswer(of: received)
    drawnSeconds += answer.seconds
    return (.answer(answer, Array(received.dropFirst(head))), answer.seconds)
  }

  /// Whether something came; nil after a while without.
  private func receive(upTo count: Int, _ bytes: inout [UInt8]) -> Bool? {
    var source = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, Int32(Self.look * 1000)) > 0 else { return nil }
    let length = withUnsafeTemporaryAllocation(byteCount: min(count, 1 << 16), alignment: 1) { part in
      let length = recv(socket, part.baseAddress, part.count, 0)
      if length > 0 { bytes += part.prefix(length) }
      return length
    }
    if length < 0 && errno == EINTR { return nil }
    return length > 0
  }

  /// Ends the process, which has nothing left to read, and returns how it ended.
  @discardableResult func end() -> Ending {
    close(socket)
    let signal = child.waitForEnd()
    var words: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = read(errors, &part, part.count), count > 0, words.count < 1 << 16 { words += part[..<count] }
    close(errors)
    switch signal {
    case nil: return .lost
    case SIGXCPU: return .tookTooLong
    case let signal?: return .crashed(signal: signal, words: words)
    }
  }

  /// The limits of time of a drawing.
  private struct Clock {
    private let child: ChildProcess
    private let before: Double
    private let seconds: Double
    private let end: Double
    private(set) var used = 0.0

    init(of child: ChildProcess, since before: Double, seconds: Double, patience: Double) {
      self.child = child
      self.before = before
      self.seconds = seconds
      end = Self.now + patience
    }

    private static var now: Double { clockSeconds(CLOCK_MONOTONIC) ?? 0 }

    /// Why the drawing has to end; nil if it need not.
    mutating func ending() -> Ending? {
      used = max(used, child.processorSeconds - before)
      if used >= seconds { return .tookTooLong }
      return Self.now >= end ? .late : nil
    }
  }
}
