import InlayControls
import InlayDecorations
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls

/// The error below a text field, alone and in a row.
@Suite struct FieldErrorTests {
  private let fonts: TextContext

  init() throws { fonts = try TextContext() }

  private struct FormOfOneField {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 360, height: 600), style: .insetGrouped)
    let scene: Scene
    let field = TextField(text: "ada@", placeholder: "name@example.org")

    init(
      textScale: Double, scale: Double, theme: Theme, width: Double, border: TextField.BorderStyle, fonts: TextContext
    ) throws {
      table.frame.size.width = width
      field.borderStyle = border
      scene = Scene(root: table, size: table.frame.size, scale: scale, textContext: fonts)
      scene.theme = theme
      scene.traits.textScale = textScale
      table.rowHeight = .automatic()
      form.show(in: table)
      scene.tick(at: 0)
    }

    private let form: Form = Form { Section { Row("E-Mail") } }

    var cell: TableViewCell? { table.visibleCells.first }

    /// The baselines of title and text, in device pixels from the row's top.
    func baselines() throws -> (title: Double, text: Double) {
      let cell = try #require(cell)
      let title = cell.textLabel.convert(Point(x: 0, y: cell.textLabel.firstBaseline), to: cell).y
      let line = field.lineLayer
      let baseline = line.line?.layout.firstBaseline ?? 0
      return (title * scene.scale, line.convert(Point(x: 0, y: baseline), to: cell).y * scene.scale)
    }
  }

  @Test(
    "an error makes the row higher by its own height, and title and text keep one baseline",
    arguments: [0.8, 1, 1.4, 2, 3], [1.0, 2, 3])
  func rows(textScale: Double, scale: Double) throws {
    for theme in Theme.builtIn {
      for border in TextField.BorderStyle.allCases {
        let form = try FormOfOneField(
          textScale: textScale, scale: scale, theme: theme, width: 700, border: border, fonts: fonts)
        let cell = try #require(form.cell)
        cell.accessoryView = form.field
        form.scene.tick(at: 1)
        let place = "\(theme.name), \(border), text scale \(textScale)"
        let before = cell.bounds.height
        form.field.error = "This is no address."
        form.scene.tick(at: 2)
        let error = try #require(form.field.errorLabel)
        let added = error.sizeThatFits(Size(width: error.bounds.width, height: .infinity)).height + TextField.errorGap
        #expect(abs(cell.bounds.height - before - added) <= 2 / scale, "\(place): \(before), \(cell.bounds.height)")
        let (title, text) = try form.baselines()
        #expect(title.rounded() == text.rounded(), "\(place): \(title), \(text)")
        #expect(!error.isHidden && error.convert(error.bounds, to: cell).maxY <= cell.bounds.height + 0.01, "\(place)")
        form.field.error = nil
        form.scene.tick(at: 3)
        #expect(cell.bounds.height == before, "\(place)")
      }
    }
  }

  @Test("the box of a field is never lower than its text, whatever height and error the field has")
  func box() throws {
    for textScale in [0.8, 1, 1.4, 2, 3] {
      for height in stride(from: 30.0, through: 150, by: 7) {
        let field = TextField(text: "Ada", placeholder: "")
        field.frame = Rect(x: 0, y: 0, width: 200, height: height)
        field.error = "Too short, and wrong in several other ways"
        let scene = Scene(root: field, size: Size(width: 200, height: 300), textContext: fonts)
        scene.traits.textScale = textScale
        scene.tick(at: 0)
        let line = try #require(field.shapedText()).height
        #expect(field.boxRect.height >= min(height, line) - 0.01, "\(height), \(textScale)")
        let error = try #require(field.errorLabel)
        #expect(error.frame.minY >= field.boxRect.maxY)
      }
    }
  }

  @Test("in a row of a fixed height the error is shown where there is room, or is reported")
  func fixedRows() throws {
    for (height, isShown) in [(44.0, false), (80, true)] {
      let form = try FormOfOneField(textScale: 1, scale: 1, theme: .settings, width: 360, border: .none, fonts: fonts)
      var problems: [Scene.Problem] = []
      form.scene.onProblem = { problems.append($0) }
      form.table.rowHeight = .fixed(height)
      form.cell?.accessoryView = form.field
      form.field.error = "Wrong"
      form.scene.tick(at: 1)
      let cell = try #require(form.cell)
      #expect(form.field.frame.minY >= 0 && form.field.frame.maxY <= cell.bounds.height)
      #expect(form.field.errorLabel?.isHidden == !isShown)
      #expect(problems.isEmpty == isShown)
      let (title, text) = try form.baselines()
      #expect(title.rounded() == text.rounded())
    }
  }

  @Test("an error without room is reported once, until there is room again")
  func reportsOnce() throws {
    let form = try FormOfOneField(
      textScale: 1, scale: 1, theme: .settings, width: 700, border: .rounded, fonts: fonts)
    form.cell?.accessoryView = form.field
    form.field.error = "Too short"
    var problems: [String] = []
    form.scene.onProblem = { problems.append($0.message) }
    func reports(_ heights: Height) -> Int {
      form.table.rowHeight = heights
      for _ in 0..<3 {
        form.cell?.accessoryView = form.field
        form.field.setNeedsLayout()
        form.scene.tick(at: 1)
      }
      return problems.filter { $0.contains("no room for the error") }.count
    }
    #expect(reports(.fixed(44)) == 1)
    #expect(reports(.fixed(45)) == 1)
    #expect(reports(.automatic()) == 1)
    #expect(reports(.fixed(44)) == 2)
  }

  @Test("the error stands at one distance below the box, or below the text without one, however high the field is")
  func distance() throws {
    for border in TextField.BorderStyle.allCases {
      var distances: Set<Double> = []
      for height in [44.0, 56, 64, 100, 200] {
        let field = TextField(text: "Ada", placeholder: "")
        field.borderStyle = border
        field.frame = Rect(x: 0, y: 0, width: 300, height: height)
        field.error = "No name."
        let scene = Scene(root: field, size: Size(width: 300, height: 300), scale: 2, textContext: fonts)
        scene.tick(at: 0)
        let error = try #require(field.errorLabel)
        let line = field.convert(field.lineLayer.bounds, from: field.lineLayer)
        let bottom = border == .none ? line.maxY : field.boxRect.maxY
        distances.insert(((error.frame.minY - bottom) * 2).rounded() / 2)
      }
      let (least, most) = (distances.min() ?? 0, distances.max() ?? 0)
      #expect(most - least <= 0.5 && most < 12, "\(border): \(distances)")
    }
  }
}
