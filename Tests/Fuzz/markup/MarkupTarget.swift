import Inlay

@testable import InlayGraphics
@testable import InlayText

/// A format in five bytes, then a text with markup, which is laid out and drawn.
@_cdecl("LLVMFuzzerTestOneInput")
public func testMarkup(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: bytes, count: count)
  guard count > 5, count <= 8192 else { return -1 }
  let text = String(decoding: input[5...], as: UTF8.self)
  let breaks: [LineBreakMode] = [.wordWrap, .truncatingHead, .truncatingMiddle, .truncatingTail]
  let scales = [0.5, 1, 2, 64]
  let sizes = [1e-9, 9, 17, 300]
  let widths = [0, 1, 20, 50, 100, 300, 1e9, .infinity]
  let format = TextFormat(
    font: Font(
      families: ["Inter"], size: sizes[Int(input[0] & 3)], weight: Font.Weight(rawValue: Int(input[0] >> 4) * 100),
      isItalic: input[0] & 4 != 0),
    alignment: input[1] & 4 == 0 ? .natural : .center, lineBreakMode: breaks[Int(input[1] & 3)],
    numberOfLines: Int(input[2] & 7), direction: input[1] & 8 == 0 ? .leftToRight : .rightToLeft, usesMarkup: true,
    language: input[2] & 8 == 0 ? nil : "ja")
  _ = TextContext.markupProblem(in: text)
  do {
    let context = try TextContext()
    let room = Size(width: widths[Int(input[3] & 7)], height: widths[Int(input[3] >> 4 & 7)])
    let layout = context.layout(text, format: format, in: room, scale: scales[Int(input[4] & 3)])
    let surface = try ImageSurface(pixelWidth: 60, pixelHeight: 40, scale: layout.scale)
    Canvas(surface).draw(layout, at: Point(x: 2, y: 2), color: .black)
  } catch {
    preconditionFailure("\(error)")
  }
  return 0
}
