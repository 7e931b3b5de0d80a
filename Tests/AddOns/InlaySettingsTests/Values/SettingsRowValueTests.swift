import Testing

@testable import InlaySettings

/// What rows make of values of any type.
@Suite struct SettingsRowValueTests {
  private func row(_ content: SettingsRow.Content, default value: PropertyList? = nil) -> SettingsRow {
    SettingsRow(id: SettingsRow.ID(specifier: 0), title: "Row", key: "key", defaultValue: value, content: content)
  }

  private func page(_ rows: [SettingsRow]) -> SettingsPage {
    SettingsPage(name: "Root", title: "Root", groups: [SettingsGroup(title: nil, footer: nil, rows: rows)])
  }

  @Test("values are shown as texts: numbers without a needless fraction, dates in UTC")
  func texts() {
    let texts: [(PropertyList, String)] = [
      (.string("2.0"), "2.0"), (.integer(-3), "-3"), (.real(2), "2"), (.real(0.25), "0.25"), (.boolean(true), "1"),
      (.boolean(false), "0"), (.date(0), "2001-01-01 00:00:00 +0000"), (.date(-1), "2000-12-31 23:59:59 +0000"),
      (.date(1_709_164_800 - 978_307_200), "2024-02-29 00:00:00 +0000"), (.date(.nan), ""), (.date(1e300), ""),
      (.date(-63_113_904_000), "0001-01-01 00:00:00 +0000"), (.date(252_423_993_599), "9999-12-31 23:59:59 +0000"),
      (.data([1]), ""), (.array([.integer(1)]), ""),
    ]
    for (value, text) in texts { #expect(value.text == text) }
  }

  @Test("a title value without a match shows the value itself, a multi value nothing and warns")
  func matches() {
    let choices = [
      SettingsChoice(value: .integer(1), title: "One", shortTitle: "1st"),
      SettingsChoice(value: .integer(2), title: "Two"), SettingsChoice(value: .real(2), title: "Again"),
    ]
    let (title, multi) = (row(.titleValue(choices: choices)), row(.multiValue(choices: choices)))
    for (value, shown, short) in [(PropertyList.boolean(true), "One", "1st"), (.real(2), "Two", "Two")] {
      let values = SettingsValues(["key": value])
      #expect(title.detail(in: values) == shown && multi.detail(in: values) == short)
      #expect(page([title, multi]).warnings(for: values).isEmpty)
    }
    let values = SettingsValues(["key": .string("three")])
    #expect(title.detail(in: values) == "three" && multi.detail(in: values) == "")
    #expect(
      page([title, multi]).warnings(for: values) == [
        "page 'Root': 'three' of 'key' is not one of the choices, so none is shown"
      ])
    #expect(page([title, multi]).warnings(for: SettingsValues()).isEmpty)
  }

  @Test("a radio group without a match warns once")
  func radios() {
    let rows = (0..<3).map { number in
      SettingsRow(
        id: SettingsRow.ID(specifier: 0, choice: number), title: "\(number)", key: "key",
        content: .radio(value: .integer(Int64(number))))
    }
    #expect(page(rows).warnings(for: SettingsValues(["key": .integer(3)])).count == 1)
    #expect(page(rows).warnings(for: SettingsValues(["key": .real(2)])).isEmpty)
  }

  @Test("a choice's page has its whole titles, and the row's key and default")
  func choicePages() throws {
    let root = try #require(SamplePages().page("Root"))
    let row = try #require(root.row(SettingsRow.ID(specifier: 7)))
    let page = try #require(root.choicePage(of: row.id))
    #expect(page.title == "Theme" && page.groups.count == 1)
    #expect(page.groups[0].rows.map(\.title) == ["Automatic", "Light", "Dark"])
    #expect(page.groups[0].rows.allSatisfy { $0.key == "theme" && $0.defaultValue == .integer(1) })
    #expect(root.choicePage(of: SettingsRow.ID(specifier: 6)) == nil)
    #expect(root.choicePage(of: SettingsRow.ID(specifier: 99)) == nil)
  }

  @Test("limits that are not a range become 0...1")
  func sliderRanges() {
    func range(_ minimum: Double, _ maximum: Double) -> ClosedRange<Double> {
      SettingsSlider(minimum: minimum, maximum: maximum).range
    }
    #expect(range(-2, 5) == -2...5 && range(3, 3) == 3...3)
    for (minimum, maximum) in [(5, -2), (.nan, 1), (0, .nan), (-.infinity, 1), (-1e308, 1e308)] as [(Double, Double)] {
      #expect(range(minimum, maximum) == 0...1)
    }
  }
}
