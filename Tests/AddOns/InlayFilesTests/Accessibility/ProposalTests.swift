import Foundation
import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayViews
import Testing

@testable import InlayFiles

/// A message that proposes a change is right: with the change the file is valid, and the problem is gone.
@Suite struct ProposalTests {
  private func scene(_ layers: String) throws -> LoadedScene {
    let text = "inlay: 1\nsize: [320, 400]\nbackground: table.background\nlayers:\n" + layers + "\n"
    #expect(problems(text) == [], "\(layers)")
    return try loadScene(text)
  }

  private func faults(_ layers: String, _ kind: AccessibilityFault.Kind) throws -> [String] {
    try scene(layers).accessibilityProblems().map(\.message).filter { $0.hasPrefix("\(kind.rawValue): ") }
  }

  @Test(
    "a control without a name has one by the proposed key",
    arguments: ["button", "slider", "stepper", "segmentedControl", "popUp", "textField", "searchField"])
  func names(type: String) throws {
    let layer = "- {type: \(type), frame: [20, 20, 280, 44]"
    let found = try faults(layer + "}", .missingLabel)
    #expect(!found.isEmpty && found.allSatisfy { $0.hasSuffix("without a name: set accessibilityLabel") }, "\(found)")
    #expect(try faults(layer + ", accessibilityLabel: Name}", .missingLabel) == [])
    let label = "\n- {type: text, name: label, string: Name, frame: [20, 80, 200, 30]}"
    #expect(try faults(layer + ", accessibilityLabelledBy: label}" + label, .missingLabel) == [])
  }

  @Test("a search field has the name that is set in Swift")
  func searchField() {
    let search = SearchField()
    search.accessibilityLabel = "Find a city"
    let scene = Scene(root: search, size: Size(width: 280, height: 44))
    let element = scene.accessibilityTree.allNodes.map(\.element).first { $0.role == .searchField }
    #expect(element?.label == "Find a city")
  }

  @Test(
    "a row without a name has one by the proposed key",
    arguments: ["accessory: switch", "image: symbol:wifi", "accessoryView: {type: slider}"])
  func rows(content: String) throws {
    func table(_ more: String) -> String {
      "- {type: table, frame: {}, sections: [{rows: [{\(content)\(more)}]}]}"
    }
    let found = try faults(table(""), .missingLabel)
    #expect(found.count == 1 && found[0].hasSuffix("[0, 0] without a name: set accessibilityLabel"), "\(found)")
    #expect(try faults(table(", accessibilityLabel: Name"), .missingLabel) == [])
  }

  @Test("elements that are read in another order than they are seen are read in the order of the layers")
  func order() throws {
    let (first, second) = (
      "- {type: button, title: First, frame: [20, 20, 280, 44]}",
      "- {type: button, title: Second, frame: [20, 80, 280, 44]}"
    )
    #expect(
      try faults(second + "\n" + first, .order) == [
        "order: button \"First\" is above button \"Second\" but is read after it: change the order of the layers, or in "
          + "Swift set accessibilityElements"
      ])
    #expect(try faults(first + "\n" + second, .order) == [])
  }

  @Test("a text that its row cuts is whole in a row of the proposed height")
  func heights() throws {
    func table(_ height: String) -> String {
      "- {type: table, frame: {}, rowHeight: \(height), sections: [{rows: [{title: A, detail: B, style: subtitle}]}]}"
    }
    let found = try faults(table("12"), .clippedText)
    #expect(
      !found.isEmpty && found.allSatisfy { $0.hasSuffix("; use an automatic height (rowHeight: auto)") }, "\(found)")
    #expect(try faults(table("auto"), .clippedText) == [])
  }

  @Test(
    "a key that is proposed for a wrong one is valid there",
    arguments: [
      ("{type: text, ENTRY}", "text: a"), ("{type: text, ENTRY}", "bold: true"), ("{type: button, ENTRY}", "label: a"),
      ("{type: textField, ENTRY}", "value: a"), ("{type: table, ENTRY}", "rows: []"), ("{ENTRY}", "children: []"),
      ("{ENTRY}", "hidden: true"), ("{ENTRY}", "alpha: 1"), ("{ENTRY}", "width: 1"),
      ("{type: table, sections: [{rows: [{ENTRY}]}]}", "subtitle: a"),
      ("{type: table, sections: [{rows: [{ENTRY}]}]}", "chevron: true"),
      ("{type: table, sections: [{rows: [{ENTRY}]}]}", "switch: true"),
      ("{type: table, sections: [{rows: [{ENTRY}]}]}", "enabled: true"),
      ("{type: table, sections: [{rows: [{ENTRY}]}]}", "type: slider"),
    ])
  func keys(layer: String, wrong: String) throws {
    let found = problemsOfLayers("- " + layer.replacing("ENTRY", with: wrong))
    let message = try #require(found.first)
    let start = try #require(message.range(of: "did you mean '")?.upperBound)
    let proposal = String(message[start...].prefix { $0 != "'" })
      .replacing("[...]", with: "[]").replacing("[x, y, width, height]", with: "[0, 0, 1, 1]")
    let value = wrong.split(separator: ":", maxSplits: 1)[1]
    let entry = proposal.contains(":") ? proposal : "\(proposal):\(value)"
    #expect(problemsOfLayers("- " + layer.replacing("ENTRY", with: entry)) == [], "\(message)")
  }

  @Test("a layer without a size is seen with the proposed frame", arguments: ["[20, 20, 100, 40]", "{}"])
  func frames(frame: String) throws {
    let layer = "- {type: text, string: a"
    let found = try scene(layer + "}").warnings.map(\.message)
    #expect(found.count == 1 && found[0].contains("frame: [x, y, width, height]"), "\(found)")
    #expect(try scene(layer + ", frame: \(frame)}").warnings.isEmpty)
  }
}
