import Foundation
import InlayGraphics
import InlayLayers
import InlayLists
import Testing

@testable import InlayFiles

@Suite struct TextDumpTests {
  /// A scene with every part that says something.
  private func scene() throws -> LoadedScene {
    try loadScene(
      """
      inlay: 1
      size: [300, 400]
      layers:
      - type: table
        name: t
        frame: [0, 0, 300, 400]
        allowsMultipleSelection: true
        sections:
        - header: Net
          footer: The "end"
          rows:
          - {title: Wi-Fi, detail: Home, accessory: disclosure, isSelected: true}
          - {title: Roaming, accessory: switch, isOn: true}
          - {title: Off, accessory: switch, isEnabled: false}
      - {type: text, string: "Grüße, (a)", frame: [0, 0, 50, 20]}
      """)
  }

  @Test("the lines of a dump say where rows and headers are, their texts and their states")
  func lines() throws {
    let lines = try scene().scene.root.dump().split(separator: "\n").map { $0.drop { $0 == " " } }
    func end(_ start: String) -> Substring? {
      lines.first { $0.hasPrefix(start) }.map { $0[($0.firstIndex(of: ")") ?? $0.startIndex)...].dropFirst() }
    }
    #expect(
      end("cell <cell> [0,0]")?.hasSuffix(
        "title \"Wi-Fi\", detail \"Home\", accessory \"disclosure\", isSelected true") == true)
    #expect(end("cell <cell> [0,1]")?.hasSuffix("title \"Roaming\", accessory \"switch\", isOn true") == true)
    #expect(
      end("cell <cell> [0,2]")?.hasSuffix("title \"Off\", accessory \"switch\", isOn false, isEnabled false")
        == true)
    #expect(lines.contains { $0.contains("<sectionHeader> [0]") && $0.hasSuffix("title \"Net\"") })
    #expect(lines.contains { $0.contains("<sectionFooter> [0]") && $0.hasSuffix("title \"The \\\"end\\\"\"") })
    #expect(lines.contains { $0.hasPrefix("switch") && $0.hasSuffix("isOn true") })
    #expect(lines.contains { $0.hasPrefix("text ") && $0.hasSuffix("text \"Grüße, (a)\"") })
  }

  @Test("the JSON has every field of each layer's description, in order, and the text those that are not usual")
  func sameFields() throws {
    let scene = try scene().scene
    var layers = [scene.root]
    var described = 0
    let json = scene.layerDump().split(separator: "\n")
    while let layer = layers.popLast() {
      layers += layer.sublayers
      let fields = layer.layerDescription.fields
      guard !fields.isEmpty else { continue }
      described += 1
      let members = fields.map { field in
        switch field.value {
        case .text(let text): ",\"\(field.key)\":\"\(text.replacing("\"", with: "\\\""))\""
        case .state(let state): ",\"\(field.key)\":\(state)"
        }
      }
      #expect(json.contains { $0.contains(members.joined() + ",\"sublayers\"") }, "\(members)")
      let own = layer.dump().prefix { $0 != "\n" }
      for field in fields where field.value == .state(true) && field.key != "isEnabled" {
        #expect(own.contains("\(field.key) true"), "\(own)")
      }
    }
    #expect(described >= 9)
  }
}
