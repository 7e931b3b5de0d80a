import InlayDecorations
import InlayForms
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls
@testable import InlayLists
@testable import InlayViews

/// What stands above a scene has lighter backgrounds in dark appearances.
@Suite struct ElevationTests {
  private func table(_ style: TableView.Style) -> (TableView, Form) {
    let table = TableView(style: style)
    let form = Form { Section("Head", footer: "Foot") { for number in 0..<2 { Row("\(number)") } } }
    form.show(in: table)
    return (table, form)
  }

  /// A page with a table and a sheet with another one above it.
  private func stage(
    _ style: TableView.Style, _ theme: Theme, _ appearance: Appearance
  ) throws -> (scene: Scene, below: TableView, above: TableView, forms: [Form], sheet: Sheet) {
    let (below, above) = (table(style), table(style))
    let stack = NavigationStack(root: NavigationPage("Below", content: below.0))
    stack.frame = Rect(x: 0, y: 0, width: 300, height: 500)
    let scene = Scene(root: stack, size: stack.frame.size, scale: 1, textContext: try TextContext())
    scene.theme = theme
    scene.traits.appearance = appearance
    let sheet = Sheet(NavigationPage("Above", content: above.0), detent: .height(250))
    sheet.present(in: scene, animated: false)
    scene.tick(at: 0)
    return (scene, below.0, above.0, [below.1, above.1], sheet)
  }

  /// The colours of the table and of its rows.
  private func fill(_ table: TableView) throws -> [RGBColor?] {
    let cell = try #require(table.cellForRow(at: RowPath(section: 0, row: 0)))
    return [table.backgroundColor.map(table.resolvedColor), cell.groundFill]
  }

  @Test("in the dark a sheet's page is #1C1C1E with rows of #2C2C2E, above a page of #000000 with rows of #1C1C1E")
  func grouped() throws {
    let (base, raised, high) = (RGBColor(rgb: 0), RGBColor(rgb: 0x1C1C1E), RGBColor(rgb: 0x2C2C2E))
    for appearance in [Appearance.dark, .highContrastDark] {
      for style in [TableView.Style.grouped, .insetGrouped] {
        let stage = try stage(style, .modern, appearance)
        #expect(try fill(stage.below) == [base, raised])
        #expect(try fill(stage.above) == [raised, high])
        let picture = try stage.scene.picture()
        #expect(picture[150, 495] == 0xFF1C_1C1E, "the sheet's page in the picture")
        #expect(stage.below.traits.userInterfaceLevel == .base && stage.above.traits.userInterfaceLevel == .elevated)
      }
    }
  }

  @Test("a plain list is #000000 in the dark, and #1C1C1E in a sheet; both are white in light appearances")
  func plain() throws {
    let dark = try stage(.plain, .modern, .dark)
    #expect(try fill(dark.below) == [RGBColor(rgb: 0), RGBColor(rgb: 0)])
    #expect(try fill(dark.above) == [RGBColor(rgb: 0x1C1C1E), RGBColor(rgb: 0x1C1C1E)])
    let light = try stage(.plain, .modern, .light)
    #expect(try fill(light.below) == [.white, .white] && fill(light.above) == [.white, .white])
  }

  @Test("a sheet's content without a background stands on the colour of a list")
  func card() throws {
    for (appearance, pixel) in [(Appearance.dark, 0xFF1C_1C1E as UInt32), (.light, 0xFFFF_FFFF)] {
      let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 500))
      let scene = Scene(root: root, size: root.frame.size, scale: 1)
      scene.traits.appearance = appearance
      Sheet(View(), detent: .height(250)).present(in: scene, animated: false)
      scene.tick(at: 0)
      #expect(try scene.picture()[150, 400] == pixel)
    }
  }

  @Test("light appearances and the looks of earlier years are the same at both levels", arguments: Theme.builtIn)
  func levels(theme: Theme) {
    for appearance in Appearance.allCases {
      let (base, elevated) = (theme.palette(for: appearance), theme.palette(for: appearance, at: .elevated))
      #expect((base == elevated) == (theme.name != "modern" || !appearance.isDark), "\(theme.name) \(appearance)")
      if !theme.elevates(in: appearance) { #expect(base[.listBackground] == base[.cellBackground]) }
    }
  }

  @Test("sheets, alerts and menus are elevated; the override of a layer inside or of the sheet counts more")
  func overrides() throws {
    let stage = try stage(.grouped, .modern, .dark)
    stage.above.overrideUserInterfaceLevel = .base
    #expect(try fill(stage.above)[0] == RGBColor(rgb: 0))
    stage.above.overrideUserInterfaceLevel = nil
    stage.sheet.overrideUserInterfaceLevel = .base
    #expect(try fill(stage.above)[0] == RGBColor(rgb: 0))
    let alert = Alert("A")
    alert.present(in: stage.scene, animated: false)
    #expect(alert.traits.userInterfaceLevel == .elevated)
    let popUp = PopUpButton(["A", "B"], selectedIndex: 0)
    popUp.frame = Rect(x: 0, y: 0, width: 80, height: 40)
    stage.scene.root.addSublayer(popUp)
    popUp.presentMenu(animated: false)
    let menu = try #require(stage.scene.root.sublayers.lazy.compactMap { $0 as? PopUpMenu }.first)
    #expect(menu.traits.userInterfaceLevel == .elevated && popUp.traits.userInterfaceLevel == .base)
    stage.scene.traits.userInterfaceLevel = .elevated
    #expect(try fill(stage.below)[0] == RGBColor(rgb: 0x1C1C1E))
  }

  @Test("a copied theme that removes its elevated backgrounds has one level, and plain lists have the colour of rows")
  func removed() throws {
    var theme = Theme.modern
    (theme.colors[.elevatedBackground], theme.colors[.elevatedCellBackground]) = (nil, nil)
    let (base, elevated) = (theme.palette(for: .dark), theme.palette(for: .dark, at: .elevated))
    #expect(base == elevated && base[.listBackground] == RGBColor(rgb: 0x1C1C1E))
    theme.colors[.listBackground] = .rgb(0x111111)
    #expect(theme.palette(for: .dark)[.listBackground] == RGBColor(rgb: 0x111111))
  }
}
