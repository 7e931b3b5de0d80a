import CInlaySDL2
import Glibc
import Inlay
import InlayFiles
import InlayTestSupport
import Testing

@testable import InlayLive
@testable import InlayWindow

/// A scene that is loaded again after changes of its file.
@MainActor
@Suite(.serialized) struct ReloadTests {
  private func scene(_ rows: [String], first: String = "") -> String {
    """
    inlay: 1
    size: [300, 200]
    layers:
    \(first)
    - {type: table, name: list, frame: [0, 0, 150, 200], sections: [{rows: [\(rows.joined(separator: ", "))]}]}
    - {type: table, frame: [150, 0, 150, 200], generate: {sections: 1, rowsPerSection: 40, title: "{row}"}}

    """
  }

  private func rows(_ ids: some Sequence<Int>) -> [String] { ids.map { "{id: r\($0), title: \"\($0)\"}" } }

  private func tables(_ stage: LiveStage) -> [TableView] {
    stage.window.scene.root.sublayers.compactMap { $0 as? TableView }
  }

  @Test("views keep their positions by name, or else by order, and rows their selection by id, or else by address")
  func state() throws {
    let folder = try TestFolder()
    let path = try folder.write(scene(rows(0..<20)), to: "s.yaml")
    let stage = try LiveStage(scene: path)
    defer { stage.close() }
    try stage.settle()
    var (list, other) = (tables(stage)[0], tables(stage)[1])
    list.selectRow(at: RowPath(section: 0, row: 3))
    other.selectRow(at: RowPath(section: 0, row: 5))
    list.contentOffset.y = 120
    other.contentOffset.y = 333
    try stage.settle()
    // Another table comes before, and the rows are in the opposite order.
    let table = "- {type: table, name: new, frame: [0, 0, 10, 10], sections: [{rows: [{title: x}]}]}"
    try folder.write(scene(rows((0..<20).reversed()), first: table), to: "s.yaml")
    stage.viewer.live?.load()
    try stage.settle()
    #expect(tables(stage).count == 3)
    (list, other) = (tables(stage)[1], tables(stage)[2])
    #expect(list.contentOffset.y == 120 && other.contentOffset.y == 333)
    #expect(list.selectedRowPaths == [RowPath(section: 0, row: 16)])
    #expect(other.selectedRowPaths == [RowPath(section: 0, row: 5)])
    #expect(tables(stage)[0].contentOffset == .zero)
    #expect(try stage.differenceFromReplay() == nil)
    // A row that is gone is not selected, and the content may be shorter.
    try folder.write(scene(rows([7])), to: "s.yaml")
    stage.viewer.live?.load()
    try stage.settle()
    #expect(tables(stage)[0].selectedRowPaths == [])
    #expect(try stage.differenceFromReplay() == nil)
  }

  @Test("a wrong file shows its problems above the last picture, and takes input until it is hidden or corrected")
  func problems() throws {
    let folder = try TestFolder()
    let path = try folder.write(scene(rows(0..<20)), to: "s.yaml")
    let stage = try LiveStage(scene: path)
    defer { stage.close() }
    try stage.settle()
    let good = try Picture(stage.frame())
    let table = tables(stage)[0]
    try folder.write("inlay: 1\nsize: [10, 10]\nlayers: [{nam: a}, {frame: 3}]\n", to: "s.yaml")
    stage.viewer.live?.load()
    try stage.settle()
    #expect(stage.viewer.live?.problems?.superlayer === stage.window.scene.root)
    #expect(tables(stage)[0] === table)
    try stage.tap(Point(x: 60, y: 100))
    #expect(table.selectedRowPath == nil, "the press was on the panel")
    stage.press(SDLK_DOWN)
    #expect(stage.window.scene.focusedView == nil)
    stage.press(SDLK_ESCAPE)
    try stage.settle()
    #expect(try Picture(stage.frame()) == good)
    #expect(try stage.differenceFromReplay() == nil)
    try stage.tap(Point(x: 60, y: 100))
    #expect(table.selectedRowPath != nil)
    // The file as it was before.
    stage.viewer.live?.load()
    try folder.write(scene(rows(0..<20)), to: "s.yaml")
    stage.viewer.live?.load()
    try stage.settle()
    #expect(stage.viewer.live?.problems == nil)
    #expect(tables(stage)[0].selectedRowPath != nil)
  }

