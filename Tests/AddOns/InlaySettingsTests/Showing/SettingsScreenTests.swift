import InlayControls
import InlayDecorations
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlaySettings

/// Pages on the navigation stack, and changes of language, theme and direction.
@Suite struct SettingsScreenTests {
  private func titles(_ app: SettingsApp) -> [String] { app.screen.stack.pages.map(\.title) }

  @Test("a row with a choice opens its page, where a tap moves the checkmark and the row has the short title")
  func choices() throws {
    let app = try SettingsApp()
    app.tap(1, 1)
    #expect(titles(app) == ["Example", "Theme"])
    func checked() -> [Int] { (0..<3).filter { app.cell(0, $0)?.accessoryType == .checkmark } }
    #expect(checked() == [1])
    app.tap(0, 0)
    #expect(checked() == [0] && app.values.all == ["theme": .integer(0)] && titles(app).count == 2)
    app.values.setValue(.real(2), forKey: "theme")
    app.runUntilRest()
    #expect(checked() == [2])
    app.values.setValue(.integer(0), forKey: "theme")
    app.press(.escape)
    app.runUntilRest()
    #expect(titles(app) == ["Example"] && app.cell(1, 1)?.detailTextLabel.text == "Auto")
    app.values.setValue(.string("?"), forKey: "theme")
    app.runUntilRest()
    #expect(app.cell(1, 1)?.detailTextLabel.text == "")
  }

  @Test("a child pane is pushed by a tap and a key, and back by a key")
  func panes() throws {
    let app = try SettingsApp()
    app.tap(1, 2)
    #expect(titles(app) == ["Example", "Sound"])
    app.tap(0, 0)
    #expect(app.values.all == ["ringer": .integer(0)])
    app.press(.escape)
    app.runUntilRest()
    app.events.focus(app.table, isVisible: true)
    app.table.focusRow(at: RowPath(section: 1, row: 2))
    app.press(.return)
    #expect(titles(app) == ["Example", "Sound"])
  }

  @Test("a page that does not exist is not opened")
  func missing() throws {
    let app = try SettingsApp()
    #expect(!app.screen.open("Panes/Missing"))
    #expect(!app.screen.openChoices(of: SettingsRow.ID(specifier: 6), on: "Root"))
    #expect(titles(app) == ["Example"])
    app.screen.page = { _ in nil }
    #expect(titles(app) == ["Example"] && app.cell(1, 0)?.textLabel.text == "Notifications")
    let empty = SettingsScreen(values: SettingsValues()) { _ in nil }
    #expect(empty.stack.pages.isEmpty)
  }

  @Test("another language changes all open pages and their titles, and equals a screen made in it")
  func language() throws {
    let fonts = try TextContext()
    let (app, fresh) = (try SettingsApp(fonts: fonts), try SettingsApp(SamplePages(isLong: true), fonts: fonts))
    app.screen.page = { SamplePages(isLong: true).page($0) }
    #expect(try app.scene.picture().difference(from: fresh.scene.picture()) == nil)
    app.screen.page = { SamplePages().page($0) }
    for app in [app, fresh] {
      app.screen.openChoices(of: SettingsRow.ID(specifier: 7), on: "Root", animated: false)
      app.scene.tick(at: 0)
    }
    #expect(titles(app) == ["Example", "Theme"])
    app.screen.page = { SamplePages(isLong: true).page($0) }
    #expect(titles(app) == titles(fresh) && titles(app)[1].hasPrefix("Theme in"))
    #expect(try app.scene.picture().difference(from: fresh.scene.picture()) == nil)
  }

