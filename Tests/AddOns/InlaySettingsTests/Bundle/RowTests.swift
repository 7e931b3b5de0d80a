import Testing

@testable import InlaySettings

@Suite struct RowTests {
  @Test("a toggle's values are true and false unless the file has others, of any type")
  func toggles() throws {
    let rows = try rows(
      specifier("ToggleSwitch", ["DefaultValue": "YES"]),
      specifier("ToggleSwitch", ["TrueValue": "on", "FalseValue": 0.5, "DefaultValue": "on"]))
    #expect(
      rows.map(\.content) == [
        .toggle(trueValue: true, falseValue: false), .toggle(trueValue: "on", falseValue: 0.5),
      ])
    #expect(rows.map(\.defaultValue) == ["YES", "on"])
    #expect(rows.map { $0.isOn($0.defaultValue) } == [true, true])
  }

  @Test("a value is on by its own form first, then by any form of a boolean")
  func isOn() throws {
    let plain = try #require(try rows(specifier("ToggleSwitch")).first)
    for value in [true, 1, 1.0, "YES", "true", "1", 7] as [PropertyList] { #expect(plain.isOn(value), "\(value)") }
    for value in [false, 0, 0.0, "NO", "false", "0", "on", []] as [PropertyList] {
      #expect(!plain.isOn(value), "\(value)")
    }
    #expect(!plain.isOn(nil))
    let inverted = try #require(try rows(specifier("ToggleSwitch", ["TrueValue": false, "FalseValue": true])).first)
    #expect(inverted.isOn(false) && inverted.isOn("NO") && inverted.isOn(0))
    #expect(!inverted.isOn(true) && !inverted.isOn("YES"))
    let words = try #require(try rows(specifier("ToggleSwitch", ["TrueValue": "a", "FalseValue": "b"])).first)
    #expect(words.isOn("a") && !words.isOn("b") && !words.isOn(true))
    #expect(
      try messages(specifier("ToggleSwitch", ["DefaultValue": "on"])) == [
        "item 0 (PSToggleSwitchSpecifier): DefaultValue is neither TrueValue nor FalseValue"
      ])
  }

  @Test("a text field has the kinds of input of the file, else the usual ones")
  func textFields() throws {
    let rows = try rows(
      specifier("TextField", ["DefaultValue": "d"]),
      specifier(
        "TextField",
        [
          "IsSecure": true, "Placeholder": "p", "KeyboardType": "NumberPad", "AutocapitalizationType": "AllCharacters",
          "AutocorrectionType": "No",
        ]))
    #expect(
      rows.map(\.content) == [
        .textField(
          SettingsTextField(
            isSecure: false, placeholder: nil, keyboardType: .alphabet, autocapitalization: .none,
            autocorrection: .default)),
        .textField(
          SettingsTextField(
            isSecure: true, placeholder: "p", keyboardType: .numberPad, autocapitalization: .allCharacters,
            autocorrection: .no)),
      ])
    #expect(
      try messages(specifier("TextField", ["KeyboardType": "Piano"])) == [
        "item 0 (PSTextFieldSpecifier): KeyboardType has an unknown value"
      ])
  }

  @Test("a title value has choices only if the file has them")
  func titleValues() throws {
    let rows = try rows(
      specifier("TitleValue", ["DefaultValue": "1.0"]),
      specifier("TitleValue", ["Values": [1, 2], "Titles": ["One", "Two"], "DefaultValue": 3]))
    #expect(
      rows.map(\.content) == [
        .titleValue(choices: []),
        .titleValue(choices: [
          SettingsChoice(value: 1, title: "One", shortTitle: nil),
          SettingsChoice(value: 2, title: "Two", shortTitle: nil),
        ]),
      ])
    #expect(rows.map(\.defaultValue) == ["1.0", 3])
    #expect(try messages(specifier("TitleValue", ["Values": [1], "Titles": ["One"], "DefaultValue": 3])).isEmpty)
  }

  @Test("a slider has limits and images inside of the bundle, and no title")
  func sliders() throws {
    let rows = try rows(
      specifier(
        "Slider",
        ["MinimumValue": -1, "MaximumValue": 2.5, "MinimumValueImage": "./a.png", "MaximumValueImage": "i/b.png"]))
    #expect(rows.map(\.title) == [""])
    #expect(
      rows.map(\.content) == [
        .slider(SettingsSlider(minimum: -1, maximum: 2.5, minimumImage: "a.png", maximumImage: "i/b.png"))
      ])
  }

  @Test("a slider without usable limits goes from 0 to 1, with a warning")
  func sliderMistakes() throws {
    let plain = SettingsRow.Content.slider(SettingsSlider(minimum: 0, maximum: 1, minimumImage: nil, maximumImage: nil))
    let item = "item 0 (PSSliderSpecifier): "
    for (values, expected) in [
      ([:], ["MinimumValue is missing", "MaximumValue is missing"]),
      (["MinimumValue": 3, "MaximumValue": 3], ["MinimumValue is not less than MaximumValue"]),
      (
        ["MinimumValue": "low", "MaximumValue": .real(.infinity)],
        ["MinimumValue is not a number", "MaximumValue is not a number"]
      ),
      (
        ["MinimumValue": 0, "MaximumValue": 1, "MinimumValueImage": "../a.png", "MaximumValueImage": 1],
        [
          "the MinimumValueImage '../a.png' is outside the bundle's folder",
          "MaximumValueImage is not a file name",
        ]
      ),
    ] as [([String: PropertyList], [String])] {
      let slider = specifier("Slider", values)
      #expect(try rows(slider).map(\.content) == [plain])
      #expect(try messages(slider) == expected.map { item + $0 })
    }
  }

  @Test("unknown types are left out with a warning; mistakes leave what can be shown")
  func mistakes() throws {
    let bundle = try TestBundle()
    let text = """
      <plist><dict><key>PreferenceSpecifiers</key><array>
      <dict><key>Type</key><string>PSToggleSwitchSpecifer</string></dict>
       <dict><key>Type</key><string>XYZ</string></dict>
      <string>x</string>
      <dict/>
      <dict><key>Type</key><string>PSToggleSwitchSpecifier</string><key>Title</key><array/></dict>
      <dict><key>Type</key><string>PSToggleSwitchSpecifier</string><key>Key</key><integer>3</integer></dict>
      <dict><key>Type</key><string>PSChildPaneSpecifier</string></dict>
      </array></dict></plist>
      """
    try bundle.write(Array(text.utf8), to: "Root.plist")
    #expect(
      try bundle.warnings() == [
        "Root.plist:2:1: warning: item 0 has the unknown Type 'PSToggleSwitchSpecifer'; did you mean 'PSToggleSwitchSpecifier'?",
        "Root.plist:3:2: warning: item 1 has the unknown Type 'XYZ'",
        "Root.plist:4:1: warning: item 2 is not a dictionary",
        "Root.plist:5:1: warning: item 3 has no Type",
        "Root.plist:6:1: warning: item 4 (PSToggleSwitchSpecifier): Title is not text",
        "Root.plist:6:1: warning: item 4 (PSToggleSwitchSpecifier): Key is missing",
        "Root.plist:7:1: warning: item 5 (PSToggleSwitchSpecifier): Key is not text, or empty",
        "Root.plist:8:1: warning: item 6 (PSChildPaneSpecifier): File is missing",
      ])
    let rows = try bundle.groups().flatMap(\.rows)
    #expect(rows.map(\.id.specifier) == [4, 5] && rows.map(\.title) == ["", ""] && rows.map(\.key) == [nil, nil])
  }

  @Test("no warning has a value of the settings")
  func secrets() throws {
    let secret = PropertyList.string("hunter2")
    let messages = try messages(
      specifier("TextField", ["IsSecure": true, "DefaultValue": secret, "KeyboardType": secret]),
      specifier("MultiValue", ["Values": [secret, secret, 1], "Titles": ["a", "b"], "DefaultValue": "hunter22"]),
      specifier("ToggleSwitch", ["DefaultValue": secret]), specifier("Slider", ["MinimumValue": secret]))
    #expect(messages.count > 5 && !messages.contains { $0.contains("hunter") })
  }
}
