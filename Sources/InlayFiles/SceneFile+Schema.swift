extension SceneFile {
  /// The JSON Schema (draft 2020-12) of scene files of this version, for editors and other tools.
  ///
  /// It is generated from the checker's keys. The checker alone checks the rest: whether named files exist, whether
  /// `colors` and `locations` have equal counts, path data, and limits of the scene as a whole.
  public static var jsonSchema: String {
    ObjectKind.scene.jsonSchema(title: "Inlay scene", ObjectKind.allCases.filter { !$0.isOfThemes })
  }
}
