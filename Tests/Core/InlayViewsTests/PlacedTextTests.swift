import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayViews

/// A text at the size that it asks for is whole, wherever its edges move to pixels.
@Suite struct PlacedTextTests {
  private static let words = [
    "word", "Wi-Fi", "AVATAR", "fi", "Zusammenfassung", "naïve", "слово", "λόγος", "שלום", "سلام", "漢字", "かな",
    "1,299.00 €",
    "+49 30", "a", "…", "e\u{301}", "ไทย",
  ]

  @Test("a label that is placed at its own size is not cut and has no more lines than were measured")
  func placed() throws {
    let fonts = try TextContext()
    withSeeds(1000, long: 20_000) { random in
      let label = random.chance(0.5) ? Label(textStyle: random.pick([.title, .detail, .footer, .largeTitle])) : nil
      let text: TextLayer = label ?? TextLayer()
      text.text = (0..<random.int(1...8)).map { _ in random.pick(Self.words) }.joined(separator: " ")
      text.numberOfLines = random.pick([0, 0, 1, 2, 3])
      text.lineBreakMode = random.pick([.wordWrap, .truncatingTail])
      text.textAlignment = random.pick([.natural, .left, .center, .right])
      if random.chance(0.5) {
        text.font = Font(
          families: [random.pick(["Inter", "DejaVu Sans", "DejaVu Serif", "monospace"])],
          size: Double(random.int(8...40)) + random.pick([0, 0.5, 0.3]), weight: random.pick([400, 600]),
          tracking: random.pick([0, 0, -0.02, 0.05]))
      }
      let root = View()
      root.addSublayer(text)
      let scale = random.pick([1, 1.25, 1.5, 2, 3])
      let scene = Scene(root: root, size: Size(width: 900, height: 900), scale: scale, textContext: fonts)
      scene.traits.textScale = random.pick([0.8, 1, 1.15, 1.6, 3])
      scene.traits.direction = random.pick([.leftToRight, .rightToLeft])
      scene.tick(at: 0)
      let space = Size(width: random.chance(0.5) ? .infinity : Double(random.int(60...500)), height: .infinity)
      let size = text.sizeThatFits(space)
      text.bounds.size = Size(width: space.width.isFinite ? space.width : 1e5, height: 1e5)
      let (measured, wasCut) = (lineCount(text, scene), text.isTruncated)
      let pixels = size.width * scale
      guard abs(pixels - pixels.rounded()) < 1e-9 else { return "\(size) at \(scale) ends inside a pixel" }
      let origin = Point(x: random.double(0...300), y: random.double(0...300))
      root.place(text, at: Rect(origin: origin, size: size))
      let lines = lineCount(text, scene)
      guard lines <= measured, wasCut || !text.isTruncated else {
        return
          "\(text.text.debugDescription) at \(scale), \(scene.traits.textScale): \(lines) lines, \(measured) measured, "
          + "cut: \(text.isTruncated); \(size) in \(space)"
      }
      return nil
    }
  }

  private func lineCount(_ text: TextLayer, _ scene: Scene) -> Int {
    text.layoutIfNeeded()
    return text.lineTops.count
  }
}
