import CInlayLinux
import InlayGraphics
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A child process that draws an SVG within limits, so that no file can crash this process, or take its time or memory.
///
/// The child is a copy of this process with one thread, which runs only C and librsvg. A program that draws filters
/// with librsvg itself has threads of that library, for which filters in a child would wait: they are an error then.
struct SVGProcess {
  /// The child's address space beside that of this process.
  private static let memory = 1 << 30
  /// The wall clock time after which a child ends that gets too little processor time, in seconds.
  static let patience = 60.0

  /// The child's output, and its end.
  struct Outcome {
    var bytes: [UInt8] = []
    var errors: [UInt8] = []
    var ending = ChildProcess.Ending.exited
    /// Seconds of processor time.
    var processor = 0.0

    /// The first of the bytes; a status of 0 where there are fewer.
    var result: inlaySVGResult {
      var result = inlaySVGResult()
      if bytes.count >= Self.headLength {
        withUnsafeMutableBytes(of: &result) { $0.copyBytes(from: bytes.prefix(Self.headLength)) }
      }
      return result
    }
    /// The pixels or the message.
    var rest: ArraySlice<UInt8> { bytes.dropFirst(Self.headLength) }

    /// Reserves memory for the pixels, so that it does not grow in steps.
    fileprivate mutating func reserve(maximumPixels: Int64) {
      let count = min(Int64(result.width) * Int64(result.height), maximumPixels)
      if Int(result.status) == inlaySVGDrawn { bytes.reserveCapacity(Int(count) * 4 + Self.headLength) }
    }

    static let headLength = MemoryLayout<inlaySVGResult>.size

    /// Takes what the child wrote about its end from the end of the bytes; nil where there is nothing.
    fileprivate mutating func takeEnd() -> (ending: ChildProcess.Ending, seconds: Double)? {
      var end = inlaySVGEnd()
      let length = MemoryLayout<inlaySVGEnd>.size
      guard bytes.count >= length else { return nil }
      withUnsafeMutableBytes(of: &end) { $0.copyBytes(from: bytes.suffix(length)) }
      guard end.mark == inlaySVGEndMark else { return nil }
      bytes.removeLast(length)
      switch Int32(truncatingIfNeeded: end.signal) {
      case 0: return (.exited, end.seconds)
      case SIGXCPU: return (.tookTooLong, end.seconds)
      case let signal: return (.crashed(signal: signal), end.seconds)
      }
    }
  }

  /// Draws an SVG. Waits for the child, in programs too that ignore the end of children, or take their status.
  ///
  /// - Parameters:
  ///   - seconds: Of processor time.
  ///   - stall: The seconds in which a child uses some processor time, or could use some, unless it waits for a lock of
  ///     a thread that it lacks.
  /// - Throws: The system's reason why there is no child.
  static func draw(
    _ svg: inlaySVG, seconds: Double, stall: Double = 3, patience: Double = patience
  ) throws(StartFailure) -> Outcome {
    // A sanitizer's threads do not survive in a child.
    if inlayIsSanitized() != 0 { return drawHere(svg) }
    func run() throws(StartFailure) -> Outcome {
      try start(svg, seconds: seconds).wait(stall: stall, patience: patience, maximumPixels: svg.maximumPixels)
    }
    let first = try run()
    guard first.ending == .stalled else { return first }
    // The locks may be free at the next try.
    var second = try run()
    second.processor += first.processor
    return second
  }

  struct StartFailure: Error {
    let reason = systemErrorText(errno)
  }

  private let child: ChildProcess
  private let result: Int32
  private let errors: Int32

  private static func start(_ svg: inlaySVG, seconds: Double) throws(StartFailure) -> SVGProcess {
    var (result, errors): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    defer { for descriptor in [result[1], errors[1]] where descriptor >= 0 { close(descriptor) } }
    guard inlayMakePipe(&result) == 0 else { throw StartFailure() }
    guard inlayMakePipe(&errors) == 0 else {
      let failure = StartFailure()
      close(result[0])
      throw failure
    }
    // Nobody reads messages before the child's end.
    for descriptor in errors { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    var svg = svg
    let space = addressSpace.map { UInt64($0 + memory) } ?? 0
    // A time of 0 would be none.
    let limit = min(max(1e-3, seconds), 1e9)
    // No other thread of ours is inside a font library.
    let child = FontLock.hold { inlayStartSVG(&svg, result[1], errors[1], limit, space) }
    guard child > 0 else {
      let failure = StartFailure()
      close(result[0])
      close(errors[0])
      throw failure
    }
    return SVGProcess(child: ChildProcess(id: child), result: result[0], errors: errors[0])
  }

  /// The bytes of this process's address space; nil if unknown.
  private static var addressSpace: Int? {
    let text = ChildProcess.text(ofFile: "/proc/self/statm")
    guard let pages = text?.split(separator: " ").first.flatMap({ Int($0) }) else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  // MARK: End

  /// - Parameters:
  ///   - stall: The seconds between two looks at a child that writes nothing.
  ///   - patience: The wall clock time of the whole drawing.
  private func wait(stall: Double, patience: Double, maximumPixels: Int64) -> Outcome {
    var outcome = Outcome()
    let start = Self.now
    var look = start + stall
    var used = -1.0
    var reason: ChildProcess.Ending?
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var source = pollfd(fd: result, events: Int16(POLLIN), revents: 0)
      // A signal that interrupts this does not delay the next look.
      if poll(&source, 1, Int32(max(0, ((look - Self.now) * 1000).rounded(.up)))) > 0 {
        let count = read(result, &part, part.count)
        if count == 0 || count < 0 && errno != EINTR { break }
        if count > 0 {
          outcome.bytes += part[..<count]
          if outcome.bytes.count == count { outcome.reserve(maximumPixels: maximumPixels) }
        }
        look = Self.now + stall
      } else if Self.now >= look {
        // A copy of the pipe's end in another process would keep it open.
        if reason != nil || child.hasEnded { break }
        let now = child.processorSeconds
        if Self.now - start > patience {
          reason = .late(processor: now)
        } else if now == used && child.isAsleep {
          reason = .stalled
        }
        used = now
        if reason != nil { kill(child.id, SIGKILL) }
        look = Self.now + stall
      }
    }
    let status = child.takeStatus()
    let end = outcome.takeEnd()
    outcome.ending = reason ?? end?.ending ?? status?.ending ?? .lost
    outcome.processor = end?.seconds ?? status?.processor ?? max(0, used)
    while case let count = read(errors, &part, part.count), count > 0, outcome.errors.count < part.count {
      outcome.errors += part[..<count]
    }
    close(result)
    close(errors)
    return outcome
  }

  private static var now: Double { ChildProcess.seconds(of: CLOCK_MONOTONIC) ?? 0 }

  // MARK: Without a child

  static func drawHere(_ svg: inlaySVG) -> Outcome {
    final class Collector { var bytes: [UInt8] = [] }
    let collector = Collector()
    var svg = svg
    FontLock.hold {
      inlayDrawSVG(
        &svg,
        { context, bytes, count in
          guard let context, let bytes else { return 0 }
          let part = UnsafeRawBufferPointer(start: bytes, count: count)
          Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().bytes += part
          return 1
        }, Unmanaged.passUnretained(collector).toOpaque())
    }
    // The program's own fonts.
    if svg.fonts != nil { _ = svg.setFonts?(nil) }
    return withExtendedLifetime(collector) { Outcome(bytes: collector.bytes) }
  }
}
