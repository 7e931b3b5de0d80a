import CInlayLinux
import Foundation
import InlayGraphics
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayImages

/// SVG files that need much time or memory, or crash the library that draws them.
@Suite(.needsLimits) struct HostileSVGTests {
  private static func svg(_ body: String, side: Int = 100) -> [UInt8] {
    let names = "xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    return Array("<svg \(names) width=\"\(side)\" height=\"\(side)\">\(body)</svg>".utf8)
  }

  private static func filtered(_ filter: String) -> [UInt8] {
    svg("<filter id=\"f\">\(filter)</filter><rect width=\"1000\" height=\"1000\" filter=\"url(#f)\"/>", side: 1000)
  }

  /// Ten uses of ten uses, and so on.
  private static func uses(_ element: String, of depth: Int, by reference: String) -> String {
    (1...depth).map { level in
      let inner = String(repeating: reference.replacing("*", with: "\(level - 1)"), count: 10)
      return element.replacing("*", with: "\(level)").replacing("+", with: inner)
    }.joined()
  }

  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  private static let files: [(name: String, bytes: [UInt8])] = [
    ("a giant letter", svg("<text font-size=\"1e9\">a</text>")),
    ("giant letters by style", svg("<style>text{font:1e9px serif}</style><text>a</text>")),
    ("letters in em", svg(repeated("<g font-size=\"100em\">", 40) + "<text>a</text>" + repeated("</g>", 40))),
    ("a giant scale", svg("<g transform=\"scale(1e30)\"><text y=\"1e-30\">a</text></g>")),
    ("letter spacing", svg("<text letter-spacing=\"1e30\">aaa</text>")),
    ("turbulence", filtered("<feTurbulence baseFrequency=\"0.1\" numOctaves=\"1000000\"/>")),
    (
      "morphology",
      filtered("<feMorphology operator=\"dilate\" radius=\"500\"/>" + repeated("<feMorphology radius=\"90\"/>", 9))
    ),
    ("convolution", filtered("<feConvolveMatrix order=\"90\" kernelMatrix=\"\(repeated("1 ", 8100))\"/>")),
    ("a giant blur", filtered("<feGaussianBlur stdDeviation=\"1e30\"/>")),
    ("many blurs", filtered(repeated("<feGaussianBlur stdDeviation=\"9\"/>", 5000))),
    (
      "many markers",
      svg(
        "<marker id=\"m\"><circle r=\"9\"/></marker><path marker-mid=\"url(#m)\" d=\"M0 0\(repeated("L9 9", 100_000))\"/>"
      )
    ),
    ("dashes", svg("<path stroke=\"red\" stroke-dasharray=\"1e-5\" d=\"M0 0L1e6 1e6\"/>")),
    ("curves", svg("<path d=\"M0 0\(repeated(" C1e6 0 0 1e6 1 1", 20_000))\"/>")),
    (
      "uses",
      svg(
        "<defs><rect id=\"u0\" width=\"9\" height=\"9\"/>"
          + uses("<g id=\"u*\">+</g>", of: 9, by: "<use xlink:href=\"#u*\"/>") + "</defs><use xlink:href=\"#u9\"/>")
    ),
    (
      "patterns",
      svg(
        uses(
          "<pattern id=\"p*\" width=\"1\" height=\"1\">+</pattern>", of: 9,
          by: "<rect width=\"9\" height=\"9\" fill=\"url(#p*)\"/>")
          + "<rect width=\"99\" height=\"99\" fill=\"url(#p9)\"/>")
    ),
    (
      "masks",
      svg(
        uses("<mask id=\"m*\">+</mask>", of: 9, by: "<rect width=\"9\" height=\"9\" mask=\"url(#m*)\"/>")
          + "<rect width=\"99\" height=\"99\" mask=\"url(#m9)\"/>")
    ),
    ("a ring of uses", svg("<g id=\"a\"><use xlink:href=\"#b\"/></g><g id=\"b\"><use xlink:href=\"#a\"/></g>")),
    ("deep groups", svg(repeated("<g>", 200_000) + repeated("</g>", 200_000))),
    ("a long chain", svg((1...20_000).map { "<g id=\"c\($0)\"><use xlink:href=\"#c\($0 + 1)\"/></g>" }.joined())),
    ("groups", svg(repeated("<g opacity=\"0.9\"><rect width=\"9\" height=\"9\"/></g>", 20_000), side: 2000)),
    ("rules", svg("<style>\(repeated("g g g g rect{fill:red}", 20_000))</style>" + repeated("<rect/>", 20_000))),
    ("a long text", svg("<text>\(repeated("word ", 200_000))</text>")),
    (
      "memory",
      svg(
        "<pattern id=\"p\" width=\"30000\" height=\"30000\" patternUnits=\"userSpaceOnUse\"><rect width=\"30000\" height=\"30000\"/></pattern><rect width=\"99\" height=\"99\" fill=\"url(#p)\"/>"
      )
    ),
    ("declarations", Array((repeated("<?xml ", 400_000) + "<svg/>").utf8)),
    ("attributes", svg("<rect \((0..<50_000).map { "a\($0)=\"1\" " }.joined())/>")),
  ]

  private static func error(_ file: [UInt8], _ time: SVGTime = SVGTime(seconds: 1)) -> InlayError? {
    do throws(InlayError) {
      let opened = RegularFile(contents: file, path: "f.svg")
      _ = try Image(reading: opened, scale: 1, maximumPixels: 1 << 22, svgTime: time)
      return nil
    } catch {
      return error
    }
  }

  @Test("a hostile file takes little CPU time and ends with a typed error at most", arguments: files.indices)
  func hostile(index: Int) throws {
    let (name, file) = Self.files[index]
    let time = SVGTime(seconds: 1)
    if let error = Self.error(file, time) {
      #expect(error.kind == .invalidData || error.kind == .limitExceeded, "\(name): \(error)")
      #expect(error.message.hasPrefix("f.svg: "), "\(error)")
    }
    #expect(time.spent < 2, "\(name)")
  }

  @Test("the error says what happened: the library's own reason, a crash, or too much time")
  func reasons() throws {
    // Newer versions of librsvg draw it.
    if let crash = Self.error(Self.svg("<text font-size=\"1e9\">a</text>")) {
      #expect(crash.message.hasPrefix("f.svg: an SVG that ended librsvg with signal 6 (Aborted)"), "\(crash)")
    }
    let time = Self.error(
      Self.filtered(Self.repeated("<feTurbulence baseFrequency=\"0.1\" numOctaves=\"9\"/>", 1000)))
    #expect(time?.message == "f.svg: an SVG that takes more than 1 seconds of CPU time to be drawn")
    #expect(time?.kind == .limitExceeded && time?.limit == .processorTime)
    let damaged = try #require(Self.error(Array("<svg xmlns=\"http://www.w3.org/2000/svg\"><a></b></svg>".utf8)))
    #expect(damaged.kind == .invalidData)
    #expect(
      damaged.message.hasPrefix("f.svg: not an SVG, or a damaged one: XML parse error: line 1, column "), "\(damaged)")
    #expect(!damaged.message.contains("domain"))
    #expect(Self.error(Self.svg(""), SVGTime(seconds: 0))?.kind == .limitExceeded)
  }

  private static let numbers = [
    "0", "-0", "1e-300", "1e-9", "0.5", "1", "-1", "7", "33", "100%", "-50%", "1e3", "1e5", "1e9", "-1e9", "1e38",
    "1e39",
    "1e308", "1e999", "nan", "inf", "3em", "1e9em", "2147483648", "",
  ]

  private static func element(_ random: inout SeededRandom, depth: Int) -> String {
    func pick(_ list: [String]) -> String { list[random.int(0...list.count - 1)] }
    let names = [
      "g", "rect", "circle", "ellipse", "line", "path", "polyline", "text", "tspan", "use", "symbol", "svg", "marker",
      "pattern", "mask", "clipPath", "filter", "linearGradient", "radialGradient", "stop", "feGaussianBlur",
      "feTurbulence",
      "feMorphology", "feOffset", "feFlood", "feBlend", "feComposite", "feTile", "feConvolveMatrix", "feDropShadow",
      "feDisplacementMap", "feSpecularLighting", "feDistantLight", "feMerge", "feMergeNode", "feColorMatrix",
      "feComponentTransfer", "feFuncR", "switch", "a", "defs", "style",
    ]
    let keys = [
      "x", "y", "width", "height", "r", "rx", "cx", "cy", "fx", "x1", "x2", "dx", "rotate", "offset", "font-size",
      "stroke-width", "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit", "opacity", "stdDeviation", "radius",
      "baseFrequency", "numOctaves", "seed", "order", "k1", "scale", "surfaceScale", "specularExponent", "markerWidth",
      "refX", "viewBox", "letter-spacing", "word-spacing", "textLength", "pathLength", "kernelMatrix", "values",
      "tableValues", "exponent", "z", "azimuth", "filterRes", "primitiveUnits",
    ]
    var text = "<\(pick(names)) id=\"i\(random.int(0...9))\""
    var used: Set<String> = []
    for _ in 0..<random.int(0...5) {
      let key = pick(keys)
      guard used.insert(key).inserted else { continue }
      let values = (0..<random.int(1...4)).map { _ in pick(numbers) }
      text += " \(key)=\"\(values.joined(separator: " "))\""
    }
    for key in ["fill", "stroke", "mask", "filter", "clip-path", "marker"] where random.int(0...5) == 0 {
      text += " \(key)=\"url(#i\(random.int(0...9)))\""
    }
    if random.int(0...2) == 0 { text += " xlink:href=\"#i\(random.int(0...9))\"" }
    if random.int(0...2) == 0 {
      text += " transform=\"\(pick(["scale", "translate", "rotate", "skewX"]))(\(pick(numbers)))\""
    }
    if random.int(0...1) == 0 {
      text += " d=\"M\(pick(numbers)) \(pick(numbers))C1 2 \(pick(numbers)) 4 5 6A\(pick(numbers)) 1 0 0 1 9 9z\""
    }
    if random.int(0...2) == 0 { text += " stroke=\"red\"" }
    guard depth < 4 else { return text + "/>" }
    return text + ">" + (0..<random.int(0...4)).map { _ in element(&random, depth: depth + 1) }.joined()
      + pick(["", "a b", "é"])
      + "</" + text.dropFirst().prefix { $0 != " " } + ">"
  }

  @Test("generated files of any elements and numbers end with a typed error at most")
  func generated() {
    withSeeds(60) { random in
      let body = (0..<random.int(1...12)).map { _ in Self.element(&random, depth: 0) }.joined()
      let file = Self.svg(body, side: random.int(1...300))
      guard let error = Self.error(file) else { return nil }
      return error.kind == .invalidData || error.kind == .limitExceeded ? nil : "\(error)"
    }
  }
}
