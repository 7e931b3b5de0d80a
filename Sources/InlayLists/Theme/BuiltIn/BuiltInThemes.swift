/// Themes by their names, each made when it is asked for: some draw pictures.
struct BuiltInThemes: Sendable {
  let entries: [(name: String, make: @Sendable () -> Theme)]

  static let standard = BuiltInThemes(entries: [
    ("settings", { .settings }), ("grouped-classic", { .groupedClassic }), ("plum-2011", { .plum2011 }),
    ("gradient-custom", { .gradientCustom }), ("modern", { .modern }), ("high-contrast", { .highContrast }),
  ])

  var names: [String] { entries.map(\.name) }

  var all: [Theme] { entries.map { $0.make() } }

  func theme(named name: String) -> Theme? { entries.first { $0.name == name }?.make() }
}
