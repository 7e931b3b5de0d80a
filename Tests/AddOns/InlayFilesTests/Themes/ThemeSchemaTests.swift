import Foundation
import Testing

@testable import InlayFiles

@Suite struct ThemeSchemaTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Demos/Themes").standardizedFileURL
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".yaml") }

  private func root(_ text: String) throws -> Value { try DocumentReader.read(Array(text.utf8)).root }

  @Test("the schema in the folder of themes equals the one made from the tables of keys")
  func committed() throws {
    let url = Self.folder.appendingPathComponent("theme.schema.json")
    #expect(
      try String(contentsOf: url, encoding: .utf8) == ThemeFile.jsonSchema,
      "make it again: render --theme-schema > Demos/Themes/theme.schema.json")
  }

  @Test("every theme of the project is valid, also by the schema", arguments: names)
  func theme(name: String) throws {
    let url = Self.folder.appendingPathComponent(name)
    #expect(try ThemeFile(path: url.path).load().warnings.isEmpty)
    let value = try root(String(contentsOf: url, encoding: .utf8))
    #expect(try SchemaValidator.themes.get().problems(value) == [])
  }

  @Test(
    "values that the checker refuses are invalid by the schema",
    arguments: [
      "nme: a", "colors: {'a b': '#fff'}", "colors: {label: 'a b'}", "colors: {label: {dark: '#fff'}}",
      "textStyles: {title: {size: 0}}", "metrics: {rowHeight: -1}", "metrics: {switchSize: [1]}",
      "decoration: {kind: cards}", "decoration: {shadow: {opacity: 2}}", "categories: {a: {b: '#fff'}}",
      "categories: {a: 1}", "backgroundGradient: [1]",
    ])
  func wrong(line: String) throws {
    let text = "inlayTheme: 1\n" + line
    #expect(!problems { () throws(FileError) in _ = try loadTheme(text) }.isEmpty)
    #expect(try !SchemaValidator.themes.get().problems(root(text)).isEmpty)
  }
}
