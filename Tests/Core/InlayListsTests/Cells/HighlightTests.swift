import InlayDecorations
import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers
@testable import InlayLists
@testable import InlayViews

@Suite struct HighlightTests {
  private func makeTable(
    theme: Theme = .settings, configure: @escaping (TableViewCell) -> Void = { _ in }
  ) throws -> TestTable<TableView> {
    let test = try TestTable(TableView(), counts: [2], size: Size(width: 200, height: 100), style: .value1)
    test.source.configure = { cell, _ in configure(cell) }
    test.scene.theme = theme
    test.table.reloadData()
    test.scene.tick(at: 0)
    return test
  }

  private var warmTheme: Theme {
    var theme = Theme.settings
    theme.name = "warm"
    theme.colors[.highlightedLabel] = .rgb(0xFFFFE6)
    return theme
  }

  private func square(_ rgb: UInt32) throws -> Image {
    try Image(pixelWidth: 20, pixelHeight: 20, scale: 1) {
      $0.fill(Rect(x: 0, y: 0, width: 20, height: 20), with: RGBColor(rgb: rgb))
    }
  }

  @Test("highlighted texts have the theme's colour for them, if it has one")
  func texts() throws {
    let test = try makeTable(theme: warmTheme) { cell in
      cell.textLabel.text = "Title"
      cell.detailTextLabel.text = "Detail"
    }
    let cell = test.cells[0]
    for label in [cell.textLabel, cell.detailTextLabel] {
      #expect(label.effectiveHighlightedColor == .token(.highlightedLabel))
      #expect(!label.isHighlighted)
    }
    cell.isHighlighted = true
    test.scene.tick(at: 1)
    #expect(cell.textLabel.isHighlighted && cell.detailTextLabel.isHighlighted)
    cell.textLabel.highlightedTextColor = .rgb(0x0000FF)
    #expect(cell.textLabel.effectiveHighlightedColor == .rgb(0x0000FF))
    test.scene.theme = .settings
    test.scene.tick(at: 2)
    #expect(cell.detailTextLabel.effectiveHighlightedColor == nil)
    cell.isHighlighted = false
    test.scene.tick(at: 3)
    #expect(!cell.textLabel.isHighlighted && !cell.detailTextLabel.isHighlighted)
  }

