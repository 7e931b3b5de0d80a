import Foundation
import InlayFiles
import InlayTestSupport
import Testing

/// `render Settings.bundle`.
@Suite struct BundleTests {
  @Test("a page has the width of its device and the height of its content, twice in pixels")
  func size() throws {
    let settings = try SettingsFolder()
    let phone = try #require(try settings.picture().pngSize)
    #expect(phone[0] == 780 && (300..<800).contains(phone[1]))
    #expect(try settings.picture("--idiom", "pad").pngSize?.first == 1488)
    #expect(try settings.picture("--scale", "1").pngSize == [390, (phone[1] + 1) / 2])
    #expect(try settings.picture("--size", "390xauto") == settings.picture())
    #expect(try settings.picture("--size", "300x200").pngSize == [600, 400])
  }

  @Test("the picture is named by its page, and no other file is written")
  func names() throws {
    for (arguments, name) in [
      ([], "Root.png"), (["--page", "Panes/Sound"], "Sound.png"), (["--page", "Root.units"], "Root.units.png"),
      (["-o", "x.svg"], "x.svg"),
    ] {
      let settings = try SettingsFolder()
      let result = try Program.run(["S.bundle"] + arguments, in: settings.folder.path)
      #expect(result.status == 0 && result.errors == "" && result.output.isEmpty)
      #expect(settings.folder.names == ["S.bundle", name].sorted())
    }
    let settings = try SettingsFolder()
    #expect(try Program.run(["S.bundle/Panes/Sound.plist"], in: settings.folder.path).status == 0)
    #expect(settings.folder.names == ["S.bundle", "Sound.png"])
  }

  @Test("the folder, its path with a slash, and the file of a page show the same page")
  func paths() throws {
    let settings = try SettingsFolder()
    let picture = try settings.picture()
    try FileManager.default.copyItem(atPath: settings.folder["S.bundle"], toPath: settings.folder["renamed"])
    for path in ["renamed", "S.bundle/", "./S.bundle", settings.folder["S.bundle"], "S.bundle/Root.plist"] {
      #expect(try Program.run([path, "-o", "-"], in: settings.folder.path).output == picture, "\(path)")
    }
  }

  @Test("language, idiom, page, appearance, direction, theme and text size each change the picture")
  func options() throws {
    let settings = try SettingsFolder()
    var pictures: Set<Data> = [try settings.picture()]
    for arguments in [
      ["--language", "de"], ["--language", "ar"], ["--idiom", "pad"], ["--page", "Panes/Sound"],
      ["--page", "Root.units"], ["--appearance", "dark"], ["--direction", "rtl"], ["--theme", "plum-2011"],
      ["--text-scale", "1.5"],
    ] {
      let result = try Program.run(["S.bundle", "-o", "-"] + arguments, in: settings.folder.path)
      #expect(result.status == 0 && result.errors == "", "\(arguments) \(result.errors)")
      #expect(pictures.insert(result.output).inserted, "\(arguments)")
    }
    #expect(try settings.picture("--language", "en", "--idiom", "phone", "--page", "Root") == settings.picture())
    #expect(try settings.picture("--language", "ar", "--direction", "rtl") == settings.picture("--language", "ar"))
  }

