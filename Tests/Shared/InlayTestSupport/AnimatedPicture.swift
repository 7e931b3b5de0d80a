import InlayGraphics
import InlayImages

/// The frames of an animated PNG, composed by the rules of APNG. Reads the chunks by itself and leaves the pixels of
/// each frame to the decoder of ordinary PNGs.
package struct AnimatedPicture {
  package struct Frame {
    /// The place in the picture: x, y, width and height.
    package let rect: [Int]
    /// Numerator and denominator, of seconds.
    package let delay: [Int]
    /// All pixels of the picture at this frame: premultiplied, 0xAARRGGBB.
    package let pixels: [UInt32]
  }

  /// A mistake in the file.
  package struct Mistake: Error {
    package let text: String
  }

  package let width: Int
  package let height: Int
  /// 0 for no end.
  package let repetitions: Int
  /// Pixels for each metre.
  package let resolution: Int
  package private(set) var frames: [Frame] = []

  /// - Throws: `Mistake` for a file that breaks a rule, and the errors of decoding.
  package init(_ file: [UInt8]) throws {
    let chunks = try Self.chunks(of: file)
    let names = chunks.map(\.name)
    func contents(_ name: String, _ count: Int) throws -> [UInt8] {
      guard let found = chunks.first(where: { $0.name == name }), found.bytes.count == count else {
        throw Mistake(text: "no right \(name)")
      }
      return found.bytes
    }
    let header = try contents("IHDR", 13)
    (width, height) = (Self.number(header, 0), Self.number(header, 4))
    resolution = Self.number(try contents("pHYs", 9), 0)
    let control = try contents("acTL", 8)
    repetitions = Self.number(control, 4)
    guard names.first == "IHDR", names.last == "IEND", let data = names.firstIndex(of: "IDAT"),
      let animation = names.firstIndex(of: "acTL"), animation < data
    else { throw Mistake(text: "chunks in a wrong order: \(names)") }
    var pixels = [UInt32](repeating: 0, count: width * height)
    var sequence = 0
    var (waiting, rows): ([UInt8]?, [UInt8]) = (nil, [])
    func endFrame() throws {
      guard let control = waiting else { return }
      let rect = [12, 16, 4, 8].map { Self.number(control, $0) }
      guard rect[2] > 0, rect[3] > 0, rect[0] + rect[2] <= width, rect[1] + rect[3] <= height,
        !frames.isEmpty || rect == [0, 0, width, height], control[24] == 0, control[25] == 0
      else { throw Mistake(text: "a frame with \(control)") }
      let picture = Self.bytes(rect[2]) + Self.bytes(rect[3]) + header[8...]
      let image = try Image(
        pngData: file[..<8] + Self.chunk("IHDR", picture) + Self.chunk("IDAT", rows) + Self.chunk("IEND", []))
      image.withPixels { part in
        for y in 0..<rect[3] {
          for x in 0..<rect[2] { pixels[(rect[1] + y) * width + rect[0] + x] = part[y * rect[2] + x] }
        }
      }
      let delay = [20, 22].map { Int(control[$0]) << 8 | Int(control[$0 + 1]) }
      frames.append(Frame(rect: rect, delay: delay, pixels: pixels))
      (waiting, rows) = (nil, [])
    }
    func count(_ bytes: [UInt8]) throws {
      guard Self.number(bytes, 0) == sequence else { throw Mistake(text: "not in sequence: \(bytes.prefix(4))") }
      sequence += 1
    }
    for (name, bytes) in chunks {
      switch name {
      case "fcTL":
        guard bytes.count == 26 else { throw Mistake(text: "an fcTL of \(bytes.count) bytes") }
        try endFrame()
        try count(bytes)
        waiting = bytes
      case "IDAT" where frames.isEmpty: rows += bytes
      case "fdAT" where !frames.isEmpty || waiting == nil:
        try count(bytes)
        rows += bytes.dropFirst(4)
      case "IHDR", "pHYs", "acTL", "IEND": break
      default: throw Mistake(text: "\(name) in a wrong place")
      }
    }
    try endFrame()
    guard frames.count == Self.number(control, 0) else { throw Mistake(text: "\(frames.count) frames, not \(control)") }
  }

  /// The picture at a time, in seconds, of the first repetition.
  package func pixels(at time: Double) -> [UInt32] {
    var end = 0.0
    for frame in frames {
      end += Double(frame.delay[0]) / Double(frame.delay[1])
      if time < end { return frame.pixels }
    }
    return frames.last?.pixels ?? []
  }

  /// In seconds.
  package var duration: Double { frames.reduce(0) { $0 + Double($1.delay[0]) / Double($1.delay[1]) } }

  private static func chunks(of file: [UInt8]) throws -> [(name: String, bytes: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var start = 8
    while start < file.count {
      guard start + 12 <= file.count, start + 12 + number(file, start) <= file.count else {
        throw Mistake(text: "a chunk that does not end")
      }
      let end = start + 8 + number(file, start)
      let name = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
      guard number(file, end) == checksum(file[start + 4..<end]) else { throw Mistake(text: "\(name): wrong sum") }
      chunks.append((name, Array(file[start + 8..<end])))
      start = end + 4
    }
    return chunks
  }

  private static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + contents
    return bytes(contents.count) + body + bytes(checksum(body[...]))
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }
}
