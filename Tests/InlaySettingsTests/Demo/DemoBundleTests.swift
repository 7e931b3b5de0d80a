import Foundation
import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlaySettings

/// The bundle of `Demos`.
@Suite struct DemoBundleTests {
  private static let languages = ["en", "de", "ja", "ar"]

  private func bundle(_ language: String = "en", _ idiom: SettingsBundle.Idiom = .phone) throws -> SettingsBundle {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Demos/Settings.bundle")
    return try SettingsBundle(at: path.path, language: language, idiom: idiom)
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
    let (own, others) = (try texts(bundle(language)), Self.languages.filter { $0 != language })
    #expect(own.allSatisfy { $0 != $0.uppercased() || language == "ja" || language == "ar" }, "\(own)")
    let keys = try texts(bundle("en")).filter { $0.contains("_") }
    #expect(keys == [])
    for other in others where other != "en" || language != "de" {
      let same = zip(own, try texts(bundle(other))).filter { $0 == $1 }.map(\.0)
      // Units, numbers and names.
      #expect(
        Set(same).isSubset(of: [
          "kn", "m/s", "km/h", "Bft", "15 min", "30 min", "1 h", "3 h", "Cuxhaven", "Dover", "Yokohama", "Alexandria",
        ]), "\(other)")
    }
  }

  /// In the order of the file.
  private func texts(_ bundle: SettingsBundle) -> [String] {
    pages(bundle).flatMap { page in
      [page.title]
        + page.groups.flatMap { group in
          [group.title, group.footer].compactMap { $0 }
            + group.rows.sorted { ($0.id.specifier, $0.id.choice ?? 0) < ($1.id.specifier, $1.id.choice ?? 0) }
            .flatMap { row in [row.title] + choiceTexts(of: row) }
        }
    }
    .filter { !$0.isEmpty }
  }

  private func choiceTexts(of row: SettingsRow) -> [String] {
    switch row.content {
    case .titleValue(let choices), .multiValue(let choices):
      choices.sorted { "\($0.value)" < "\($1.value)" }.flatMap { [$0.title, $0.shortTitle].compactMap { $0 } }
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
        var problems: [SceneProblem] = []
        scene.problemHandler = { problems.append($0) }
        (scene.traits.appearance, scene.traits.language) = (appearance, language)
        screen.open(destination)
        scene.tick(at: 0)
        let surface = try ImageSurface(for: scene)
        try scene.render(into: surface)
        let table = try #require(screen.stack.topPage?.content as? TableView)
        // To the end and back.
        for offset in [40, 90.5, 1000, 7, table.minimumContentOffset.y] {
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
