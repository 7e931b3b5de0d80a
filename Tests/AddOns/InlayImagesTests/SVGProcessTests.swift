import CInlayLinux
import Foundation
import InlayGraphics
import InlayTestSupport
import InlayText
import Testing

@testable import InlayImages

/// The process that draws an SVG, and its end.
@Suite(.needsLimits) struct SVGProcessTests {
  private static let picture = Array(
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"99\" height=\"99\"><text y=\"50\">Text</text></svg>".utf8)

  private static func request() throws -> inlaySVG {
    try EncodedImage(bytes: [], name: "f", scale: 1, maximumPixels: 1 << 20).request()
  }

  private typealias Reader =
    @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UnsafeMutableRawPointer?>?) ->
    UnsafeMutableRawPointer?

  private static let crash: Reader = { _, _, _ in abort() }
  private static let end: Reader = { _, _, _ in _exit(0) }
  private static let loop: Reader = { _, _, _ in while true {} }
  private static let recursion: Reader = { _, _, _ in UnsafeMutableRawPointer(bitPattern: deepen(nil)) }
  private static let sleep: Reader = { _, _, _ in
    pause()
    return nil
  }
  private static let stop: Reader = { _, _, _ in
    raise(SIGSTOP)
    return nil
  }

  /// - Parameter above: In the caller's frame, which stays in memory therefore.
  @inline(never) private static func deepen(_ above: UnsafePointer<Int>?) -> Int {
    var own = (above?.pointee ?? 0) &+ 1
    return withUnsafePointer(to: &own) { deepen($0) } &+ own
  }

  /// Draws with another function in the place of the one that reads the document.
  private static func drawn(
    _ reader: @escaping Reader, seconds: Double = 1, stall: Double = 3, patience: Double = 60
  ) throws -> SVGProcess.Outcome {
    var svg = try request()
    svg.read = reader
    return try SVGProcess.draw(svg, seconds: seconds, stall: stall, patience: patience)
  }

  private static func drawn() throws -> SVGProcess.Outcome {
    var svg = try request()
    return try picture.withUnsafeBufferPointer {
      (svg.bytes, svg.count) = ($0.baseAddress, $0.count)
      return try SVGProcess.draw(svg, seconds: 3)
    }
  }

  @Test("files of common programs have the same pixels as without a child")
  func equalPixels() async {
    // Filters start threads of librsvg in the process that draws them, which a later child would wait for.
    await #expect(processExitsWith: .success) {
      func drawn(_ draw: (inlaySVG) throws -> SVGProcess.Outcome) throws -> [[UInt8]] {
        try CommonSVG.all.flatMap { file in
          try [1.0, 2, 3.5].map { scale in
            let image = EncodedImage(bytes: file.bytes, name: file.name, scale: scale, maximumPixels: 1 << 22)
            var svg = try image.request()
            return try file.bytes.withUnsafeBufferPointer {
              (svg.bytes, svg.count) = ($0.baseAddress, $0.count)
              return try draw(svg).bytes
            }
          }
        }
      }
      let apart = try drawn { try SVGProcess.draw($0, seconds: 3) }
      #expect(try drawn { SVGProcess.drawHere($0) } == apart)
      for pixels in apart { #expect(pixels.count > 1000 && Set(pixels.dropFirst(12)).count > 2) }
    }
  }

  /// Checks the ends of children.
  private static func checkEnds() throws {
    let picture = try drawn()
    #expect(picture.ending == .exited && picture.result.width == 99 && picture.rest.count == 99 * 99 * 4)
    #expect(picture.processor > 0)
    let crashed = try drawn(crash)
    #expect(crashed.ending == .crashed(signal: SIGABRT) && crashed.bytes.isEmpty)
    let deep = try drawn(recursion)
    #expect(deep.ending == .crashed(signal: SIGSEGV), "\(deep.ending)")
    #expect(deep.bytes.isEmpty)
    #expect(try drawn(sleep, stall: 0.02).ending == .stalled)
    let busy = try drawn(loop, seconds: 0.5)
    #expect(busy.ending == .tookTooLong && busy.bytes.isEmpty)
    #expect((0.5...0.9).contains(busy.processor), "\(busy.processor) s")
    let silent = try drawn(end)
    #expect(silent.ending == .lost && silent.bytes.isEmpty)
  }

  @Test("a child that crashes, waits for ever or writes little is known by its end")
  func ends() throws { try Self.checkEnds() }

  @Test("children are drawn and their ends are known in a program that ignores the end of children")
  func ignoredEnds() async {
    await #expect(processExitsWith: .success) {
      signal(SIGCHLD, SIG_IGN)
      try Self.checkEnds()
    }
    await #expect(processExitsWith: .success) {
      var action = sigaction()
      action.sa_flags = SA_NOCLDWAIT
      #expect(sigaction(SIGCHLD, &action, nil) == 0)
      try Self.checkEnds()
    }
  }

  @Test("children are drawn and their ends are known in a program that waits for all its children in a thread")
  func takenEnds() async {
    await #expect(processExitsWith: .success) {
      Thread.detachNewThread { while true { if waitpid(-1, nil, 0) < 0 { sched_yield() } } }
      try Self.checkEnds()
    }
  }

  /// Waits for a sleeping child while signals interrupt this thread all the time.
  private static func checkInterruptions() throws {
    signal(SIGUSR1) { _ in }
    // Threads of tasks block most signals.
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGUSR1)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    let waiting = pthread_self()
    Thread.detachNewThread {
      while true {
        pthread_kill(waiting, SIGUSR1)
        sched_yield()
      }
    }
    #expect(try drawn(sleep, stall: 0.05).ending == .stalled)
  }

  @Test("a child that waits for ever is given up while signals interrupt the wait for it")
  func interruptions() async { await #expect(processExitsWith: .success) { try Self.checkInterruptions() } }

  @Test("a child that could go on is not stalled, only late at last")
  func stopped() throws {
    let outcome = try Self.drawn(Self.stop, stall: 0.02, patience: 0.2)
    guard case .late(let processor) = outcome.ending else {
      Issue.record("\(outcome.ending)")
      return
    }
    #expect(processor < 1)
  }

  @Test("threads draw at the same time, while others lay out texts")
  func threads() async throws {
    let file = Self.picture
    let expected = try Image(data: file).withPixels { Array($0) }
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          for _ in 0..<6 {
            if task % 2 == 0 {
              guard (try? Image(data: file).withPixels { Array($0) }) == expected else { return false }
            } else {
              _ = try? TextContext()
              _ = (0..<100).map { String(repeating: "\($0)", count: $0) }
            }
          }
          return true
        }
      }
      for await result in group { #expect(result) }
    }
  }
}
