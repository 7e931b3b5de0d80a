import InlayGraphics
import InlayTestSupport
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
