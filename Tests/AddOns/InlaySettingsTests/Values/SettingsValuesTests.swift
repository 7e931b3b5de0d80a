import Testing

@testable import InlaySettings

@Suite struct SettingsValuesTests {
  @Test("a change is reported once, and one that changes nothing is not")
  func changes() {
    let values = SettingsValues(["a": .integer(1)])
    var log: [String] = []
    values.onChange = { key, value in log.append("\(key) \(value?.text ?? "nil")") }
    #expect(!values.hasChanges)
    values.setValue(.integer(1), forKey: "a")
    #expect(log.isEmpty && !values.hasChanges)
    values.setValue(.real(1), forKey: "a")
    values.setValue(.string("x"), forKey: "b")
    values.setValue(nil, forKey: "a")
    values.setValue(nil, forKey: "a")
    #expect(log == ["a 1", "b x", "a nil"])
    #expect(values.all == ["b": .string("x")] && values.hasChanges)
  }

  @Test("a change during the report of another is reported too")
  func nested() {
    let values = SettingsValues()
    var log: [String] = []
    values.onChange = { [unowned values] key, _ in
      log.append(key)
      if key == "a" { values.setValue(.integer(1), forKey: "b") }
    }
    values.setValue(.integer(1), forKey: "a")
    #expect(log == ["a", "b"])
  }

  @Test("showing pages, in any way, sets no value")
  func defaults() throws {
    let app = try SettingsApp()
    for name in ["Root", "Panes/Sound"] { app.screen.open(name, animated: false) }
    app.screen.openChoices(of: SettingsRow.ID(specifier: 7), on: "Root", animated: false)
    app.scene.tick(at: 1)
    app.screen.page = { SamplePages(isLong: true).page($0) }
    app.scene.tick(at: 2)
    #expect(app.values.all.isEmpty && !app.values.hasChanges)
  }

  @Test("values as an XML property list have their keys in order, and no character that XML has not")
  func xml() {
    let values: [String: PropertyList] = [
      "b": .array([.integer(-1), .real(0.1), .boolean(true), .boolean(false)]),
      "a & b": .string("<\u{1}\r\n>é"), "c": .dictionary([:]), "d": .date(0.9), "e": .data(Array("Inlay".utf8)),
      "f": .data([]), "g": .real(-.infinity),
    ]
    let text = PropertyListWriter(.dictionary(values)).text
    let body = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3).joined(separator: "\n")
    #expect(
      body == """
        <dict>
        \t<key>a &amp; b</key>
        \t<string>&lt;\u{FFFD}&#13;
        &gt;é</string>
        \t<key>b</key>
        \t<array>
        \t\t<integer>-1</integer>
        \t\t<real>0.1</real>
        \t\t<true/>
        \t\t<false/>
        \t</array>
        \t<key>c</key>
        \t<dict>
        \t</dict>
        \t<key>d</key>
        \t<date>2001-01-01T00:00:00Z</date>
        \t<key>e</key>
        \t<data>SW5sYXk=</data>
        \t<key>f</key>
        \t<data></data>
        \t<key>g</key>
        \t<real>-infinity</real>
        </dict>
        </plist>

        """)
  }
}
