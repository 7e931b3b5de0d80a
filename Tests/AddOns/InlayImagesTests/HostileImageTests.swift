import InlayGraphics
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayImages

/// Damaged image files, and SVG files that reach for other files.
@Suite struct HostileImageTests {
  private static let files = [
    PictureFiles.jpeg, PictureFiles.progressiveJPEG, PictureFiles.greyJPEG, PictureFiles.inkJPEG,
    PictureFiles.losslessWebP, PictureFiles.lossyWebP, PictureFiles.svg,
  ]

  @Test("a truncated file is refused", arguments: files)
  func truncated(file: [UInt8]) {
    // Without its last marker a JPEG is truncated; white space at the end of an SVG is none of it.
    for count in 0..<file.count - 1 {
      #expect(errorKind { _ = try Image(data: Array(file.prefix(count))) } == .invalidData, "\(count) bytes")
    }
  }

  @Test("damaged bytes end with a typed error at most", arguments: files)
  func damaged(file: [UInt8]) {
    withSeeds(400) { random in
      var damaged = file
      for _ in 0...random.int(0...3) where !damaged.isEmpty {
        let index = random.int(0...damaged.count - 1)
        switch random.int(0...3) {
        case 0: damaged[index] = UInt8(random.int(0...255))
        case 1: damaged[index] ^= 1 << random.int(0...7)
        case 2: damaged.remove(at: index)
        default: damaged.insert(contentsOf: damaged[index..<min(damaged.count, index + random.int(1...9))], at: index)
        }
      }
      let kind = errorKind { _ = try Image(data: damaged, maximumPixels: 1 << 16) }
      return kind == nil || kind == .invalidData || kind == .limitExceeded ? nil : "\(kind as Any)"
    }
  }

  private static func svg(_ body: String, head: String = "") -> [UInt8] {
    Array("\(head)<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\">\(body)</svg>".utf8)
  }

  @Test(
    "an SVG with other files, entities or another encoding is refused",
    arguments: [
      svg(#"<image href="a.png" width="8" height="8"/>"#), svg(#"<s:image xmlns:s="http://www.w3.org/2000/svg"/>"#),
      svg(#"<filter id="a"><feImage href="/etc/passwd"/></filter>"#),
      svg(#"<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/etc/passwd" parse="text"/>"#),
      svg("<text>&a;</text>", head: #"<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>"#),
      svg("", head: #"<?xml version="1.0" encoding="UTF-7"?>"#),
      svg("", head: "<?xml version='1.0' encoding='ebcdic'?>"),
      svg("<image\t/>"), svg("\0"),
    ])
  func refused(file: [UInt8]) {
    #expect(errorKind { _ = try Image(data: file) } == .invalidData)
  }

  @Test("an SVG loads no file from outside") func outside() throws {
    let folder = try TestFolder()
    try writeFileAtomically(Array("rect { fill: #ff0000; }".utf8), to: folder["a.css"])
    let other = Self.svg(#"<rect id="r" width="8" height="8" fill="red"/>"#)
    try writeFileAtomically(other, to: folder["other.svg"])
    let plain = try Image(data: Self.svg(#"<rect width="8" height="8"/>"#)).withPixels { Array($0) }
    let empty = try Image(data: Self.svg("")).withPixels { Array($0) }
    for place in [folder["a.css"], "file://" + folder["a.css"]] {
      let sheet = #"<style>@import url("\#(place)");</style><rect width="8" height="8"/>"#
      #expect(try Image(data: Self.svg(sheet)).withPixels { Array($0) } == plain)
    }
    let instruction = #"<?xml-stylesheet type="text/css" href="\#(folder["a.css"])"?>"#
    let styled = Self.svg(#"<rect width="8" height="8"/>"#, head: instruction)
    #expect(try Image(data: styled).withPixels { Array($0) } == plain)
    for place in [folder["other.svg"], "file://" + folder["other.svg"]] {
      #expect(try Image(data: Self.svg(##"<use href="\##(place)#r"/>"##)).withPixels { Array($0) } == empty)
    }
  }
}
