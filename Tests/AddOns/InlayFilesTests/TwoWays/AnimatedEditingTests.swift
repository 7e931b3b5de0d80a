import InlayGraphics
import InlayLayers
import InlayLists
import Testing

@testable import InlayFiles

/// Editing that begins and ends slowly, by a step of a script and by code.
@Suite struct AnimatedEditingTests {
  private static let scene = """
    inlay: 1
    theme: settings
    size: [300, 300]
    scale: 2
    layers:
      - type: table
        name: list
        frame: [0, 0, 300, 300]
        style: insetGrouped
        rowHeight: auto
        sections:
          - header: Books
            rows:
              - {title: The Left Hand of Darkness and other books, canMove: true}
              - {title: Kindred, detail: "1979", accessory: disclosure}
              - {title: Add a book, editingStyle: insert}
              - {title: Fixed, canEdit: false}

    """

  @Test("each frame is the same", arguments: [0.0, 0.05, 0.1, 0.2, 0.3, 0.5], [[true], [true, false]])
  func frames(time: Double, states: [Bool]) throws {
    let steps = states.map { "  - set: {layer: list, isEditing: \($0), animated: 0.3}\n  - run: \(time)\n" }
    let loaded = try loadScene(Self.scene + "script:\n  - tick: 0\n" + steps.joined())
    let runner = try ScriptRunner(loaded)
    try runner.run()

    let other = try loadScene(Self.scene)
    let table = try #require(other.layer(named: "list") as? TableView)
    table.updateTiming = .curve(.default, duration: 0.3)
    for (index, isEditing) in states.enumerated() {
      table.setEditing(isEditing, animated: true)
      other.scene.tick(at: time * Double(index + 1))
    }
    let surface = try ImageSurface(for: other.scene)
    try other.scene.render(into: surface)
    let isSame = surface.pixels() == runner.surface.pixels()
    #expect(isSame)
  }
}
