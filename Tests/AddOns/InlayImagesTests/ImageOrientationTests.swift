import InlayGraphics
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayImages

/// EXIF orientations of JPEG, PNG and WebP files.
@Suite struct ImageOrientationTests {
  /// A JPEG file with segments behind its first marker.
  fileprivate static func jpeg(_ segments: [UInt8]) -> [UInt8] {
    Array(PictureFiles.jpeg.prefix(2)) + segments + PictureFiles.jpeg.dropFirst(2)
  }

  fileprivate static func segment(_ contents: [UInt8], marker: UInt8 = 0xE1) -> [UInt8] {
    let length = contents.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + contents
  }

  /// The contents of an EXIF segment.
  private static func exif(
    _ orientation: UInt16, isLittleEndian: Bool = false, type: UInt16 = 3, count: UInt32 = 1, others: Int = 2,
    start: UInt32 = 8
  ) -> [UInt8] {
    func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      withUnsafeBytes(of: isLittleEndian ? number.littleEndian : number.bigEndian, Array.init)
    }
    var entries: [UInt8] = []
    for index in 0..<others {
      entries += bytes(UInt16(0x0100 + index)) + bytes(UInt16(4)) + bytes(UInt32(1)) + bytes(UInt32(77))
    }
    entries += bytes(UInt16(0x0112)) + bytes(type) + bytes(count)
    // A LONG has four bytes, and a SHORT the first two of them.
    entries += type == 4 ? bytes(UInt32(orientation)) : bytes(orientation) + [0, 0]
    return Array("Exif\0\0".utf8) + Array((isLittleEndian ? "II" : "MM").utf8) + bytes(UInt16(42)) + bytes(start)
      + bytes(UInt16(others + 1)) + entries + bytes(UInt32(0))
  }

  @Test("a picture has its stored first row and column at the sides that its orientation names")
  func sides() throws {
    // By EXIF 2.3: the sides at which the first row and the first column are shown.
    let sides: [(row: String, column: String)] = [
      ("top", "left"), ("top", "right"), ("bottom", "right"), ("bottom", "left"), ("left", "top"), ("right", "top"),
      ("right", "bottom"), ("left", "bottom"),
    ]
    let stored = try Bitmap(width: 3, height: 2, format: .argb32)
    var next: UInt32 = 0
    stored.replacePixels { _ in
      next += 1
      return next
    }
    let pixels = Image(copying: stored, scale: 1).withPixels { Array($0) }
    for orientation in ImageOrientation.allCases {
      let shown = Image(copying: try stored.upright(from: orientation), scale: 1)
      #expect(shown.pixelWidth == (orientation.isTurned ? 2 : 3) && shown.pixelHeight == (orientation.isTurned ? 3 : 2))
      let side = sides[orientation.rawValue - 1]
      for row in 0..<2 {
        for column in 0..<3 {
          var (x, y) = (0, 0)
          for (name, distance) in [(side.row, row), (side.column, column)] {
            switch name {
            case "top": y = distance
            case "bottom": y = shown.pixelHeight - 1 - distance
            case "left": x = distance
            default: x = shown.pixelWidth - 1 - distance
            }
          }
          let pixel = shown.withPixels { $0[y * shown.pixelWidth + x] }
          #expect(pixel == pixels[row * 3 + column], "\(orientation) \(row) \(column)")
        }
      }
    }
  }

  @Test("a JPEG file is upright, and its size that of the upright picture", arguments: [false, true])
  func files(isLittleEndian: Bool) throws {
    let usual = try Image(data: PictureFiles.jpeg)
    let left = usual.withPixels { $0[0] }
    for number in 1...8 {
      let data = Self.jpeg(
        Self.segment(Array("http://ns.adobe.com/xap/1.0/\0".utf8)) + [0xFF]
          + Self.segment(Self.exif(UInt16(number), isLittleEndian: isLittleEndian)))
      let image = try Image(data: data, scale: 2)
      #expect(image.size == (number > 4 ? Size(width: 4, height: 8) : Size(width: 8, height: 4)), "\(number)")
      let pixels = image.withPixels { Array($0) }
      // The red half is at the left, right, right, left, top, top, bottom and bottom.
      let isFirst = [1, 4, 5, 6].contains(number)
      #expect((Picture.distance(pixels[0], left) <= 12) == isFirst, "\(number)")
    }
  }

  /// Formats with a way to put EXIF data into a file.
  enum Container: CaseIterable {
    case jpeg, png, losslessWebP, lossyWebP

    /// The file, and the same with EXIF data.
    func file(_ exif: [UInt8]?, hasHead: Bool = true) throws -> [UInt8] {
      let structure = exif.map { hasHead ? $0 : Array($0.dropFirst(6)) }
      switch self {
      case .jpeg: return exif.map { ImageOrientationTests.jpeg(ImageOrientationTests.segment($0)) } ?? PictureFiles.jpeg
      case .png:
        let picture = try Self.png()
        guard let structure else { return picture }
        var chunk: [UInt8] = []
        structure.withUnsafeBytes { PNGHeader.appendChunk("eXIf", $0, to: &chunk) }
        return Array(picture.prefix(PNGHeader.byteCount)) + chunk + picture.dropFirst(PNGHeader.byteCount)
      case .losslessWebP: return webP(PictureFiles.losslessWebP, structure)
      case .lossyWebP: return webP(PictureFiles.lossyWebP, structure)
      }
    }

    private static func png() throws -> [UInt8] {
      let image = try Image(data: PictureFiles.losslessWebP)
      let surface = try ImageSurface(pixelWidth: 16, pixelHeight: 8, scale: 1)
      Canvas(surface).draw(image, in: Rect(x: 0, y: 0, width: 16, height: 8))
      return try surface.pngData()
    }

    /// A WebP file with EXIF data behind its pixels, in the extended format.
    private func webP(_ file: [UInt8], _ exif: [UInt8]?) -> [UInt8] {
      guard let exif else { return file }
      func little(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 255) } }
      var chunks = Array(file.dropFirst(12))
      if chunks.starts(with: Array("VP8X".utf8)) {
        chunks[8] |= 8
      } else {
        // Width and height without one, in three bytes; with alpha and EXIF data.
        chunks = Array("VP8X".utf8) + little(10) + [0x18, 0, 0, 0, 15, 0, 0, 7, 0, 0] + chunks
      }
      chunks += Array("EXIF".utf8) + little(exif.count) + exif + (exif.count % 2 == 0 ? [] : [0])
      return Array("RIFF".utf8) + little(chunks.count + 4) + Array("WEBP".utf8) + chunks
    }
  }

  @Test(
    "every format, orientation, byte order and type of number gives the upright picture", arguments: Container.allCases)
  func containers(container: Container) throws {
    let usual = try Image(data: container.file(nil))
    let stored = try Bitmap(width: 16, height: 8, format: .argb32)
    let pixels = usual.withPixels { Array($0) }
    var next = 0
    stored.replacePixels { _ in
      defer { next += 1 }
      return pixels[next]
    }
    for orientation in ImageOrientation.allCases {
      let wanted = Image(copying: try stored.upright(from: orientation), scale: 1)
      for isLittleEndian in [false, true] {
        for type in [UInt16(3), 4] {
          for (others, hasHead) in [(0, true), (2, false), (7, true), (7, false)] {
            let exif = Self.exif(
              UInt16(orientation.rawValue), isLittleEndian: isLittleEndian, type: type, others: others)
            let image = try Image(data: container.file(exif, hasHead: hasHead))
            #expect(
              image.size == wanted.size && image.withPixels { Array($0) } == wanted.withPixels { Array($0) },
              "\(orientation) \(isLittleEndian) \(type) \(others) \(hasHead)")
          }
        }
      }
      for type in [UInt16(1), 2, 5, 7, 9] {
        let exif = Self.exif(UInt16(orientation.rawValue), type: type)
        #expect(try Image(data: container.file(exif)).withPixels { Array($0) } == pixels, "type \(type)")
      }
    }
  }

  @Test("no bytes of a file end the program", arguments: Container.allCases)
  func randomChunks(container: Container) throws {
    var random = SeededRandom()
    for _ in 0..<300 {
      var file = try container.file(Self.exif(UInt16(random.int(0...9)), isLittleEndian: random.chance(0.5)))
      for _ in 0..<random.int(1...4) { file[random.int(12...file.count - 1)] = UInt8(random.int(0...255)) }
      let part = Array(file.prefix(random.int(0...file.count)))
      for bytes in [file, part] {
        _ = (ImageOrientation(ofJPEG: bytes), ImageOrientation(ofPNG: bytes), ImageOrientation(ofWebP: bytes))
        if let image = try? Image(data: bytes) { #expect(image.pixelWidth > 0, "seed \(random.seed)") }
      }
    }
  }

  @Test("a chunk of a PNG with another checksum is ignored")
  func checksum() throws {
    var file = try Container.png.file(Self.exif(6))
    #expect(ImageOrientation(ofPNG: file) == .right)
    let start = try #require(file.indices.first { file[$0...].starts(with: Array("eXIf".utf8)) })
    file[start + 4 + Self.exif(6).count] ^= 1
    #expect(ImageOrientation(ofPNG: file) == .up)
  }

  @Test("damaged and unknown orientations are ignored")
  func damaged() throws {
    let usual = try Image(data: PictureFiles.jpeg).withPixels { Array($0) }
    let good = Self.exif(6)
    var segments = [
      Self.exif(0), Self.exif(9), Self.exif(0xFFFF), Self.exif(6, type: 2), Self.exif(6, count: 2),
      Self.exif(6, start: 0), Self.exif(6, start: 0xFFFF_FFFF), Self.exif(6, start: 0x7FFF_FFF0),
      Array("Exif\0\0XX".utf8), Array("Exif\0\0".utf8), Array("Exif\0".utf8), [],
    ]
    segments += (6..<good.count - 8).map { Array(good.prefix($0)) }
    for segment in segments {
      #expect(try Image(data: Self.jpeg(Self.segment(segment))).withPixels { Array($0) } == usual, "\(segment)")
    }
    // In another segment, or behind one whose length leads beyond the file.
    #expect(ImageOrientation(ofJPEG: Self.jpeg(Self.segment(good, marker: 0xE2))) == .up)
    #expect(ImageOrientation(ofJPEG: Self.jpeg([0xFF, 0xE0, 0xFF, 0xFF] + Self.segment(good))) == .up)
    #expect(ImageOrientation(ofJPEG: Self.jpeg([0xFF, 0xE0, 0, 0] + Self.segment(good))) == .up)
    #expect(ImageOrientation(ofJPEG: Self.jpeg(Self.segment(good))) == .right)
  }

  @Test("no bytes of a segment end the program, or change more than the orientation")
  func random() throws {
    var random = SeededRandom()
    for _ in 0..<2000 {
      var bytes = Self.exif(UInt16(random.int(0...9)), isLittleEndian: random.int(0...1) == 0)
      for _ in 0..<random.int(1...4) { bytes[random.int(6...bytes.count - 1)] = UInt8(random.int(0...255)) }
      let file = Self.jpeg(Self.segment(Array(bytes.prefix(random.int(0...bytes.count)))))
      for count in [file.count, random.int(0...file.count)] { _ = ImageOrientation(ofJPEG: Array(file.prefix(count))) }
      #expect(try Image(data: file).pixelWidth * Image(data: file).pixelHeight == 128, "seed \(random.seed)")
    }
  }
}
