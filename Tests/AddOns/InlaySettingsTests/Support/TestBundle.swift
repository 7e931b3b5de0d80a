import InlayFiles
import InlayTestSupport

@testable import InlayLocalization
@testable import InlaySettings

/// A settings bundle in a folder of its own.
struct TestBundle {
  let folder: TestFolder

  /// - Parameter root: The specifiers of the first page.
  init(_ root: [PropertyList] = []) throws {
    folder = try TestFolder()
    try write("Root", root)
  }

  var path: String { folder["Settings.bundle"] }

  /// Writes a page.
  func write(_ name: String, _ specifiers: [PropertyList], title: PropertyList? = nil, table: PropertyList? = "Root")
    throws
  {
    var page: [String: PropertyList] = ["PreferenceSpecifiers": .array(specifiers)]
    page["StringsTable"] = table
    page["Title"] = title
    try write(PropertyList.dictionary(page).xml, to: name + ".plist")
  }

  func write(_ bytes: [UInt8], to name: String) throws { try folder.write(bytes, to: "Settings.bundle/" + name) }

  /// Writes strings: by default of the table `Root`.
  func write(strings: [String: String], to language: String, table: String = "Root") throws {
    let text = strings.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    try write(Array(text.utf8), to: (language.isEmpty ? "" : language + ".lproj/") + table + ".strings")
  }

  func read(
    _ language: String = "en", idiom: SettingsBundle.Idiom = .phone,
    limits: PropertyList.Limits = PropertyList.Limits()
  ) throws(FileError) -> SettingsBundle {
    try SettingsBundle(path: path, language, idiom, limits)
  }

  /// The groups of the first page.
  func groups(_ language: String = "en", idiom: SettingsBundle.Idiom = .phone) throws -> [SettingsGroup] {
    try read(language, idiom: idiom).page(named: "Root")?.groups ?? []
  }

  /// The warnings, without the bundle's path.
  func warnings(idiom: SettingsBundle.Idiom = .phone) throws -> [String] {
    try read(idiom: idiom).problems.map { $0.description.replacing(path + "/", with: "") }
  }
}

/// The rows of a page with specifiers.
func rows(_ specifiers: PropertyList...) throws -> [SettingsRow] {
  try TestBundle(specifiers).groups().flatMap(\.rows)
}

/// The messages of the warnings about a page with specifiers.
func messages(_ specifiers: PropertyList...) throws -> [String] {
  try TestBundle(specifiers).read().problems.map(\.message)
}

/// A specifier of a type, with a title and a key.
func specifier(_ type: String, _ more: [String: PropertyList] = [:]) -> PropertyList {
  let values: [String: PropertyList] = ["Type": .string("PS\(type)Specifier"), "Title": "T", "Key": "k"]
  return .dictionary(values.merging(more) { $1 })
}
