import InlayLists

/// Steps that insert, delete, move and reload parts of a table: rows by `at`, whole sections by `section`.
extension ObjectSpec {
  static let insertStep = ObjectSpec(
    "a step that inserts",
    [
      layerName, Key("at", rowPath, .none).with(\.excludes, ["section", "sections"]),
      Key("rows", .list(.object(.row)), .none).with(\.excludes, ["section"]), Key("section", sectionNumber, .none),
      Key("sections", .list(.object(.section)), .none), animation.key,
    ])

  static let deleteStep = ObjectSpec(
    "a step that deletes",
    [
      layerName, Key("at", rowPath, .none).with(\.excludes, ["section"]), Key("section", sectionNumber, .none),
      animation.key,
    ])

  /// Without a row and a section, the whole table is loaded again.
  static let reloadStep = ObjectSpec(
    "a step that reloads",
    [
      layerName, Key("at", rowPath, .none).with(\.excludes, ["section"]), Key("section", sectionNumber, .none),
      animation.key,
    ])

  static let moveStep = ObjectSpec(
    "a step that moves",
    [
      layerName, Key("at", rowPath, .none).with(\.excludes, ["section", "toSection"]),
      Key("to", rowPath, .none).with(\.excludes, ["section"]), Key("section", sectionNumber, .none),
      Key("toSection", sectionNumber, .none), animation.key,
    ])

  /// Rows and sections are the same as before by their `id`.
  static let applyStep = ObjectSpec(
    "a step that changes all rows",
    [layerName, Key("sections", .list(.object(.section)), .required), animation.key])

  static let rowPath = ValueType.numbers(["section", "row"], .notNegative)
  static let sectionNumber = ValueType.integer(0...sectionLimit)
  static let animation = Field("animation", .choice(of: RowAnimation.self), .text("none"))
}
