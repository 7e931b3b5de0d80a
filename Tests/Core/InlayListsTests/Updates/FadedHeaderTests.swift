import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// A section fades as one picture: no row is seen through its pinned header.
@Suite struct FadedHeaderTests {
  private func make(_ text: String, scale: Double, fonts: TextContext) throws -> TestTable<TableView> {
    let test = try TestTable(
      TableView(), counts: [12, 12, 12], size: Size(width: 300, height: 400), scale: scale, fonts: fonts)
    test.source.headers = [0: "Alpha", 1: "Beta", 2: "Gamma"]
    test.source.configure = { cell, path in
      cell.textLabel.text = path.section == 1 ? text : "Row \(path.row)"
      cell.backgroundColor = path.section == 1 ? .rgb(text == "A" ? 0xFF0000 : 0x0000FF) : nil
    }
    test.table.reloadData()
    test.table.updateTiming = .curve(.linear, duration: 1)
    test.scene.tick(at: 0)
    return test
  }

  @Test("rows below a pinned header that fades in or out change no pixel of the header")
  func rows() throws {
    let fonts = try TextContext()
    for seed in Seeds.first(40, long: 400) {
      var random = SeededRandom(seed: seed)
      let scale = Double(random.int(1...2))
      let tests = [try make("A", scale: scale, fonts: fonts), try make("MMMM", scale: scale, fonts: fonts)]
      let (offset, isReload) = (Double(random.int(590...1000)), random.chance(0.3))
      for test in tests {
        test.table.contentOffset.y = offset
        test.scene.tick(at: 1)
        test.source.headers = isReload ? test.source.headers : [0: "Alpha", 1: "Gamma"]
        test.source.configure = { cell, _ in cell.textLabel.text = "Row" }
        if isReload {
          try test.table.reloadSections([1], with: .fade)
        } else {
          test.source.counts = [12, 12]
          try test.table.deleteSections([1], with: .fade)
        }
      }
      let header = try #require(tests[0].table.stage.parts(.header).first)
      let height = header.frame.height
      for time in [1.0, 1.1, 1.4, 1.9] {
        let pictures = try tests.map { test in
          test.scene.tick(at: time)
          let picture = try test.scene.picture()
          return picture.pixels.prefix(picture.width * Int(height * scale))
        }
        #expect(pictures[0] == pictures[1], "seed \(seed), \(time), \(offset)")
      }
    }
  }
}
