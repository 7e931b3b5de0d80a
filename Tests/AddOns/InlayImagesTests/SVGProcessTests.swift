import Foundation
import InlayGraphics
import InlaySystem
import InlayTestSupport
import InlayText
import Testing

@testable import InlayImages

/// The program that draws an SVG, and its end.
@Suite(.needsLimits) struct SVGProcessTests {
  private static let picture = Array(
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"99\" height=\"99\"><text y=\"50\">Text</text></svg>".utf8)

  private static func request(of file: [UInt8], scale: Double = 1) -> SVGRequest {
    SVGRequest(
      scale: scale, isWhite: false, hasTexts: true, maximumPixels: 1 << 22, maximumSide: 32_767, seconds: 3,
      nameCount: 1, count: Int64(file.count))
  }

  /// Has a program in the place of `inlay-svg` draw a file.
  private static func drawn(
    by program: String, _ file: [UInt8] = picture, seconds: Double = 1, patience: Double = 60
  ) throws -> (ending: SVGProcess.Ending, seconds: Double) {
    var process = try started(program)
    let drawn = process.draw(
      request(of: file), name: Array("f".utf8), bytes: file, seconds: seconds, patience: patience)
    if case .answer = drawn.ending { process.end() }
    return drawn
  }

  /// A process of a program that may have been written just now: while another thread starts a process, that has the
  /// file open for writing for a moment, and the system does not run it.
  private static func started(_ program: String) throws(SVGProcess.StartFailure) -> SVGProcess {
    for _ in 0..<100_000 {
      do throws(SVGProcess.StartFailure) { return try SVGProcess.start(program) } catch {
        guard error.reason == "Text file busy" else { throw error }
        sched_yield()
      }
    }
    return try SVGProcess.start(program)
  }

  /// A program that does not draw, but runs a command of the shell.
  private static func drawn(
    running command: String, seconds: Double = 1, patience: Double = 60
  ) throws -> (ending: SVGProcess.Ending, seconds: Double) {
    let folder = try TestFolder()
    try folder.write("#!/bin/sh\n\(command)\n", to: "program")
    chmod(folder["program"], 0o700)
    return try drawn(by: folder["program"], seconds: seconds, patience: patience)
  }

  @Test("files of common programs have the same pixels as drawn in the process itself, one after the other")
  func equalPixels() async {
    // Filters start threads of librsvg.
    await #expect(processExitsWith: .success) {
      var process = try SVGProcess.start(SVGProgram.find(for: "f"))
      for file in CommonSVG.all {
        for scale in [1.0, 2, 3.5] {
          let request = Self.request(of: file.bytes, scale: scale)
          let here = try SVGDrawing(name: "f", bytes: file.bytes, request: request).picture()
          let apart = process.draw(request, name: Array("f".utf8), bytes: file.bytes, seconds: 3)
          guard case .answer(let answer, let pixels) = apart.ending else {
            Issue.record("\(file.name): \(apart.ending)")
            return
          }
          #expect(answer.width == here.width && answer.height == here.height && pixels == here.pixels)
          #expect(pixels.count > 1000 && Set(pixels).count > 2 && apart.seconds > 0)
        }
      }
      process.end()
    }
  }

  @Test("a program that crashes, ends, takes too long or says something else is known by its end")
  func ends() throws {
    guard case .crashed(signal: SIGABRT, let words) = try Self.drawn(running: "echo reason >&2; kill -ABRT $$").ending
    else {
      Issue.record("no crash")
      return
    }
    #expect(String(decoding: words, as: UTF8.self) == "reason\n")
    let busy = try Self.drawn(running: "while :; do :; done", seconds: 0.3)
    guard case .tookTooLong = busy.ending else {
      Issue.record("\(busy.ending)")
      return
    }
    #expect((0.3...0.7).contains(busy.seconds), "\(busy.seconds) s")
    for command in ["exit 0", "exit 1", "printf '%200s' words >&0; exec sleep 100"] {
      guard case .lost = try Self.drawn(running: command).ending else {
        Issue.record("\(command)")
        return
      }
    }
  }

  @Test("a program that waits for ever, or is stopped, is late, also while signals interrupt the wait for it")
  func late() async {
    await #expect(processExitsWith: .success) {
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
      for command in ["exec sleep 100", "kill -STOP $$"] {
        guard case .late = try Self.drawn(running: command, patience: 0.2).ending else {
          Issue.record("\(command)")
          return
        }
      }
    }
  }

  /// Draws a file, and then one by a program that crashes.
  private static func checkEnds() throws {
    let program = try SVGProgram.find(for: "f")
    guard case .answer(let answer, _) = try drawn(by: program, seconds: 3).ending else {
      Issue.record("no answer")
      return
    }
    #expect(answer.width == 99 && answer.status == SVGAnswer.Status.drawn.rawValue)
    switch try drawn(running: "kill -ABRT $$").ending {
    case .lost, .crashed: break
    case let ending: Issue.record("\(ending)")
    }
  }

  @Test("files are drawn in a program that ignores the end of children, or waits for all of them in a thread")
  func takenEnds() async {
    await #expect(processExitsWith: .success) {
      signal(SIGCHLD, SIG_IGN)
      try Self.checkEnds()
    }
    await #expect(processExitsWith: .success) {
      Thread.detachNewThread { while true { if waitpid(-1, nil, 0) < 0 { sched_yield() } } }
      try Self.checkEnds()
    }
  }

  @Test("a program that is missing, or cannot be run, is an error that says which, and what would be right")
  func missing() async {
    await #expect(processExitsWith: .success) {
      func message() throws -> String {
        do throws(InlayError) {
          _ = try Image(data: Self.picture)
          return ""
        } catch {
          return error.message
        }
      }
      SVGProgram.path = "/nowhere/inlay-svg"
      #expect(
        try message()
          == "image data: the program for SVG is /nowhere/inlay-svg, which cannot be run: No such file or directory")
      SVGProgram.path = "/dev/null"
      #expect(try message().hasSuffix("which cannot be run: Permission denied"))
      SVGProgram.path = "/bin/false"
      #expect(try message() == "image data: an SVG that ended the program which draws it")
      let folder = try TestFolder()
      try folder.write("#!/no/shell\n", to: "program")
      chmod(folder["program"], 0o700)
      SVGProgram.path = folder["program"]
      #expect(try message().contains("could not be started to draw the SVG: No such file or directory"))
    }
  }

  @Test("a person who starts the program is told what it is for")
  func byHand() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try SVGProgram.find(for: "f"))
    let errors = Pipe()
    (process.standardInput, process.standardError) = (FileHandle.nullDevice, errors)
    try process.run()
    let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(text == "inlay-svg draws SVG files for programs that use Inlay, which start it\n")
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
