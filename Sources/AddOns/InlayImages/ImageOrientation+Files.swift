import CInlayDeflate

/// The orientation in the EXIF data of a file; `up` where there is none, or it is damaged.
extension ImageOrientation {
  /// Looks at each segment of a JPEG file before the pixels once, up to the first EXIF segment.
  init(ofJPEG bytes: [UInt8]) {
    self = .up
    // Segments follow the file's first marker: FF, a number, and their length with its own two bytes, most significant
    // byte first.
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // Bytes between segments.
      if marker == 0xFF {
        offset += 1
        continue
      }
      // Markers without a segment, and the start of the pixels.
      if marker == 0x01 || (0xD0...0xDA).contains(marker) { return }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      guard length >= 2, offset + 2 + length <= bytes.count else { return }
      let segment = bytes[(offset + 4)..<(offset + 2 + length)]
      if marker == 0xE1, segment.starts(with: Self.head) {
        self = Self(exif: segment)
        return
      }
      offset += 2 + length
    }
  }

  /// Looks at each chunk of a PNG file once, up to the first chunk eXIf.
  init(ofPNG bytes: [UInt8]) {
    self = .up
    guard let place = PNGHeader.contents(of: "eXIf", in: bytes), place.upperBound + 4 <= bytes.count else { return }
    // Libraries leave out a chunk with another checksum than that of its name and contents.
    let (start, count) = (place.lowerBound - 4, place.count + 4)
    let sum = bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress.map { $0 + start }, count) }
    if bytes[place.upperBound...].starts(with: PNGHeader.bigEndian(sum)) { self = Self(exif: bytes[place]) }
  }

  /// Looks at each chunk of a WebP file once, up to the first chunk EXIF.
  init(ofWebP bytes: [UInt8]) {
    self = .up
    let name = Array("EXIF".utf8)
    var offset = 12
    while let length = Self.length(at: offset + 4, in: bytes), offset + 8 + length <= bytes.count {
      let start = offset + 8
      if bytes[offset...].starts(with: name) {
        self = Self(exif: bytes[start..<(start + length)])
        return
      }
      // Chunks have an even length.
      offset = start + length + length % 2
    }
  }

  /// The bytes before the TIFF structure in JPEG files, and in some others.
  private static let head = Array("Exif\0\0".utf8)

  private init(exif bytes: ArraySlice<UInt8>) {
    let structure = bytes.starts(with: Self.head) ? bytes.dropFirst(Self.head.count) : bytes
    self = TIFFDirectory(structure)?.orientation ?? .up
  }

  /// A length in four bytes, the least significant one first; nil beyond the end.
  private static func length(at offset: Int, in bytes: [UInt8]) -> Int? {
    offset <= bytes.count - 4 ? bytes[offset..<(offset + 4)].reversed().joinedNumber : nil
  }
}

/// The first directory of a TIFF structure, which EXIF is.
private struct TIFFDirectory {
  private let bytes: ArraySlice<UInt8>
  private let isLittleEndian: Bool
  private var start = 0

  /// Reads the head of the structure; nil for other bytes.
  init?(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    switch Array(bytes.prefix(2)) {
    case Array("II".utf8): isLittleEndian = true
    case Array("MM".utf8): isLittleEndian = false
    default: return nil
    }
    guard number(at: 2, bytes: 2) == 42, let offset = number(at: 4, bytes: 4) else { return nil }
    start = offset
  }

  /// The first entry of this kind; nil without one that is valid.
  var orientation: ImageOrientation? {
    let (tag, entryLength) = (0x0112, 12)
    guard let count = number(at: start, bytes: 2) else { return nil }
    for index in 0..<count {
      let entry = start + 2 + entryLength * index
      guard let found = number(at: entry, bytes: 2) else { return nil }
      guard found == tag else { continue }
      guard let type = number(at: entry + 2, bytes: 2), let length = Self.lengths[type],
        number(at: entry + 4, bytes: 4) == 1
      else { return nil }
      return number(at: entry + 8, bytes: length).flatMap(ImageOrientation.init)
    }
    return nil
  }

  /// The lengths of the types SHORT and LONG: the standard requires the first, and some programs write the other.
  private static let lengths = [3: 2, 4: 4]

  /// A number in the structure's byte order; nil beyond the end.
  private func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset <= bytes.count - count else { return nil }
    let part = bytes[(bytes.startIndex + offset)...].prefix(count)
    return isLittleEndian ? part.reversed().joinedNumber : part.joinedNumber
  }
}

extension Sequence<UInt8> {
  /// The number of these bytes, the most significant one first.
  fileprivate var joinedNumber: Int { reduce(0) { $0 << 8 | Int($1) } }
}
