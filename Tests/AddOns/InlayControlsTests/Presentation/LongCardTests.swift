import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls

/// Alerts, action sheets and empty states with more than the scene has space for.
@Suite struct LongCardTests {
  private static let titles = ["Ersetzen", "Löschen", "OK", "Sichern", "Teilen", "Abbrechen"]

  private func scene(height: Double = 480) -> Scene {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: height))
    let scene = Scene(root: root, size: root.frame.size)
    scene.onProblem = { _ in }
    scene.traits.safeAreaInsets = Insets(top: 20, bottom: 20)
    scene.tick(at: 0)
    return scene
  }

  private func all<Wanted: Layer>(_ type: Wanted.Type, in layer: Layer) -> [Wanted] {
    var found: [Wanted] = []
    for part in layer.sublayers {
      if let part = part as? Wanted { found.append(part) }
      found += all(type, in: part)
    }
    return found
  }

  private func frame(_ layer: Layer) -> Rect { layer.convert(layer.bounds, to: nil) }

  @Test("texts and buttons are whole, and each can be scrolled into view", arguments: Alert.Style.allCases)
  func alerts(style: Alert.Style) throws {
    for textScale in [1, 1.4, 2, 3] {
      for count in 1...6 {
        for message in ["", "It is removed.", String(repeating: "It cannot be restored. ", count: 20)] {
          let scene = scene()
          scene.traits.textScale = textScale
          let alert = Alert(
            "Soll die Datei wirklich gelöscht werden?", message: message, style: style,
            actions: Self.titles.prefix(count).map { Alert.Action($0) })
          alert.present(in: scene, animated: false)
          scene.tick(at: 1)
          let place = "\(textScale), \(count) buttons, \(message.count) letters"
          let card = alert.card.frame
          #expect(card.minY >= 20 && card.maxY <= 460, "\(place): \(card)")
          #expect(all(Label.self, in: alert).allSatisfy { $0.text.isEmpty || !$0.isTruncated }, "\(place)")
          let texts = try #require(alert.first(ScrollView.self))
          #expect(texts.bounds.height >= min(texts.contentSize.height, 40), "\(place): no text is seen")
          var titles: Set<String> = []
          // Scroll views that have more than they show take the focus too.
          for _ in 0..<count + 2 {
            scene.send(.key(KeyEvent(.tab)))
            scene.tick(at: scene.time + 1)
            guard let button = scene.focusedView as? Button else { continue }
            titles.insert(button.title)
            let shown = frame(button)
            #expect(shown.minY >= frame(texts).maxY && shown.maxY <= card.maxY, "\(place): \(button.title)")
          }
          #expect(titles.count == count, "\(place): \(titles)")
        }
      }
    }
  }

  @Test("buttons are in the card itself as soon as all have space")
  func back() throws {
    let scene = scene()
    let alert = Alert("Delete?", actions: Self.titles.map { Alert.Action($0) })
    alert.present(in: scene, animated: false)
    scene.focus(all(Button.self, in: alert).last, isVisible: true)
    for (textScale, scrolls) in [(1.0, false), (3, true), (1, false)] {
      scene.traits.textScale = textScale
      scene.tick(at: scene.time + 1)
      #expect(all(Button.self, in: alert).allSatisfy { ($0.superlayer === alert.card) != scrolls })
      #expect((scene.focusedView as? Button)?.title == Self.titles.last, "the focus stays")
      #expect(all(ScrollView.self, in: alert).count == (scrolls ? 2 : 1))
    }
  }

  @Test("an empty state without space for its parts scrolls, and is as before with it")
  func emptyState() throws {
    let scene = scene(height: 300)
    let table = TableView(style: .plain)
    let empty = EmptyState(
      "Keine Nachrichten", message: "Neue Nachrichten erscheinen hier.", image: .symbol(.mail),
      buttonTitle: "Aktualisieren")
    table.emptyStateView = empty
    scene.root.addSublayer(table)
    table.frame = scene.root.bounds
    for (textScale, scrolls) in [(1.0, false), (3, true), (1, false)] {
      scene.traits.textScale = textScale
      scene.tick(at: scene.time + 1)
      #expect(all(ScrollView.self, in: empty).isEmpty != scrolls, "\(textScale)")
      #expect(all(Label.self, in: empty).allSatisfy { !$0.isTruncated }, "\(textScale)")
      if let view = all(ScrollView.self, in: empty).first { view.contentOffset = view.maximumContentOffset }
      scene.tick(at: scene.time + 1)
      let shown = frame(empty.button)
      #expect(shown.minY >= 0 && shown.maxY <= 280.5, "\(textScale): \(shown)")
    }
    #expect(empty.sublayers.count == 4)
  }
}
