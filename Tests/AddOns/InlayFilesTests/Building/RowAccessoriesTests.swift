import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayFiles

/// The key `accessories` of rows in scene files.
@Suite struct RowAccessoriesTests {
  private func scene(_ rows: String...) -> String {
    """
    inlay: 1
    size: [320, 200]
    theme: modern
    layers:
      - name: list
        type: table
        style: rounded
        frame: [0, 0, 320, 200]
        sections: [{rows: [\(rows.joined(separator: ", "))]}]

    """
  }

  @Test("a file's accessories have the picture of a form's")
  func twoWays() throws {
    let loaded = try loadScene(
      scene(
        "{title: Ada, accessories: [{label: '9:41'}, {badge: 3}, disclosure]}",
        "{title: Roaming, accessories: [{switch: true}, detail]}",
        "{title: Joined, accessories: [checkmark, {image: 'symbol:lock'}, {badge: New}]}",
        "{title: Volume, accessories: [{view: {type: slider, value: 0.5}}, {label: 50 %}]}"))
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200), style: .insetGrouped)
    let form = Form {
      Section {
        Row("Ada", [.label("9:41"), .badge(3), .disclosure])
        Row("Roaming", [.switch(isOn: true) { _ in }, .info {}])
        Row("Joined", [.checkmark, .image(.symbol(.lock)), .badge("New")])
        Row("Volume", [.slider(0.5) { _ in }, .label("50 %")])
      }
    }
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size, textContext: loaded.scene.textContext)
    scene.theme = .modern
    let list: TableView = try loaded.layer("list", as: TableView.self)
    for scene in [loaded.scene, scene] { scene.tick(at: 0) }
    for (a, b) in zip(list.visibleCells, table.visibleCells) {
      #expect(a.textLabel.text == b.textLabel.text && a.contentView.frame == b.contentView.frame)
      let frames = [a, b].map { $0.sublayers.map(\.frame) }
      #expect(frames[0] == frames[1], "\(a.textLabel.text)")
    }
    #expect(list.visibleCells.count == 4 && table.visibleCells.count == 4)
  }

  @Test("a label has the colour of its object, and keeps the digits of equal width")
  func labelColors() throws {
    let loaded = try loadScene(
      scene(
        "{title: Ada, accessories: [{label: '+1,50'}]}",
        "{title: Ada, accessories: [{label: {text: '+1,50', color: green}}]}"))
    loaded.scene.tick(at: 0)
    let table = try loaded.layer("list", as: TableView.self)
    let labels = try (0..<2).map { row in
      let found = try table.cell(0, row).sublayers.compactMap { $0 as? Label }.first { $0.text == "+1,50" }
      return try #require(found)
    }
    #expect(labels[0].textColor == nil && labels[1].textColor == .token(.green))
    #expect(labels[0].frame == labels[1].frame && labels[1].ownFont.features == ["tnum"])
  }

  @Test(
    "a part that is none has a message with the names of those that are",
    arguments: [
      ("{title: A, accessories: [chevron]}", "disclosure"), ("{title: A, accessories: [{bagde: 3}]}", "badge"),
      ("{title: A, accessory: detail, accessories: [disclosure]}", "accessory"),
      ("{title: A, accessories: [{badge: 3, label: a}]}", "an accessory has exactly one key; this is the second"),
      ("{title: A, accessories: [{}]}", "expected an accessory, found nothing"),
    ])
  func problems(row: String, word: String) {
    let error = #expect(throws: FileError.self) { try loadScene(scene(row)) }
    #expect(error?.description.contains(word) == true, "\(error?.description ?? "")")
  }
}