  @Test("values are shown in place of defaults, and one that no choice has is a warning")
  func values() throws {
    let settings = try SettingsFolder()
    try settings.writeValues([("units", "<real>2</real>")])
    #expect(try settings.picture("--values", "v.plist") != settings.picture())
    try settings.writeValues([("units", "<integer>1</integer>"), ("other", "<true/>")])
    #expect(try settings.picture("--values", "v.plist") == settings.picture())
    try settings.writeValues([("units", "<integer>7</integer>")])
    let result = try settings.run("--values", "v.plist")
    #expect(result.status == 0)
    #expect(
      result.errors == "v.plist:1:1: warning: page 'Root': '7' of 'units' is not one of the choices, so none is shown\n"
    )
    #expect(try settings.run("--values", "v.plist", "--strict").status == 1)
  }

  @Test("a secret is in no dump and no message")
  func secret() throws {
    let settings = try SettingsFolder()
    try settings.writeValues([("code", "<string>swordfish</string>"), ("units", "<integer>2</integer>")])
    let result = try settings.run(
      "--page", "Panes/Sound", "--values", "v.plist", "--dump", "d.json", "--report", "r.json")
    #expect(result.status == 0 && result.errors == "")
    for name in ["d.json", "r.json"] {
      let text = String(decoding: try settings.folder.data(name), as: UTF8.self)
      #expect(!text.contains("swordfish") && text.count > 100)
    }
    #expect(String(decoding: try settings.folder.data("d.json"), as: UTF8.self).contains("Ring"))
  }

  @Test("all pages are written, with those of choices, each with a line and equal to the page alone")
  func allPages() throws {
    let settings = try SettingsFolder()
    let result = try settings.run("--all-pages", "--out-dir", "out/de", "--language", "de", "--appearance", "dark")
    #expect(result.status == 0 && result.errors == "")
    let lines = String(decoding: result.output, as: UTF8.self)
    #expect(lines == "out/de/Root.png\nout/de/Root.units.png\nout/de/Panes/Sound.png\n")
    #expect(TestFolder.names(in: settings.folder["out/de"]) == ["Panes", "Root.png", "Root.units.png"])
    for page in ["Root", "Root.units", "Panes/Sound"] {
      let alone = try settings.picture("--page", page, "--language", "de", "--appearance", "dark")
      #expect(try settings.folder.data("out/de/\(page).png") == alone, "\(page)")
    }
    #expect(try settings.run("--all-pages").status == 0)
    #expect(settings.folder.names == ["Panes", "Root.png", "Root.units.png", "S.bundle", "out"])
  }

  @Test("a folder of pictures from an earlier run is written again, and files of others stay")
  func again() throws {
    let settings = try SettingsFolder()
    try settings.folder.write("mine", to: "out/notes.txt")
    for _ in 0..<2 { #expect(try settings.run("--all-pages", "--out-dir", "out").status == 0) }
    #expect(TestFolder.names(in: settings.folder["out"]) == ["Panes", "Root.png", "Root.units.png", "notes.txt"])
  }

  @Test("--validate tells the problems of all files, and writes nothing")
  func validation() throws {
    let settings = try SettingsFolder()
    try settings.write("<dict><key>Type</key><string>PSTogleSwitchSpecifier</string></dict>", to: "Panes/Sound")
    let message =
      "S.bundle/Panes/Sound.plist:3:1: warning: item 0 has the unknown Type 'PSTogleSwitchSpecifier'; "
      + "did you mean 'PSToggleSwitchSpecifier'?\n"
    for arguments in [[], ["--all-pages"]] {
      let result = try Program.run(["S.bundle", "--validate"] + arguments, in: settings.folder.path)
      #expect(result.status == 0 && result.errors == message && result.output.isEmpty)
      #expect(settings.folder.names == ["S.bundle"])
      let strict = try Program.run(["S.bundle", "--validate", "--strict"] + arguments, in: settings.folder.path)
      #expect(strict.status == 1 && strict.errors == message.replacing("warning", with: "error"))
    }
    let json = try settings.run("--validate", "--problems", "json")
    #expect(json.errors.hasPrefix("{\"severity\":\"warning\",\"file\":\"S.bundle/Panes/Sound.plist\",\"line\":3,"))
  }

  @Test("--validate names the texts that a language lacks, and images that are missing; a picture, its own images")
  func languagesAndImages() throws {
    let settings = try SettingsFolder()
    try settings.folder.write("\"Units\" = \"Unités\";\n", to: "S.bundle/fr.lproj/T.strings")
    try settings.write(
      "<dict><key>Type</key><string>PSSliderSpecifier</string><key>Key</key><string>s</string><key>MinimumValue</key>"
        + "<integer>0</integer><key>MaximumValue</key><integer>1</integer><key>MinimumValueImage</key>"
        + "<string>low.png</string></dict>\n", to: "Panes/Sound")
    let texts =
      "S.bundle/fr.lproj/T.strings:1:1: warning: 'Metres' is missing; 'ar.lproj' and 'de.lproj' have it\n"
      + "S.bundle/fr.lproj/T.strings:1:1: warning: 'The end' is missing; 'ar.lproj' and 'de.lproj' have it\n"
    let image =
      "S.bundle/Panes/Sound.plist:3:1: warning: item 0 (PSSliderSpecifier): the MinimumValueImage 'low.png': "
      + "no such file\n"
    for arguments in [[], ["--all-pages"], ["--language", "fr"]] {
      let result = try Program.run(["S.bundle", "--validate"] + arguments, in: settings.folder.path)
      #expect(result.status == 0 && result.errors == texts + image, "\(result.errors)")
      let strict = try Program.run(["S.bundle", "--validate", "--strict"] + arguments, in: settings.folder.path)
      #expect(strict.status == 1 && strict.errors == result.errors.replacing("warning", with: "error"))
    }
    let root = try settings.run()
    #expect(root.status == 0 && root.errors == "", "\(root.errors)")
    let sound = try settings.run("--page", "Panes/Sound")
    #expect(sound.status == 0 && sound.errors == image, "\(sound.errors)")
    #expect(try settings.run("--page", "Panes/Sound", "--strict").status == 1)
    try settings.folder.writePNG("S.bundle/low@2x.png", width: 4, height: 4)
    #expect(try settings.run("--page", "Panes/Sound", "--strict").status == 0)
  }

  @Test("a character that no font has is named, at the page's file")
  func missingCharacters() throws {
    let settings = try SettingsFolder()
    let arguments = ["S.bundle", "--language", "ar", "--font", TestFonts.inter]
    let result = try Program.run(arguments, in: settings.folder.path)
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("S.bundle/Root.plist:1:1: warning: "), "\(result.errors)")
    #expect(result.errors.contains("U+0627 ARABIC LETTER ALEF"))
    #expect(try Program.run(arguments + ["--strict"], in: settings.folder.path).status == 1)
  }

  @Test("--watch follows the pages, and a translation that is added")
  func watching() throws {
    let settings = try SettingsFolder()
    let folder = settings.folder
    let watcher = try FileWatcher()
    try watcher.watch(folder["Root.png"])
    let first = try settings.picture("--language", "de")
    let program = try RunningProgram(["S.bundle", "--language", "de", "--watch"], in: folder.path)
    func awaits(_ data: Data) -> Bool { RunningProgram.awaits(watcher) { (try? folder.data("Root.png")) == data } }
    #expect(awaits(first))
    try folder.write("\"Units\" = \"Masse\";\n", to: "S.bundle/de.lproj/T.strings")
    #expect(awaits(try settings.picture("--language", "de")))
    try settings.write("", to: "Root~iphone")
    #expect(awaits(try settings.picture("--language", "de")))
    #expect(program.isRunning)
  }
}
