import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlaySettings

/// A page of 1,000 specifiers costs what is visible of it.
@Suite struct LongPageTests {
  /// 125 times one group of each kind.
  private func page() throws -> SettingsPage {
    var page = try #require(SamplePages().page("Root"))
    let rows = page.groups.flatMap(\.rows)
    page.groups = (0..<100).map { number in
      var group = SettingsGroup(title: "Group \(number)", footer: "The end of group \(number).", rows: [])
      for place in 0..<10 {
        var row = rows[place % rows.count]
        row.id = SettingsRow.ID(specifier: number * 10 + place)
        row.title += " \(number)"
        row.key = row.key.map { "\($0)\(number)" }
        group.rows.append(row)
      }
      return group
    }
    return page
  }

  @Test("cells, shaped texts and asked images are those in view, and a change shapes what it shows")
  func bounded() throws {
    let (page, fonts) = (try page(), try TextContext())
    let values = SettingsValues()
    var asked = 0
    let table = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 844), style: .insetGrouped)
    let form = page.show(in: table, values: values) { _ in
      asked += 1
      return .symbol(.sun)
    }
    let scene = Scene(root: table, size: table.frame.size, textContext: fonts)
    let before = fonts.shapedStringCount
    scene.tick(at: 0)
    #expect(fonts.shapedStringCount - before < 90 && table.visibleCells.count < 20 && asked <= 2)
    let shown = fonts.shapedStringCount
    values.setValue(.string("7"), forKey: "title30")
    values.setValue(.string("7"), forKey: "title399")
    scene.tick(at: 1)
    #expect(fonts.shapedStringCount - shown <= 1)
    table.contentOffset.y = table.maximumContentOffset.y / 2
    scene.tick(at: 2)
    #expect(fonts.shapedStringCount - shown < 120 && table.visibleCells.count < 20)
    var other = page
    for number in other.groups.indices { other.groups[number].footer = "Another end of group \(number)." }
    form.show(other)
    scene.tick(at: 3)
    #expect(fonts.shapedStringCount - shown < 200)
    #expect(table.numberOfSections == 100 && table.numberOfRows(inSection: 99) == 10)
  }
}
