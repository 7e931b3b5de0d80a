import InlayLists

/// Steps that insert, delete, move and reload parts of a table: rows by `at`, whole sections by `section`.
extension ObjectSpec {
  static let insertStep = ObjectSpec(
    "a step that inserts",
    [
      layerName,
      Key("at", "The first place of the rows, after the insertion.", rowPath, .none).with(
        \.excludes, ["section", "sections"]),
      Key("rows", "The rows to insert.", .list(.object(.row)), .none).with(\.excludes, ["section"]),
      Key("section", "The number of a single section to insert, from 0.", sectionNumber, .none),
      Key("sections", "The sections to insert.", .list(.object(.section)), .none), animation.key,
    ])

  static let deleteStep = ObjectSpec(
    "a step that deletes",
    [
      layerName, Key("at", "The row to delete.", rowPath, .none).with(\.excludes, ["section"]),
      Key("section", "The section to delete.", sectionNumber, .none),
      animation.key,
    ])

  /// The step `reload`: without a row and a section it loads the whole table again.
  static let reloadStep = ObjectSpec(
    "a step that reloads",
    [
      layerName, Key("at", "The row to load again.", rowPath, .none).with(\.excludes, ["section"]),
      Key("section", "The section to load again.", sectionNumber, .none),
      animation.key,
    ])

  static let moveStep = ObjectSpec(
    "a step that moves",
    [
      layerName, Key("at", "The row to move.", rowPath, .none).with(\.excludes, ["section", "toSection"]),
      Key("to", "The place of the row after the move.", rowPath, .none).with(\.excludes, ["section"]),
      Key("section", "The section to move.", sectionNumber, .none),
      Key("toSection", "The place of the section after the move.", sectionNumber, .none), animation.key,
    ])

  /// Rows and sections are the same as before by their `id`.
  static let applyStep = ObjectSpec(
    "a step that changes all rows",
    [
      layerName,
      Key(
        "sections", "All sections after the change; equal ones are found by id, or by title.", .list(.object(.section)),
        .required), animation.key,
    ])

  static let rowPath = ValueType.numbers(["section", "row"], .index)
  static let sectionNumber = ValueType.integer(0...sectionLimit)
  static let animation = Field("animation", "The animation of the rows.", .choice(of: RowAnimation.self), .text("none"))
}
