import Foundation
import InlayTestSupport
import Testing

/// Wrong bundles and wrong arguments for them.
@Suite struct BundleFailureTests {
  @Test(
    "arguments that do not belong together are usage errors",
    arguments: [
      (["s.yaml", "--page", "Root"], "--page is for settings bundles"),
      (["s.yaml", "--idiom", "pad"], "--idiom is for settings bundles"),
      (["s.yaml", "--values", "v.plist"], "--values is for settings bundles"),
      (["s.yaml", "--all-pages"], "--all-pages is for settings bundles"),
      (["-", "-o", "-", "--out-dir", "out"], "--out-dir is for settings bundles"),
      (["--preview", "modern", "--page", "Root"], "--page is for settings bundles"),
      (["S.bundle", "--data", "d.json"], "--data is for scenes"),
      (["S.bundle", "--out-dir", "out"], "--out-dir needs --all-pages"),
      (["S.bundle", "--all-pages", "--page", "Root"], "--page names one page"),
      (["S.bundle", "--all-pages", "-o", "x.png"], "-o is for one picture"),
      (["S.bundle", "--all-pages", "--dump", "x.json"], "--dump is for one picture"),
      (["S.bundle", "--all-pages", "--compare", "x.png"], "--compare is for one picture"),
      (["S.bundle", "--values", "-"], "the values are a file"),
      (["S.bundle", "--page", ""], "the page's name is empty"),
      (["S.bundle", "--idiom", "watch"], "'watch'"), (["S.bundle", "-o", "x.gif"], "the picture's name must end in"),
      (["S.bundle", "--values", "v.plist", "-o", "v.plist"], "v.plist"),
      (["S.bundle", "--dump", "S.bundle/Panes/Sound.plist"], "are the same file"),
    ])
  func usage(arguments: [String], message: String) throws {
    let settings = try SettingsFolder()
    try settings.writeValues([])
    let before = try settings.folder.data("S.bundle/Panes/Sound.plist")
    let result = try Program.run(arguments, in: settings.folder.path)
    #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
    #expect(settings.folder.names == ["S.bundle", "v.plist"])
    #expect(try settings.folder.data("S.bundle/Panes/Sound.plist") == before)
  }

  @Test(
    "what cannot be read ends with 1 and a message with its place",
    arguments: [
      (["Gone.bundle"], "Gone.bundle/Root.plist:1:1: error: no such file"),
      (["gone.plist"], "./gone.plist:1:1: error: no such file"),
      (["."], ".:1:1: error: the file cannot be read: not a regular file"),
      (["S.bundle", "--page", "Panes/Sond"], "S.bundle:1:1: error: the bundle has no page 'Panes/Sond'; did you mean"),
      (["S.bundle", "--values", "gone.plist"], "gone.plist:1:1: error: the file cannot be read"),
      (["S.bundle", "--values", "list.plist"], "list.plist:1:1: error: the settings' values must be a dictionary"),
      (["S.bundle", "--theme", "gone.yaml"], ": error: "),
      (["S.bundle", "--max-layers", "5"], "S.bundle/Root.plist:1:1: error: layers: "),
      (["S.bundle", "--max-pixels", "700"], "S.bundle/Root.plist:1:1: error: scale: the canvas has "),
    ])
  func unreadable(arguments: [String], message: String) throws {
    let settings = try SettingsFolder()
    try settings.folder.write("<?xml version=\"1.0\"?><plist version=\"1.0\"><array/></plist>", to: "list.plist")
    for more in [[], ["--no-isolation"]] {
      let result = try Program.run(arguments + more, in: settings.folder.path)
      #expect(result.status == 1 && result.errors.contains(message), "\(result.errors)")
      #expect(settings.folder.names == ["S.bundle", "list.plist"])
    }
  }

  @Test("a page that exceeds a limit does not keep the others from being written")
  func onePage() throws {
    let settings = try SettingsFolder()
    let row = "<dict><key>Type</key><string>PSTitleValueSpecifier</string><key>Key</key><string>k</string></dict>"
    try settings.write(String(repeating: row, count: 300), to: "Panes/Sound")
    let result = try settings.run("--all-pages", "--out-dir", "out", "--max-layers", "900")
    #expect(result.status == 1)
    #expect(result.errors.contains("S.bundle/Panes/Sound.plist:1:1: error: layers: "))
    #expect(String(decoding: result.output, as: UTF8.self) == "out/Root.png\nout/Root.units.png\n")
    #expect(TestFolder.names(in: settings.folder["out/Panes"]) == [])
  }

  @Test("pictures do not leave their folder, and an output that cannot be written ends with 3")
  func outputs() throws {
    let settings = try SettingsFolder()
    let folder = settings.folder
    try folder.write("", to: "file")
    #expect(try settings.run("--all-pages", "--out-dir", "file").status == 3)
    try folder.write("", to: "other/x")
    try folder.write("", to: "out/x")
    try folder.makeLink("out/Panes", to: "../other")
    let result = try settings.run("--all-pages", "--out-dir", "out")
    #expect(result.status == 3)
    #expect(TestFolder.names(in: folder["other"]) == ["x"])
    #expect(try settings.run("-o", "gone/p.png").status == 3)
    try folder.makeLink("link.png", to: "target.png")
    #expect(try settings.run("-o", "link.png").status == 3)
  }

  @Test("time and memory are limited, as for scenes")
  func limits() throws {
    let settings = try SettingsFolder()
    let row = "<dict><key>Type</key><string>PSTitleValueSpecifier</string><key>Key</key><string>k</string></dict>\n"
    try settings.write(String(repeating: row, count: 40_000), to: "Root")
    let slow = try settings.run("--max-seconds", "0.001")
    #expect(slow.status == 1 && slow.errors.contains("--max-seconds allows more"), "\(slow.errors)")
    let large = try settings.run("--max-memory", "64K")
    #expect(large.status == 1 && large.errors.split(separator: "\n").count == 1, "\(large.errors)")
    #expect(settings.folder.names == ["S.bundle"])
  }
}
