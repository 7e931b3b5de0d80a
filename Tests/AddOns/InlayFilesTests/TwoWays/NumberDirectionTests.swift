import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayFiles

/// Numbers in right-to-left scenes look as texts with the marks of Unicode for an isolated left-to-right part.
@Suite struct NumberDirectionTests {
  private func pixels(_ texts: [String], isIsolated: Bool) throws -> [UInt32] {
    let written = texts.map { isIsolated ? "\u{2066}\($0)\u{2069}" : $0 }
    let rows = written.map { "{title: \u{631}\u{642}\u{645}, detail: \"\($0)\", style: value1}" }
    let fields = zip(written, ["phone", "number", "decimal", "url", "email"]).map {
      """
      {title: \u{631}\u{642}\u{645}, accessoryView: \
      {type: textField, text: "\($0)", keyboardType: \($1), borderStyle: none}}
      """
    }
    // Letters of this size have no tracking. Others are a fraction of a point wider beside the marks, by Pango.
    let scene = """
      inlay: 1
      size: [390, auto]
      language: ar
      textScale: 1.2
      background: table.background
      layers:
        - type: table
          frame: {}
          style: insetGrouped
          rowHeight: auto
          sections: [{rows: [\((rows + fields).joined(separator: ", "))]}]
      """
    return try SceneFile(data: Array(scene.utf8), name: "s.yaml", folder: nil).load().pixels()
  }

  @Test(
    "rows and fields",
    arguments: [
      ["+49 30 123 456", "-5", "-7 (-100%)", "\u{2212}49.00 \u{20AC}", "12 %"],
      ["10:30 \u{2013} 11:45", "$ 1,299.00", "#7", "50 %", "(030) 99-1"], ["4711 0815", "1/2", "-", "...", "7"],
    ])
  func looks(texts: [String]) throws {
    let numbers = texts.filter { $0.contains(where: \.isNumber) }
    #expect(try pixels(numbers, isIsolated: false) == pixels(numbers, isIsolated: true))
  }
}
