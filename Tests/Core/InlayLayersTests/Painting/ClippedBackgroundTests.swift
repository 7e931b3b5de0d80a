import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@Suite struct ClippedBackgroundTests {
  @Test("a rounded layer's own colour does not show around a child that covers it", arguments: [1.0, 1.5, 2])
  func noFringe(scale: Double) throws {
    func picture(_ own: Color?) throws -> Picture {
      let card = makeLayer(Rect(x: 5, y: 5, width: 40, height: 30), own)
      card.cornerRadius = 9
      card.masksToBounds = true
      card.addSublayer(makeLayer(Rect(x: -5, y: -5, width: 60, height: 60), .white))
      return try makeScene([card], width: 50, height: 40, scale: scale, background: .rgb(0x204060)).picture()
    }
    #expect(try picture(.rgb(0xFF0000)) == picture(nil))
    #expect(try picture(.white) == picture(nil))
  }
}
