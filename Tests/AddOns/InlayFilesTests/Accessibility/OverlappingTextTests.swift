import InlayControls
import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists
import Testing

/// Texts that lie on each other.
@Suite struct OverlappingTextTests {
  private func faults(_ layers: String, textScale: Double = 1) throws -> [AccessibilityFault] {
    let scene = "inlay: 1\nsize: [390, 300]\ntextScale: \(textScale)\nlayers:\n\(layers)\n"
    let loaded = try loadScene(scene)
    loaded.onProblem = { _ in }
    return loaded.scene.accessibilityFaults(accepting: [.contrast]).filter { $0.kind == .overlappingText }
  }

  private static let dish = "Grilled Octopus with paprika and much more"

  /// - Parameters:
  ///   - height: The height of the first text's frame, in points.
  ///   - between: A layer between the two.
  private func texts(_ height: Double, between: String = "") -> String {
    """
      - {type: text, name: dish, frame: [16, 20, 200, \(height)], string: \(Self.dish), textStyle: largeTitle}
    \(between)
      - {type: text, frame: [16, \(24 + height), 300, 30], string: "Smoked paprika, new potatoes", textStyle: subtitle}
    """
  }

  @Test("a text that leaves its frame and lies on another is a fault, with both named", arguments: [1.0, 1.4, 2])
  func large(textScale: Double) throws {
    let found = try faults(texts(30), textScale: textScale)
    let fault = try #require(found.first)
    #expect(found.count == 1 && fault.layer.name == "dish")
    #expect(fault.message.hasPrefix("\"Grilled Octopus"))
    #expect(fault.message.contains("\"Smoked paprika, new potatoes\" lie on each other in "))
    #expect(fault.message.contains("but has 30"), "\(fault.message)")
  }

  @Test("texts in frames that are high enough, or behind what covers them, are none")
  func apart() throws {
    #expect(try faults(texts(220)).isEmpty)
    let cover = "  - {type: layer, frame: {}, backgroundColor: table.background}"
    #expect(try faults(texts(30, between: cover)).isEmpty)
    #expect(try !faults(texts(30, between: "  - {type: layer, frame: {}, backgroundColor: \"#ff000020\"}")).isEmpty)
  }

  @Test("rows under pinned headers and bars are none")
  func lists() throws {
    let rows = "rows: [{each: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], as: n, title: \"Row {n}\", detail: Detail}]"
    let table = "type: table, style: plain, contentOffset: [0, 30], sections: [{header: Header, \(rows)}]"
    #expect(try faults("  - {\(table), frame: {}}").isEmpty)
    let page = "{type: page, title: Title, prefersLargeTitles: true, content: {\(table)}}"
    #expect(try faults("  - {type: navigation, frame: {}, pages: [\(page)]}").isEmpty)
  }

  @Test("the kind can be accepted")
  func accepted() throws {
    let loaded = try loadScene("inlay: 1\nsize: [390, 300]\nlayers:\n\(texts(30))\n")
    let faults = loaded.scene.accessibilityFaults(accepting: [.contrast, .overlappingText])
    #expect(!faults.contains { $0.kind == .overlappingText })
  }
}
