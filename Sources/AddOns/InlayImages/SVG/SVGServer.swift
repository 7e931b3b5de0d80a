import CInlayLinux
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `inlay-svg`: draws the files that are requested on standard input, a socket, one after the other until its end.
enum SVGServer {
  /// The address space beside what the program has at its start, in bytes.
  private static let memory: UInt64 = 1 << 30

  static func run() -> Never {
    var kind = stat()
    guard fstat(STDIN_FILENO, &kind) == 0, kind.st_mode & S_IFMT == S_IFSOCK else {
      writeWarning("\(SVGProgram.name) draws SVG files for programs that use Inlay, which start it")
      exit(2)
    }
    inlayLimitMemory(memory)
    // The start counts for the first file.
    var seconds = 0.0
    while let drawing = readDrawing() {
      inlayLimitProcessor(seconds + drawing.request.seconds)
      var (answer, bytes) = answer(to: drawing)
      let now = processorSeconds
      answer.seconds = now - seconds
      seconds = now
      guard sendAll(answer.bytes, to: STDIN_FILENO), sendAll(bytes, to: STDIN_FILENO) else { break }
    }
    exit(0)
  }

  private static func answer(to drawing: SVGDrawing) -> (SVGAnswer, [UInt8]) {
    var answer = SVGAnswer(status: SVGAnswer.Status.drawn.rawValue)
    var bytes: [UInt8] = []
    do throws(InlayError) {
      let picture = try drawing.picture()
      (answer.width, answer.height) = (picture.width, picture.height)
      if let pixels = picture.pixels { bytes = pixels } else { answer.status = SVGAnswer.Status.tooLarge.rawValue }
    } catch {
      let status: SVGAnswer.Status = error.kind == .missingLibrary ? .missingLibrary : .failed
      answer.status = status.rawValue
      bytes = Array(error.message.utf8)
    }
    answer.count = Int64(bytes.count)
    return (answer, bytes)
  }

  private static var processorSeconds: Double { clockSeconds(CLOCK_PROCESS_CPUTIME_ID) ?? 0 }

  /// Returns nil at the end, and for messages of another version of Inlay.
  private static func readDrawing() -> SVGDrawing? {
    guard let head = read(MemoryLayout<SVGRequest>.size) else { return nil }
    let request = SVGRequest(of: head)
    guard request.mark == SVGRequest.mark, let name = read(Int(request.nameCount)), let bytes = read(Int(request.count))
    else { return nil }
    return SVGDrawing(name: String(decoding: name, as: UTF8.self), bytes: bytes, request: request)
  }

  private static func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let length = bytes.withUnsafeMutableBytes {
        recv(STDIN_FILENO, $0.baseAddress?.advanced(by: done), count - done, 0)
      }
      if length < 0 && errno == EINTR { continue }
      guard length > 0 else { return nil }
      done += length
    }
    return bytes
  }
}

/// Sends bytes to a socket, and returns whether all were sent. One without a reader raises no signal.
func sendAll(_ bytes: [UInt8], to socket: Int32) -> Bool {
  var done = 0
  while done < bytes.count {
    let count = bytes.withUnsafeBytes {
      send(socket, $0.baseAddress?.advanced(by: done), bytes.count - done, Int32(MSG_NOSIGNAL))
    }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return false }
    done += count
  }
  return true
}
