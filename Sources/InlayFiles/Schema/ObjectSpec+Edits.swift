/// Steps that insert, delete and move what stands in a table: rows by `at`, whole sections by `section`.
extension ObjectSpec {
  static let insertStep = ObjectSpec(
    "a step that inserts",
    [
      Key("layer", .text, .required), Key("at", rowAddress, .none), Key("rows", .list(.object(.row)), .none),
      Key("section", sectionNumber, .none), Key("sections", .list(.object(.section)), .none), animation,
    ],
    exclusions: [("at", "section"), ("at", "sections"), ("rows", "section")])

  static let deleteStep = ObjectSpec(
    "a step that deletes",
    [Key("layer", .text, .required), Key("at", rowAddress, .none), Key("section", sectionNumber, .none), animation],
    exclusions: [("at", "section")])

  static let moveStep = ObjectSpec(
    "a step that moves",
    [
      Key("layer", .text, .required), Key("at", rowAddress, .none), Key("to", rowAddress, .none),
      Key("section", sectionNumber, .none), Key("toSection", sectionNumber, .none), animation,
    ],
    exclusions: [("at", "section"), ("at", "toSection"), ("to", "section")])

  static let rowAddress = ValueType.numbers(["section", "row"], .notNegative)
  static let sectionNumber = ValueType.integer(0...sectionLimit)
  private static let animation = Key("animation", .choice(["none"]), .text("none"))
}