  @Test("a larger variant of an image that appears is reported, and the exchange of a link to the scene")
  func watched() throws {
    let folder = try TestFolder()
    let text = "inlay: 1\nsize: [9, 9]\nlayers: [{frame: [0, 0, 9, 9], contents: v.png}]\n"
    for number in 0...1 { try folder.write(text, to: "..\(number)/s.yaml") }
    try folder.makeLink("..data", to: "..0")
    try folder.makeLink("s.yaml", to: "..data/s.yaml")
    try folder.writePNG("v.png", width: 9, height: 9)
    let stage = try LiveStage(scene: folder["s.yaml"], scale: 2)
    defer { stage.close() }
    try stage.settle()
    var changes = 0
    stage.viewer.watch.changed = { changes += 1 }
    stage.viewer.watch.takeChanges()
    #expect(changes == 0)
    try folder.writePNG("v@2x.png", width: 18, height: 18)
    stage.viewer.watch.takeChanges()
    #expect(changes == 1)
    try folder.makeLink("new", to: "..1")
    rename(folder["new"], folder["..data"])
    stage.viewer.watch.takeChanges()
    #expect(changes == 2)
  }

  @Test("many problems scroll by wheel and finger, and a press beside them or on the cross hides them")
  func longList() throws {
    let folder = try TestFolder()
    let lines = (0..<60).map { "- {nam\($0): x}\n" }.joined()
    let path = try folder.write("inlay: 1\nsize: [400, 300]\nlayers:\n" + lines, to: "s.yaml")
    for point in [Point(x: 605, y: 27), Point(x: 5, y: 390)] {
      let stage = try LiveStage(scene: path)
      defer { stage.close() }
      try stage.settle()
      let panel = try #require(stage.viewer.live?.problems)
      let list = try #require(panel.sublayers[0].sublayers.compactMap { $0 as? ScrollView }.first)
      #expect(stage.viewer.live?.recordedText == nil)
      stage.send(SDL_MOUSEWHEEL) { ($0.wheel.preciseY, $0.wheel.mouseX, $0.wheel.mouseY) = (-3, 100, 200) }
      try stage.settle()
      #expect(list.contentOffset.y > 0)
      try stage.tap(Point(x: 300, y: 200))
      #expect(panel.superlayer != nil)
      try stage.tap(point)
      #expect(panel.superlayer == nil, "a press at \(point)")
    }
  }

  @Test("changes of the look stay over reloads, and come back from the file when they are taken back")
  func look() throws {
    let folder = try TestFolder()
    let path = try folder.write("appearance: dark\n" + scene(rows(0..<5)), to: "s.yaml")
    let stage = try LiveStage(scene: path)
    defer { stage.close() }
    try stage.settle()
    stage.press(SDLK_t, KMOD_LCTRL)
    for _ in 0..<3 { stage.press(SDLK_EQUALS, KMOD_LCTRL) }
    stage.press(SDLK_r, KMOD_LCTRL)
    stage.press(SDLK_r, KMOD_RCTRL)
    stage.viewer.live?.load()
    try stage.settle()
    let scene = stage.window.scene
    #expect(scene.theme == Theme.builtIn[0] && scene.traits.textScale == Look.textScales[2])
    #expect(scene.traits.effectiveDirection == .rightToLeft && scene.traits.appearance == .dark)
    #expect(try stage.differenceFromReplay() == nil)
    for part in Look.Part.allCases {
      while stage.viewer.look.words(for: part) != "Original" { stage.viewer.look.turn(part) }
    }
    #expect(scene.traits.textScale == 1 && scene.traits.effectiveDirection == .leftToRight)
    try stage.settle()
    #expect(try stage.differenceFromReplay() == nil)
  }
}
