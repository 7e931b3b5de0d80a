@testable import InlaySettings

/// The pages of a bundle with every specifier, in a short and in a long language.
struct SamplePages {
  /// Whether texts are several times as long.
  var isLong = false
  /// More groups of plain rows at the end of the first page.
  var extraGroups = 0

  func page(_ name: String) -> SettingsPage? {
    switch name {
    case "Root": root
    case "Panes/Sound":
      SettingsPage(
        name: name, title: text("Sound"),
        groups: [
          group(
            nil,
            [row(0, "Ringer", key: "ringer", .integer(1), .toggle(trueValue: .integer(1), falseValue: .integer(0)))]),
          group("Output", (1...3).map { titleRow($0, "Speaker \($0)") }),
        ])
    default: nil
    }
  }

  private var root: SettingsPage {
    SettingsPage(
      name: "Root", title: text("Example"),
      groups: [
        group(
          "Account", footer: "The name is shown to others.",
          [
            row(1, "Name", key: "name", .string("Ada"), .textField(field("Required"))),
            row(2, "Password", key: "password", nil, .textField(field("None", isSecure: true))),
            titleRow(3, "Version"),
            row(4, "Licence", key: "licence", .integer(2), .titleValue(choices: licences)),
          ]),
        group(
          nil,
          [
            row(
              6, "Notifications", key: "notify", .string("YES"),
              .toggle(trueValue: .boolean(true), falseValue: .boolean(false))),
            row(7, "Theme", key: "theme", .integer(1), .multiValue(choices: themes)),
            row(8, "Sound", key: nil, nil, .childPane(name: "Panes/Sound")),
          ]),
        group(
          "Brightness",
          [
            row(10, "", key: "brightness", .real(0.5), .slider(slider))
          ]),
        group(
          "Sort by", footer: "The order of new lists.",
          [("Name", "n"), ("Date", "d"), ("Size", "s")].enumerated().map {
            var row = row(11, $1.0, key: "sort", .string("d"), .radio(value: .string($1.1)))
            row.id.choice = $0
            return row
          }),
        group(nil, footer: "A group without rows is a footer.", []),
      ]
        + (0..<extraGroups).map { number in
          group(
            "Group \(number)", footer: "The end of group \(number).",
            (0..<4).map { titleRow(20 + number * 5 + $0, "Row \(number).\($0)") })
        })
  }

  var slider: SettingsSlider {
    SettingsSlider(minimum: 0, maximum: 1, minimumImage: "dark.png", maximumImage: "light.png")
  }

  private var themes: [SettingsChoice] {
    [("Automatic", "Auto", 0), ("Light", nil, 1), ("Dark", nil, 2)].map {
      SettingsChoice(value: .integer($2), title: text($0), shortTitle: $1)
    }
  }

  private var licences: [SettingsChoice] {
    [SettingsChoice(value: .integer(1), title: text("Trial")), SettingsChoice(value: .integer(2), title: text("Full"))]
  }

  private func text(_ text: String) -> String { isLong ? text + " in a language of long words" : text }

  private func group(_ title: String?, footer: String? = nil, _ rows: [SettingsRow]) -> SettingsGroup {
    let footer = footer.map { isLong ? String(repeating: $0 + " ", count: 6) : $0 }
    return SettingsGroup(title: title.map(text), footer: footer, rows: rows)
  }

  private func row(
    _ specifier: Int, _ title: String, key: String?, _ value: PropertyList?, _ content: SettingsRow.Content
  ) -> SettingsRow {
    SettingsRow(
      id: SettingsRow.ID(specifier: specifier), title: title.isEmpty ? "" : text(title), key: key, defaultValue: value,
      content: content)
  }

  func titleRow(_ specifier: Int, _ title: String) -> SettingsRow {
    row(specifier, title, key: "title\(specifier)", .string("\(specifier).0"), .titleValue(choices: []))
  }

  private func field(_ placeholder: String, isSecure: Bool = false) -> SettingsTextField {
    SettingsTextField(
      isSecure: isSecure, placeholder: text(placeholder), keyboardType: .emailAddress, autocapitalization: .none,
      autocorrection: .no)
  }
}
