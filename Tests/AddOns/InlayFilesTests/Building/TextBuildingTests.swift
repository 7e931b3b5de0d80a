import InlayDecorations
import InlayFiles
import InlayLists
import InlayText
import Testing

@testable import InlayLayers

@Suite struct TextBuildingTests {
  private func text(_ keys: String) throws -> TextLayer {
    try loadLayers("- {type: text, name: a, \(keys)}").layer("a", as: TextLayer.self)
  }

  @Test("a text without keys is empty, in the theme's font and the label colour")
  func standard() throws {
    let text = try text("frame: [0, 0, 10, 10]")
    #expect(text.effectiveString == "")
    #expect(text.effectiveFont == Font(families: Theme.settings.fontFamilies, size: 17))
    #expect(text.effectiveColor == .token("label"))
    #expect(text.textAlignment == .natural)
    #expect(text.lineBreakMode == .wordWrap)
    #expect(text.numberOfLines == 0)
  }

  @Test("the keys of a text set its properties")
  func keys() throws {
    let text = try text(
      "string: Hello, color: link, alignment: center, lineBreak: truncatingMiddle, lineLimit: 2, "
        + "font: {family: Serif, size: 12.5, weight: 700, italic: true}")
    #expect(text.effectiveString == "Hello")
    #expect(text.effectiveColor == .token("link"))
    #expect(text.textAlignment == .center)
    #expect(text.lineBreakMode == .truncatingMiddle)
    #expect(text.numberOfLines == 2)
    #expect(text.effectiveFont == Font(families: ["Serif"], size: 12.5, weight: 700, isItalic: true))
  }

  @Test("markup is interpreted only where a key enables it")
  func markup() throws {
    #expect(try !text("string: <b>a</b>").usesMarkup)
    #expect(try !text("string: <b>a</b>, markup: false").usesMarkup)
    for keys in ["", ", textStyle: title"] {
      #expect(try text("string: <b>a</b>, markup: true\(keys)").usesMarkup)
      func pixels(_ string: String, _ markup: Bool) throws -> [UInt32] {
        try loadLayers("- {type: text, frame: [0, 0, 99, 99], string: \(string), markup: \(markup)\(keys)}").pixels()
      }
      #expect(try pixels("<b>a</b>", true) != pixels("a", true))
      #expect(try pixels("<b>a</b>", true) != pixels("<b>a</b>", false))
      #expect(try pixels("<i></i>a", true) == pixels("a", false))
    }
  }

  @Test("a font may name several families, and each key applies independently")
  func fonts() throws {
    #expect(try text("font: {family: [A, B]}").effectiveFont == Font(families: ["A", "B"], size: 17))
    let heavy = Font(families: Theme.settings.fontFamilies, size: 17, weight: 600)
    #expect(try text("font: {weight: 600}").effectiveFont == heavy)
  }

  @Test("a weight has a name or a number")
  func weights() throws {
    let names = [
      "thin", "ultraLight", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    for (index, name) in names.enumerated() {
      let weight = Font.Weight(rawValue: (index + 1) * 100)
      #expect(try text("font: {weight: \(name)}").effectiveFont.weight == weight)
      #expect(try text("font: {weight: \(weight.rawValue)}").effectiveFont.weight == weight)
    }
  }

  @Test("a text stands in the middle of its frame with a font as with a style, and with a style as the same font")
  func middle() throws {
    func pixels(_ keys: String) throws -> [UInt32] {
      let frame = "frame: [0, 0, 99, 60]"
      return try loadLayers("- {type: text, string: Hxg, \(frame), color: label, lineLimit: 1, \(keys)}").pixels()
    }
    // A style without tracking and height of lines.
    let style = try pixels("textStyle: message, lineBreak: truncatingTail")
    #expect(try pixels("font: {size: 15}, lineBreak: truncatingTail") == style)
    let plain = try text("string: Hxg, frame: [0, 0, 99, 60]")
    let label = try text("string: Hxg, frame: [0, 0, 99, 60], textStyle: message")
    #expect(plain.verticalAlignment == label.verticalAlignment)
  }

  @Test("numbers and booleans without quotes are texts as written")
  func looseTexts() throws {
    #expect(try text("string: 042").effectiveString == "042")
    #expect(try text("string: true").effectiveString == "true")
    #expect(try text("string: null").effectiveString == "")
    #expect(try text("string: 'null'").effectiveString == "null")
  }

  @Test("a text style gives font and colour, and a colour of the text replaces it", arguments: TextStyle.allCases)
  func styles(style: TextStyle) throws {
    let label = try #require(try text("string: aß, textStyle: \(style.rawValue)") as? Label)
    #expect(label.textStyle == style)
    #expect(label.effectiveFont == Theme.settings.font(for: style))
    #expect(label.effectiveColor == Theme.settings.textAttributes[style].color)
    #expect(label.effectiveString == (style == .header ? "ASS" : "aß"))
    #expect(try text("textStyle: \(style.rawValue), color: '#f00'").effectiveColor == .rgb(0xFF0000))
  }
}
