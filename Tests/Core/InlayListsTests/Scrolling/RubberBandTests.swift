import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct RubberBandTests {
  @Test("the shown distance is UIKit's formula, and less than the view")
  func formula() {
    let band = RubberBand(length: 480)
    for distance in [0, 1, 50, 480, 3_000.0] {
      let published = (1 - 1 / (distance * 0.55 / 480 + 1)) * 480
      #expect(abs(band.shown(distance) - published) < 1e-9)
      #expect(band.shown(-distance) == -band.shown(distance))
    }
    #expect(band.shown(1e300) < 480 && band.distance(band.shown(1e300)).isFinite)
    #expect(RubberBand(length: 0).shown(100) == 0 && RubberBand(length: 0).distance(100) == 0)
  }

  @Test("the inverse gives the pointer's distance back, and the slope is the derivative")
  func inverse() {
    let band = RubberBand(length: 300)
    for distance in stride(from: -2_000, through: 2_000, by: 37.5) {
      #expect(abs(band.distance(band.shown(distance)) - distance) < 1e-6)
      let step = 1e-4
      let slope = (band.shown(distance + step) - band.shown(distance - step)) / (2 * step)
      #expect(abs(band.slope(band.shown(distance)) - slope) < 1e-3 || distance == 0)
    }
  }

  @Test("a range bounces beyond its ends only, and only if it may")
  func range() {
    var range = ScrollRange(least: -20, most: 500, length: 300, bounces: true)
    #expect(range.shown(-20) == -20 && range.shown(123) == 123 && range.shown(500) == 500)
    #expect(range.shown(560) == 500 + RubberBand(length: 300).shown(60))
    #expect(range.shown(-80) == -20 - RubberBand(length: 300).shown(60))
    #expect(abs(range.dragged(range.shown(-80)) + 80) < 1e-9 && range.dragged(400) == 400)
    range.bounces = false
    #expect(range.shown(560) == 500 && range.dragged(560) == 560)
  }

  @Test("a drag ends at the next page in its direction, a slow one at the nearest")
  func pages() {
    let range = ScrollRange(least: -20, most: 1_000, length: 300, bounces: true)
    #expect(range.page(from: 100, velocity: 0) == -20 && range.page(from: 140, velocity: 0) == 280)
    #expect(range.page(from: 0, velocity: 300) == 280 && range.page(from: 270, velocity: -300) == -20)
    #expect(range.page(from: 900, velocity: 300) == 1_000 && range.page(from: -60, velocity: 900) == -20)
    #expect(range.page(from: 930, velocity: 0) == 880 && range.page(from: 950, velocity: 0) == 1_000)
    #expect(range.page(from: 1_050, velocity: 900) == 1_000)
  }
}
