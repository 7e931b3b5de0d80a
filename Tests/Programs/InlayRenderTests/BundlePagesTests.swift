import InlaySettings
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayRender

/// The pages of a bundle and what they share.
@Suite struct BundlePagesTests {
  /// A row with one choice.
  private func choices(_ key: String) -> String {
    "<dict><key>Type</key><string>PSMultiValueSpecifier</string><key>Title</key><string>C</string><key>Values</key>"
      + "<array><integer>1</integer></array><key>Titles</key><array><string>1</string></array>"
      + "<key>DefaultValue</key><integer>1</integer><key>Key</key><string>\(key)</string></dict>"
  }

  private func link(_ page: String) -> String {
    "<dict><key>Type</key><string>PSChildPaneSpecifier</string><key>Title</key><string>\(page)</string>"
      + "<key>File</key><string>\(page)</string></dict>"
  }

  private func pages(_ settings: SettingsFolder, _ arguments: String...) throws -> (Render, BundlePages) {
    let arguments = try Render.parse([settings.folder["S.bundle"]] + arguments)
    return (arguments, try BundlePages(arguments, willRead: nil))
  }

  @Test("the files of a bundle are listed once, and a page's scene has those of its own images only")
  func files() throws {
    let settings = try SettingsFolder()
    let count = 20
    try settings.write((0..<count).map { link("P\($0)") }.joined(), to: "Root")
    let slider =
      "<dict><key>Type</key><string>PSSliderSpecifier</string><key>Key</key><string>s</string><key>MinimumValue</key>"
      + "<integer>0</integer><key>MaximumValue</key><integer>1</integer><key>MinimumValueImage</key>"
    for page in 0..<count { try settings.write("\(slider)<string>i\(page).png</string></dict>", to: "P\(page)") }
    let (arguments, pages) = try pages(settings, "--all-pages")
    #expect(pages.wanted.count == count + 1)
    #expect(Set(pages.files.map { FilePath($0) }).count == pages.files.count)
    #expect(pages.readFiles.paths.count == count + 1)
    for destination in pages.wanted {
      let loaded = try pages.scene(of: destination, arguments, nil, hasParts: false)
      let names = Set(loaded.allFiles.map { FilePath($0).name })
      let number = destination.name.dropFirst()
      #expect(
        names == (destination.name == "Root" ? [] : ["i\(number).png", "i\(number)@2x.png", "i\(number)@3x.png"]))
    }
  }

  @Test("no output replaces a file of the bundle")
  func replacing() throws {
    let settings = try SettingsFolder()
    for file in ["S.bundle/Root.plist", "S.bundle/Panes/Sound.plist"] {
      let before = try settings.folder.data(file)
      let result = try settings.run("--dump", file)
      #expect(result.status == 2 && result.errors.contains("are the same file"), "\(result.errors)")
      #expect(try settings.folder.data(file) == before)
    }
  }

  @Test("names of parts are compared with those of all pages in one look-up each")
  func partNames() throws {
    let settings = try SettingsFolder()
    let count = 4000
    let rows = (0..<count).map { choices("k\($0)") }
    try settings.write(rows.joined() + link("root-3") + link("Other"), to: "Root")
    for page in ["root-3", "Other"] { try settings.write("", to: page) }
    let (_, pages) = try pages(settings, "--all-pages")
    #expect(pages.wanted.count == count + 3)
    for destination in pages.wanted {
      // A comparison of each part with each page takes minutes.
      #expect(pages.areTaken(40, partsOf: destination) == (destination.name == "Root"))
    }
    #expect(!pages.areTaken(2, partsOf: pages.wanted[0]) && pages.areTaken(3, partsOf: pages.wanted[0]))
    #expect(!pages.areTaken(0, partsOf: pages.wanted[0]) && !pages.areTaken(1, partsOf: pages.wanted[0]))
  }

  @Test("pages whose names are equal to Unicode are two pages")
  func equivalentNames() throws {
    let settings = try SettingsFolder()
    let names = ["\u{E9}", "e\u{301}"]
    try settings.write(names.map(link).joined(), to: "Root")
    for (index, name) in names.enumerated() { try settings.write(choices("k\(index)"), to: name) }
    try settings.writeValues([("k0", "<string>x</string>"), ("k1", "<string>x</string>")])
    // Pictures have names that no file system holds to be equal.
    for (index, page) in [names[0], names[1] + "-2"].enumerated() {
      let (_, pages) = try pages(settings, "--page", page, "--values", settings.folder["v.plist"])
      let warnings = pages.problems.map(\.message).filter { $0.contains("k0") || $0.contains("k1") }
      #expect(warnings.count == 1 && warnings[0].contains("k\(index)"), "\(warnings)")
    }
  }
}
