import InlayGraphics
import InlayLayers
import Testing

@Suite struct DumpTests {
  @Test("a dump has one line for each layer, in painting order, with its values that are not defaults")
  func lines() {
    let root = makeLayer(Rect(x: 0, y: 0, width: 100, height: 50.5), name: "root")
    let card = makeLayer(Rect(x: 10, y: 10, width: 30, height: 20), .rgb(0xFF0000), name: "card")
    card.cornerRadius = 5
    card.masksToBounds = true
    card.borderWidth = 0.5
    card.shadowOpacity = 0.5
    card.opacity = 0.25
    card.zPosition = 1
    card.bounds.origin.y = 7
    card.mask = makeLayer(Rect(x: 0, y: 0, width: 5, height: 5), name: "mask")
    let text = TextLayer()
    text.text = "Hello"
    text.isHidden = true
    card.addSublayer(text)
    root.addSublayer(card)
    root.addSublayer(makeLayer(Rect(x: 0, y: 0, width: 1, height: 1), .token("ink"), name: "below"))
    let lines = root.dump().split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "layer \"root\" (0, 0, 100 x 50.5)", "  layer \"below\" (0, 0, 1 x 1) background ink",
        "  layer \"card\" (10, 10, 30 x 20) opacity 0.25, z 1, scrolled (0, 7), background #FF0000, radius 5, "
          + "masks, border 0.5, shadow 3", "    (mask)", "    layer \"mask\" (0, 0, 5 x 5)",
        "    text (0, 0, 0 x 0) hidden, text \"Hello\"",
      ])
  }

  @Test("a dump accepts any numbers")
  func numbers() {
    let layer = Layer()
    layer.frame = Rect(x: .nan, y: .infinity, width: 1e300, height: -.infinity)
    layer.transform = Transform(scaleX: .nan, y: 2)
    layer.zPosition = .infinity
    #expect(layer.dump().contains("transformed"))
  }

  @Test("a text with line breaks is on one line")
  func lineBreaks() {
    let text = TextLayer()
    text.text = "a\nb\r\n\"c\""
    #expect(!text.dump().contains("\n"))
  }
}
