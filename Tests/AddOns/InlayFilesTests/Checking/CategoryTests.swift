import InlayFiles
import InlayLists
import InlayTestSupport
import Testing

/// Categories are names from a theme.
@Suite struct CategoryTests {
  private let theme = "inlayTheme: 1\ncategories: {warning: {background: '#fff'}, note: {label: '#000'}}\n"

  private func scene(_ theme: String, _ categories: String..., script: String = "[]") -> String {
    "inlay: 1\nsize: [9, 9]\ntheme: \(theme)\nlayers:\n- type: table\n  sections:\n  - rows:\n"
      + categories.map { "    - {category: \($0)}\n" }.joined() + "  frame: [0, 0, 0, 0]\nscript: \(script)\n"
  }

  private func problems(_ text: String, _ options: SceneOptions = SceneOptions()) throws -> [String] {
    let folder = try TestFolder()
    try folder.write(theme, to: "t.yaml")
    let path = try folder.write(text, to: "s.yaml")
    return InlayFilesTests.problems { () throws(FileError) in
      try SceneFile(path: path).validate(options)
    }
  }

  @Test("a category that the theme does not have is an error at its place, with the nearest name of the theme")
  func unknown() throws {
    #expect(
      try problems(scene("t.yaml", "warning", "warnin", "note", "xyzzy")) == [
        "9:18: layers[0].sections[0].rows[1].category: the theme 't' has no category 'warnin'; did you mean 'warning'?",
        "11:18: layers[0].sections[0].rows[3].category: the theme 't' has no category 'xyzzy'",
      ])
    #expect(
      try problems(scene("settings", "warning")) == [
        "8:18: layers[0].sections[0].rows[0].category: the theme 'settings' has no categories, so none is 'warning'"
      ])
  }

  @Test("a category of any theme that the script sets is known, and rows that a script inserts are checked")
  func scripts() throws {
    #expect(try problems(scene("settings", "note", script: "[{setTheme: {theme: t.yaml}}]")) == [])
    let insert = "[{insert: {layer: x, at: [0, 0], rows: [{category: nte}]}}]"
    let text = scene("t.yaml", "note", script: insert)
    let found = try problems(text.replacing("type: table", with: "{type: table, name: x}\n- type: table"))
    let message = "script[0].insert.rows[0].category: the theme 't' has no category 'nte'"
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }

  @Test("an invalid theme causes no problems of categories")
  func wrongTheme() throws {
    #expect(try problems(scene("gone.yaml", "note")) == ["3:8: theme: 'gone.yaml': no such file"])
  }

  @Test("in another theme than its own a scene loads, and missing categories are warnings")
  func otherTheme() throws {
    let folder = try TestFolder()
    try folder.write(theme, to: "t.yaml")
    let path = try folder.write(scene("t.yaml", "note"), to: "s.yaml")
    var options = SceneOptions()
    options.theme = "modern"
    let loaded = try SceneFile(path: path, limits: options.limits).load(options)
    #expect(loaded.warnings.count == 1 && loaded.warnings[0].severity == .warning)
    #expect(loaded.warnings[0].message.contains("the theme 'modern' has no categor"))
  }
}
