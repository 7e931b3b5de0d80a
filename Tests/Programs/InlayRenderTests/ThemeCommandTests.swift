import Foundation
import InlayTestSupport
import Testing

/// The program's commands for themes alone.
@Suite struct ThemeCommandTests {
  private let theme =
    "inlayTheme: 1\ncolors: {cell.background: '#203040', label: '#FFFFFF', label.secondary: '#DDDDDD'}\n"

  @Test("--preview makes a picture of a theme, built in or from a file, with the theme's name")
  func preview() throws {
    let folder = try TestFolder()
    try folder.write(theme, to: "themes/night.yaml")
    for (name, picture) in [("plum-2011", "plum-2011.png"), ("themes/night.yaml", "night.png")] {
      let result = try Program.run(["--preview", name], in: folder.path)
      #expect(result.status == 0, "\(result.errors)")
      #expect(try folder.data(picture).pngSize == [750, 1334])
    }
    #expect(folder.names == ["night.png", "plum-2011.png", "themes"])
    #expect(try folder.data("night.png") != folder.data("plum-2011.png"))
    let dark = try Program.run(
      ["--preview", "modern", "--appearance", "dark", "--scale", "1", "-o", "-"], in: folder.path)
    #expect(dark.output.pngSize == [375, 667])
  }

  @Test("--preview of an invalid theme ends with 1, of an unknown one and of two themes with 2")
  func wrongPreview() throws {
    let folder = try TestFolder()
    try folder.write("inlayTheme: 1\nmetrics: {rowHeigth: 3}\n", to: "t.yaml")
    let wrong = try Program.run(["--preview", "t.yaml"], in: folder.path)
    #expect(wrong.status == 1)
    #expect(wrong.errors == "t.yaml:2:11: error: metrics.rowHeigth: unknown key; did you mean 'rowHeight'?\n")
    let unknown = try Program.run(["--preview", "moder"], in: folder.path)
    #expect(unknown.status == 2)
    #expect(unknown.errors.hasPrefix("Error: --preview: no theme is named 'moder'; did you mean 'modern'?\n"))
    #expect(try Program.run(["--preview", "modern", "s.yaml"], in: folder.path).status == 2)
    #expect(try Program.run(["--preview", "modern", "--theme", "plum-2011"], in: folder.path).status == 2)
    #expect(folder.names == ["t.yaml"])
  }

  @Test("a font that is missing is reported at the theme that names it, by --preview and by scenes")
  func missingFont() throws {
    let folder = try TestFolder()
    try folder.write("inlayTheme: 1\nextends: modern\nfonts: {family: Nonesuch}\n", to: "t.yaml")
    try folder.write("inlayTheme: 1\nextends: t.yaml\n", to: "u.yaml")
    let text = "layers: [{type: text, textStyle: title, string: a, frame: {}}, {type: text, string: b, frame: {}}]\n"
    try folder.write("inlay: 1\nsize: [9, 9]\ntheme: u.yaml\n\(text)", to: "s.yaml")
    for arguments in [["--preview", "t.yaml"], ["s.yaml"], ["s.yaml", "--validate"]] {
      let result = try Program.run(arguments, in: folder.path)
      #expect(result.status == 0)
      #expect(
        result.errors == "t.yaml:3:17: warning: fonts.family: no font is named 'Nonesuch': another font is used\n",
        "\(arguments)")
    }
  }

  @Test("a scene gets its theme's warnings of the appearances that it shows, the theme alone those of all")
  func appearances() throws {
    let folder = try TestFolder()
    try folder.write(
      "inlayTheme: 1\nextends: modern\ncolors: {bar.label: {light: '#EEE', dark: '#FFF'}}\n", to: "t.yaml")
    let scene = "inlay: 1\nsize: [9, 9]\ntheme: t.yaml\n"
    try folder.write(scene, to: "s.yaml")
    try folder.write(scene + "appearance: dark\nlayers: [{appearance: light}]\n", to: "layer.yaml")
    try folder.write(scene + "appearance: dark\nscript: [{setTheme: {appearance: light}}]\n", to: "step.yaml")
    for (arguments, isTold) in [
      (["--validate", "t.yaml"], true), (["s.yaml"], true), (["s.yaml", "--appearance", "dark"], false),
      (["layer.yaml"], true), (["step.yaml"], true), (["--preview", "t.yaml"], true),
      (["--preview", "t.yaml", "--appearance", "dark"], false),
    ] {
      let result = try Program.run(arguments, in: folder.path)
      #expect(result.status == 0)
      #expect(
        result.errors.contains("t.yaml:3:21: warning: colors.bar.label") == isTold, "\(arguments) \(result.errors)")
    }
  }

  @Test("--accessibility checks a theme by its preview")
  func faults() throws {
    let folder = try TestFolder()
    try folder.write("inlayTheme: 1\ncolors: {label: '#DDDDDD', cell.background: '#FFFFFF'}\n", to: "t.yaml")
    for arguments in [["t.yaml"], ["--preview", "t.yaml"]] {
      func faults(_ more: String...) throws -> [Substring] {
        let told = try Program.run(arguments + ["--validate"] + more, in: folder.path).errors
        return told.split(separator: "\n").filter { $0.contains(": contrast:") }
      }
      let found = try faults("--accessibility")
      #expect(found.first?.hasPrefix("t.yaml:1:1: warning: contrast: \"Title\" has a contrast of 1.36:1") == true)
      #expect(try faults("--accessibility", "--accept", "contrast").isEmpty)
      #expect(try faults("--accessibility", "--contrast", "1.1").isEmpty && faults().isEmpty)
    }
  }

  @Test("--validate checks a theme file: problems end with 1, warnings are reported and do not")
  func validate() throws {
    let folder = try TestFolder()
    try folder.write(theme, to: "right.yaml")
    try folder.write("inlayTheme: 1\nextends: righ.yaml\ncolors: {labl: '#FFF'}\n", to: "wrong.yaml")
    try folder.write("inlayTheme: 1\ncolors: {label: '#FFFFFF'}\n", to: "pale.yaml")
    let right = try Program.run(["--validate", "right.yaml"], in: folder.path)
    #expect(right.status == 0 && !right.errors.contains("error:"))
    let wrong = try Program.run(["--validate", "wrong.yaml"], in: folder.path)
    #expect(wrong.status == 1)
    #expect(
      wrong.errors == "wrong.yaml:2:10: error: extends: 'righ.yaml': no such file\n"
        + "wrong.yaml:3:10: error: colors.labl: unknown key; did you mean 'label'? "
        + "A custom colour needs a name that differs more\n")
    let pale = try Program.run(["--validate", "pale.yaml"], in: folder.path)
    #expect(pale.status == 0)
    #expect(pale.errors.hasPrefix("pale.yaml:2:17: warning: colors.label"))
    #expect(folder.names == ["pale.yaml", "right.yaml", "wrong.yaml"])
  }

  @Test("--validate reports a category that the scene's theme does not have")
  func category() throws {
    let folder = try TestFolder()
    try folder.write("inlayTheme: 1\ncategories: {warning: {background: '#FFF'}}\n", to: "t.yaml")
    try folder.write(
      "inlay: 1\nsize: [9, 9]\ntheme: t.yaml\nlayers: [{type: table, sections: [{rows: [{category: warnin}]}]}]\n",
      to: "s.yaml")
    let result = try Program.run(["--validate", "s.yaml"], in: folder.path)
    #expect(result.status == 1)
    #expect(
      result.errors
        == "s.yaml:4:54: error: layers[0].sections[0].rows[0].category: the theme 't' has no category 'warnin'; "
        + "did you mean 'warning'?\n")
  }
}
