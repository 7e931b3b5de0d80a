import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlaySettings

/// The parts of a page that is too high for one picture.
@Suite struct PagePartsTests {
  private func breaks(_ places: [(Double, Bool)]) -> [SettingsScreen.Break] {
    places.map { SettingsScreen.Break(y: $0.0, isSection: $0.1) }
  }

  @Test(
    "a part ends with a section in its lower half, else with a row, else at its limit",
    arguments: [
      ([(0, true), (60, true), (90, false)], [0, 60, 150]), ([(0, true), (40, true), (90, false)], [0, 90, 150]),
      ([(0, true), (40, true)], [0, 40, 140, 150]), ([], [0, 100, 150]), ([(0, true), (100, false)], [0, 100, 150]),
      ([(0, true), (150, true)], [0, 100, 150]),
    ])
  func cuts(places: [(Double, Bool)], edges: [Double]) {
    let parts = SettingsScreen.parts(of: 150, at: breaks(places), limit: 100, scale: 1)
    #expect(parts == zip(edges, edges.dropFirst()).map { $0...$1 })
  }

  @Test(
    "what is higher than a part is cut between two lines, and nothing else is",
    arguments: [
      // A footer alone, one after a row, one that fits the next part, and one after a row in the lower half.
      ([], [30, 60, 90, 120], [0, 90, 150]), ([20], [60, 80, 110], [0, 80, 150]),
      ([20, 110], [60, 80], [0, 20, 110, 150]), ([70], [80, 100], [0, 70, 150]),
    ])
  func lines(rows: [Double], lines: [Double], edges: [Double]) {
    let breaks =
      (rows.map { SettingsScreen.Break(y: $0, isSection: false) }
      + lines.map { SettingsScreen.Break(y: $0, isSection: false, isLine: true) }).sorted { $0.y < $1.y }
    let parts = SettingsScreen.parts(of: 150, at: breaks, limit: 100, scale: 1)
    #expect(parts == zip(edges, edges.dropFirst()).map { $0...$1 })
  }

  @Test("a page of one long footer has text in each part, and no line is cut", arguments: [1.0, 2])
  func footer(scale: Double) throws {
    let text = (0..<300).map { "\($0). A short line of a text." }.joined(separator: "\n")
    let group = SettingsGroup(title: nil, footer: text, rows: [])
    let page = SettingsPage(name: "Root", title: "Licence", groups: [group])
    let screen = SettingsScreen(values: SettingsValues([:])) { _ in page }
    let root = Layer()
    root.frame = Rect(x: 0, y: 0, width: 390, height: 800)
    screen.frame = root.frame
    root.addSublayer(screen)
    let scene = Scene(root: root, size: root.frame.size, scale: scale, textContext: try TextContext())
    scene.fitHeight(atMost: 50_000)
    let parts = screen.parts(ofHeight: 700, scale: scale)
    #expect(parts.count == Int((screen.bounds.height / 700).rounded(.up)))
    #expect(parts.dropLast().allSatisfy { $0.upperBound - $0.lowerBound > 650 })
    scene.tick(at: 0)
    let picture = try scene.picture()
    // The row of pixels at each cut has one colour.
    for part in parts.dropLast() {
      let y = Int((part.upperBound * scale).rounded())
      let row = (0..<picture.width).map { picture[$0, y] }
      #expect(Set(row).count == 1, "\(part)")
    }
  }

  @Test("a page within the limit is one part")
  func whole() {
    #expect(SettingsScreen.parts(of: 100, at: breaks([(50, true)]), limit: 100, scale: 2) == [0...100])
    #expect(SettingsScreen.parts(of: 0, at: [], limit: 100, scale: 2) == [0...0])
  }

  @Test("parts follow each other, begin on pixels, and none is empty or over the limit")
  func random() {
    withSeeds(300) { random in
      let scale = random.pick([1, 1.5, 2, 3])
      let height = (random.double(1...3000) * scale).rounded(.up) / scale
      let limit = random.double(1...800)
      let places = (0..<random.int(0...40)).map { _ in (random.double(0...height), random.chance(0.3)) }
      let parts = SettingsScreen.parts(
        of: height, at: breaks(places.sorted { $0.0 < $1.0 }), limit: limit, scale: scale)
      if parts.first?.lowerBound != 0 || parts.last?.upperBound != height { return "from \(parts)" }
      for (part, next) in zip(parts, parts.dropFirst()) where part.upperBound != next.lowerBound { return "\(part)" }
      for part in parts {
        let pixels = (part.upperBound - part.lowerBound) * scale
        if pixels < 0.5 || pixels > max(1, limit * scale) + 0.01 { return "\(part) of \(limit) at \(scale)" }
        let start = part.lowerBound * scale
        if abs(start - start.rounded()) > 0.001 { return "\(part) at \(scale)" }
      }
      return nil
    }
  }
}
