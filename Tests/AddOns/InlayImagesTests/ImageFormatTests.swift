import Glibc
import InlayGraphics
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayImages

/// JPEG, WebP and SVG files.
@Suite struct ImageFormatTests {
  private static let red: UInt32 = 0xFFDC_281E
  private static let blue: UInt32 = 0xFF14_3CC8
  private static let grey: UInt32 = 0xFF5D_5D5D
  private static let dark: UInt32 = 0xFF40_4040
  private static let halfRed: UInt32 = 0x806E_140F
  private static let inkRed: UInt32 = 0xFFDC_231A

  private func pixels(_ data: [UInt8], scale: Double = 1) throws -> [UInt32] {
    try Image(data: data, scale: scale).withPixels { Array($0) }
  }

  @Test(
    "a picture is that of its file, near the edge between its halves only roughly",
    arguments: [
      (PictureFiles.jpeg, red, blue), (PictureFiles.progressiveJPEG, red, blue), (PictureFiles.svg, red, blue),
      (PictureFiles.greyJPEG, grey, dark), (PictureFiles.inkJPEG, inkRed, blue),
      (PictureFiles.losslessWebP, halfRed, blue), (PictureFiles.lossyWebP, halfRed, blue),
    ])
  func colors(file: [UInt8], left: UInt32, right: UInt32) throws {
    let image = try Image(data: file)
    #expect(image.pixelWidth == 16 && image.pixelHeight == 8)
    let pixels = image.withPixels { Array($0) }
    for y in 0..<8 {
      #expect(Picture.distance(pixels[y * 16 + 2], left) <= 12, "\(pixels[y * 16 + 2])")
      #expect(Picture.distance(pixels[y * 16 + 13], right) <= 12, "\(pixels[y * 16 + 13])")
    }
    for word in pixels {
      let alpha = word >> 24
      #expect(word & 255 <= alpha && word >> 8 & 255 <= alpha && word >> 16 & 255 <= alpha, "premultiplied")
    }
  }

  @Test("the first bytes decide about the format, not the file's name") func named() throws {
    let folder = try TestFolder()
    for file in [PictureFiles.jpeg, PictureFiles.losslessWebP, PictureFiles.svg] {
      try writeFileAtomically(file, to: folder["a.png"])
      let image = try Image(path: folder["a.png"], scale: 1)
      #expect(try image.withPixels { Array($0) } == pixels(file))
    }
  }

  @Test("a PNG file has the pixels of its bytes, and is refused when truncated") func png() throws {
    let folder = try TestFolder()
    let surface = try ImageSurface(pixelWidth: 7, pixelHeight: 5)
    Canvas(surface).fill(Rect(x: 1, y: 1, width: 5, height: 3), with: RGBColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    let bytes = try surface.pngData()
    try writeFileAtomically(bytes, to: folder["a.png"])
    let image = try Image(path: folder["a.png"], scale: 2)
    #expect(image.scale == 2 && image.withPixels { Array($0) } == surface.pixels())
    for count in bytes.indices {
      try writeFileAtomically(Array(bytes.prefix(count)), to: folder["cut.png"])
      #expect(errorKind { _ = try Image(path: folder["cut.png"]) } == .invalidData)
    }
  }

  @Test("anything but a regular file is refused without reading") func special() throws {
    let folder = try TestFolder()
    #expect(mkfifo(folder["pipe"], 0o600) == 0)
    for path in [folder.path, folder["missing"], "/dev/zero", folder["pipe"], "", "a\0"] {
      #expect(errorKind { _ = try Image(path: path) } == .unreadableFile)
    }
  }

  @Test("an SVG has as many pixels as its scale asks for, and its size in points") func scales() throws {
    let image = try Image(data: PictureFiles.svg, scale: 3)
    #expect(image.pixelWidth == 48 && image.size == Size(width: 16, height: 8))
    let box = Array(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><path d="M0 0h9v9z"/></svg>"#.utf8)
    #expect(try Image(data: box, scale: 2).size == Size(width: 10, height: 20))
  }

  @Test(
    "pixels and bytes have the limits of PNG files",
    arguments: [PictureFiles.jpeg, PictureFiles.losslessWebP, PictureFiles.svg])
  func limits(file: [UInt8]) {
    #expect(errorKind { _ = try Image(data: file, maximumPixels: 127) } == .limitExceeded)
    #expect(errorKind { _ = try Image(data: file, maximumPixels: 128) } == nil)
    #expect(errorKind { _ = try Image(data: file, scale: 0) } == .invalidArgument)
    let long = file + [UInt8](repeating: 32, count: 17 << 20)
    #expect(errorKind { _ = try Image(data: long, maximumPixels: 128) } == .limitExceeded)
  }

  @Test("huge sizes are refused before memory is allocated") func huge() {
    var jpeg = PictureFiles.jpeg
    // The frame header has the height and the width behind its length and depth.
    let frame = jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 } ?? 0
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x7F, 0xFF, 0x7F, 0xFF])
    #expect(errorKind { _ = try Image(data: jpeg) } == .limitExceeded)
    let svg = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>"#.utf8)
    #expect(errorKind { _ = try Image(data: svg) } == .limitExceeded)
    #expect(errorKind { _ = try Image(data: Array("<svg/>".utf8)) } == .invalidData)
  }
}
