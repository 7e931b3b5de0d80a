import CLinux

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A child process that draws an SVG within limits, so that no file can crash this process, or take its time or memory.
///
/// The child is a copy of this process with one thread, which runs only C and librsvg. A program that draws filters with
/// librsvg itself has threads of that library, for which filters in a child would wait: they are an error then.
struct SVGProcess {
  /// The child's limit of processor time, in seconds.
  static let seconds = 3
  /// The child's address space beside that of this process.
  private static let memory = 1 << 30
  /// The wall clock time after which a child ends that gets too little processor time, in seconds.
  static let patience = 60.0

  enum Ending: Equatable {
    case exited
    /// By a crash.
    case crashed(signal: Int32)
    case tookTooLong
    /// Without processor time.
    case stalled
    /// After the wall clock time, with less processor time than it may use.
    case late(processor: Double)
  }

  /// What the child has written, and its end.
  struct Outcome {
    var bytes: [UInt8] = []
    var errors: [UInt8] = []
    var ending = Ending.exited
    /// Of processor time; 0 where the program has taken the child's status.
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
  }

  /// Draws an SVG. Waits for the child.
  ///
  /// - Parameter stall: The milliseconds in which a child uses some processor time, unless it waits for a lock of a thread
  ///   that it lacks.
  /// - Throws: The system's reason why there is no child.
  static func draw(_ svg: inlaySVG, seconds: Int, stall: Int32 = 3000) throws(StartFailure) -> Outcome {
    // A sanitizer's threads do not survive in a child.
    if inlayIsSanitized() != 0 { return drawHere(svg) }
    func run() throws(StartFailure) -> Outcome {
      try start(svg, seconds: seconds).wait(stall: stall, maximumPixels: svg.maximumPixels)
    }
    let outcome = try run()
    // The locks may be free at the next try.
    return outcome.ending == .stalled ? try run() : outcome
  }

  struct StartFailure: Error {
    let reason = systemErrorText(errno)
  }

  private let child: pid_t
  private let result: Int32
  private let errors: Int32

  private static func start(_ svg: inlaySVG, seconds: Int) throws(StartFailure) -> SVGProcess {
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
    // No other thread of ours is inside of a font library.
    let child = FontLock.hold { inlayStartSVG(&svg, result[1], errors[1], UInt32(seconds), space) }
    guard child > 0 else {
      let failure = StartFailure()
      close(result[0])
      close(errors[0])
      throw failure
    }
    return SVGProcess(child: child, result: result[0], errors: errors[0])
  }

  /// The bytes of this process's address space; nil if unknown.
  private static var addressSpace: Int? {
    guard let bytes = try? readProcFile("/proc/self/statm"),
      let pages = String(decoding: bytes, as: UTF8.self).split(separator: " ").first.flatMap({ Int($0) })
    else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static func readProcFile(_ path: String) throws(InlayError) -> [UInt8] {
    try RegularFile(reading: path).read(upTo: 256)
  }

  // MARK: End

  private func wait(stall: Int32, maximumPixels: Int64) -> Outcome {
    var outcome = Outcome()
    let start = seconds(of: CLOCK_MONOTONIC) ?? 0
    var used = -1.0
    var reason: Ending?
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var source = pollfd(fd: result, events: Int16(POLLIN), revents: 0)
      let news = poll(&source, 1, stall)
      if news > 0 {
        let count = read(result, &part, part.count)
        if count > 0 {
          outcome.bytes += part[..<count]
          if outcome.bytes.count == count { outcome.reserve(maximumPixels: maximumPixels) }
        }
        if count == 0 || count < 0 && errno != EINTR { break }
      } else if news == 0 && reason == nil {
        let now = processorSeconds
        if now == used {
          reason = .stalled
        } else if (seconds(of: CLOCK_MONOTONIC) ?? 0) - start > Self.patience {
          reason = .late(processor: now)
        }
        if reason != nil { kill(child, SIGKILL) }
        used = now
      }
    }
    let end = takeEnd()
    outcome.ending = reason ?? end.ending
    outcome.processor = end.processor
    while case let count = read(errors, &part, part.count), count > 0, outcome.errors.count < part.count {
      outcome.errors += part[..<count]
    }
    close(result)
    close(errors)
    return outcome
  }

  /// Waits for the end of the child; the program may have taken its status already.
  private func takeEnd() -> (ending: Ending, processor: Double) {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0 { if errno != EINTR { return (.exited, 0) } }
    let times = [usage.ru_utime, usage.ru_stime]
    let processor = times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6 }
    switch status & 0x7F {
    case 0: return (.exited, processor)
    case SIGXCPU: return (.tookTooLong, processor)
    case let signal: return (.crashed(signal: signal), processor)
    }
  }

  /// Of the child.
  private var processorSeconds: Double {
    var clock = clockid_t()
    return clock_getcpuclockid(child, &clock) == 0 ? seconds(of: clock) ?? 0 : 0
  }

  private func seconds(of clock: clockid_t) -> Double? {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return nil }
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

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
    return withExtendedLifetime(collector) { Outcome(bytes: collector.bytes) }
  }
}
