import Foundation
import InlayFiles
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import Testing

/// An object of the dump.
private typealias Object = [String: Any]

@Suite struct LayerDumpTests {
  private func root(_ loaded: LoadedScene) throws -> Object {
    let text = loaded.scene.layerDump()
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  private func sublayers(_ object: Object) -> [Object] { object["sublayers"] as? [Object] ?? [] }

  /// The objects of a tree, starting at the root.
  private func all(_ object: Object) -> [Object] { [object] + sublayers(object).flatMap(all) }

  private func numbers(_ object: Object, _ key: String) -> [Double]? { object[key] as? [Double] }

  @Test("each layer has its keys, with numbers in points")
  func keys() throws {
    let root = try root(
      try loadLayers(
        """
        - name: "a\\"\\n"
          frame: [10, 20, 30, 40]
          zPosition: 2.5
          isHidden: true
          opacity: 0.5
          backgroundColor: "#ff000080"
          cornerRadius: 3
          sublayers: [{type: text, bounds: [1, 1, 4, 4], position: [8, 9], transform: [2, 0, 0, 2, 0, 0]}]
        """))
    #expect(
      Set(root.keys) == [
        "name", "type", "frame", "frameInScene", "bounds", "zPosition", "isHidden", "opacity", "backgroundColor",
        "cornerRadius", "sublayers",
      ])
    #expect(root["name"] is NSNull)
    #expect(root["type"] as? String == "layer")
    #expect(numbers(root, "frame") == [0, 0, 100, 100])
    let layer = try #require(sublayers(root).first)
    #expect(layer["name"] as? String == "a\"\n")
    #expect(numbers(layer, "frame") == [10, 20, 30, 40])
    #expect(numbers(layer, "bounds") == [0, 0, 30, 40])
    #expect(layer["zPosition"] as? Double == 2.5)
    #expect(layer["isHidden"] as? Bool == true)
    #expect(layer["opacity"] as? Double == 0.5)
    #expect(layer["backgroundColor"] as? String == "#FF000080")
    #expect(layer["cornerRadius"] as? Double == 3)
    let text = try #require(sublayers(layer).first)
    #expect(text["type"] as? String == "text")
    #expect(text["backgroundColor"] is NSNull)
    #expect(numbers(text, "bounds") == [1, 1, 4, 4])
    #expect(numbers(text, "frame") == [4, 5, 8, 8])
    #expect(numbers(text, "frameInScene") == [14, 25, 8, 8])
  }

  @Test("sublayers are in painting order")
  func order() throws {
    let root = try root(
      try loadLayers("- {name: a, zPosition: 1}\n- {name: b}\n- {name: c, zPosition: -1}\n- {name: d}\n"))
    #expect(sublayers(root).map { $0["name"] as? String } == ["c", "b", "d", "a"])
  }

  @Test("colour tokens are shown as the colours of the appearance")
  func tokens() throws {
    var options = SceneOptions()
    options.appearance = .dark
    let root = try root(
      try loadLayers("- {backgroundColor: table.background}\n- {backgroundColor: separator}", options))
    #expect(sublayers(root).map { $0["backgroundColor"] as? String } == ["#000000", "#38383A"])
  }

  private static let table = """
    - type: table
      style: rounded
      name: t
      frame: [0, 0, 100, 100]
      tableHeader: {frame: [0, 0, 9, 9]}
      backgroundView: {}
      contentOffset: [0, 1]
      sections:
      - {header: A, footer: B, rows: [{title: x}, {}, {title: z}]}
      - {rows: [{}]}
      - {rows: []}
    """

  @Test("the parts of a table have their roles, and rows, headers and footers their positions")
  func tableParts() throws {
    let loaded = try loadScene(
      "inlay: 1\ntheme: settings\nsize: [100, 400]\nlayers:\n" + Self.table.replacing("100]", with: "400]"))
    let table = try #require(sublayers(try root(loaded)).first)
    #expect(table["type"] as? String == "table")
    #expect(numbers(table, "contentOffset") == [0, 1])
    #expect(numbers(table, "contentSize") == [100, 9 + 132 + 44 * 4])
    func parts(_ role: String) -> [Object] { sublayers(table).filter { $0["role"] as? String == role } }
    let cells = parts("cell").sorted { (numbers($0, "frame")?[1] ?? 0) < (numbers($1, "frame")?[1] ?? 0) }
    #expect(cells.map { numbers($0, "rowPath") } == [[0, 0], [0, 1], [0, 2], [1, 0]])
    #expect(cells.map { $0["rowPosition"] as? String } == ["first", "middle", "last", "only"])
    #expect(cells.allSatisfy { $0["type"] as? String == "cell" })
    #expect(cells.map { numbers($0, "frameInScene")?[1] } == [38, 82, 126, 218])
    #expect(parts("sectionHeader").map { numbers($0, "rowPath") } == [[0]])
    #expect(parts("sectionFooter").map { numbers($0, "rowPath") } == [[0]])
    #expect(parts("tableHeader").count == 1)
    #expect(parts("background").count == 1)
    #expect(parts("tableHeader").allSatisfy { $0["rowPath"] == nil && $0["rowPosition"] == nil })
    let separators = all(table).filter { $0["role"] as? String == "separator" && $0["isHidden"] as? Bool == false }
    #expect(separators.compactMap { numbers($0, "rowPath") }.sorted { $0[1] < $1[1] } == [[0, 0], [0, 1]])
  }

