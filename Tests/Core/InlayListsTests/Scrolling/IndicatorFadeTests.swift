import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct IndicatorFadeTests {
  private func make(fades: Bool = true) -> Scroller {
    let scroller = Scroller()
    scroller.view.showsVerticalScrollIndicator = true
    scroller.view.scrollIndicatorsFade = fades
    scroller.scene.tick(at: 0)
    return scroller
  }

  private func opacity(_ scroller: Scroller, at time: Double) -> Double? {
    scroller.scene.tick(at: time)
    return scroller.view.verticalIndicator?.presented(.opacity)
  }

  @Test("by default indicators stay and nothing waits for them")
  func stay() {
    let scroller = make(fades: false)
    #expect(opacity(scroller, at: 1) == 1)
    scroller.view.contentOffset.y = 50
    #expect(opacity(scroller, at: 1) == 1 && scroller.rests)
    scroller.view.flashScrollIndicators()
    #expect(scroller.rests)
  }

  @Test("indicators that fade are shown while the view moves, and fade 0.3 seconds after it rests")
  func fade() throws {
    let scroller = make()
    #expect(opacity(scroller, at: 1) == 0 && scroller.rests)
    scroller.view.beginDragging(at: 1)
    scroller.view.drag(by: Size(width: 0, height: -50), at: 1.1)
    #expect(opacity(scroller, at: 1.1) == 1 && scroller.scene.nextTickTime == nil, "as long as the pointer rests")
    #expect(opacity(scroller, at: 2) == 1)
    scroller.view.cancelDragging()
    scroller.fling(1_000, from: 2.05)
    while scroller.view.isDecelerating {
      let time = scroller.scene.time + 1.0 / 60
      #expect(opacity(scroller, at: time) == 1)
    }
    let rest = scroller.scene.time
    #expect(rest > 2.5 && opacity(scroller, at: rest + 0.29) == 1)
    let next = try #require(scroller.scene.nextTickTime)
    #expect(abs(next - rest - 0.3) < 1e-9, "no tick before")
    let fading = try #require(opacity(scroller, at: rest + 0.4))
    #expect(fading > 0 && fading < 1)
    #expect(opacity(scroller, at: rest + 0.6) == 0 && scroller.rests)
  }

  @Test("a changed offset and a flash show them for a moment, and further ones begin anew")
  func flash() {
    let scroller = make()
    scroller.view.flashScrollIndicators()
    #expect(opacity(scroller, at: 0.1) == 1)
    scroller.view.contentOffset.y = 50
    #expect(opacity(scroller, at: 0.39) == 1, "of the second one")
    #expect((opacity(scroller, at: 0.45) ?? 1) < 1)
    scroller.view.flashScrollIndicators()
    #expect(opacity(scroller, at: 0.5) == 1 && opacity(scroller, at: 1.1) == 0 && scroller.rests)
    scroller.view.contentOffset.y = 100
    scroller.view.scrollIndicatorsFade = false
    #expect(opacity(scroller, at: 1.2) == 1 && scroller.rests)
  }

  @Test("a shown indicator is the same picture as one that does not fade")
  func picture() throws {
    let (fading, other) = (make(), make(fades: false))
    for scroller in [fading, other] { scroller.view.contentOffset.y = 700 }
    #expect(try fading.scene.picture() == other.scene.picture())
    #expect(fading.offset(at: 1) == 700)
    #expect(try fading.scene.picture() != other.scene.picture())
  }
}
