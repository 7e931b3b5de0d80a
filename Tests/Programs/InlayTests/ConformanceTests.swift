import Foundation
import Inlay
import InlayControls
import Testing

/// Conformances that tests and files of apps need.
@Suite struct ConformanceTests {
  // MARK: Equality

  @Test("updates are equal if they have the same changes, in any order of calls")
  func updates() {
    let (first, second) = (RowPath(section: 0, row: 1), RowPath(section: 0, row: 4))
    var (a, b) = (TableUpdates(), TableUpdates())
    #expect(a == b)
    a.insertRows(at: [first, second])
    a.moveRow(at: first, to: second)
    a.moveRow(at: second, to: first)
    b.moveRow(at: second, to: first)
    b.moveRow(at: first, to: second)
    b.insertRows(at: [second])
    #expect(a != b)
    b.insertRows(at: [first])
    #expect(a == b)
    a.deleteSections([1], with: .fade)
    b.deleteSections([1], with: .left)
    #expect(a != b, "another animation")
  }

  private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  @Test("snapshots are equal if they have the same sections, items and marks, however they were made")
  func snapshots() throws {
    var (a, b) = (Snapshot(), Snapshot())
    try a.appendSections(["x", "y"])
    try a.appendItems(Array(0..<3000), toSection: "x")
    try a.appendItems([4000], toSection: "y")
    try b.appendSections(["y"])
    try b.insertSections(["x"], beforeSection: "y")
    try b.appendItems([4000])
    try b.appendItems(Array(1..<3000), toSection: "x")
    #expect(a != b)
    try b.insertItems([0], beforeItem: 1)
    #expect(a == b)
    try b.reloadItems([7])
    #expect(a != b, "an item is to be reloaded")
    try a.reloadItems([7])
    #expect(a == b)
    try a.moveItem(5, beforeItem: 4)
    #expect(a != b)
    var (tree, other) = (DiffableDataSourceSectionSnapshot<Int>(), DiffableDataSourceSectionSnapshot<Int>())
    try tree.append([1, 2])
    try other.append([1, 2])
    #expect(tree == other)
    try other.append([3], to: 1)
    #expect(tree != other && tree.visibleItems == other.visibleItems)
  }

  @Test("reports of equal frames are equal, whatever time they took")
  func reports() throws {
    func report(of color: Color) throws -> FrameReport {
      let (root, part) = (Layer(), Layer())
      root.frame = Rect(x: 0, y: 0, width: 20, height: 20)
      root.addSublayer(part)
      part.frame = Rect(x: 2, y: 2, width: 5, height: 5)
      let scene = Scene(root: root, size: Size(width: 20, height: 20))
      let surface = try ImageSurface(for: scene)
      scene.tick(at: 0)
      let whole = try scene.render(into: surface)
      part.backgroundColor = color
      scene.tick(at: 1)
      let report = try scene.render(into: surface)
      #expect(whole != report)
      return report
    }
    #expect(try report(of: .black) == report(of: .white))
  }

