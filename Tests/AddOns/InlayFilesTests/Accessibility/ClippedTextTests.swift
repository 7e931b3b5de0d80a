import InlayControls
import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import InlayViews
import Testing

/// Texts of which a part is not shown.
@Suite struct ClippedTextTests {
  private final class Rows: TableViewDataSource {
    let titles: [String]
    let details: [String]
    init(_ titles: [String], _ details: [String]) { (self.titles, self.details) = (titles, details) }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { titles.count }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = titles[path.row]
      cell.detailTextLabel.text = details[path.row]
      return cell
    }
  }

  private struct Stage {
    let table = TableView(style: .insetGrouped)
    let rows: Rows
    let scene: Scene

    init(
      _ titles: [String], _ details: [String], _ style: TableViewCell.Style, height: Double?, textScale: Double = 1,
      isRightToLeft: Bool = false
    ) {
      rows = Rows(titles, details)
      table.frame = Rect(x: 0, y: 0, width: 390, height: 900)
      table.register(TableViewCell.self, style: style, forCellReuseIdentifier: "row")
      table.rowHeight = height.map { .fixed($0) } ?? .automatic()
      table.dataSource = rows
      scene = Scene(root: table, size: table.frame.size)
      scene.traits.textScale = textScale
      scene.traits.direction = isRightToLeft ? .rightToLeft : .leftToRight
      scene.tick(at: 0)
    }

    var faults: [AccessibilityFault] { scene.accessibilityFaults().filter { $0.kind == .clippedText } }

    /// Whether all glyphs of the rows lie in their rows.
    var isInside: Bool {
      table.visibleCells.allSatisfy { cell in
        cell.labels.allSatisfy { label in
          guard !label.isHidden, label.superlayer != nil, let ink = label.inkBounds else { return true }
          let rect = cell.convert(ink, from: label)
          return rect.minY >= cell.bounds.minY - 1 && rect.maxY <= cell.bounds.maxY + 1
        }
      }
    }
  }

  private static let titles = ["Kitchen tablet", "Hall", "A title that is too long for one line of the table, by far"]
  private static let details = ["Seen 3 minutes ago", "Seen today", "Seen some time ago in a room with a long name"]

  @Test("rows of a given height cut no glyph, and each cut text is a fault with the height that it needs")
  func rows() throws {
    for style in [TableViewCell.Style.default, .value1, .value2, .subtitle] {
      for height in [20.0, 44, 70, 140] {
        for textScale in [1, 1.3, 2, 3] {
          for isRightToLeft in [false, true] {
            let stage = Stage(
              Self.titles, Self.details, style, height: height, textScale: textScale, isRightToLeft: isRightToLeft)
            #expect(stage.isInside, "\(style) \(height) \(textScale)")
            let labels = stage.table.visibleCells.flatMap(\.labels).filter { $0.superlayer != nil && !$0.isHidden }
            let cut = labels.filter { $0.isTruncated }
            if textScale > 1.4 { #expect(stage.faults.count >= cut.count, "\(style) \(height) \(textScale)") }
            let withLines = cut.filter { $0.lineTops.count > 1 }
            if textScale <= 1.4, height >= 44 {
              #expect(stage.faults.count == withLines.count, "\(style) \(height) \(textScale)")
            }
          }
        }
      }
    }
    let fault = try #require(
      Stage(["Kitchen tablet"], ["Seen 3 minutes ago"], .subtitle, height: 70, textScale: 3).faults.first)
    #expect(fault.message.contains("row [0, 0] needs a height of "))
    #expect(fault.message.contains("but has 70"))
  }

  @Test("lines that a row of a given height leaves out are a fault at every text scale", arguments: [1, 1.4, 2])
  func leftOut(textScale: Double) throws {
    let dish = "Kale soup with chorizo. Also without meat; please say so when you order, we will make it fresh."
    for detail in [dish + "\n7.20", dish + " And so on until the end of it all, which is here, after some more words."]
    {
      let stage = Stage(["A"], [detail], .subtitle, height: 120, textScale: textScale)
      let label = try #require(stage.table.visibleCells.first?.detailTextLabel)
      #expect(label.isTruncated || textScale == 1)
      #expect(stage.faults.isEmpty == !label.isTruncated)
      #expect(stage.faults.allSatisfy { $0.message.hasSuffix("(rowHeight: auto)") })
      #expect(Stage(["A"], [detail], .subtitle, height: nil, textScale: textScale).faults.isEmpty)
    }
    #expect(try #require(Stage(["A"], [dish + "\n7.20"], .subtitle, height: 80).faults.first).message.contains("Kale"))
    // A price after a line feed, in a row with one line.
    #expect(!Stage(["Soup"], ["Fresh\n7.20"], .value1, height: 44).faults.isEmpty)
    #expect(Stage(["Soup"], [dish], .value1, height: 44).faults.isEmpty)
  }

  @Test("the height in the message is enough")
  func neededHeight() throws {
    for style in [TableViewCell.Style.default, .value1, .subtitle] {
      for textScale in [1.6, 2, 3] {
        let stage = Stage([Self.titles[2]], [Self.details[0]], style, height: 60, textScale: textScale)
        let cell = try #require(stage.table.visibleCells.first)
        #expect(!stage.faults.isEmpty)
        let before = cell.labels.map(\.frame)
        let height = cell.heightOfWholeTexts
        #expect(cell.labels.map(\.frame) == before && cell.bounds.height == 60)
        let automatic = Stage([Self.titles[2]], [Self.details[0]], style, height: nil, textScale: textScale)
        #expect(try #require(automatic.table.visibleCells.first).bounds.height == height)
        let higher = Stage([Self.titles[2]], [Self.details[0]], style, height: height, textScale: textScale)
        #expect(higher.faults.isEmpty, "\(style) \(textScale)")
      }
    }
  }

  @Test("a cut title of a control is a fault at every text scale, a cut value is not", arguments: [1, 1.4])
  func controls(textScale: Double) {
    func faults(_ control: View) -> [String] {
      let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 100))
      control.frame = Rect(x: 10, y: 10, width: 100, height: 32)
      root.addSublayer(control)
      let scene = Scene(root: root, size: root.frame.size)
      scene.traits.textScale = textScale
      scene.tick(at: 0)
      return scene.accessibilityFaults().filter { $0.kind == .clippedText }.map(\.message)
    }
    #expect(!faults(SegmentedControl(["Rechtsschutzversicherung", "Haftpflicht"], selectedIndex: 0)).isEmpty)
    #expect(!faults(Button("Rechtsschutzversicherung", style: .filled)).isEmpty)
    #expect(faults(PopUpButton(["Rechtsschutzversicherung"], selectedIndex: 0)).isEmpty)
    #expect(faults(TextField(text: "Rechtsschutzversicherung", placeholder: "")).isEmpty)
    #expect(faults(SegmentedControl(["A", "B"], selectedIndex: 0)).isEmpty)
  }

  @Test("rows of automatic height have no fault at any text scale", arguments: [1, 1.4, 2, 3])
  func automatic(textScale: Double) {
    for style in [TableViewCell.Style.default, .value1, .value2, .subtitle] {
      #expect(Stage(Self.titles, Self.details, style, height: nil, textScale: textScale).faults.isEmpty)
    }
  }

  @Test("a row of a given height wraps while it has room, and shows what follows a line feed")
  func room() throws {
    for (text, lines) in [("First\nSecond", 2), (Self.titles[2], 2), ("Short", 1)] {
      let stage = Stage([text], [""], .default, height: 80)
      let label = try #require(stage.table.visibleCells.first?.textLabel)
      #expect(!label.isTruncated)
      let line = label.fontSize * 1.21
      #expect(((label.inkBounds?.height ?? 0) > line) == (lines == 2))
    }
    let low = Stage(["First\nSecond"], [""], .default, height: 44)
    #expect(try #require(low.table.visibleCells.first).textLabel.isTruncated)
  }

  @Test("a text that wraps and has too few lines ends with an ellipsis")
  func lines() throws {
    let text = TextLayer()
    text.text = Self.titles[2]
    text.font = Font(families: ["Inter"], size: 17)
    (text.lineBreakMode, text.numberOfLines) = (.wordWrap, 1)
    text.frame = Rect(x: 10, y: 10, width: 200, height: 30)
    let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 100))
    root.addSublayer(text)
    let scene = Scene(root: root, size: root.frame.size)
    scene.tick(at: 0)
    #expect(text.isTruncated)
    let wrapped = try scene.picture()
    text.lineBreakMode = .truncatingTail
    scene.tick(at: 0)
    #expect(try scene.picture() == wrapped)
  }

  @Test("glyphs that a layer around a text cuts are a fault")
  func masked() {
    for masks in [false, true] {
      let box = View(frame: Rect(x: 10, y: 10, width: 200, height: 12))
      box.masksToBounds = masks
      let label = Label()
      label.text = "Quick"
      label.frame = Rect(x: 0, y: 0, width: 200, height: 24)
      box.addSublayer(label)
      let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 100))
      root.addSublayer(box)
      let scene = Scene(root: root, size: root.frame.size)
      scene.tick(at: 0)
      #expect(scene.accessibilityFaults().map(\.kind).contains(.clippedText) == masks)
    }
  }
}
