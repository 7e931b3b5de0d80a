import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct PartialLayoutTests {
  @Test("after any change of rows' states a full layout changes nothing", arguments: Decoration.builtIn)
  func wholeLayoutAgrees(kind: Decoration) throws {
    let seed = 40 + UInt64(Decoration.builtIn.firstIndex(of: kind) ?? 0)
    var random = SeededRandom(seed: seed)
    let test = try TestTable(TableView(style: .grouped), counts: [3, 4])
    test.table.decoration = kind
    test.table.allowsMultipleSelection = true
    let events = test.scene
    events.focus(test.table, isVisible: true)
    for step in 0..<150 {
      change(test, &random)
      let picture = try test.picture(at: Double(2 * step))
      let order = test.cells.map { $0.sublayers.map(ObjectIdentifier.init) }
      for cell in test.cells { cell.setNeedsLayout() }
      let isSame = try test.picture(at: Double(2 * step + 1)) == picture
      #expect(isSame, "seed \(seed), step \(step)")
      #expect(order == test.cells.map { $0.sublayers.map(ObjectIdentifier.init) }, "seed \(seed), step \(step)")
    }
  }

  private func change(_ test: TestTable<TableView>, _ random: inout SeededRandom) {
    let path = RowPath(section: Int.random(in: 0...1, using: &random), row: Int.random(in: 0...2, using: &random))
    let cell = test.table.cellForRow(at: path)
    switch Int.random(in: 0...9, using: &random) {
    case 0...2: test.table.selectRow(at: path)
    case 3, 4: test.table.deselectRow(at: path)
    case 5: cell?.isHighlighted.toggle()
    case 6: test.table.separatorStyle = Bool.random(using: &random) ? .etched : .singleLine
    case 7: test.table.focusRow(at: path)
    case 8: cell?.isEnabled.toggle()
    default:
      let view = Layer()
      view.backgroundColor = .rgb(0x3366CC)
      cell?.selectedBackgroundView = Bool.random(using: &random) ? view : nil
    }
  }

  @Test("requests of a view to its cell are done when the view is added")
  func askedMeanwhile() throws {
    final class Mark: View {
      override func environmentDidChange() {
        super.environmentDidChange()
        (superlayer as? TableViewCell)?.accessoryType = .checkmark
      }
    }
    let test = try TestTable(TableView(style: .plain), counts: [2])
    test.scene.tick(at: 1)
    test.cells[0].selectedBackgroundView = Mark()
    test.scene.tick(at: 2)
    test.table.selectRow(at: .first)
    test.scene.tick(at: 3)
    #expect(test.cells[0].placedAccessories.count == 1)
  }

  @Test("a superlayer that asks for a sublayer's theme gets it, also when both enter a scene")
  func themeOnArrival() throws {
    final class Panel: View {
      let inner = View()
      var seen = ""

      override func environmentDidChange() {
        super.environmentDidChange()
        seen = inner.theme.name
      }
    }
    let panel = Panel()
    panel.addSublayer(panel.inner)
    panel.inner.overrideTheme = .modern
    let test = try TestTable(TableView(style: .plain), counts: [1])
    test.scene.root.addSublayer(panel)
    #expect(panel.seen == Theme.modern.name)
  }
}
