import InlayTestSupport

/// PNG files of every format, with random changes. Most check sums are correct: readers ignore data behind a wrong
/// one.
struct HostilePNG {
  private struct Chunk {
    var name: [UInt8]
    var data: [UInt8]
    var hasWrongSum = false
  }

  private var random: SeededRandom
  private var chunks: [Chunk] = []

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
  private mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in byte() } }

  private static func number(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  /// The file's bytes.
  mutating func file() -> [UInt8] {
    make()
    for _ in 0..<int(0...3) { change() }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for chunk in chunks {
      file += Self.number(UInt32(chunk.data.count)) + chunk.name + chunk.data
      file += Self.number(Self.checkSum(chunk.name + chunk.data) &+ (chunk.hasWrongSum ? 1 : 0))
    }
    switch int(0...19) {
    case 0: file.removeLast(int(0...file.count))
    case 1: file[int(0...file.count - 1)] ^= 1 << UInt8(int(0...7))
    case 2: file += bytes(int(1...40))
    default: break
    }
    return file
  }

  /// A valid image of a random size and format.
  private mutating func make() {
    let formats: [(type: UInt8, depths: [UInt8], samples: Int)] = [
      (0, [1, 2, 4, 8, 16], 1), (2, [8, 16], 3), (3, [1, 2, 4, 8], 1), (4, [8, 16], 2), (6, [8, 16], 4),
    ]
    let format = formats.random(&random)
    let depth = format.depths.random(&random)
    let (width, height) = (int(1...9), int(1...9))
    let isInterlaced = int(0...3) == 0
    var rows: [UInt8] = []
    let passes = isInterlaced ? Self.passes : [(0, 0, 1, 1)]
    for (x, y, stepX, stepY) in passes {
      let (columns, lines) = ((width - x + stepX - 1) / stepX, (height - y + stepY - 1) / stepY)
      guard columns > 0, lines > 0 else { continue }
      let length = (columns * format.samples * Int(depth) + 7) / 8
      for _ in 0..<lines { rows += [UInt8(int(0...4))] + bytes(length) }
    }
    let header =
      Self.number(UInt32(width)) + Self.number(UInt32(height)) + [depth, format.type, 0, 0, isInterlaced ? 1 : 0]
    chunks = [Chunk(name: Array("IHDR".utf8), data: header)]
    if format.type == 3 {
      chunks.append(Chunk(name: Array("PLTE".utf8), data: bytes(3 * (int(0...3) == 0 ? 2 : 1 << Int(depth)))))
    }
    for name in ["tRNS", "gAMA", "cHRM", "sRGB", "bKGD", "pHYs", "sBIT", "tEXt", "zTXt", "iCCP", "hIST", "tIME"]
    where int(0...9) == 0 {
      chunks.append(Chunk(name: Array(name.utf8), data: bytes([1, 2, 6, 7, 9, 32].random(&random))))
    }
    chunks.append(Chunk(name: Array("IDAT".utf8), data: Self.stored(rows)))
    chunks.append(Chunk(name: Array("IEND".utf8), data: []))
  }

  /// The offsets of the passes of interlaced images, and their steps.
  private static let passes = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  private mutating func change() {
    guard !chunks.isEmpty else { return }
    let index = int(0...chunks.count - 1)
    switch int(0...8) {
    case 0: chunks.remove(at: index)
    case 1: chunks.insert(chunks[index], at: int(0...chunks.count))
    case 2: chunks.swapAt(index, int(0...chunks.count - 1))
    case 3: chunks[index].hasWrongSum = true
    case 4: chunks[index].name = Array(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "abcd", "ABCD"].random(&random).utf8)
    case 5: chunks[index].data += bytes(int(1...20))
    case 6: chunks[index].data.removeLast(int(0...chunks[index].data.count))
    default:
      guard !chunks[index].data.isEmpty else { return }
      let place = int(0...chunks[index].data.count - 1)
      chunks[index].data[place] = [0, 1, 0x7F, 0x80, 0xFF, byte()].random(&random)
    }
  }

  /// An uncompressed zlib stream.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let count = UInt16(bytes.count)
    let lengths = [count, ~count].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    return [0x78, 0x01, 0x01] + lengths + bytes + number(b << 16 | a)
  }

  private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
    return ~sum
  }
}
