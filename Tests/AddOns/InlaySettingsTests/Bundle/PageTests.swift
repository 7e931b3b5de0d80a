import InlayFiles
import InlayTestSupport
import Testing

@testable import InlayLocalization
@testable import InlaySettings

@Suite struct PageTests {
  private func pane(_ file: PropertyList, _ title: PropertyList = "Pane") -> PropertyList {
    specifier("ChildPane", ["File": file, "Title": title])
  }

  private func failure(_ path: String, limits: PropertyList.Limits = PropertyList.Limits()) -> String {
    do throws(FileError) {
      _ = try SettingsBundle(path: path, "en", .phone, limits)
      return "read"
    } catch {
      return error.description
    }
  }

  @Test("pages are those that rows lead to, in folders too, each once")
  func reachable() throws {
    let bundle = try TestBundle([pane("B"), pane("Panes/A"), pane("./Panes/../B")])
    try bundle.write("B", [pane("C"), pane("Root")])
    try bundle.write("Panes/A", [pane("B")])
    try bundle.write("C", [pane("C")])
    try bundle.write("Unused", [])
    let read = try bundle.read()
    #expect(read.pageNames == ["Root", "B", "Panes/A", "C"])
    #expect(read.page(named: "Panes/A")?.name == "Panes/A" && read.page(named: "Unused") == nil)
    #expect(
      read.page(named: "Root")?.groups.first?.rows.map(\.content) == ["B", "Panes/A", "B"].map { .childPane(name: $0) })
    #expect(read.problems.isEmpty)
  }

  @Test("a page has the title of the first row that leads to it; the first page has that of its file")
  func titles() throws {
    let bundle = try TestBundle()
    try bundle.write(
      "Root", [pane("A", "a"), pane("A", "other"), ["Type": "PSChildPaneSpecifier", "File": "B"], pane("C", "")],
      title: "app")
    for name in ["A", "B", "C"] { try bundle.write(name, [], title: "own") }
    try bundle.write(strings: ["a": "Page A", "app": "My App", "own": "Own"], to: "en")
    let read = try bundle.read()
    #expect(["Root", "A", "B", "C"].map { read.page(named: $0)?.title } == ["My App", "Page A", "Own", ""])
    #expect(try TestBundle().read().page(named: "Root")?.title == "")
  }

  @Test("a page of an idiom has its own file")
  func idioms() throws {
    let bundle = try TestBundle([specifier("ToggleSwitch", ["Title": "both"])])
    try bundle.write("Root~ipad", [specifier("ToggleSwitch", ["Title": "pad"])])
    #expect(try bundle.groups(idiom: .pad).first?.rows.first?.title == "pad")
    #expect(try bundle.groups().first?.rows.first?.title == "both")
    try bundle.write("Root~iphone", [specifier("ToggleSwitch", ["Title": "phone"]), pane("A")])
    try bundle.write("A~iphone", [])
    let read = try bundle.read()
    #expect(read.page(named: "Root")?.groups.first?.rows.first?.title == "phone" && read.pageNames == ["Root", "A"])
  }

  @Test("a page that cannot be read is a warning with its place, and its row stays")
  func missing() throws {
    let bundle = try TestBundle([pane("No"), pane("Bad"), pane("Empty"), pane("List")])
    try bundle.write(Array("<plist>\n<dict><x/></dict></plist>".utf8), to: "Bad.plist")
    try bundle.write(PropertyList.dictionary([:]).binary, to: "Empty.plist")
    try bundle.write(PropertyList.array([]).binary, to: "List.plist")
    #expect(try bundle.groups().first?.rows.count == 4 && bundle.read().pageNames == ["Root"])
    #expect(
      try bundle.warnings() == [
        "No.plist:1:1: warning: no such file", "Bad.plist:2:7: warning: a property list has no element 'x'",
        "Empty.plist:1:1: warning: the page has no array 'PreferenceSpecifiers'",
        "List.plist:1:1: warning: a page must be a dictionary",
      ])
  }

  @Test("a first page that cannot be read is an error")
  func noRoot() throws {
    let files = try TestFolder()
    #expect(failure(files["No.bundle"]) == "\(files["No.bundle"])/Root.plist:1:1: error: no such file")
    try files.write("x", to: "a.bundle/Root.plist")
    #expect(failure(files["a.bundle"]) == "\(files["a.bundle"])/Root.plist:1:1: error: the file is not a property list")
    try files.write(PropertyList.dictionary([:]).xml, to: "b.bundle/Root.plist")
    #expect(failure(files["b.bundle"]).hasSuffix("error: the page has no array 'PreferenceSpecifiers'"))
    try files.write("", to: "c.bundle/Root.plist/x")
    #expect(failure(files["c.bundle"]).hasSuffix("not a regular file"))
    #expect(failure("").contains("Root.plist:1:1: error:") && failure("a\0b").contains("error:"))
  }

  @Test("the file of a page may be given instead of the bundle")
  func file() throws {
    let bundle = try TestBundle([specifier("ToggleSwitch")])
    try bundle.write("Panes/A", [specifier("ToggleSwitch", ["Title": "a"]), pane("B")])
    try bundle.write("Panes/B", [])
    let root = try SettingsBundle(path: bundle.path + "/Root.plist")
    #expect(root.path == bundle.path && root.pageNames == ["Root"])
    #expect(try SettingsBundle(path: bundle.path + "/Panes/A.plist").pageNames == ["A", "B"])
  }

  @Test("no name and no link leads out of the bundle")
  func outside() throws {
    let bundle = try TestBundle([
      pane("../Other"), pane("/etc/Other"), pane("A/../../Other"), pane("Link"), pane("Up/Other"),
    ])
    try bundle.folder.write(PropertyList.dictionary(["PreferenceSpecifiers": []]).xml, to: "Other.plist")
    try bundle.folder.makeLink("Settings.bundle/Link.plist", to: "../Other.plist")
    try bundle.folder.makeLink("Settings.bundle/Up", to: "..")
    #expect(try bundle.read().pageNames == ["Root"])
    let warnings = try bundle.warnings()
    #expect(
      warnings.count == 5 && warnings.allSatisfy { $0.contains("is outside the bundle's folder") }, "\(warnings)")
    #expect(try bundle.groups().first?.rows.map(\.content) == ["Link", "Up/Other"].map { .childPane(name: $0) })
  }

  @Test("strings of another folder are refused too")
  func stringsOutside() throws {
    let bundle = try TestBundle([specifier("ToggleSwitch")])
    try bundle.folder.write("\"T\" = \"secret\";", to: "x/Root.strings")
    try bundle.folder.makeLink("Settings.bundle/en.lproj", to: "../x")
    #expect(try bundle.groups().first?.rows.first?.title == "T")
    try bundle.write("Root", [specifier("ToggleSwitch")], table: "../../x/Root")
    #expect(try bundle.warnings().allSatisfy { $0.contains("is outside the bundle's folder") })
    #expect(try bundle.warnings().count == 1)
  }

  @Test("all files together are within the limits")
  func limits() throws {
    let bundle = try TestBundle([pane("A"), pane("B")])
    for name in ["A", "B"] { try bundle.write(name, [], title: .string(String(repeating: "x", count: 5000))) }
    #expect(try bundle.read(limits: InlaySettingsTests.limits(bytes: 12_000)).pageNames == ["Root", "A", "B"])
    let bytes = try bundle.read(limits: InlaySettingsTests.limits(bytes: 8_000))
    #expect(bytes.pageNames == ["Root", "A"])
    #expect(bytes.problems.map(\.message) == ["'B.plist': the bundle's files exceed the limit for their total size"])
    let values = try bundle.read(limits: InlaySettingsTests.limits(values: 17))
    #expect(values.pageNames == ["Root", "A"] && values.problems.count == 1)
    #expect(failure(bundle.path, limits: InlaySettingsTests.limits(values: 5)).contains("more than 5 values"))
  }

  @Test("a bundle has at most 1000 pages and 100 problems")
  func counts() throws {
    let many = try TestBundle((0..<1200).map { pane(.string("P\($0)")) })
    let read = try many.read()
    #expect(read.pageNames == ["Root"] && read.problems.count == 100)
    #expect(read.problems.contains { $0.message == "more than 1000 pages; the others are left out" })
  }
}
