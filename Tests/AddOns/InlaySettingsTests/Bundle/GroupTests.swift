import Testing

@testable import InlaySettings

@Suite struct GroupTests {
  private static func group(_ values: [String: PropertyList] = [:]) -> PropertyList {
    .dictionary(values.merging(["Type": "PSGroupSpecifier"]) { $1 })
  }

  @Test("rows before the first group make one without a title; each group has the rows up to the next")
  func groups() throws {
    let bundle = try TestBundle([
      specifier("ToggleSwitch"), Self.group(["Title": "A"]), specifier("ToggleSwitch"), specifier("TextField"),
      Self.group(["Title": "B", "FooterText": "b"]), specifier("Slider"),
    ])
    let groups = try bundle.groups()
    #expect(groups.map(\.title) == [nil, "A", "B"])
    #expect(groups.map(\.footer) == [nil, nil, "b"])
    #expect(groups.map { $0.rows.map(\.id.specifier) } == [[0], [2, 3], [5]])
  }

  @Test("a group without a title is a gap, one without rows may have a footer")
  func gaps() throws {
    let bundle = try TestBundle([
      Self.group(), specifier("ToggleSwitch"), Self.group(["Title": "", "FooterText": "only a footer"]),
    ])
    let groups = try bundle.groups()
    #expect(groups.map(\.title) == [nil, nil])
    #expect(groups.map(\.footer) == [nil, "only a footer"])
    #expect(groups.map(\.rows.count) == [1, 0])
    #expect(try TestBundle([]).groups().isEmpty)
  }

  @Test("a radio group is a group with a row for each choice; further specifiers follow in it")
  func radioGroup() throws {
    let bundle = try TestBundle([
      specifier(
        "RadioGroup",
        ["FooterText": "F", "DefaultValue": 2, "Values": [1, 2, "x"], "Titles": ["One", "Two", "X"]]),
      specifier("ToggleSwitch"),
    ])
    let groups = try bundle.groups()
    #expect(groups.map(\.title) == ["T"] && groups.map(\.footer) == ["F"])
    let rows = try #require(groups.first).rows
    #expect(rows.map(\.title) == ["One", "Two", "X", "T"])
    #expect(rows.prefix(3).map(\.content) == [.radio(value: 1), .radio(value: 2), .radio(value: "x")])
    #expect(rows.prefix(3).allSatisfy { $0.key == "k" && $0.defaultValue == 2 })
    #expect(rows.map(\.id.specifier) == [0, 0, 0, 1] && rows.map(\.id.choice) == [0, 1, 2, nil])
    #expect(try bundle.warnings().isEmpty)
  }

  @Test("specifiers of another idiom are left out, and the rows of a group that is left out join the one before")
  func idioms() throws {
    let bundle = try TestBundle([
      Self.group(["Title": "A"]),
      specifier("ToggleSwitch", ["SupportedUserInterfaceIdioms": ["Phone"]]),
      Self.group(["Title": "B", "SupportedUserInterfaceIdioms": ["Pad"]]),
      specifier("ToggleSwitch", ["SupportedUserInterfaceIdioms": ["Phone", "Pad"]]),
      specifier("ToggleSwitch", ["SupportedUserInterfaceIdioms": ["Watch"]]),
      specifier("ToggleSwitch", ["SupportedUserInterfaceIdioms": "Pad"]),
    ])
    func places(_ idiom: SettingsBundle.Idiom) throws -> [[Int]] {
      try bundle.groups(idiom: idiom).map { $0.rows.map(\.id.specifier) }
    }
    #expect(try places(.phone) == [[1, 3]])
    #expect(try places(.pad) == [[], [3, 5]])
  }
}