  @Test("language and direction keep the topmost visible row in its place, and theme and text size in view")
  func rowInView() throws {
    let fonts = try TextContext()
    for (offset, scale) in [(300.0, 1.5), (700, 1), (1300, 2), (9000, 1)] {
      let app = try SettingsApp(SamplePages(extraGroups: 9), scale: scale, fonts: fonts)
      app.scroll(by: offset)
      let changes: [(String, isExact: Bool, () -> Void)] = [
        ("language", true, { app.screen.page = { SamplePages(isLong: true, extraGroups: 9).page($0) } }),
        ("theme", false, { app.scene.theme = .settings }),
        ("direction", true, { app.scene.traits.direction = .rightToLeft }),
        ("text size", false, { app.scene.traits.textScale = 1.5 }),
        // The end of the content may come into view.
        ("back", offset < 1300, { app.screen.page = { SamplePages(extraGroups: 9).page($0) } }),
      ]
      for (name, isExact, change) in changes {
        let row = try #require(topRow(app))
        let place = try #require(self.place(of: row, in: app))
        change()
        app.scene.tick(at: app.time)
        let after = try #require(self.place(of: row, in: app), "\(name) at \(offset): the row left the view")
        if isExact { #expect(abs(after - place) < 1e-6, "\(name) at \(offset) moved the row") }
      }
    }
  }

  /// The first row that is below the bar as a whole.
  private func topRow(_ app: SettingsApp) -> SettingsRow.ID? {
    let page = app.screen.stack.topPage as? SettingsScreenPage
    let top = app.table.bounds.minY + app.table.contentInset.top
    let cell = app.table.visibleCells.first { $0.frame.minY >= top }
    return cell?.rowPath.flatMap { page?.form.page.groups[$0.section].rows[$0.row].id }
  }

  /// The distance of a row from the top of the view; nil out of view.
  private func place(of row: SettingsRow.ID, in app: SettingsApp) -> Double? {
    let page = app.screen.stack.topPage as? SettingsScreenPage
    let cell = app.table.visibleCells.first { cell in
      cell.rowPath.map { page?.form.page.groups[$0.section].rows[$0.row].id == row } ?? false
    }
    guard let cell, cell.frame.maxY > app.table.bounds.minY, cell.frame.minY < app.table.bounds.maxY else { return nil }
    return cell.frame.minY - app.table.bounds.minY
  }

  @Test("a covered page shows the same row when it is back")
  func covered() throws {
    let app = try SettingsApp(SamplePages(extraGroups: 9))
    app.table.contentOffset.y = 1400
    app.runUntilRest()
    let row = try #require(topRow(app))
    app.screen.open("Panes/Sound", animated: false)
    app.scene.tick(at: app.time)
    app.screen.page = { SamplePages(isLong: true, extraGroups: 9).page($0) }
    app.scene.tick(at: app.time)
    app.screen.stack.pop(animated: false)
    app.runUntilRest()
    #expect(self.place(of: row, in: app) != nil)
  }

  @Test("a row that another value of the page leaves out does not move the others")
  func leftOut() throws {
    let app = try SettingsApp(SamplePages(extraGroups: 9))
    app.table.contentOffset.y = 1400
    app.runUntilRest()
    let row = try #require(topRow(app))
    let place = try #require(self.place(of: row, in: app))
    app.screen.page = { name in
      var page = SamplePages(extraGroups: 9).page(name)
      page?.groups[0].rows.removeFirst()
      page?.groups.remove(at: 2)
      return page
    }
    app.runUntilRest()
    #expect(abs((self.place(of: row, in: app) ?? 0) - place) < 1e-6)
  }

  @Test(
    "End shows the last footer, in each language and direction",
    arguments: [false, true], [LayoutDirection.leftToRight, .rightToLeft])
  func end(isLong: Bool, direction: LayoutDirection) throws {
    let app = try SettingsApp(SamplePages(isLong: isLong, extraGroups: 9))
    app.scene.traits.direction = direction
    app.runUntilRest()
    app.events.focus(app.table, isVisible: true)
    app.press(.end)
    app.runUntilRest()
    let count = app.table.numberOfSections
    let footer = try #require(app.table.footerView(forSection: count - 1))
    #expect(footer.frame.maxY <= app.table.bounds.maxY && footer.frame.minY > app.table.bounds.minY)
    #expect(app.table.focusedRowPath == RowPath(section: count - 1, row: 3))
    app.press(.home)
    #expect(app.table.focusedRowPath == RowPath(section: 0, row: 0))
  }
}
