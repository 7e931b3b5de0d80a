import InlayFiles
import Testing

@testable import InlayRender

/// Words of scene and theme files, explained for a terminal.
@Suite struct ExplanationTests {
  private func text(_ word: String) throws -> String { try #require(Explanation.text(of: word), "\(word)") }

  @Test("an object is explained with its keys, their values and meanings")
  func objects() throws {
    let row = try text("row")
    #expect(row.hasPrefix("a row, in scene files\n  title: a text\n"))
    #expect(row.contains("  accessory: none, disclosure, checkmark"))
    #expect(try text("ROW") == row)
    #expect(try text("swipeAction").hasPrefix("an action, in scene files\n"))
    #expect(try text("metrics").contains(", in theme files\n"))
  }

  @Test("a type has its own keys and names those of all layers")
  func types() throws {
    let slider = try text("slider")
    #expect(slider.hasPrefix("a layer of the type slider\n"))
    #expect(slider.contains("  maximumValue: a number\n") && slider.contains("1 if left out."))
    #expect(slider.contains("And the keys of all types: type, name, frame"))
  }

  @Test("a key has every object with this key, a step the keys of its value")
  func keys() throws {
    #expect(try text("titleFont").hasPrefix("titleFont: a key of a row\n"))
    #expect(try text("push").contains("a bar's button") && text("push").contains("a row"))
    #expect(try text("scrollTo").contains("The keys of a step that scrolls to a row:\n  layer: a text\n"))
    #expect(try text("cell.background").contains("a theme's colors"))
  }

  @Test("values, symbols and themes are known")
  func values() throws {
    #expect(try text("insetGrouped").contains("insetGrouped: a value of the key style of a layer of the type table"))
    #expect(try text("wifi").contains("wifi: a symbol."))
    #expect(try text("modern").contains("modern: a built-in theme"))
  }

  @Test("every word of the schema is explained, in lines of at most 80 columns but for long words")
  func all() throws {
    var words: Set<String> = []
    for (type, keys) in ObjectReference.all.flatMap(\.groups) {
      words.formUnion(keys.map(\.name))
      if let type { words.insert(type) }
    }
    for word in words.sorted() {
      for line in try text(word).split(separator: "\n") where line.count > 80 {
        #expect(line.split(separator: " ").count == 1, "\(word): \(line)")
      }
    }
    #expect(Explanation.symbols.contains("wifi") && Set(Explanation.symbols).count == Explanation.symbols.count)
  }

  @Test("an unknown word has none, and a hint")
  func unknown() {
    #expect(Explanation.text(of: "rwo") == nil && Explanation.text(of: "") == nil)
    #expect(Explanation.hint(for: "rwo") == "; did you mean 'row'?")
    #expect(Explanation.hint(for: "textColor") == "; did you mean 'color'?")
  }
}
