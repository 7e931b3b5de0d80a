import CInlayAllocations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayControls

@Suite struct BarsRestTests {
  @Test("at rest no tick is due, and one that is made visits no layer")
  func rest() throws {
    let app = SettingsApp(depth: 2)
    app.push(2)
    app.runUntilRest()
    let alert = Alert("Done")
    alert.present(in: app.scene)
    app.runUntilRest()
    #expect(app.scene.nextTickTime == nil)
    app.scene.tick(at: app.time + 1)
    #expect(app.scene.layersVisited == 0)
  }

  // A debug build allocates memory where an optimised one does not.
  #if !DEBUG
    @Test("a tick at rest allocates no memory")
    func allocations() throws {
      let app = SettingsApp(depth: 2)
      let surface = try ImageSurface(for: app.scene)
      app.scene.tick(at: 1)
      try app.scene.render(into: surface)
      let before = allocationCount()
      app.scene.tick(at: 2)
      try app.scene.render(into: surface)
      #expect(allocationCount() == before)
    }
  #endif
}
