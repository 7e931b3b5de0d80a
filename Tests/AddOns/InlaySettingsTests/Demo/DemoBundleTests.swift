import Foundation
import InlayControls
import InlayGraphics
import InlayImages
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlaySettings

/// The bundle of `Demos`.
@Suite struct DemoBundleTests {
  private static let languages = ["en", "de", "ja", "ar"]

  private func bundle(_ language: String = "en", _ idiom: SettingsBundle.Idiom = .phone) throws -> SettingsBundle {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Demos/Settings.bundle")
    return try SettingsBundle(path: path.path, language: language, idiom: idiom, willRead: nil)
  }

  private func pages(_ bundle: SettingsBundle) -> [SettingsPage] { bundle.pageNames.compactMap(bundle.page) }

  @Test("it has every kind of row, and no problem", arguments: languages, SettingsBundle.Idiom.allCases)
  func kinds(language: String, idiom: SettingsBundle.Idiom) throws {
    let bundle = try bundle(language, idiom)
    #expect(bundle.problems == [])
    #expect(bundle.languages == ["ar", "de", "en", "ja"])
    #expect(bundle.pageNames == ["Root", "Panes/Account", "Panes/Alerts", "Panes/Chart", "Licences"])
    let rows = pages(bundle).flatMap(\.groups).flatMap(\.rows)
    let kinds = Set(rows.map { "\($0.content)".prefix { $0 != "(" } })
    #expect(kinds == ["toggle", "textField", "titleValue", "slider", "multiValue", "radio", "childPane"])
    for case .slider(let slider) in rows.map(\.content) {
      for name in [slider.minimumImage, slider.maximumImage] { #expect(bundle.image(named: name ?? "") != nil) }
    }
    #expect(rows.contains { if case .textField(let field) = $0.content { field.isSecure } else { false } })
    #expect(rows.contains { $0.key == "vibrate" } == (idiom == .phone))
    #expect(rows.contains { $0.key == "besideCurve" } == (idiom == .pad))
  }

  @Test("every text is translated into every language", arguments: languages)
  func translations(language: String) throws {
    // Keys of the bundle's tables have capitals only.
    let texts = try texts(bundle(language))
    let keys = texts.filter {
      $0.count > 1 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5F).contains($0) }
    }
    #expect(texts.count > 60 && keys == [])
    #expect(try Set(texts).subtracting(self.texts(bundle("en"))).count > (language == "en" ? -1 : 50))
  }

  private func texts(_ bundle: SettingsBundle) -> [String] {
    pages(bundle).flatMap { page in
      [page.title]
        + page.groups.flatMap { group in
          [group.title, group.footer].compactMap { $0 }
            + group.rows.flatMap { row in [row.title] + choiceTexts(of: row) }
        }
    }
    .filter { !$0.isEmpty }
  }

  private func choiceTexts(of row: SettingsRow) -> [String] {
    switch row.content {
    case .titleValue(let choices), .multiValue(let choices):
      choices.flatMap { [$0.title, $0.shortTitle].compactMap { $0 } }
    case .textField(let field): [field.placeholder].compactMap { $0 }
    default: []
    }
  }

  @Test(
    "each page is the same picture painted whole and after scrolling, in light and dark, with no character missing",
    arguments: languages, SettingsBundle.Idiom.allCases)
  func pictures(language: String, idiom: SettingsBundle.Idiom) throws {
    let bundle = try bundle(language, idiom)
    let fonts = try TextContext()
    var all: Set<[UInt8]> = []
    for appearance in [Appearance.light, .dark] {
      for destination in bundle.destinations {
        let screen = SettingsScreen(bundle, values: SettingsValues(), imageScale: 1)
        screen.frame = Rect(x: 0, y: 0, width: idiom == .pad ? 744 : 390, height: 300)
        let scene = Scene(root: screen, size: screen.frame.size, textContext: fonts)
        var problems: [Scene.Problem] = []
        scene.onProblem = { problems.append($0) }
        (scene.traits.appearance, scene.traits.language) = (appearance, language)
        screen.open(destination)
        scene.tick(at: 0)
        let surface = try ImageSurface(for: scene)
        try scene.render(into: surface)
        let table = try #require(screen.stack.topPage?.content as? TableView)
        // To the end and back.
        for offset in [90.5, 1000, table.minimumContentOffset.y] {
          table.contentOffset.y = min(offset, table.maximumContentOffset.y)
          scene.tick(at: 0)
          try scene.render(into: surface)
          let difference = Picture(surface).difference(from: try scene.picture())
          #expect(difference == nil, "\(destination.name) at \(offset)")
        }
        #expect(problems.isEmpty, "\(problems)")
        all.insert(try surface.pngData())
      }
    }
    #expect(all.count == 2 * bundle.destinations.count)
  }
}
