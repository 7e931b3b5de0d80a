import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import InlayViews
import Testing

@testable import InlayControls

/// Fields for numbers and addresses in right-to-left scenes: text, caret, selection and presses from left to right.
@Suite struct FieldDirectionTests {
  private let fonts: TextContext

  init() throws { fonts = try TextContext(fontFiles: [TestFonts.inter, TestFonts.dejavu]) }

  private static let kinds: [TextInputTraits.KeyboardType] = [.number, .decimal, .email, .url, .phone]
  private static let pieces = [
    "+", "-", "49", " ", "(", ")", "/", ".", "@", "ab", "https://", "?id=", "\u{5D0}\u{5D1}", "\u{627}\u{628}", "%",
    "\u{20AC}",
  ]

  private func stage(_ text: String, _ kind: TextInputTraits.KeyboardType, grouping: [Int] = []) -> FieldStage {
    let stage = FieldStage(width: 400, scale: 2, textContext: fonts)
    stage.scene.traits.direction = .rightToLeft
    stage.field.inputTraits = TextInputTraits(kind)
    stage.field.grouping = grouping
    stage.field.text = text
    stage.focus()
    stage.scene.tick(at: 0)
    return stage
  }

  @Test("the line is that of a left-to-right text, at the field's leading side")
  func line() {
    var compared = 0
    withSeeds(150, long: 3000) { random in
      let text = (0..<random.int(0...5)).map { _ in random.pick(Self.pieces) }.joined()
      let kind = random.pick(Self.kinds)
      let stage = stage(text, kind, grouping: random.chance(0.3) ? [4] : [])
      let field = stage.field
      guard let shaped = field.shapedText() else { return "no line" }
      var format = TextFormat(font: field.textFont, direction: .leftToRight)
      format.keepsDirection = true
      let wanted = fonts.line(shaped.shown.string, format: format, scale: 2)
      let (runs, wantedRuns) = (shaped.line.layout.runs, wanted.layout.runs)
      compared += runs.count
      guard field.isLeftToRight, shaped.line.direction == .leftToRight, runs.count == wantedRuns.count,
        zip(runs, wantedRuns).allSatisfy({ $0.run.glyphs == $1.run.glyphs }),
        shaped.line.layout.size == wanted.layout.size
      else { return "\(text.debugDescription), \(kind): another line" }
      let end = field.lineStart + shaped.line.layout.size.width
      let side = field.textArea.bounds.width
      guard shaped.line.layout.size.width > side - 8 || abs(side - end) < 4 else {
        return "\(text.debugDescription), \(kind): ends at \(end) of \(side)"
      }
      return nil
    }
    #expect(Seeds.only != nil || compared > 0)
  }

  @Test("a caret stands where a press puts it")
  func carets() {
    withSeeds(80, long: 2000) { random in
      let text = (0..<random.int(1...4)).map { _ in random.pick(Self.pieces) }.joined()
      let stage = stage(text, random.pick(Self.kinds), grouping: random.chance(0.3) ? [4] : [])
      let field = stage.field
      let offsets = text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
      for offset in offsets {
        let point = stage.point(offset)
        stage.click(point)
        stage.scene.tick(at: stage.time)
        guard let caret = field.caretRect else { return "no caret" }
        let shown = field.convert(Point(x: caret.midX, y: caret.midY), to: nil)
        guard abs(shown.x - point.x) <= 1.5 else {
          return "\(text.debugDescription) at \(offset): a press at \(point.x) has its caret at \(shown.x)"
        }
      }
      return nil
    }
  }

  @Test("the caret moves to the right while a number is typed, from the sign on", arguments: kinds)
  func typing(kind: TextInputTraits.KeyboardType) throws {
    let stage = stage("", kind)
    var last = -Double.infinity
    for count in 1...6 {
      stage.type(String(Array("+49 (7")[count - 1]))
      stage.scene.tick(at: 0)
      let caret = try #require(stage.field.caretRect)
      let width = try #require(stage.field.shapedText()).line.layout.size.width
      let place = caret.midX - (stage.field.bounds.maxX - 10 - width)
      #expect(place > last, "\(count)")
      last = place
    }
  }

  @Test("other fields keep the direction of their letters") func others() {
    for kind in [TextInputTraits.KeyboardType.text, .password] {
      for text in ["\u{5D0}/b", ""] {
        let stage = stage(text, kind)
        #expect(!stage.field.isLeftToRight, "\(text) \(kind) in \(stage.scene.size)")
      }
    }
    #expect(self.stage("12", .pin).field.isLeftToRight)
    let stage = stage("\u{5D0}/b", .text)
    stage.field.inputTraits.keyboardType = .url
    stage.scene.tick(at: 0)
    #expect(stage.field.isLeftToRight)
  }
}
