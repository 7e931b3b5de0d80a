import Foundation
import InlayFiles
import InlayGraphics
import InlayImages
import InlayLists
import InlayTestSupport
import Testing

@Suite struct ImageProblemsTests {
  private static let scene = "inlay: 1\nsize: [100, 100]\nlayers:\n"

  private func problems(in folder: TestFolder, _ layers: String, _ options: SceneOptions = .init()) throws -> [String] {
    let path = try folder.write(Self.scene + layers, to: "scene.yaml")
    return InlayFilesTests.problems { () throws(FileError) in
      _ = try SceneFile(path: path, limits: options.limits).load(options)
    }
  }

  @Test("an unusable image is reported at the key that names it")
  func told() throws {
    let folder = try TestFolder()
    try folder.write("no png", to: "text.png")
    let good = try folder.writePNG("good.png", width: 50, height: 50)
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: good)))
    try folder.write(Array(bytes.prefix(bytes.count / 2)), to: "half.png")
    // The header declares more pixels than the limit; the data is not read.
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x40, 0, 0, 0, 0x40, 0])
    try folder.write(bytes, to: "huge.png")
    bytes.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0x40, 0])
    try folder.write(bytes, to: "flat.png")
    try folder.write("x", to: "sub/x.png")
    #expect(mkfifo(folder["pipe.png"], 0o600) == 0)
    try folder.makeLink("passwd.png", to: "/etc/passwd")
    let layers = """
      - {contents: gone.png}
      - {contents: text.png}
      - {contents: half.png}
      - {contents: huge.png}
      - {contents: flat.png}
      - {contents: sub}
      - {contents: pipe.png}
      - {contents: passwd.png}
      - {contents: ../x.png}
      - {contents: /dev/zero}
      - {contents: ""}
      - type: table
        sections: [{rows: [{}, {image: gone.png}]}]
      """
    let found = try problems(in: folder, layers)
    #expect(
      found.map { String($0.prefix { $0 != "'" }) } == [
        "4:14: layers[0].contents: ", "5:14: layers[1].contents: ", "6:14: layers[2].contents: ",
        "7:14: layers[3].contents: ", "8:14: layers[4].contents: ", "9:14: layers[5].contents: ",
        "10:14: layers[6].contents: ", "11:14: layers[7].contents: ", "12:14: layers[8].contents: ",
        "13:14: layers[9].contents: ", "14:14: layers[10].contents: ",
        "16:34: layers[11].sections[0].rows[1].image: ",
      ])
    let reasons = found.map { $0.split(separator: "contents: ").last.map(String.init) ?? "" }
    #expect(reasons[0] == "'gone.png': no such file")
    #expect(reasons[1] == "'text.png': not a PNG, JPEG, WebP or SVG")
    #expect(reasons[2].hasPrefix("'half.png': damaged"))
    #expect(reasons[3] == "'huge.png': 16384 x 16384 pixels, over the limit of 67108864 pixels")
    #expect(reasons[4].hasPrefix("'flat.png': damaged PNG"))
    #expect(reasons[5] == "'sub': not a regular file")
    #expect(reasons[6] == "'pipe.png': not a regular file")
    #expect(reasons[7] == "'passwd.png' is outside the scene's folder")
    #expect(reasons[8] == "'../x.png' is outside the scene's folder")
    #expect(reasons[9] == "'/dev/zero' is outside the scene's folder")
    #expect(reasons[10] == "'': the path is empty")
    #expect(!found.joined().contains(folder.path), "messages name files as the scene does")
  }

  @Test("a file that several layers show is decoded once")
  func shared() throws {
    let folder = try TestFolder()
    try folder.writePNG("a.png")
    try folder.makeLink("b.png", to: "a.png")
    let path = try folder.write(
      Self.scene + "- {name: x, contents: a.png}\n- {name: y, contents: ./a.png}\n- {name: z, contents: b.png}\n",
      to: "scene.yaml")
    let loaded = try SceneFile(path: path).load()
    let image = try #require(try loaded.layer("x").contents)
    #expect(try loaded.layer("y").contents === image)
    #expect(try loaded.layer("z").contents === image)
  }

  @Test("the pixels of all images together have a limit")
  func together() throws {
    let folder = try TestFolder()
    try folder.writePNG("a.png", width: 60, height: 100)
    try folder.writePNG("b.png", width: 50, height: 100)
    try folder.writePNG("c.png", width: 40, height: 100)
    var options = SceneOptions()
    options.limits.maximumPixels = 10_000
    #expect(try problems(in: folder, "- {contents: a.png}\n- {contents: c.png}\n- {contents: a.png}\n", options) == [])
    #expect(
      try problems(in: folder, "- {contents: a.png}\n- {contents: b.png}\n", options) == [
        "5:14: layers[1].contents: 'b.png': the scene's images have more than 10000 pixels in total"
      ])
  }

  @Test("rows show their images")
  func rows() throws {
    let folder = try TestFolder()
    try folder.writePNG("a.png", width: 7)
    let path = try folder.write(
      Self.scene
        + "- {type: table, name: t, frame: [0, 0, 100, 100], sections: [{rows: [{image: a.png}, {title: x}]}]}",
      to: "scene.yaml")
    let table = try SceneFile(path: path).load().layer("t", as: TableView.self)
    #expect(try table.cell(0, 0).image?.pixelWidth == 7)
    #expect(try table.cell(0, 1).image == nil)
  }

  @Test("a scene's file must be an existing regular file")
  func sceneFile() throws {
    let folder = try TestFolder()
    #expect(mkfifo(folder["pipe.yaml"], 0o600) == 0)
    func failure(_ path: String) -> [String] {
      InlayFilesTests.problems { () throws(FileError) in _ = try SceneFile(path: path).load() }
    }
    #expect(failure(folder["gone.yaml"]) == ["1:1: the file cannot be read: No such file or directory"])
    #expect(failure(folder["pipe.yaml"]) == ["1:1: the file cannot be read: not a regular file"])
    #expect(failure(folder.path) == ["1:1: the file cannot be read: not a regular file"])
    #expect(failure("/dev/zero") == ["1:1: the file cannot be read: not a regular file"])
  }
}
