import Testing

@testable import InlayTesting

@Suite struct TreeDifferenceTests {
  private func table(_ rows: String...) -> String {
    "table (0, 0, 100 x 200) background #FFFFFF\n" + rows.map { "  \($0)\n" }.joined()
  }

  private func row(_ index: Int, _ rest: String) -> String {
    "cell <cell> [0,\(index)] (0, \(index * 44), 100 x 44) \(rest)"
  }

  private func difference(_ reference: String, _ actual: String) -> String {
    TreeDifference(from: reference, to: actual).description
  }

  @Test("equal trees have no difference")
  func equal() {
    #expect(TreeDifference(from: table(row(0, "title \"A\"")), to: table(row(0, "title \"A\""))).isEmpty)
  }

  @Test("texts with commas, quotes and parentheses are whole values")
  func quotes() {
    #expect(
      difference(
        table(row(0, #"title "a, (b\"", detail "x\\""#)), table(row(0, #"title "a, (b\"", detail "y, z""#)))
        == #"row [0,0] detail "x\\" -> "y, z""#)
  }

  @Test("usual states and absent texts are named")
  func states() {
    #expect(
      difference(table(row(0, "title \"A\", isOn true")), table(row(0, "title \"A\", isOn false, isEnabled false")))
        == "row [0,0] isOn true -> false; row [0,0] isEnabled true -> false")
    #expect(difference(table(row(0, "isSelected true")), table(row(0, ""))) == "row [0,0] isSelected true -> false")
    #expect(difference(table(row(0, "")), table(row(0, "masks"))) == "row [0,0] masks no -> yes")
    #expect(difference(table(row(0, "")), table(row(0, "detail \"x\""))) == "row [0,0] detail none -> \"x\"")
  }

  @Test("an inserted row is one change, with the rows below it moved")
  func inserted() {
    let old = table(row(0, "title \"A\""), row(1, "title \"B\""), row(2, "title \"C\""))
    let new = table(
      row(0, "title \"A\""), row(1, "title \"X\""), row(2, "title \"B\""), row(3, "title \"C\""))
    #expect(difference(old, new) == "added row [0,1] \"X\"")
    #expect(difference(new, old) == "removed row [0,1] \"X\"")
  }

  @Test("a moved row is one change, with the other changes of the row")
  func moved() {
    let old = table(row(0, "title \"A\""), row(1, "title \"B\""), row(2, "title \"C\""))
    let new = table(row(0, "title \"B\""), row(1, "title \"C\""), row(2, "title \"A\", detail \"x\""))
    #expect(difference(old, new) == "row \"A\" moved from [0,0] to [0,2]; row [0,2] detail none -> \"x\"")
    func rows(_ titles: String...) -> String {
      let lines = titles.enumerated().map { number, title in "  " + row(number, "title \"\(title)\"") + "\n" }
      return "table (0, 0, 1 x 1)\n" + lines.joined()
    }
    #expect(
      difference(rows("A", "B", "C", "D"), rows("X", "C", "D", "A"))
        == "row \"A\" moved from [0,0] to [0,3]; row [0,0] title \"B\" -> \"X\"")
  }

  @Test("separators and backgrounds that follow from a moved or inserted row are no changes of their own")
  func surfaces() {
    func row(_ index: Int, _ title: String, _ surface: String..., radius: String = "") -> String {
      self.row(index, "\(radius)title \"\(title)\"") + surface.map { "\n    \($0)" }.joined()
    }
    func separator(_ index: Int) -> String { "layer <separator> [0,\(index)] (16, 43, 84 x 1) background separator" }
    let corner = "background (0, 0, 100 x 44)\n      layer \"topLeft\" (0, 0, 7 x 7)"
    let old = table(row(0, "A", corner, separator(0), radius: "radius 9, "), row(1, "B", separator(1)), row(2, "C"))
    let moved = table(row(0, "B", corner, separator(0), radius: "radius 9, "), row(1, "C", separator(1)), row(2, "A"))
    #expect(difference(old, moved) == "row \"A\" moved from [0,0] to [0,2]")
    let longer = table(
      row(0, "A", corner, separator(0), radius: "radius 9, "), row(1, "B", separator(1)), row(2, "C", separator(2)),
      row(3, "D"))
    #expect(difference(old, longer) == "added row [0,3] \"D\"")
    let bare = table(row(0, "A", "background (0, 0, 100 x 44)"), row(1, "B"), row(2, "C"))
    #expect(
      difference(old, bare)
        == "row radius 9 -> none in [0,0]; removed layer \"topLeft\" in row [0,0]; "
        + "removed separator in rows [0,0], [0,1]")
  }

