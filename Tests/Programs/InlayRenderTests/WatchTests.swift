import Foundation
import InlayFiles
import InlayGraphics
import InlayTestSupport
import Testing

/// `render --watch` in a separate process. Tests wait for its results by file notifications of the system.
@Suite struct WatchTests {
  private let scene = "inlay: 1\nsize: [4, 4]\ntheme: t.yaml\nbackground: tint\n"

  private func theme(_ color: String) -> String { "inlayTheme: 1\ncolors: {tint: '\(color)'}\n" }

  /// The picture of the scene in a theme.
  private func expected(_ theme: String) throws -> Data {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    try folder.write(theme, to: "t.yaml")
    return try Program.run(["s.yaml", "-o", "-"], in: folder.path).output
  }

  private func awaitPicture(_ data: Data, in folder: TestFolder, _ watcher: FileWatcher) -> Bool {
    RunningProgram.awaits(watcher) { (try? folder.data("s.png")) == data }
  }

  @Test("the picture follows the theme and the scene; while one is invalid that is reported and the old picture stays")
  func follows() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    try folder.write(theme("#0000FF"), to: "t.yaml")
    let watcher = try FileWatcher()
    try watcher.watch(folder["s.png"])
    let program = try RunningProgram(["s.yaml", "--watch"], in: folder.path)
    #expect(awaitPicture(try expected(theme("#0000FF")), in: folder, watcher))
    #expect(program.tells("render: s.png: made in "))
    #expect(program.tells("render: watching s.yaml, t.yaml"))

    try folder.write(theme("#00FF00"), to: "t.yaml")
    let green = try expected(theme("#00FF00"))
    #expect(awaitPicture(green, in: folder, watcher))

    try folder.write("inlayTheme: 1\ncolors: {tnt: '#FF0000'}\n", to: "t.yaml")
    #expect(program.tells("t.yaml:2:10: error: colors.tnt: unknown key; did you mean 'tint'?"))
    #expect(try folder.data("s.png") == green)
    try folder.write("inlay: 1\nsiz: [4, 4]\n", to: "s.yaml")
    #expect(program.tells("s.yaml:2:1: error: siz: unknown key; did you mean 'size'?"))
    #expect(try folder.data("s.png") == green)

