/// Steps that insert, delete and move parts of a table: rows by `at`, whole sections by `section`.
extension ObjectSpec {
  static let insertStep = ObjectSpec(
    "a step that inserts",
    [
      layerName, Key("at", rowAddress, .none).with(\.excludes, ["section", "sections"]),
      Key("rows", .list(.object(.row)), .none).with(\.excludes, ["section"]), Key("section", sectionNumber, .none),
      Key("sections", .list(.object(.section)), .none), animation,
    ])

  static let deleteStep = ObjectSpec(
    "a step that deletes",
    [
      layerName, Key("at", rowAddress, .none).with(\.excludes, ["section"]), Key("section", sectionNumber, .none),
      animation,
    ])

  static let moveStep = ObjectSpec(
    "a step that moves",
    [
      layerName, Key("at", rowAddress, .none).with(\.excludes, ["section", "toSection"]),
      Key("to", rowAddress, .none).with(\.excludes, ["section"]), Key("section", sectionNumber, .none),
      Key("toSection", sectionNumber, .none), animation,
    ])

  static let rowAddress = ValueType.numbers(["section", "row"], .notNegative)
  static let sectionNumber = ValueType.integer(0...sectionLimit)
  private static let animation = Key("animation", .choice(["none"]), .text("none"))
}
