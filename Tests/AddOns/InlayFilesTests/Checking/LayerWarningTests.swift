import InlayFiles
import Testing

/// Layers that are valid and probably not as their author wants them.
@Suite struct LayerWarningTests {
  /// The warnings of layers that begin on line 4.
  private func warnings(_ layers: String) throws -> [String] {
    try loadLayers(layers).warnings.map { "\($0.line):\($0.column): \($0.message)" }
  }

  private func advice(_ type: String) -> String {
    "a layer of type '\(type)' without a frame has no size; "
      + "set frame: [x, y, width, height], or frame: {} to fill its container"
  }

  @Test("a layer with content and without a frame is a warning, in layers, sublayers and rows")
  func frames() throws {
    #expect(try warnings("- {type: text, string: Hi}") == ["4:3: layers[0]: " + advice("text")])
    #expect(
      try warnings("- sublayers:\n  - {type: image, position: [9, 9]}\n  - {type: table}\n- {type: button}") == [
        "5:5: layers[0].sublayers[0]: " + advice("image"), "6:5: layers[0].sublayers[1]: " + advice("table"),
        "7:3: layers[1]: " + advice("button"),
      ])
    let row = "- {type: table, frame: {}, sections: [{rows: [{content: [{type: text}]}]}]}"
    #expect(try warnings(row) == ["4:58: layers[0].sections[0].rows[0].content[0]: " + advice("text")])
  }

  @Test(
    "no warning for layers with a frame, that need none, or that something else places",
    arguments: [
      "- {type: text, frame: {}}", "- {type: image, frame: [0, 0, 9, 9]}", "- {type: text, bounds: [0, 0, 9, 9]}",
      "- {sublayers: [{type: shape, path: M0 0L9 9}]}", "- {type: alert, title: A}", "- {type: textField}",
      "- {type: sheet, content: {type: table}}", "- {frame: {}, mask: {type: image}}",
      "- {type: navigation, frame: {}, pages: [{type: page, content: {type: table}}]}",
      "- {type: table, frame: {}, tableHeader: {type: text}, sections: [{rows: [{accessoryView: {type: badge, text: a}}]}]}",
    ])
  func placed(layer: String) throws {
    #expect(try warnings(layer) == [])
  }

  @Test("isOn of a row without a switch is a warning, while it is edited too")
  func switches() throws {
    func warnings(_ row: String) throws -> [String] {
      try self.warnings("- {type: table, frame: {}, sections: [{rows: [\n  {title: A, \(row)}]}]}")
    }
    let warning =
      "5:20: layers[0].sections[0].rows[0].isOn: has no effect: the row has no switch; write accessory: switch"
    for others in ["", ", accessory: disclosure", ", accessoryView: {type: badge, text: a}"] {
      let row = "isOn: true" + others
      #expect(try warnings(row) == [warning], "\(row)")
    }
    for row in ["accessory: switch, isOn: true", "editingAccessory: switch, isOn: true", "accessory: checkmark"] {
      #expect(try !warnings(row).contains { $0.contains("isOn") }, "\(row)")
    }
  }

  @Test("a name that an earlier layer has is a warning with both lines")
  func names() throws {
    #expect(
      try warnings("- {name: a}\n- {sublayers: [{name: b}, {name: a}]}\n- {name: b}") == [
        "5:34: layers[1].sublayers[1].name: the layer in line 4 is also named 'a'; keys and steps refer to that one",
        "6:10: layers[2].name: the layer in line 5 is also named 'b'; keys and steps refer to that one",
      ])
  }

  @Test("layers that data repeats, aliases, and those of steps may have one name")
  func repeatedNames() throws {
    let layers = "layers: [{each: [1, 2], name: a}, &b {name: b}, *b]\n"
    let script = "script: [{set: {layer: a, sublayers: [{name: b}]}}]\n"
    #expect(try loadScene("inlay: 1\nsize: [9, 9]\n\(layers)\(script)").warnings.isEmpty)
  }
}
