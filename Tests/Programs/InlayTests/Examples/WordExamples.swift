import Foundation
import Inlay
import Testing

// The code of the page LocalizingAnApp.md.

func start(_ scene: Scene, texts folder: String) throws {
  let localization = try Localization(path: folder)
  for warning in localization.warnings { print(warning) }  // what cannot be used, with its file and line
  scene.localization = localization
  scene.traits.language = "de-AT"
}

final class DepartureView: View {
  let label = Label()
  var count = 0 { didSet { environmentDidChange() } }

  override func environmentDidChange() {
    super.environmentDidChange()
    label.text = localized("departures", count, "Berlin")  // "3 Abfahrten nach Berlin"
  }
}

@Suite struct WordExamples {
  @Test("an app's texts follow the language, with plural forms")
  func texts() throws {
    let folder = NSTemporaryDirectory() + "inlay-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (language, one, other) in [("en", "departure for", "departures for"), ("de", "Abfahrt nach", "Abfahrten nach")]
    {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(language).lproj", withIntermediateDirectories: true)
      let file = """
        <plist version="1.0"><dict><key>departures</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%1$#@count@ %2$@</string>
        <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>one</key><string>%d \(one)</string><key>other</key><string>%d \(other)</string></dict>
        </dict></dict></plist>
        """
      try Data(file.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(language).lproj/Localizable.stringsdict"))
    }
    let view = DepartureView()
    let scene = Scene(root: view, size: Size(width: 200, height: 40))
    try start(scene, texts: folder)
    view.count = 3
    #expect(view.label.text == "3 Abfahrten nach Berlin")
    scene.traits.language = "en"
    #expect(view.label.text == "3 departures for Berlin")
    view.count = 1
    #expect(view.label.text == "1 departure for Berlin")
  }

  @Test("a text with the key of a word replaces it")
  func replaced() {
    let scene = Scene(root: View(), size: Size(width: 10, height: 10))
    scene.localization["inlay.done", language: "en"] = "Ready"
    scene.localization["inlay.items", language: "en"] = [.one: "{0} thing", .other: "{0} things"]
    #expect(scene.localized("inlay.done") == "Ready" && scene.localized("inlay.items", 2) == "2 things")
    #expect(scene.localization.localized("inlay.done", in: "de_DE") == "Fertig")
  }

  func formats() {
    let formats = LocaleFormats(language: "de")
    let departure = DateTime(secondsSince1970: 1_772_874_300, offset: 3600)
    print(formats.number(12_345.5), formats.percent(0.41))  // 12.345,5 41 %
    print(formats.price(29.9, currency: "EUR"), formats.byteCount(1_500_000))  // 29,90 € 1,5 MB
    print(formats.date(departure, style: .full))  // Samstag, 7. März 2026
    print(formats.time(departure), formats.relativeDay(1))  // 10:05 morgen
    print(formats.list(["Bonn", "Köln", "Essen"], kind: .or))  // Bonn, Köln oder Essen
  }
}