  @Test("images of equal drawings are equal, images of pixels only if they are one")
  func images() throws {
    #expect(Image.symbol(.wifi) == .symbol(.wifi) && Image.symbol(.wifi) != .symbol(.wifi, size: 40))
    let tiles = [Image.tile(.wifi, color: .black), .tile(.wifi, color: .black), .tile(.wifi, color: .white)]
    #expect(tiles[0] == tiles[1] && tiles[0] != tiles[2] && Set(tiles).count == 2)
    #expect(Image.symbol(.wifi).tinted(.white) == .symbol(.wifi).tinted(.white))
    let pixels = try (0..<2).map { _ in try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [0]) }
    #expect(pixels[0] == pixels[0] && pixels[0] != pixels[1] && Set(pixels).count == 2)
    let tinted = pixels.map { $0.tinted(.black) }
    #expect(tinted[0] == pixels[0].tinted(.black) && tinted[0] != tinted[1])
    #expect(TabBar.Item("A", image: .symbol(.wifi)) == TabBar.Item("A", image: .symbol(.wifi)))
    let shared: any Sendable = TabBar.Item("A")
    #expect(shared is TabBar.Item)
  }

  @Test("a row with an equal image is not filled again")
  func equalRows() throws {
    let table = TableView(style: .plain)
    table.frame = Rect(x: 0, y: 0, width: 320, height: 200)
    let form = Form { Section { Row("Wi-Fi", image: .tile(.wifi, color: .black)) } }
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size)
    scene.tick(at: 0)
    let cell = try #require(table.cellForRow(at: RowPath(section: 0, row: 0)))
    let image = try #require(cell.image)
    form.update()
    scene.tick(at: 1)
    #expect(cell.image === image)
  }

  @Test("the elements of a scene are equal as long as nothing of them changes")
  func elements() throws {
    let control = Switch()
    control.frame = Rect(x: 0, y: 0, width: 51, height: 31)
    let scene = Scene(root: control, size: Size(width: 60, height: 40))
    scene.tick(at: 0)
    let before = scene.accessibilityTree
    #expect(scene.accessibilityTree == before)
    control.isOn = true
    #expect(scene.accessibilityTree != before)
    let node = try #require(scene.accessibilityTree.nodes.first)
    #expect(node == scene.accessibilityTree.nodes.first && node != before.nodes.first)
  }

  // MARK: Files and literals

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func read<Value: Codable & Equatable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
    let value = try JSONDecoder().decode(type, from: Data(json.utf8))
    let again = try JSONDecoder().decode(type, from: JSONEncoder().encode(value))
    #expect(again == value)
    return value
  }

  @Test("geometry and colours are read from JSON, and written with the keys that their comments name")
  func codable() throws {
    #expect(try json(Point(x: 1, y: 2)) == #"{"x":1,"y":2}"#)
    #expect(try json(Size(width: 1, height: 2)) == #"{"height":2,"width":1}"#)
    #expect(try json(Rect(x: 1, y: 2, width: 3, height: 4)) == #"{"height":4,"width":3,"x":1,"y":2}"#)
    #expect(try json(Insets(top: 1)) == #"{"bottom":0,"left":0,"right":0,"top":1}"#)
    #expect(try json(Transform(translationX: 5, y: 6)) == #"{"a":1,"b":0,"c":0,"d":1,"tx":5,"ty":6}"#)
    #expect(try json([Corners.top]) == "[3]")
    #expect(try json(RGBColor(red: 1, green: 0, blue: 0.5)) == #"{"alpha":1,"blue":0.5,"green":0,"red":1}"#)
    #expect(try read(#"{"x": 1, "y": -2}"#) == Point(x: 1, y: -2))
    #expect(try read(#"{"width": 1, "height": 2}"#) == Size(width: 1, height: 2))
    let standard = Rect(x: -2, y: 0, width: 4, height: 8)
    #expect(try read(#"{"x": 2, "y": 0, "width": -4, "height": 8}"#) == standard, "standardised")
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try read(#"{"top": 1, "left": 2, "bottom": 3, "right": 4}"#) == insets)
    #expect(try read(#"{"a": 1, "b": 0, "c": 0, "d": 1, "tx": 0, "ty": 0}"#) == Transform.identity)
    #expect(try read("[15]") == [Corners.all])
    #expect(try read(#"{"red": 2, "green": 0, "blue": 0}"#) == RGBColor(red: 1, green: 0, blue: 0), "clamped")
    #expect(throws: DecodingError.self) { _ = try read(#"{"x": 1, "y": 2, "width": 3}"#, as: Rect.self) }
    #expect(throws: DecodingError.self) { _ = try read("7", as: RGBColor.self) }
  }

  @Test("a height is a number, or automatic without parentheses")
  func heights() {
    let table = TableView()
    table.rowHeight = 44
    table.sectionHeaderHeight = 31.5
    table.sectionFooterHeight = .automatic
    #expect(table.rowHeight == .fixed(44) && table.sectionHeaderHeight == .fixed(31.5))
    #expect(table.sectionFooterHeight == .automatic(estimate: nil) && Height.automatic != .automatic(estimate: 50))
  }

  private struct Mail: Identifiable {
    let id: Int
    var subject: String
  }

  private final class Inbox {
    var mails = [Mail(id: 1, subject: "One"), Mail(id: 2, subject: "Two"), Mail(id: 3, subject: "Three")]
  }

  @Test("a section of items has a row for each, which the item's id identifies")
  func items() throws {
    let inbox = Inbox()
    let table = TableView()
    table.frame = Rect(x: 0, y: 0, width: 320, height: 400)
    let form = Form { Section(inbox.mails, header: "Inbox") { Row($0.subject) } }
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size)
    scene.tick(at: 0)
    let cell = try #require(table.cellForRow(at: RowPath(section: 0, row: 0)))
    #expect(cell.textLabel.text == "One" && table.numberOfRows(inSection: 0) == 3)
    // Another title at another place, and the same row.
    inbox.mails[0].subject = "First"
    inbox.mails.append(inbox.mails.remove(at: 0))
    form.update()
    scene.tick(at: 1)
    #expect(table.cellForRow(at: RowPath(section: 0, row: 2)) === cell && cell.textLabel.text == "First")
  }
}
