import InlayTestSupport
import Testing

@testable import InlaySettings

@Suite struct ChoiceTests {
  private func choices(_ values: [String: PropertyList]) throws -> [SettingsChoice] {
    guard case .multiValue(let choices) = try rows(specifier("MultiValue", values)).first?.content else { return [] }
    return choices
  }

  @Test("choices have values of any type, titles, and short titles for the row")
  func choices() throws {
    let choices = try choices([
      "Values": [1, "b", true], "Titles": ["One", "Bee", "Yes"], "ShortTitles": ["1", "B", "Y"], "DefaultValue": "b",
    ])
    #expect(choices.map(\.value) == [1, "b", true])
    #expect(choices.map(\.title) == ["One", "Bee", "Yes"])
    #expect(choices.map(\.shortTitle) == ["1", "B", "Y"])
    #expect(try self.choices(["Values": [1], "Titles": ["One"]]).map(\.shortTitle) == [nil])
  }

  @Test("values and titles of different counts, equal values and a default among none are warnings")
  func mistakes() throws {
    let bundle = try TestBundle([
      specifier(
        "MultiValue",
        ["Values": [1, 2, 1.0, true, 5], "Titles": ["a", "b", "c", []], "ShortTitles": ["a"], "DefaultValue": 9]),
      specifier("RadioGroup", ["Values": [1], "DefaultValue": 2]),
    ])
    let item = "item 0 (PSMultiValueSpecifier): "
    #expect(
      try bundle.read().problems.map(\.message) == [
        item + "5 Values and 4 Titles; the extra ones are left out", item + "4 Titles and 1 ShortTitles",
        item + "the choices 0 and 2 have the same value", item + "the choices 0 and 3 have the same value",
        item + "Titles has an element that is not text", item + "DefaultValue is not one of the Values",
        "item 1 (PSRadioGroupSpecifier): Titles is missing",
        "item 1 (PSRadioGroupSpecifier): 1 Values and 0 Titles; the extra ones are left out",
        "item 1 (PSRadioGroupSpecifier): DefaultValue is not one of the Values",
      ])
    let choices = try choices(["Values": [1, 2, 3], "Titles": ["a", "b"], "ShortTitles": ["A"]])
    #expect(choices.map(\.title) == ["a", "b"] && choices.map(\.shortTitle) == ["A", nil])
  }

  @Test("a value matches by its number, else by type and contents")
  func matching() {
    let same: [[PropertyList]] = [
      [1, 1.0, true], [0, 0.0, false, .real(-0.0)], ["1"], [.date(1)], [.data([1])], [[1, true], [1.0, 1]],
      [["a": 1], ["a": true]], [.integer(.max)], [.real(9_223_372_036_854_775_808)], [0.5], [[]], [[:]],
    ]
    for (a, group) in same.enumerated() {
      for (b, other) in same.enumerated() {
        for value in group {
          #expect(other.allSatisfy { $0.matches(value) == (a == b) }, "\(value) and \(other)")
        }
      }
    }
    let choices = [SettingsChoice(value: 0, title: "a"), SettingsChoice(value: true, title: "b")]
    #expect(choices.choice(for: 1.0)?.title == "b" && choices.choice(for: "1") == nil)
  }

  @Test("choices are sorted by their translated titles where the file asks for it")
  func sorting() throws {
    let bundle = try TestBundle([
      specifier("MultiValue", ["Values": [1, 2, 3], "Titles": ["x", "y", "z"], "DisplaySortedByTitle": true]),
      specifier("RadioGroup", ["Values": [1, 2, 3], "Titles": ["x", "y", "z"], "DisplaySortedByTitle": true]),
      specifier("MultiValue", ["Values": [1, 2, 3], "Titles": ["x", "y", "z"], "DisplaySortedByTitle": false]),
    ])
    try bundle.write(strings: ["x": "banana", "y": "Cherry", "z": "Apple"], to: "en")
    let rows = try bundle.groups().flatMap(\.rows)
    guard case .multiValue(let sorted) = rows[0].content, case .multiValue(let asWritten) = rows[4].content else {
      Issue.record("no choices")
      return
    }
    #expect(sorted.map(\.title) == ["Apple", "banana", "Cherry"] && sorted.map(\.value) == [3, 1, 2])
    #expect(asWritten.map(\.title) == ["banana", "Cherry", "Apple"])
    #expect(rows[1...3].map(\.title) == ["Apple", "banana", "Cherry"])
    #expect(rows[1...3].map(\.id.choice) == [2, 0, 1])
  }

  @Test("the order of titles is total, passes over case first, and does not depend on the order before")
  func order() {
    #expect(
      ["b", "Z", "a", "A", "ä", "é", "ab", "10", "9", "Ärger", ""].sorted { TitleOrder($0) < TitleOrder($1) } == [
        "", "10", "9", "A", "a", "ab", "b", "Z", "ä", "Ärger", "é",
      ])
    withSeeds(50) { random in
      let titles = (0..<30).map { _ in
        (0..<random.int(0...3)).map { _ in random.pick(["a", "A", "ß", "İ", "é", "日"]) }.joined()
      }
      let once = titles.sorted { TitleOrder($0) < TitleOrder($1) }
      let again = titles.shuffled(using: &random).sorted { TitleOrder($0) < TitleOrder($1) }
      return once == again ? nil : "\(once) and \(again)"
    }
  }
}