  @Test("rows say their texts, accessory and state, and headers and footers their titles")
  func rows() throws {
    let loaded = try loadScene(
      """
      inlay: 1
      theme: settings
      size: [300, 400]
      layers:
      - type: table
        name: t
        frame: [0, 0, 300, 400]
        allowsMultipleSelection: true
        sections:
        - header: Net
          footer: The "end"
          rows:
          - {title: Wi-Fi, detail: Home, accessory: disclosure, isSelected: true}
          - {title: Roaming, accessory: switch, isOn: true}
          - {title: Off, accessory: switch, isEnabled: false}
      - {type: text, string: "Grüße", frame: [0, 0, 50, 20]}
      """)
    let root = try root(loaded)
    let table = try #require(sublayers(root).first)
    func parts(_ role: String) -> [Object] { sublayers(table).filter { $0["role"] as? String == role } }
    let cells = parts("cell").sorted { (numbers($0, "frame")?[1] ?? 0) < (numbers($1, "frame")?[1] ?? 0) }
    func texts(_ key: String) -> [String?] { cells.map { $0[key] as? String } }
    func states(_ key: String) -> [Bool?] { cells.map { $0[key] as? Bool } }
    #expect(texts("title") == ["Wi-Fi", "Roaming", "Off"] && texts("detail") == ["Home", "", ""])
    #expect(texts("accessory") == ["disclosure", "switch", "switch"])
    #expect(states("isOn") == [nil, true, false])
    #expect(states("isEnabled") == [true, true, false])
    #expect(states("isSelected") == [true, false, false])
    #expect(states("isHighlighted") == [false, false, false])
    #expect(parts("sectionHeader").map { $0["title"] as? String } == ["Net"])
    #expect(parts("sectionFooter").map { $0["title"] as? String } == ["The \"end\""])
    let switches = all(cells[1]).filter { $0["type"] as? String == "switch" }
    #expect(switches.map { $0["isOn"] as? Bool } == [true] && switches.map { $0["isEnabled"] as? Bool } == [true])
    let labels = all(cells[0]).filter { $0["type"] as? String == "text" }
    #expect(labels.map { $0["text"] as? String } == ["Wi-Fi", "Home"])
    #expect(sublayers(root)[1]["text"] as? String == "Grüße")
    #expect(table["title"] == nil && root["text"] == nil)
  }

  @Test("a row's own switch gives its state")
  func ownSwitch() throws {
    for isOn in [false, true] {
      let table = TableView()
      table.frame = Rect(x: 0, y: 0, width: 300, height: 100)
      let form = Form {
        Section { Row("").configured { $0.accessoryView = Switch(isOn: isOn) } }
      }
      form.show(in: table)
      let scene = Scene(root: table, size: Size(width: 300, height: 100), scale: 1)
      scene.tick(at: 0)
      let root = try #require(try JSONSerialization.jsonObject(with: Data(scene.layerDump().utf8)) as? Object)
      let cell = try #require(sublayers(root).first { $0["role"] as? String == "cell" })
      #expect(cell["isOn"] as? Bool == isOn && cell["accessory"] as? String == "none")
    }
  }

  @Test("invisible rows are absent, and cells are few after any scrolling")
  func visible() throws {
    let loaded = try loadLayers(
      """
      - type: table
        name: t
        frame: [0, 0, 100, 100]
        generate: {sections: 50, rowsPerSection: 7, title: x}
      """)
    for offset in stride(from: 0.0, to: 5000, by: 333) {
      loaded.layer(named: "t")?.bounds.origin.y = offset
      loaded.scene.tick(at: offset)
      let table = try #require(sublayers(try root(loaded)).first)
      let cells = sublayers(table).filter { $0["role"] as? String == "cell" }
      let rows = cells.compactMap { numbers($0, "rowPath") }.map { Int($0[0] * 7 + $0[1]) }.sorted()
      #expect(rows == Array(Int(offset / 44)...Int((offset + 99.9) / 44)))
    }
  }

  @Test("values that JSON numbers cannot express are written as finite numbers")
  func finite() throws {
    let loaded = try loadLayers(
      """
      - frame: [1e308, -1e308, 1e308, 1e308]
        transform: [1e308, 0, 0, 1e308, 0, 0]
        sublayers: [{frame: [1e308, 1e308, 1e308, 1e308], transform: [1e200, 1, 1, 1e200, 0, 0]}]
      """)
    for layer in all(try root(loaded)) {
      for key in ["frame", "frameInScene", "bounds"] {
        #expect(numbers(layer, key)?.allSatisfy(\.isFinite) ?? false)
      }
    }
  }

  @Test("a tree of the deepest nesting is written")
  func deep() throws {
    let open = String(repeating: "{sublayers: [", count: 449)
    let loaded = try loadLayers("- \(open){name: last}\(String(repeating: "]}", count: 449))")
    #expect(loaded.scene.layerDump().split(separator: "\n").count == 451 + 450)
    #expect(loaded.scene.layerDump().contains("\"name\":\"last\""))
  }
}
