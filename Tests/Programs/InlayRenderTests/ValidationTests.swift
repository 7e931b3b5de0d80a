import Foundation
import InlayTestSupport
import Testing

/// `--validate` prints every problem.
@Suite struct ValidationTests {
  @Test("several files are checked, all of them, and one that is wrong gives the exit code")
  func severalFiles() throws {
    let folder = try TestFolder()
    try folder.write("inlay: 1\nsize: [9, 9]\nlayrs: []\n", to: "wrong.yaml")
    try folder.write("inlay: 1\nsize: [9, 9]\n", to: "right.yaml")
    try folder.write("inlayTheme: 1\nextends: modern\nnam: a\n", to: "theme.yaml")
    let result = try Program.run(["wrong.yaml", "right.yaml", "theme.yaml", "--validate"], in: folder.path)
    #expect(result.status == 1)
    #expect(
      result.errors == "wrong.yaml:3:1: error: layrs: unknown key; did you mean 'layers'?\n"
        + "theme.yaml:3:1: error: nam: unknown key; did you mean 'name'?\n")
    let right = try Program.run(["--validate", "right.yaml", "./right.yaml", "--accessibility"], in: folder.path)
    #expect(right.status == 0 && right.errors.isEmpty, "\(right.errors)")
    #expect(folder.names == ["right.yaml", "theme.yaml", "wrong.yaml"])
  }

  @Test("each file has all its problems: the limit is that of a file")
  func limit() throws {
    let folder = try TestFolder()
    let layers = (0..<90).map { "- {unknown\($0)x: 1}\n" }.joined()
    for name in ["a.yaml", "b.yaml"] { try folder.write("inlay: 1\nsize: [9, 9]\nlayers:\n" + layers, to: name) }
    let result = try Program.run(["a.yaml", "b.yaml", "--validate"], in: folder.path)
    #expect(result.errors.split(separator: "\n").count == 180)
  }

  @Test("a placeholder that fails, and data that cannot be read, hide no other problem")
  func data() throws {
    let folder = try TestFolder()
    try folder.write(
      "inlay: 1\nsize: [9, 9]\ndata: {a: 1}\nlayers:\n- {cornerRadius: '{data.b}', opacty: 1}\n", to: "s.yaml")
    let unknown = "s.yaml:5:30: error: layers[0].opacty: unknown key; did you mean 'opacity'?\n"
    let placeholder = try Program.run(["s.yaml", "--validate"], in: folder.path)
    #expect(placeholder.status == 1)
    #expect(
      placeholder.errors == "s.yaml:5:18: error: layers[0].cornerRadius: data has no key 'b'\n" + unknown)
    let unread = try Program.run(["s.yaml", "--validate", "--data", "gone.json"], in: folder.path)
    #expect(unread.status == 1)
    #expect(
      unread.errors == "gone.json:1:1: error: the data cannot be read: No such file or directory\n" + unknown,
      "\(unread.errors)")
  }

  @Test("the rows and points of a script are checked without running it")
  func script() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      inlay: 1
      size: [90, 90]
      layers: [{type: table, name: list, frame: {}, sections: [{rows: [{title: a}]}]}]
      script:
      - select: {layer: list, at: [0, 1]}
      - tap: [90, 0]

      """, to: "s.yaml")
    let result = try Program.run(["s.yaml", "--validate"], in: folder.path)
    #expect(result.status == 1)
    #expect(
      result.errors
        == "s.yaml:5:29: error: script[0].select.at: there is no row 1 in section 0, which has 1 row\n"
        + "s.yaml:6:3: warning: script[1].tap: [90, 0] is outside the scene, which has 90 x 90 points\n",
      "\(result.errors)")
  }
}
