import InlayLists

/// Themes by their names, each made when it is requested: some draw pictures.
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

extension Theme {
  /// The themes that come with the library. The first use creates all of them.
  public static let builtIn: [Theme] = BuiltInThemes.standard.all

  /// The names of `builtIn`, in its order. They are known without creating a theme.
  public static let builtInNames: [String] = BuiltInThemes.standard.names

  /// Returns the built-in theme with a name, or `nil` if there is none. Creates no other theme.
  public static func named(_ name: String) -> Theme? { BuiltInThemes.standard.theme(named: name) }
}