  @Test("texts keep their colour on a selected background of the owner on which only that can be read, in every theme")
  func ownBackgrounds() throws {
    var random = SeededRandom()
    var checked: Set<String> = []
    for theme in Theme.builtIn + [warmTheme] {
      for appearance in Appearance.allCases {
        for color in [RGBColor.white, .black, RGBColor(rgb: 0xFFFF00), RGBColor(rgb: 0x0000FF)]
          + (0..<6).map({ _ in
            random.color(alpha: 0.3...1)
          })
        {
          let isView = random.chance(0.5)
          let test = try makeTable(theme: theme) { cell in
            cell.textLabel.text = "Title"
            cell.detailTextLabel.text = "Detail"
            cell.accessoryType = .checkmark
            if isView {
              cell.selectedBackgroundView = View()
              cell.selectedBackgroundView?.backgroundColor = .fixed(color)
            } else {
              cell.selectedBackgroundColor = .fixed(color)
            }
          }
          test.scene.traits.appearance = appearance
          let cell = test.cells[0]
          cell.isHighlighted = true
          test.scene.tick(at: 1)
          let ground = color.over(cell.resolvedColor(.token(.cellBackground)))
          let tokens = [ColorToken.highlightedLabel, .label]
          func ratio(_ token: ColorToken) -> Double {
            cell.resolvedColor(.token(token)).over(ground).contrast(to: ground)
          }
          let shown = cell.textLabel.isHighlighted ? ratio(.highlightedLabel) : ratio(.label)
          let best = tokens.map(ratio).max() ?? 0
          guard cell.highlightsTexts else {
            // A theme without another colour for highlighted texts.
            #expect(cell.textLabel.effectiveHighlightedColor == nil, "\(theme.name) \(appearance)")
            continue
          }
          checked.insert(theme.name)
          #expect(
            shown >= min(best, appearance.leastContrast) - 1e-9,
            "\(theme.name) \(appearance) \(color): \(shown) of \(best), seed \(random.seed)")
        }
      }
    }
    #expect(checked.count > 2 && checked.contains("warm"), "\(checked)")
  }

  @Test("a row with selection style none highlights nothing")
  func noStyle() throws {
    let test = try makeTable(theme: warmTheme) { $0.selectionStyle = .none }
    let view = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .black
    test.cells[0].contentView.addSublayer(view)
    let before = try test.picture()
    test.cells[0].isHighlighted = true
    #expect(try test.picture(at: 1) == before)
  }

  @Test("image and accessory have highlighted versions, and standard marks have the highlighted text's colour")
  func images() throws {
    let (red, green) = (try square(0xFF0000), try square(0x00FF00))
    let test = try makeTable { cell in
      cell.image = red
      cell.highlightedImage = green
      let accessory = ImageLayer()
      accessory.image = red
      accessory.highlightedImage = green
      accessory.frame = Rect(x: 0, y: 0, width: 20, height: 20)
      cell.accessoryView = accessory
    }
    func colors() throws -> [UInt32] {
      let picture = try test.picture()
      return [picture[30, 22], picture[174, 22]]
    }
    #expect(try colors() == [0xFFFF_0000, 0xFFFF_0000])
    test.cells[0].isHighlighted = true
    #expect(try colors() == [0xFF00_FF00, 0xFF00_FF00])
    test.cells[0].isHighlighted = false
    #expect(try colors() == [0xFFFF_0000, 0xFFFF_0000])

    let marks = try makeTable(theme: warmTheme) { $0.accessoryType = .disclosureIndicator }
    let normal = marks.cells[0].placedAccessories[0].contents
    marks.cells[0].isHighlighted = true
    marks.scene.tick(at: 1)
    #expect(marks.cells[0].placedAccessories[0].contents !== normal)
    marks.scene.theme = .settings
    marks.scene.tick(at: 2)
    let same = marks.cells[0].placedAccessories[0].contents
    marks.cells[0].isHighlighted = false
    marks.scene.tick(at: 3)
    #expect(marks.cells[0].placedAccessories[0].contents === same)
  }

  @Test("views in a highlighted row become transparent and are restored; plain layers stay unchanged")
  func transparentViews() throws {
    let test = try makeTable()
    let cell = test.cells[0]
    let (view, inner, layer) = (View(), View(), Layer())
    view.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    inner.frame = Rect(x: 10, y: 10, width: 10, height: 10)
    layer.frame = Rect(x: 40, y: 0, width: 20, height: 20)
    for part in [view, inner, layer] { part.backgroundColor = .rgb(0x0000FF) }
    view.addSublayer(inner)
    cell.contentView.addSublayer(view)
    cell.contentView.addSublayer(layer)
    cell.textLabel.backgroundColor = .rgb(0x00FFFF)
    cell.textLabel.text = "T"
    let before = try test.picture()
    test.table.selectRow(at: RowPath(section: 0, row: 0))
    let selected = try test.picture(at: 1)
    #expect(before[5, 5] == 0xFF00_00FF && before[15, 15] == 0xFF00_00FF)
    #expect(selected[5, 5] == 0xFFD9_D9D9 && selected[15, 15] == 0xFFD9_D9D9)
    #expect(selected[45, 5] == 0xFF00_00FF)
    #expect(before[150, 5] == 0xFF00_FFFF && selected[150, 5] == 0xFFD9_D9D9)
    view.backgroundColor = .rgb(0xFF00FF)
    #expect(try test.picture(at: 2)[5, 5] == 0xFFD9_D9D9)
    view.backgroundColor = .rgb(0x0000FF)
    test.table.deselectRow(at: RowPath(section: 0, row: 0))
    #expect(try test.picture(at: 3) == before)
  }

  @Test("views inside a row's own background become transparent too, the decoration's parts never do")
  func background() throws {
    let test = try makeTable()
    let cell = test.cells[0]
    let (background, inner) = (View(), View())
    inner.frame = Rect(x: 0, y: 0, width: 30, height: 30)
    inner.backgroundColor = .rgb(0x0000FF)
    background.backgroundColor = .rgb(0xFFFF00)
    background.addSublayer(inner)
    cell.backgroundView = background
    cell.selectedBackgroundView = Layer()
    cell.isHighlighted = true
    let picture = try test.picture(at: 1)
    #expect(picture[5, 5] == 0xFFFF_FF00 && picture[100, 5] == 0xFFFF_FF00)
    cell.backgroundView = nil
    #expect(inner.fillsBackground)
    test.scene.tick(at: 2)

    let rounded = try TestTable(TableView(style: .insetGrouped), counts: [1])
    rounded.cells[0].isHighlighted = true
    rounded.scene.tick(at: 1)
    func allFill(_ layer: Layer) -> Bool { layer.fillsBackground && layer.sublayers.allSatisfy(allFill) }
    #expect(rounded.cells[0].parts.decorationSelectedBackground.map(allFill) == true)
  }

  @Test("a table inside a row keeps its own rows unchanged")
  func tableInside() throws {
    let test = try makeTable()
    let source = TestSource([2])
    source.configure = { cell, _ in
      cell.backgroundColor = .rgb(0x00FF00)
      cell.textLabel.backgroundColor = .rgb(0x00FFFF)
      cell.textLabel.text = "Inner"
    }
    let inner = TableView(frame: Rect(x: 0, y: 0, width: 150, height: 40))
    inner.register(TableViewCell.self, forCellReuseIdentifier: "row")
    inner.rowHeight = .fixed(20)
    inner.backgroundColor = .rgb(0x0000FF)
    inner.dataSource = source
    test.cells[0].contentView.addSublayer(inner)
    func pixels(_ picture: Picture) -> [UInt32] { (0..<150 * 40).map { picture[$0 % 150, $0 / 150] } }
    let before = pixels(try test.picture(at: 1))
    #expect(Set(before).isSuperset(of: [0xFF00_FF00, 0xFF00_FFFF]) && inner.visibleCells.count == 2)
    test.cells[0].isHighlighted = true
    #expect(pixels(try test.picture(at: 2)) == before)
    #expect(inner.visibleCells.allSatisfy { !$0.textLabel.isHighlighted && $0.textLabel.fillsBackground })
  }

  @Test("the selected background is directly above the background, also of rows with their own")
  func order() throws {
    let test = try makeTable()
    let cell = test.cells[0]
    cell.backgroundView = Layer()
    cell.isHighlighted = true
    test.scene.tick(at: 1)
    #expect(cell.sublayers[0] === cell.backgroundView)
    #expect(cell.sublayers[1] === cell.parts.decorationSelectedBackground)
    cell.selectedBackgroundView = Layer()
    test.scene.tick(at: 2)
    #expect(cell.sublayers[1] === cell.selectedBackgroundView)
    #expect(cell.parts.decorationSelectedBackground?.superlayer == nil)
  }
}
