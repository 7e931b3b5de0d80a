extension ThemeFile {
  /// The JSON Schema (draft 2020-12) of theme files of this version.
  public static var jsonSchema: String {
    ObjectKind.theme.jsonSchema(title: "Inlay theme", ObjectKind.allCases.filter(\.isOfThemes))
  }
}
