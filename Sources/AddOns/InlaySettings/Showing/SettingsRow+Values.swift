import InlayFiles

extension SettingsRow {
  /// The value that was set, or the row's default; nil without both.
  package func value(in values: SettingsValues) -> PropertyList? {
    key.flatMap(values.value(forKey:)) ?? defaultValue
  }

  /// The chosen one of a multi value's choices, or of a title value's; the first of equal ones. Nil without a match.
  func choice(in values: SettingsValues) -> SettingsChoice? {
    value(in: values).flatMap(choices.choice(for:))
  }

  private var choices: [SettingsChoice] {
    switch content {
    case .titleValue(let choices), .multiValue(let choices): choices
    default: []
    }
  }

  /// The text of a row without a control at its trailing side.
  func detail(in values: SettingsValues) -> String {
    switch content {
    case .titleValue: choice(in: values)?.title ?? value(in: values)?.text ?? ""
    case .multiValue: choice(in: values).map { $0.shortTitle ?? $0.title } ?? ""
    default: ""
    }
  }
}

extension SettingsPage {
  /// The page that a row with a choice opens: a row for each choice, with its whole title. Nil for other rows.
  func choicePage(of row: SettingsRow.ID) -> SettingsPage? {
    guard let row = self.row(row), case .multiValue(let choices) = row.content else { return nil }
    let rows = choices.enumerated().map { number, choice in
      SettingsRow(
        id: SettingsRow.ID(specifier: row.id.specifier, choice: number), title: choice.title, key: row.key,
        defaultValue: row.defaultValue, content: .radio(value: choice.value))
    }
    return SettingsPage(name: name, title: row.title, groups: [SettingsGroup(title: nil, footer: nil, rows: rows)])
  }

  /// O(rows).
  func row(_ id: SettingsRow.ID) -> SettingsRow? { groups.lazy.flatMap(\.rows).first { $0.id == id } }

  /// A sentence for each row that shows none of its choices, since the value that was set is none of them. Warnings
  /// about defaults are among the problems of the bundle. O(rows and choices).
  package func warnings(for values: SettingsValues) -> [String] {
    groups.flatMap { group in
      let radios = Dictionary(grouping: group.rows.filter(\.isRadio), by: \.key)
      return group.rows.compactMap { row -> String? in
        guard let key = row.key, let value = values.value(forKey: key) else { return nil }
        switch row.content {
        case .multiValue:
          guard row.choice(in: values) == nil else { return nil }
        case .radio:
          guard let rows = radios[key], rows.first?.id == row.id, !rows.contains(where: { $0.isChosen(by: value) })
          else { return nil }
        default: return nil
        }
        let shown = value.text.isEmpty ? "the value" : value.text.quoted
        return "page \(name.quoted): \(shown) of \(key.quoted) is not one of the choices, so none is shown"
      }
    }
  }
}

extension SettingsRow {
  var isRadio: Bool { if case .radio = content { true } else { false } }

  func isChosen(by value: PropertyList) -> Bool {
    if case .radio(let own) = content { own.matches(value) } else { false }
  }
}
