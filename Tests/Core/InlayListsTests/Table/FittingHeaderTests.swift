import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Views above and below all rows without a height of their own.
@Suite struct FittingHeaderTests {
  /// As high as it is wide, in parts, and as the text scale says.
  private final class Square: View {
    var share = 0.1
    var asked = 0
    override func sizeThatFits(_ size: Size) -> Size {
      asked += 1
      return Size(width: size.width, height: (size.width * share * traits.textScale).rounded())
    }
  }

  @Test(
    "a header or footer of no height has the one that fits the rows' width, after every change",
    arguments: [false, true])
  func fits(isFooter: Bool) throws {
    var random = SeededRandom()
    for style in TableView.Style.allCases {
      let test = try TestTable(TableView(style: style), counts: [10], scale: random.pick([1, 1.5, 2]))
      let view = Square()
      if isFooter { test.table.tableFooterView = view } else { test.table.tableHeaderView = view }
      for step in 0..<20 {
        test.scene.tick(at: Double(step))
        let height = isFooter ? test.table.measurer.tableFooterHeight : test.table.measurer.tableHeaderHeight
        let wanted = (test.table.rowWidth * view.share * test.scene.traits.textScale).rounded()
        #expect(height == wanted, "\(style) step \(step) seed \(random.seed)")
        #expect(abs(view.frame.height - wanted) < 1 && view.frame.width == test.table.rowWidth)
        if !isFooter { #expect(test.table.heights.top == wanted) }
        switch random.int(0...4) {
        case 0: test.table.frame.size.width = random.length(100...700)
        case 1: test.scene.traits.textScale = random.pick([1, 1.4, 2])
        case 2: test.table.reloadData()
        case 3: test.scene.scale = random.pick([1, 1.5, 2])
        default:
          view.share = random.double(0.05...0.4)
          test.table.setNeedsLayout()
        }
      }
    }
  }

  @Test("a height that is given stays, and 0 means again the one that fits")
  func given() throws {
    let test = try TestTable(TableView(style: .plain), counts: [100])
    let view = Square()
    view.frame.size.height = 31
    test.table.tableHeaderView = view
    test.scene.tick(at: 0)
    test.scene.traits.textScale = 2
    test.scene.tick(at: 1)
    #expect(test.table.measurer.tableHeaderHeight == 31 && view.asked == 0)
    view.frame.size.height = 0
    test.scene.tick(at: 2)
    #expect(test.table.measurer.tableHeaderHeight == (test.table.bounds.width * 0.2).rounded())
    view.frame.size.height = 12
    test.scene.tick(at: 3)
    #expect(test.table.measurer.tableHeaderHeight == 12)
  }

  @Test("scrolling does not measure again")
  func scrolling() throws {
    let test = try TestTable(TableView(style: .plain), counts: [100])
    let view = Square()
    test.table.tableHeaderView = view
    test.scene.tick(at: 0)
    let asked = view.asked
    for step in 1...9 {
      test.table.contentOffset.y += 1
      test.scene.tick(at: Double(step))
    }
    #expect(view.asked == asked)
  }

  @Test("labels, texts and images are measured too, follow their text, and other layers have no height")
  func others() throws {
    let test = try TestTable(TableView(style: .plain), counts: [3])
    let label = Label(textStyle: .footer)
    (label.numberOfLines, label.text) = (0, "Words")
    test.table.tableHeaderView = label
    test.scene.tick(at: 0)
    let line = test.table.measurer.tableHeaderHeight
    #expect(line > 5 && line < 40)
    label.text = String(repeating: "Many words that wrap. ", count: 20)
    test.scene.tick(at: 1)
    #expect(test.table.measurer.tableHeaderHeight > 2 * line)
    let text = TextLayer()
    text.text = "Words"
    test.table.tableHeaderView = text
    test.scene.tick(at: 2)
    #expect(test.table.measurer.tableHeaderHeight == text.sizeThatFits(Size(width: 320, height: .infinity)).height)
    test.table.tableHeaderView = Layer()
    test.scene.tick(at: 3)
    #expect(test.table.measurer.tableHeaderHeight == 0)
  }
}
