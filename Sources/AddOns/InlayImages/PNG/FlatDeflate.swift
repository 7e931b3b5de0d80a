import CInlayDeflate

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Packs rows of flat colours and text as a zlib stream, with about a tenth of libdeflate's instructions.
///
/// Bytes repeat the pixel to their left, the row above, or the last place that began with the same six bytes. Everything
/// else is written as it is. The codes are fixed, and suit pictures of lists, so no bytes are counted first: files are
/// 10 to 20 % larger than with libdeflate's level 6. The same rows make the same bytes on every machine.
/// O(bytes); takes the memory of an eighth of the rows.
struct FlatDeflate {
  /// The number of bytes after the rows that are read and never used.
  static let spareBytes = 8
  /// The filter of a row that equals the row above: its other bytes are zeros.
  static let differenceFromAbove: UInt8 = 2

  private let rows: UnsafeRawPointer
  private let rowLength: Int
  private let pixelLength: Int
  private let codes: UnsafePointer<UInt32>
  /// The last position of each hash of six bytes; 0 for none.
  private let places: UnsafeMutablePointer<UInt32>
  private var target: UnsafeMutableRawPointer
  /// The bits that are not written yet, the first one lowest.
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  /// Packs rows. Returns nil for pictures that shrink to more than an eighth, such as photos, after the work for some
  /// of the rows, for pictures so small that the codes would matter, and if memory runs out.
  ///
  /// - Parameters:
  ///   - rows: Each begins with the number of its filter. `spareBytes` follow the last one.
  ///   - rowLength: The bytes of a row, at least 2.
  ///   - pixelLength: The bytes of a pixel.
  static func pack(
    _ rows: UnsafeRawPointer, rowLength: Int, height: Int, pixelLength: Int
  ) -> [UInt8]? {
    let count = rowLength * height
    // A row is at most half as long again, because a code has at most 12 bits.
    guard count >= fewest, let output = malloc(count / 8 + slack + 2 * rowLength + 512) else { return nil }
    defer { free(output) }
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1 << hashBits) { places in
      places.initialize(repeating: 0)
      return table.withUnsafeBufferPointer { codes in
        guard let codes = codes.baseAddress, let places = places.baseAddress else { return nil }
        var packer = FlatDeflate(
          rows: rows, rowLength: rowLength, pixelLength: pixelLength, codes: codes, places: places, target: output)
        guard packer.packRows(height, output) else { return nil }
        packer.appendSum(libdeflate_adler32(1, rows, count))
        let size = packer.target - output
        return size <= count / 8 ? Array(UnsafeRawBufferPointer(start: output, count: size)) : nil
      }
    }
  }

  /// The bytes by which the first rows may exceed an eighth.
  private static let slack = 1 << 16
  private static let fewest = 4096
  private static let hashBits: UInt64 = 12
  private static let farthest = 32_768

  /// False if the rows shrink too little.
  private mutating func packRows(_ height: Int, _ output: UnsafeMutableRawPointer) -> Bool {
    appendHeader()
    // The last row that is not a difference: its pixels equal the row above.
    var last: Int?
    for y in 0..<height {
      let start = y * rowLength
      let filter = rows.load(fromByteOffset: start, as: UInt8.self)
      put(codes[Int(filter)])
      if filter == Self.differenceFromAbove, rowLength > 4 {
        put(codes[0])
        flush()
        copy(rowLength - 2, from: 1)
      } else {
        flush()
        let above = last.map { start - $0 } ?? 0
        packPixels(start + 1, start + rowLength, above: above <= Self.farthest ? above : 0)
        last = start
      }
      if target - output > (start + rowLength) / 8 + Self.slack { return false }
    }
    put(codes[Self.endOfBlock])
    flush()
    return true
  }

  /// - Parameter above: The distance to the same place in an earlier row; 0 for none.
  private mutating func packPixels(_ start: Int, _ end: Int, above: Int) {
    var position = start
    while position < end {
      var (length, distance) = (0, above)
      if above > 0 { length = common(position, position - above, end) }
      if length < end - position, position >= start + pixelLength {
        let run = common(position, position - pixelLength, end)
        if run > length { (length, distance) = (run, pixelLength) }
      }
      if position + 6 <= end {
        let mixed = (load(position) & 0xFFFF_FFFF_FFFF) &* 0x9E37_79B9_7F4A_7C15
        let hash = Int(mixed &>> (64 - Self.hashBits))
        let place = Int(places[hash])
        places[hash] = UInt32(truncatingIfNeeded: position)
        if length < 8, place > 0, position - place <= Self.farthest {
          let found = common(position, place, end)
          if found >= 6, found > length + 1 { (length, distance) = (found, position - place) }
        }
      }
      if length >= 3 {
        copy(length, from: distance)
        position += length
      } else {
        let next = min(position + pixelLength, end)
        while position < next {
          put(codes[Int(rows.load(fromByteOffset: position, as: UInt8.self))])
          position += 1
        }
        flush()
      }
    }
  }

  /// The number of equal bytes from two positions on, the first of them before an end.
  @inline(__always)
  private func common(_ position: Int, _ other: Int, _ end: Int) -> Int {
    let count = end - position
    var length = 0
    while length < count {
      let difference = load(position + length) ^ load(other + length)
      if difference != 0 { return min(count, length + difference.trailingZeroBitCount / 8) }
      length += 8
    }
    return count
  }

  @inline(__always)
  private func load(_ position: Int) -> UInt64 {
    UInt64(littleEndian: rows.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  // MARK: Output

  /// Appends repeated bytes, at least three.
  private mutating func copy(_ length: Int, from distance: Int) {
    let below = UInt64(distance - 1)
    var (code, extra) = (distance - 1, 0 as UInt64)
    if distance > 4 {
      let shift = UInt64(62 - below.leadingZeroBitCount)
      code = Int(2 * shift + (below &>> shift))
      extra = shift
    }
    let symbol = codes[Self.firstDistance + code]
    var rest = length
    while rest > 0 {
      // The last part has at least three bytes.
      let part = rest <= Self.longest ? rest : min(Self.longest, rest - 3)
      put(codes[Self.firstLength + part])
      put(symbol)
      put(below & (1 &<< extra - 1), extra)
      flush()
      rest -= part
    }
  }

  /// A code with its number of bits in the lowest byte.
  @inline(__always)
  private mutating func put(_ code: UInt32) { put(UInt64(code >> 8), UInt64(code & 255)) }

  @inline(__always)
  private mutating func put(_ value: UInt64, _ count: UInt64) {
    bits |= value &<< bitCount
    bitCount &+= count
  }

  /// Writes all whole bytes. At most 56 bits may be put between two calls.
  @inline(__always)
  private mutating func flush() {
    target.storeBytes(of: bits.littleEndian, as: UInt64.self)
    target += Int(bitCount >> 3)
    bits &>>= bitCount & 56
    bitCount &= 7
  }

  /// The stream's first bytes, and the lengths of the codes, by codes of their own.
  private mutating func appendHeader() {
    put(0x0178, 16)
    // The last block, with its codes: for 286 symbols, 30 distances, and 16 lengths of codes.
    put(0b101 | 29 << 3 | 29 << 8 | 12 << 13, 17)
    flush()
    let lengths: [UInt8] = [0, 0, 7, 6, 7, 5, 5, 3, 2, 2, 2, 6, 6, 0, 0, 0]
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2]
    for length in order {
      put(length < lengths.count ? UInt64(lengths[length]) : 0, 3)
      flush()
    }
    let codes = Self.codes(lengths)
    for length in Self.symbolLengths + Self.distanceLengths {
      put(codes[Int(length)])
      flush()
    }
  }

  private mutating func appendSum(_ sum: UInt32) {
    if bitCount > 0 { target += 1 }
    target.storeBytes(of: sum.bigEndian, as: UInt32.self)
    target += 4
  }

  // MARK: Codes

  private static let (endOfBlock, longest) = (256, 258)
  /// The positions in `table` of the codes for a match of 0 bytes, and for the first distance.
  private static let (firstLength, firstDistance) = (286, 286 + 259)

  /// The codes of all symbols, of the lengths of matches with their extra bits, and of distances without theirs.
  private static let table: [UInt32] = {
    let symbols = codes(symbolLengths)
    var lengths = [UInt32](repeating: 0, count: longest + 1)
    var first = 3
    for index in 0..<28 {
      let (extra, code) = (index < 8 ? 0 : index / 4 - 1, symbols[endOfBlock + 1 + index])
      for offset in 0..<1 << extra {
        lengths[first + offset] = code + UInt32(offset) << (8 + code & 255) + UInt32(extra)
      }
      first += 1 << extra
    }
    lengths[longest] = symbols[285]
    return symbols + lengths + codes(distanceLengths)
  }()

  /// The codes with certain lengths, as RFC 1951 assigns them; the first bit is the lowest.
  private static func codes(_ lengths: [UInt8]) -> [UInt32] {
    var codes = [UInt32](repeating: 0, count: lengths.count)
    var next: UInt32 = 0
    for length in 1...15 as ClosedRange<UInt8> {
      for symbol in lengths.indices where lengths[symbol] == length {
        var value: UInt32 = 0
        for bit in 0..<length { value |= (next >> UInt32(bit) & 1) << UInt32(length - 1 - bit) }
        codes[symbol] = value << 8 | UInt32(length)
        next += 1
      }
      next <<= 1
    }
    return codes
  }

  /// The best lengths for the scenes in Demos/Scenes together, a hexadecimal digit each. Every symbol has a code.
  private static let symbolLengths = digits(
    """
    5969999a99aaaaaaaaaaaaaaaaaaaaaaaaabaaaaaaaaaaaaaaaaaaaaaaaaaaaa9aaa9aaa9aaaaaaaaaa9aaaa9a9aaaaaa9aaaaaaaaaa99aa9999999\
    aa9999a9a99999999999999888988888889899989988989899899889988889889989989999888888888888889898888888888888888888888888888\
    888888888777777777c6cc5bb5c6b7677787878877877783
    """)
  private static let distanceLengths = digits("293999998777776777756725455656")

  private static func digits(_ text: String) -> [UInt8] { text.utf8.map { $0 < 0x3A ? $0 - 0x30 : $0 - 0x57 } }
}
