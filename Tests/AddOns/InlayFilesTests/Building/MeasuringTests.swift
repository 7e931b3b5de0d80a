import InlayControls
import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import InlayViews
import Testing

/// `sizeThatFits(_:)` is a function of the content, the surroundings and the size: a call changes nothing.
@Suite struct MeasuringTests {
  private static let sizes = [
    Size(width: 320, height: .infinity), Size(width: 1, height: 1), Size(width: 90, height: 30), .zero,
    Size(width: .infinity, height: .infinity), Size(width: 2_000, height: 20),
  ]

  @Test(
    "measuring everything in a scene, in any sizes and in between two layouts, changes nothing that is shown",
    arguments: DemoScenes.names, [(1.0, LayoutDirection.leftToRight), (1.8, .rightToLeft)])
  func scenes(name: String, look: (Double, LayoutDirection)) throws {
    let scene = try SceneFile(path: "\(DemoScenes.folder)/\(name)").load().scene
    (scene.traits.textScale, scene.traits.direction) = look
    try expectUnchanged(scene, name) { measurable in
      for size in Self.sizes { _ = measurable(size) }
    }
    // The answer does not depend on what was measured before either.
    for layer in Self.tree(scene.root) {
      let measure = Self.measure(of: layer)
      let first = Self.sizes.map(measure)
      #expect(Self.sizes.reversed().map(measure).reversed() == first, "\(type(of: layer)) in \(name)")
    }
  }

  private func expectUnchanged(_ scene: Scene, _ name: String, _ use: ((Size) -> Size) -> Void) throws {
    let surface = try ImageSurface(for: scene)
    for _ in 0..<2 { scene.tick(at: scene.time) }
    try scene.render(into: surface)
    let (picture, dump) = (Picture(surface), scene.root.dump())
    for measure in Self.tree(scene.root).map(Self.measure) { use(measure) }
    #expect(scene.root.dump() == dump, "at once, \(name)")
    scene.tick(at: scene.time)
    try scene.render(into: surface)
    #expect(scene.root.dump() == dump, "after a layout, \(name)")
    #expect(Picture(surface).difference(from: picture) == nil, "\(name)")
  }

  private static func measure(of layer: Layer) -> ((Size) -> Size) { { layer.sizeThatFits($0) } }

  private static func tree(_ layer: Layer) -> [Layer] { [layer] + layer.sublayers.flatMap(tree) }

  @Test("both of two avatars stand in the middle of rows that are higher than the theme's", arguments: [1.0, 1.6])
  func avatars(textScale: Double) throws {
    let loaded = try loadScene(
      """
      inlay: 1
      size: [390, 220]
      theme: modern
      layers:
        - type: table
          name: table
          style: rounded
          frame: {}
          sections:
            - rows:
                - {title: Ada, detail: Here, style: subtitle, avatar: Ada Okafor, accessory: checkmark}
                - {title: Bo, detail: x, avatar: Bo Lind}
      """)
    loaded.scene.theme.metrics.row.height = 58
    loaded.scene.traits.textScale = textScale
    let table = try loaded.layer("table", as: TableView.self)
    loaded.scene.tick(at: 1)
    let cells = try [table.cell(0, 0), table.cell(0, 1)].map { try #require($0 as? AvatarCell) }
    for cell in cells {
      #expect(cell.avatar.frame.minX == cells[0].avatar.frame.minX && cell.avatar.frame.minX > 0)
      #expect(abs(cell.avatar.frame.midY - cell.contentView.bounds.midY) < 1)
    }
  }

  @Test("equal rows with avatars have equal heights, measured in view or out of it", arguments: [1.0, 2])
  func heightsOutOfView(textScale: Double) throws {
    let row = "{title: Ada Okafor of the long name that wraps in every row, avatar: Ada Okafor}"
    let rows = Array(repeating: row, count: 40).joined(separator: ", ")
    let loaded = try loadScene(
      "inlay: 1\nsize: [240, 300]\nlayers:\n- {type: table, name: table, frame: {}, sections: [{rows: [\(rows)]}]}")
    let table = try loaded.layer("table", as: TableView.self)
    table.rowHeight = .automatic()
    loaded.scene.traits.textScale = textScale
    loaded.scene.tick(at: 1)
    let heights = (0..<40).compactMap { table.rectForRow(at: RowPath(section: 0, row: $0))?.height }
    #expect(Set(heights).count == 1, "\(Set(heights))")
  }
}
