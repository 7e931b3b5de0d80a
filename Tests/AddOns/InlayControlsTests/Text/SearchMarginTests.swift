import InlayDecorations
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls

/// The sides of a search field above a table's rows.
@Suite struct SearchMarginTests {
  private let fonts: TextContext

  init() throws { fonts = try TextContext() }

  @Test(
    "a search field above a table has the margins of the rows' texts, or of the cards around them",
    arguments: Seeds.first(40))
  func margins(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let table = TableView(style: random.pick(TableView.Style.allCases))
    table.frame = Rect(x: 0, y: 0, width: random.length(120...1024), height: 400)
    let search = SearchField(placeholder: "Search")
    table.tableHeaderView = search
    let form = Form { Section("A") { Row("Title", .disclosure) } }
    let scene = Scene(root: table, size: table.frame.size, scale: random.pick([1, 2, 3]), textContext: fonts)
    scene.theme = random.pick(Theme.builtIn)
    form.show(in: table)
    for step in 1...5 {
      switch random.int(0...5) {
      case 0: scene.traits.direction = random.pick(LayoutDirection.allCases)
      case 1: scene.traits.safeAreaInsets = Insets(left: random.length(0...60), right: random.length(0...60))
      case 2: table.frame.size.width = random.length(120...1024)
      case 3: table.separatorInset = Insets(left: random.length(0...40))
      case 4: scene.theme = random.pick(Theme.builtIn)
      default: scene.traits.textScale = random.pick([0.8, 1, 1.4, 3])
      }
      scene.tick(at: Double(step))
      let place = "seed \(seed), step \(step)"
      let cell = try #require(table.visibleCells.first)
      let (row, field) = (cell.convert(cell.bounds, to: table), search.field.convert(search.field.bounds, to: table))
      let title = cell.textLabel.convert(cell.textLabel.bounds, to: table)
      let isMirrored = scene.traits.effectiveDirection == .rightToLeft
      let begin = isMirrored ? row.maxX - field.maxX : field.minX - row.minX
      let text = isMirrored ? row.maxX - title.maxX : title.minX - row.minX
      if table.isRounded {
        #expect(abs(begin) < 0.01 && abs(field.width - row.width) < 0.01, "\(place)")
      } else if table.style == .plain {
        let end = isMirrored ? field.minX - row.minX : row.maxX - field.maxX
        #expect(abs(begin - text) <= 1 || begin < text, "\(place): \(begin), \(text)")
        let safe = isMirrored ? table.safeAreaInsets.left : table.safeAreaInsets.right
        let isCard = abs(begin - text) > 1
        #expect(isCard || abs(end - safe - scene.theme.metrics.row.trailingInset) <= 1, "\(place): \(end)")
      }
      #expect(field.width >= 0 && field.minX >= row.minX - 0.01 && field.maxX <= row.maxX + 0.01, "\(place)")
    }
  }

  @Test("a search field tells when editing begins and ends, and keeps its button when an app listens too")
  func editing() {
    let search = SearchField(placeholder: "Search")
    search.frame = Rect(x: 0, y: 0, width: 300, height: 40)
    let scene = Scene(root: search, size: search.frame.size)
    var log: [String] = []
    search.field.onBeginEditing = { log.append("field begins") }
    search.field.onEndEditing = { log.append("field ends \($0)") }
    search.onBeginEditing = { log.append("begins") }
    search.onEndEditing = { log.append("ends \($0)") }
    scene.tick(at: 0)
    let width = search.field.bounds.width
    scene.focus(search.field, isVisible: true)
    scene.send(.text(TextEvent("tea")))
    scene.tick(at: 1)
    #expect(search.field.bounds.width < width, "the button is there")
    scene.focus(nil)
    scene.tick(at: 2)
    #expect(search.field.bounds.width == width)
    #expect(log == ["begins", "field begins", "ends tea", "field ends tea"])
  }

  @Test("the button of a search field that is disabled takes no focus, and gives up the one that it has")
  func disabled() throws {
    for isDisabledBefore in [true, false] {
      let search = SearchField(placeholder: "Search")
      search.frame = Rect(x: 0, y: 0, width: 300, height: 40)
      let scene = Scene(root: search, size: search.frame.size)
      let button = try #require(search.first(CancelButton.self))
      scene.tick(at: 0)
      scene.focus(search.field, isVisible: true)
      scene.tick(at: 1)
      #expect(!button.isHidden)
      search.isEnabled = !isDisabledBefore
      scene.focus(button, isVisible: true)
      #expect(button.isFocused == !isDisabledBefore)
      search.isEnabled = false
      #expect(!button.isFocused)
      for time in 2...3 { scene.tick(at: Double(time)) }
      #expect(scene.focusedView == nil && button.isHidden)
    }
  }
}