    try folder.write(scene, to: "s.yaml")
    try folder.write(theme("#FF0000"), to: "t.yaml")
    #expect(awaitPicture(try expected(theme("#FF0000")), in: folder, watcher))
    #expect(program.isRunning)
  }

  @Test("a theme that is invalid or missing from the beginning is watched")
  func wrongFirst() throws {
    for first in ["inlayTheme: 1\ncolors: {tnt: '#FF0000'}\n", nil] {
      let folder = try TestFolder()
      try folder.write(scene, to: "s.yaml")
      if let first { try folder.write(first, to: "t.yaml") }
      let watcher = try FileWatcher()
      try watcher.watch(folder["s.png"])
      let program = try RunningProgram(["s.yaml", "--watch"], in: folder.path)
      #expect(program.tells(first == nil ? "'t.yaml': no such file" : "colors.tnt: unknown key"))
      try folder.write(theme("#FF0000"), to: "t.yaml")
      #expect(awaitPicture(try expected(theme("#FF0000")), in: folder, watcher))
    }
  }

  @Test("a changed image is shown")
  func images() throws {
    let folder = try TestFolder()
    try folder.write("inlay: 1\nsize: [4, 4]\nlayers: [{frame: [0, 0, 4, 4], contents: i.png}]\n", to: "s.yaml")
    let red = try expected(theme("#FF0000"))
    let blue = try expected(theme("#0000FF"))
    try red.write(to: URL(fileURLWithPath: folder["i.png"]))
    let watcher = try FileWatcher()
    try watcher.watch(folder["s.png"])
    let program = try RunningProgram(["s.yaml", "--watch"], in: folder.path)
    #expect(awaitPicture(red, in: folder, watcher))
    try blue.write(to: URL(fileURLWithPath: folder["i.png"]))
    #expect(awaitPicture(blue, in: folder, watcher))
    #expect(program.isRunning)
  }

  @Test("a folder that is renamed and created again is followed")
  func renamedFolder() throws {
    let folder = try TestFolder()
    let red = theme("#FF0000")
    try folder.write(scene, to: "in/s.yaml")
    try folder.write(theme("#0000FF"), to: "in/t.yaml")
    let watcher = try FileWatcher()
    try watcher.watch(folder["s.png"])
    let program = try RunningProgram(["in/s.yaml", "--watch"], in: folder.path)
    #expect(awaitPicture(try expected(theme("#0000FF")), in: folder, watcher))
    #expect(rename(folder["in"], folder["old"]) == 0)
    #expect(program.tells("in/s.yaml:1:1: error: the file cannot be read"))
    try folder.write(red, to: "in/t.yaml")
    try folder.write(scene, to: "in/s.yaml")
    #expect(awaitPicture(try expected(red), in: folder, watcher))
    // Files in the old folder have no effect any more, those in the new one do.
    try folder.write(theme("#00FF00"), to: "in/t.yaml")
    #expect(awaitPicture(try expected(theme("#00FF00")), in: folder, watcher))
    #expect(program.isRunning)
  }

  @Test("a scene that is a link follows its target, and the exchange of a mounted folder of Kubernetes")
  func links() throws {
    let folder = try TestFolder()
    func write(_ version: Int, _ color: String) throws {
      try folder.write(scene, to: "mount/..\(version)/s.yaml")
      try folder.write(theme(color), to: "mount/..\(version)/t.yaml")
    }
    try write(0, "#0000FF")
    try folder.makeLink("mount/..data", to: "..0")
    for name in ["s.yaml", "t.yaml"] { try folder.makeLink("mount/\(name)", to: "..data/\(name)") }
    try folder.makeLink("s.yaml", to: "mount/s.yaml")
    try folder.makeLink("t.yaml", to: "mount/t.yaml")
    let watcher = try FileWatcher()
    try watcher.watch(folder["s.png"])
    let program = try RunningProgram(["s.yaml", "--watch", "-o", "s.png"], in: folder.path)
    #expect(awaitPicture(try expected(theme("#0000FF")), in: folder, watcher))
    try folder.write(theme("#00FF00"), to: "mount/..0/t.yaml")
    #expect(awaitPicture(try expected(theme("#00FF00")), in: folder, watcher))
    for (version, color) in [(1, "#FF0000"), (2, "#FFFF00")] {
      try write(version, color)
      try folder.makeLink("mount/..data_tmp", to: "..\(version)")
      rename(folder["mount/..data_tmp"], folder["mount/..data"])
      #expect(awaitPicture(try expected(theme(color)), in: folder, watcher))
    }
    #expect(program.isRunning)
  }

  @Test("a larger variant of an image that appears is shown, and its removal too")
  func variants() throws {
    let folder = try TestFolder()
    let text = "inlay: 1\nsize: [4, 4]\nscale: 2\nlayers: [{frame: [0, 0, 4, 4], contents: v.png}]\n"
    try folder.write(text, to: "s.yaml")
    try folder.writePNG("v.png", width: 4, height: 4)
    let watcher = try FileWatcher()
    try watcher.watch(folder["s.png"])
    let program = try RunningProgram(["s.yaml", "--watch"], in: folder.path)
    #expect(program.tells("watching "))
    let plain = try folder.data("s.png")
    let red = RGBColor(red: 1, green: 0, blue: 0)
    try folder.write(text, to: "other/s.yaml")
    try folder.writePNG("other/v.png", width: 4, height: 4)
    try folder.writePNG("other/v@2x.png", width: 8, height: 8, red)
    let wanted = try Program.run(["s.yaml", "-o", "-"], in: folder["other"]).output
    #expect(wanted != plain)
    try folder.writePNG("v@2x.png", width: 8, height: 8, red)
    #expect(RunningProgram.awaits(watcher) { (try? folder.data("s.png")) == wanted })
    unlink(folder["v@2x.png"])
    #expect(awaitPicture(plain, in: folder, watcher))
    #expect(program.isRunning)
  }

  @Test("a working directory that is renamed away and made anew is followed")
  func workingFolder() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "work/s.yaml")
    try folder.write(theme("#0000FF"), to: "work/t.yaml")
    let watcher = try FileWatcher()
    try watcher.watch(folder["work/s.png"])
    let program = try RunningProgram(["s.yaml", "--watch"], in: folder["work"])
    func awaitNew(_ color: String) throws -> Bool {
      let wanted = try expected(theme(color))
      return RunningProgram.awaits(watcher) { (try? folder.data("work/s.png")) == wanted }
    }
    #expect(try awaitNew("#0000FF"))
    #expect(program.tells("watching s.yaml, t.yaml"))
    #expect(rename(folder["work"], folder["old"]) == 0)
    try folder.write(theme("#FF0000"), to: "work/t.yaml")
    try folder.write(scene, to: "work/s.yaml")
    #expect(try awaitNew("#FF0000"))
    try folder.write(theme("#00FF00"), to: "work/t.yaml")
    #expect(try awaitNew("#00FF00"))
    #expect(program.isRunning)
  }

  @Test(
    "a file whose reading ends the work is watched: once it is corrected, the picture is made", .needsLimits,
    arguments: ["t.yaml", "base.yaml", "d.yaml"])
  func crashingFile(_ name: String) throws {
    let folder = try TestFolder()
    let green = theme("#00FF00")
    let good = [
      "s.yaml": scene + "data: d.yaml\n", "t.yaml": "inlayTheme: 1\nextends: base.yaml\n", "base.yaml": green,
      "d.yaml": "{x: 1}",
    ]
    for (name, text) in good { try folder.write(text, to: name) }
    // More values than the memory holds.
    let values = String(repeating: "1,", count: 4_000_000)
    try folder.write(name == "d.yaml" ? "{x: [\(values)]}" : "inlayTheme: 1\ncolors: {a: [\(values)]}\n", to: name)
    let watcher = try FileWatcher()
    try watcher.watch(folder["s.png"])
    let limits = ["--max-memory", "100M", "--max-seconds", "600"]
    let program = try RunningProgram(["s.yaml", "--watch"] + limits, in: folder.path)
    #expect(program.tells("s.yaml:1:1: error: rendering takes more than 100 MiB"))
    try folder.write(good[name] ?? "", to: name)
    #expect(awaitPicture(try expected(green), in: folder, watcher))
    #expect(program.isRunning)
  }

  @Test("a scene that crashes the work is reported, and the next picture is made", .needsLimits)
  func crash() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    try folder.write(theme("#0000FF"), to: "t.yaml")
    let watcher = try FileWatcher()
    try watcher.watch(folder["s.png"])
    let program = try RunningProgram(["s.yaml", "--watch", "--max-memory", "200M"], in: folder.path)
    #expect(awaitPicture(try expected(theme("#0000FF")), in: folder, watcher))
    let large = "layers: [{frame: [0, 0, 7000, 7000], opacity: 0.5, sublayers: [{}]}]\n"
    try folder.write("inlay: 1\nsize: [7000, 7000]\n" + large, to: "s.yaml")
    #expect(program.tells("s.yaml:1:1: error: "))
    try folder.write(scene.replacingOccurrences(of: "tint", with: "'#FF0000'"), to: "s.yaml")
    #expect(awaitPicture(try expected(theme("#FF0000")), in: folder, watcher))
    #expect(program.isRunning)
  }
}
