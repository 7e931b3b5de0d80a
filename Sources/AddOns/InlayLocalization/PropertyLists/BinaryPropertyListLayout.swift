import InlaySystem

/// The positions of the objects of a binary property list, from the 32 bytes at its end.
struct BinaryPropertyListLayout {
  /// Bytes of a reference to an object.
  let referenceSize: Int
  let topObject: Int
  /// The end of the objects and the start of the offset table.
  let end: Int
  private let offsetSize: Int
  private let objectCount: Int

  /// The bytes of `bplist00`.
  private static let start = 8
  private static let trailerSize = 32

  /// - Throws: `ReadingFailure` when the table does not be inside the file.
  init(_ bytes: [UInt8]) throws(ReadingFailure) {
    guard bytes.starts(with: "bplist00".utf8) else {
      throw ReadingFailure("a binary property list with an unknown version; only bplist00 is read")
    }
    let trailer = bytes.count - Self.trailerSize
    guard trailer > Self.start else { throw ReadingFailure("the binary property list is too short") }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let objectCount = bytes.bigEndian(8, at: trailer + 8)
    let topObject = bytes.bigEndian(8, at: trailer + 16)
    let table = bytes.bigEndian(8, at: trailer + 24)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), table > Self.start, table <= trailer,
      objectCount <= (UInt64(trailer) - table) / UInt64(offsetSize), topObject < objectCount
    else { throw ReadingFailure("the object table is outside the file, at byte \(trailer)") }
    self.objectCount = Int(objectCount)
    self.topObject = Int(topObject)
    end = Int(table)
  }

  /// The offset of an object. O(1).
  func offset(of index: Int, in bytes: [UInt8]) throws(ReadingFailure) -> Int {
    guard index < objectCount else {
      throw ReadingFailure("there is no object \(index); the file has \(objectCount)")
    }
    let position = end + index * offsetSize
    let offset = bytes.bigEndian(offsetSize, at: position)
    guard offset >= UInt64(Self.start), offset < UInt64(end) else {
      throw ReadingFailure("object \(index) begins at byte \(offset), outside the objects (table: byte \(position))")
    }
    return Int(offset)
  }
}

extension [UInt8] {
  /// A number of at most 8 bytes.
  func bigEndian(_ count: Int, at offset: Int) -> UInt64 {
    self[offset..<offset + count].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