  @Test("equal changes of heights and positions of several rows are one change")
  func heights() {
    func rows(_ height: Int, count: Int = 2, from y: Int = 0, header: String = "") -> String {
      let cells = (0..<count).map { index -> String in
        let text = "    text (0, 0, 90 x \(height)) text \"\(index)\""
        return "cell <cell> [0,\(index)] (0, \(y + index * height), 100 x \(height)) title \"\(index)\"\n" + text
      }
      return table(header + cells.joined(separator: "\n  "))
    }
    #expect(difference(rows(52), rows(60)) == "row heights 52 -> 60 in [0,0], [0,1]")
    #expect(difference(rows(52, count: 1), rows(60, count: 1)) == "row height 52 -> 60 in [0,0]")
    #expect(
      difference(rows(52, count: 7), rows(60, count: 7))
        == "row heights 52 -> 60 in [0,0], [0,1], [0,2], [0,3] and 3 more")
    #expect(difference(rows(52), rows(52, from: 10)) == "rows [0,0], [0,1] moved down by 10")
    #expect(difference(rows(52, count: 1, from: 4), rows(52, count: 1)) == "row [0,0] moved up by 4")
    func header(_ height: Int) -> String {
      "headerFooter <sectionHeader> [0] (0, 0, 100 x \(height)) title \"H\"\n  "
    }
    let higher = rows(52, from: 10, header: header(30))
    #expect(difference(rows(52, header: header(20)), higher) == "header height 20 -> 30 in [0]")
  }

  @Test("rows are compared by section and row, whatever the order of their lines")
  func order() {
    let old = table(row(0, "title \"A\""), row(1, "title \"B\""))
    let new = table(row(1, "title \"B\""), row(0, "title \"A\", detail \"x\""))
    #expect(difference(old, new) == "row [0,0] detail none -> \"x\"")
  }

  @Test("a label repeats no change of its row, and its own change is named with the row")
  func labels() {
    func tree(_ detail: String, _ text: String) -> String {
      table(row(1, "title \"A\", detail \"\(detail)\""), "  text (0, 0, 9 x 9) text \"\(text)\"")
    }
    #expect(difference(tree("4", "4"), tree("5", "5")) == "row [0,1] detail \"4\" -> \"5\"")
    #expect(difference(tree("4", "4"), tree("4", "5")) == "row [0,1] text text \"4\" -> \"5\"")
  }

  @Test("frames are named where nothing else changed")
  func frames() {
    let old = "layer \"a\" (0, 0, 1 x 1)\n  layer (0, 0, 1 x 1)\n"
    #expect(
      difference(old, "layer \"a\" (0, 0, 2 x 1)\n  layer (0, 0, 1 x 1)\n")
        == "layer \"a\" frame (0, 0, 1 x 1) -> (0, 0, 2 x 1)")
    #expect(
      difference(old, "layer \"a\" (0, 0, 2 x 1)\n  layer (0, 0, 1 x 1) opacity 0.5\n")
        == "layer opacity none -> 0.5")
  }

  @Test("headers, added layers and another order of layers are named")
  func others() {
    #expect(
      difference(
        table("headerFooter <sectionHeader> [0] (0, 0, 1 x 1) title \"A\""),
        table("headerFooter <sectionHeader> [0] (0, 0, 1 x 1) title \"B\"")) == "header [0] title \"A\" -> \"B\"")
    let (a, b) = ("  layer \"a\" (0, 0, 1 x 1)\n", "  layer \"b\" (0, 0, 1 x 1)\n")
    let root = "layer (0, 0, 9 x 9)\n"
    #expect(difference(root + a, root + a + b) == "added layer \"b\"")
    #expect(difference(root + a + b, root + b) == "removed layer \"a\"")
    #expect(difference(root + a + b, root + b + a) == "the sublayers of layer are in another order")
  }

  @Test("many changes are counted")
  func many() {
    let old = table(row(0, "title \"A\""), row(1, "title \"B\""))
    let new = table(
      row(0, "title \"A\", a 1, b 2, c 3, d 4, e 5"), row(1, "title \"B\", f 6"))
    #expect(difference(old, new).hasSuffix("row [0,0] d none -> 4; and 2 more changes in the tree"))
  }

  @Test(
    "any text is read as a tree", arguments: ["", "\n\n", "   a", "(((", "\"", "a \"b", "  a\nb <", "x [1", "x (1, 2"])
  func anything(_ text: String) {
    #expect(!TreeDifference(from: text, to: "layer (0, 0, 1 x 1)\n").isEmpty)
    #expect(!TreeDifference(from: "layer (0, 0, 1 x 1)\n", to: text).isEmpty)
  }
}
