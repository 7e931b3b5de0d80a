import InlayGraphics
import Testing

@testable import InlayFiles

@Suite struct ExtremeFilesTests {
  @Test("numbers beyond 1e9 become that limit, those closer to 0 than 1e-9 become 0, and messages quote the file")
  func limits() throws {
    let loaded = try loadLayers(
      """
      - {name: a, position: [1e300, -1.7e308], bounds: [1e-300, -1e-10, 1e9, 1e-9], zPosition: -5e-324}
      """)
    let layer = try loaded.layer("a")
    #expect(layer.position == Point(x: 1e9, y: -1e9))
    #expect(layer.bounds == Rect(x: 0, y: 0, width: 1e9, height: 1e-9))
    #expect(layer.zPosition == 0)
    #expect(
      problemsOfLayers("- {contentsScale: 1e-300}") == [
        "4:19: layers[0].contentsScale: expected a number above 0, found the number 1e-300 (which counts as 0)"
      ])
    #expect(
      problemsOfLayers("- {shadowRadius: 1e300}") == [
        "4:18: layers[0].shadowRadius: expected a number from 0 to 1000, found the number 1e300"
      ])
  }

  @Test("layers that steps insert nest no deeper than those of the file, and the step is reported")
  func insertedDepth() throws {
    func nested(_ count: Int, _ inner: String) -> String {
      String(repeating: "{sublayers: [", count: count) + inner + String(repeating: "]}", count: count)
    }
    func table(_ name: String) -> String {
      "{type: table, name: \(name), frame: [0, 0, 50, 50], sections: [{rows: []}]}"
    }
    let text = """
      inlay: 1
      size: [50, 50]
      layers: [\(nested(300, table("t0")))]
      script:
      - tick: 0
      - insert: {layer: t0, at: [0, 0], rows: [{content: [\(nested(100, table("t1")))]}]}
      - tick: 0
      - insert: {layer: t1, at: [0, 0], rows: [{content: [\(nested(100, table("t2")))]}]}
      - tick: 0
      """
    let found = problems { () throws(FileError) in
      do {
        try ScriptRunner(try loadScene(text)).run()
      } catch let error as FileError {
        throw error
      } catch {
        Issue.record("\(error)")
      }
    }
    #expect(found == ["8:3: script[3].insert: layers are nested more than 450 levels deep here"])
  }
}
