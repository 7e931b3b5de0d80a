extension SceneFile {
  /// The JSON Schema (draft 2020-12) of scene files as this version takes them, for editors and other tools.
  ///
  /// It is made of the tables that files are checked with. What it cannot say is left to checking: whether a file that
  /// is named exists, whether `colors` and `locations` are as many, path data, limits of the scene as a whole.
  public static var jsonSchema: String {
    ObjectKind.scene.jsonSchema(title: "Inlay scene", ObjectKind.allCases.filter { !$0.isOfThemes })
  }
}
