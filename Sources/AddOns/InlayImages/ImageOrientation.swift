import InlayGraphics
import InlaySystem

/// How a camera was held, by the numbers of EXIF: how the stored pixels are turned to be upright.
enum ImageOrientation: Int, CaseIterable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether width and height are exchanged.
  var isTurned: Bool { rawValue >= Self.leftMirrored.rawValue }

  /// The orientation in the first EXIF segment of a JPEG file; `up` where there is none, or it is damaged. Looks at
  /// each segment before the pixels once.
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
      if marker == 0xE1, segment.starts(with: Self.exif) {
        self = TIFFDirectory(segment.dropFirst(Self.exif.count))?.orientation ?? .up
        return
      }
      offset += 2 + length
    }
  }

  private static let exif = Array("Exif\0\0".utf8)
}

/// The first directory of a TIFF structure, which EXIF is.
private struct TIFFDirectory {
  private let bytes: ArraySlice<UInt8>
  private let isLittleEndian: Bool
  private var start = 0

  /// Nil for other bytes.
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
    let (tag, short, entryLength) = (0x0112, 3, 12)
    guard let count = number(at: start, bytes: 2) else { return nil }
    for index in 0..<count {
      let entry = start + 2 + entryLength * index
      guard let found = number(at: entry, bytes: 2) else { return nil }
      guard found == tag else { continue }
      guard number(at: entry + 2, bytes: 2) == short, number(at: entry + 4, bytes: 4) == 1 else { return nil }
      return number(at: entry + 8, bytes: 2).flatMap(ImageOrientation.init)
    }
    return nil
  }

  /// Nil beyond the end.
  private func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset <= bytes.count - count else { return nil }
    let part = bytes[(bytes.startIndex + offset)...].prefix(count)
    func joined(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    return isLittleEndian ? joined(part.reversed()) : joined(part)
  }
}

extension Bitmap {
  /// The picture of a camera's pixels, of format `argb32`; the same where they are upright. O(pixels).
  ///
  /// - Throws: `InlayError` of kind `graphics` without memory.
  func upright(from orientation: ImageOrientation) throws(InlayError) -> Bitmap {
    if orientation == .up { return self }
    let result = try Bitmap(
      width: orientation.isTurned ? height : width, height: orientation.isTurned ? width : height, format: .argb32)
    let (lastX, lastY) = (width - 1, height - 1)
    withPixels { source in
      result.withMutablePixels { target in
        func copy(_ place: (_ x: Int, _ y: Int) -> (x: Int, y: Int)) {
          for y in 0..<result.height {
            for x in 0..<result.width {
              let from = place(x, y)
              let pixel = source.load(fromByteOffset: from.y * bytesPerRow + from.x * 4, as: UInt32.self)
              target.storeBytes(of: pixel, toByteOffset: y * result.bytesPerRow + x * 4, as: UInt32.self)
            }
          }
        }
        switch orientation {
        case .up: break
        case .upMirrored: copy { (lastX - $0, $1) }
        case .down: copy { (lastX - $0, lastY - $1) }
        case .downMirrored: copy { ($0, lastY - $1) }
        case .leftMirrored: copy { ($1, $0) }
        case .right: copy { ($1, lastY - $0) }
        case .rightMirrored: copy { (lastX - $1, lastY - $0) }
        case .left: copy { (lastX - $1, $0) }
        }
      }
    }
    return result
  }
}
