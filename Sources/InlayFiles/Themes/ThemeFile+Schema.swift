extension ThemeFile {
  /// The JSON Schema (draft 2020-12) of theme files as this version takes them.
  public static var jsonSchema: String {
    ObjectKind.theme.jsonSchema(title: "Inlay theme", ObjectKind.allCases.filter(\.isOfThemes))
  }
}
