import Foundation
import InlayControls
import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayFiles

/// Classes of an app.
private final class Chooser: TableView {}
private final class Choice: TableViewCell {
  override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.add("isChoice", true)
  }
}
private class Page: NavigationPage {}
private final class FirstPage: Page {}
private final class Card: Layer {}
private final class Meter: Control {}

/// The kinds of layers in dumps.
@Suite struct KindTests {
  private func kind(_ layer: Layer) -> String { String(layer.dump().prefix { $0 != " " }) }

  @Test(
    "a layer of a scene file is in dumps what the file calls it", arguments: ObjectSpec.layer.keysByType.map(\.type))
  func types(type: String) throws {
    let style = type == "text" ? ", textStyle: title" : ""
    let layer = "{name: x, type: \(type)\(style)}"
    let shown = type == "page" ? "{type: navigation, pages: [\(layer)]}" : layer
    let scene = try loadScene("inlay: 1\nsize: [90, 90]\nlayers: [\(shown)]\n")
    let line = try #require(scene.scene.layerDump().split(separator: "\n").first { $0.contains("\"name\":\"x\"") })
    #expect(line.contains("\"name\":\"x\",\"type\":\"\(type)\","))
    #expect(scene.scene.root.dump().contains("  \(type) \"x\" ("))
  }

  @Test("a class of an app is in dumps what its nearest superclass of the library is")
  func apps() {
    #expect(kind(Chooser()) == "table" && kind(Choice(reuseIdentifier: "a")) == "cell")
    #expect(kind(FirstPage()) == "page" && kind(Card()) == "layer" && kind(Meter()) == "control")
    #expect(kind(Label()) == "text" && kind(ScrollView()) == "scrollView")
  }

  @Test("another name of a class changes no dump")
  func renamed() throws {
    final class One: View {}
    final class Two: View {}
    func dumps(_ view: View) -> [String] {
      view.addSublayer(Label())
      let scene = Scene(root: view, size: Size(width: 50, height: 50))
      scene.tick(at: 0)
      return [view.dump(), scene.layerDump()]
    }
    #expect(dumps(One()) == dumps(Two()))
  }
}
