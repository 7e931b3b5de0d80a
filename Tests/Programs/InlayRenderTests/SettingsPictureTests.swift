import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists
import Testing

/// The demo of the Settings app against measurements of a lossless capture of the app itself, an iPad at scale 2.
@Suite struct SettingsPictureTests {
  private let scene: LoadedScene
  private let surface: ImageSurface
  private let pixels: [UInt32]

  init() throws {
    let file = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    scene = try SceneFile(path: "/\(file)/Demos/Scenes/classic/settings-ipad.yaml").load()
    surface = try ImageSurface(for: scene.scene)
    try scene.scene.render(into: surface)
    pixels = surface.pixels()
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * surface.pixelWidth + x] & 0xFF_FFFF }

  /// The positions and values of colour changes down a column of pixels.
  private func changes(x: Int, from top: Int, to bottom: Int) -> [[UInt32]] {
    var changes: [[UInt32]] = []
    for y in top..<bottom where changes.last?[1] != pixel(x, y) { changes.append([UInt32(y), pixel(x, y)]) }
    return changes
  }

  @Test("cards, rows and separators of the right pane start on the measured lines")
  func rightPane() {
    let (table, card, line): (UInt32, UInt32, UInt32) = (0xEFEFF4, 0xFFFFFF, 0xC8C7CC)
    let expected: [[UInt32]] = [
      [128, 0xA7A7AA], [129, table], [198, card], [286, table], [357, card], [445, table], [516, card], [604, table],
      [675, card], [762, line], [763, card], [850, line], [851, card], [939, table], [1010, card], [1098, table],
      [1169, card], [1257, table], [1328, card], [1416, table], [1487, card],
    ]
    #expect(changes(x: 1300, from: 128, to: 1536) == expected)
    #expect(changes(x: 2040, from: 129, to: 1536) == [[129, table]])
  }

  @Test("the left pane is an edge-to-edge group with lines above and below")
  func leftPane() {
    let expected: [[UInt32]] = [
      [129, 0xEFEFF4], [198, 0xC8C7CC], [199, 0xFFFFFF], [285, 0xC8C7CC], [286, 0xFFFFFF], [373, 0xC8C7CC],
      [374, 0xEFEFF4],
    ]
    #expect(changes(x: 700, from: 129, to: 1536) == expected)
    #expect(pixel(0, 198) == 0xC8C7CC && pixel(777, 373) == 0xC8C7CC)
    #expect(pixel(39, 285) == 0xFFFFFF && pixel(40, 285) == 0xC8C7CC)
    #expect(pixel(778, 700) == 0x8E8E93)
  }

  @Test("the column is from pixel 835 to 1991 and its separators start 40 pixels inside")
  func column() {
    #expect(pixel(834, 240) == 0xEFEFF4 && pixel(835, 240) == 0xFFFFFF)
    #expect(pixel(1991, 240) == 0xFFFFFF && pixel(1992, 240) == 0xEFEFF4)
    #expect(pixel(874, 762) == 0xFFFFFF && pixel(875, 762) == 0xC8C7CC && pixel(1991, 762) == 0xC8C7CC)
  }

  @Test("the first card's corner is a quarter circle of 6 points")
  func corner() {
    // Coverage of the card's white in the first four lines, read from the capture.
    let measured: [[Double]] = [
      [0, 0, 0, 0, 0, 0, 0, 0.12, 0.5, 0.75, 0.94, 1], [0, 0, 0, 0, 0, 0.12, 0.62, 1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0.38, 1, 1, 1, 1, 1, 1, 1], [0, 0, 0, 0.5, 1, 1, 1, 1, 1, 1, 1, 1],
    ]
    var difference = 0.0
    for (y, line) in measured.enumerated() {
      for (x, coverage) in line.enumerated() {
        let red = Double(pixel(835 + x, 198 + y) >> 16)
        difference += abs(red - (0xEF + coverage * 16))
      }
    }
    #expect(difference / 48 <= 8.0 / 16)
  }

  @Test("chevrons and switches are at the measured positions")
  func accessories() {
    for top in [198, 516, 851, 1169] {
      let ink = (1930..<1960).filter { x in (top + 20..<top + 70).contains { pixel(x, $0) != 0xFFFFFF } }
      #expect(ink.first.map { abs($0 - 1936) <= 1 } ?? false)
      #expect(ink.last.map { abs($0 - 1951) <= 1 } ?? false)
    }
    for top in [675, 763, 1010] {
      #expect(pixel(1863, top + 44) == 0xFFFFFF && pixel(1864, top + 44) != 0xFFFFFF)
      #expect(pixel(1866, top + 44) == 0x4CD964)
      #expect(pixel(1900, top + 12) == 0xFFFFFF && pixel(1900, top + 13) == 0x4CD964)
      #expect(pixel(1900, top + 74) == 0x4CD964)
      #expect(pixel(1935, top + 44) == 0xFFFFFF)
    }
  }

  @Test("both panes are tables, and every row is a cell placed by its table")
  func tables() throws {
    for name in ["categories", "printer"] {
      let table = try #require(scene.layer(named: name) as? TableView)
      let cells = table.sublayers.filter { $0.listRole == .cell }
      #expect(cells.count == table.visibleRowPaths.count && cells.count > 1)
    }
  }
}
