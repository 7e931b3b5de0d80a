import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Layers with their own theme or appearance.
@Suite struct OwnThemeTests {
  private let size = Size(width: 200, height: 300)

  /// A rounded table as the root of a scene, or in a layer of it.
  private func stage(inside: Bool, _ fonts: TextContext) -> (scene: Scene, table: TableView, source: TestSource) {
    let table = TableView(frame: Rect(origin: .zero, size: size), style: .insetGrouped)
    let source = TestSource([3])
    source.headers = [0: "Header"]
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    source.configure = { cell, path in
      cell.textLabel.text = "Row \(path.row)"
      cell.accessories = path.row == 0 ? .toggle() : .disclosure
    }
    table.dataSource = source
    guard inside else { return (Scene.inSettings(root: table, size: size, textContext: fonts), table, source) }
    let root = Layer()
    root.frame = Rect(origin: .zero, size: size)
    let middle = Layer()
    middle.frame = root.frame
    root.addSublayer(middle)
    middle.addSublayer(table)
    return (Scene.inSettings(root: root, size: size, textContext: fonts), table, source)
  }

  private func picture(_ scene: Scene) throws -> [UInt32] {
    scene.tick(at: 0)
    let surface = try ImageSurface(for: scene)
    let report = try scene.render(into: surface)
    #expect(report.problems.isEmpty, "\(report.problems)")
    return surface.pixels()
  }

  @Test("a layer's theme and appearance look like those of a scene", arguments: Theme.builtIn)
  func equalsScene(theme: Theme) throws {
    let fonts = try TextContext()
    for appearance in Appearance.allCases {
      let (whole, _, source) = stage(inside: false, fonts)
      whole.theme = theme
      whole.traits.appearance = appearance
      let expected = try picture(whole)
      let (scene, table, otherSource) = stage(inside: true, fonts)
      _ = try picture(scene)
      table.overrideTheme = theme
      table.overrideAppearance = appearance
      #expect(try picture(scene) == expected)
      // Above the table, and before it enters the scene.
      table.overrideTheme = nil
      table.overrideAppearance = nil
      let middle = try #require(table.superlayer)
      let root = try #require(middle.superlayer)
      middle.removeFromSuperlayer()
      middle.overrideTheme = theme
      middle.overrideAppearance = appearance
      root.addSublayer(middle)
      #expect(try picture(scene) == expected)
      withExtendedLifetime((source, otherSource)) {}
    }
  }

  @Test("values that a layer does not set follow the nearest superlayer, then the scene")
  func follows() throws {
    let fonts = try TextContext()
    let (scene, table, source) = stage(inside: true, fonts)
    let plain = try picture(scene)
    table.overrideAppearance = .dark
    let dark = try picture(scene)
    #expect(dark != plain)
    scene.theme = .modern
    let (modern, _, otherSource) = stage(inside: false, fonts)
    modern.theme = .modern
    modern.traits.appearance = .dark
    #expect(try picture(scene) == picture(modern))
    table.superlayer?.overrideTheme = .settings
    #expect(try picture(scene) == dark)
    table.superlayer?.overrideAppearance = .highContrastLight
    #expect(try picture(scene) == dark)
    #expect(table.traits.appearance == .dark && table.theme == .settings)
    table.overrideAppearance = nil
    table.superlayer?.overrideAppearance = nil
    #expect(try picture(scene) == plain)
    withExtendedLifetime((source, otherSource)) {}
  }

  @Test("a layer's theme repaints that layer only, and another one of the scene repaints the rest")
  func damage() throws {
    let root = Layer()
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let boxes = [0.0, 50].map { x in
      let box = View(frame: Rect(x: x, y: 0, width: 50, height: 100))
      box.backgroundColor = .token(.tableBackground)
      root.addSublayer(box)
      return box
    }
    let scene = Scene.inSettings(root: root, size: root.frame.size)
    let surface = try ImageSurface(for: scene)
    func painted() throws -> [DeviceRect] {
      scene.tick(at: 0)
      return try scene.render(into: surface).damage.map(\.pixels)
    }
    _ = try painted()
    boxes[1].overrideTheme = .plum2011
    #expect(try painted() == [DeviceRect(minX: 50, minY: 0, maxX: 100, maxY: 100)])
    scene.theme = .modern
    #expect(try painted() == [DeviceRect(minX: 0, minY: 0, maxX: 50, maxY: 100)])
  }
}
