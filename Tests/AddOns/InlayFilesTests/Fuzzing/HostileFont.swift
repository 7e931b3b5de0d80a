import InlayTestSupport

/// A font file with some changed bytes, most often in the tables with counts.
struct HostileFont {
  private let font: [UInt8]
  private let tables: [(name: String, entry: Int, range: Range<Int>)]

  /// - Parameter font: An OpenType or TrueType font.
  init(_ font: [UInt8]) {
    self.font = font
    func number(_ index: Int, _ count: Int) -> Int {
      guard index + count <= font.count else { return 0 }
      return font[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }
    tables = (0..<number(4, 2)).compactMap { index in
      let entry = 12 + 16 * index
      let (start, length) = (number(entry + 8, 4), number(entry + 12, 4))
      guard entry + 16 <= font.count, length > 0, start + length <= font.count else { return nil }
      return (String(decoding: font[entry..<entry + 4], as: UTF8.self), entry, start..<start + length)
    }
  }

  /// The names of the font's tables.
  var tableNames: [String] { tables.map(\.name) }

  private static let extremes: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF]

  func mutated(_ random: inout SeededRandom) -> [UInt8] {
    var bytes = font
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let table = tables.random(&random)
      switch Int.random(in: 0..<16, using: &random) {
      case 0:
        // Its offset or its length.
        bytes[table.entry + Int.random(in: 8..<16, using: &random)] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[table.entry + Int.random(in: 0..<4, using: &random)] ^= 0x20
      case 2: bytes[Int.random(in: 0..<12, using: &random)] = Self.extremes.random(&random)
      case 3:
        for index in table.range where Int.random(in: 0..<50, using: &random) == 0 {
          bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
        }
      default:
        // Table headers contain the counts.
        let isHead = Int.random(in: 0..<3, using: &random) > 0
        let length = isHead ? min(table.range.count, 64) : table.range.count
        let place = table.range.lowerBound + Int.random(in: 0..<length, using: &random)
        bytes[place] =
          Bool.random(using: &random) ? Self.extremes.random(&random) : UInt8.random(in: 0...255, using: &random)
      }
    }
    if Int.random(in: 0..<12, using: &random) == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
    return bytes
  }
}
