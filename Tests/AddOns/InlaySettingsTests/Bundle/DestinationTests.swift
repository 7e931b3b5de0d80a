import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlaySettings

/// The pages and choice pages of a bundle, and the ways to them.
@Suite struct DestinationTests {
  private func multiValue(_ key: String) -> PropertyList {
    specifier("MultiValue", ["Key": .string(key), "Values": [1, 2], "Titles": ["One", "Two"], "DefaultValue": 1])
  }

  private func pane(_ file: String) -> PropertyList { specifier("ChildPane", ["File": .string(file)]) }

  @Test("each page is followed by the choices of its rows, and the shortest way leads to it")
  func ways() throws {
    let bundle = try TestBundle([pane("Panes/A"), multiValue("size"), pane("B")])
    try bundle.write("Panes/A", [pane("B"), pane("C"), multiValue("tone")])
    try bundle.write("B", [pane("Root"), pane("Gone")])
    try bundle.write("C", [pane("Panes/A")])
    let destinations = try bundle.read().destinations
    #expect(destinations.map(\.name) == ["Root", "Root.size", "Panes/A", "Panes/A.tone", "B", "C"])
    #expect(destinations.map(\.page) == ["Root", "Root", "Panes/A", "Panes/A", "B", "C"])
    #expect(destinations.map(\.steps.count) == [0, 1, 1, 2, 1, 2])
  }

  @Test("no two names are equal in any case of letters, and none leads out of a folder")
  func names() throws {
    let keys = ["a", "A", "a", "", "../x", "a/b", "a b", "\u{7F}\n", "é"]
    let bundle = try TestBundle([pane("root"), pane("Root.a"), pane("x\ny"), pane("./Root")] + keys.map(multiValue))
    for page in ["root", "Root.a", "x\ny"] { try bundle.write(page, []) }
    let read = try bundle.read()
    let names = read.destinations.map(\.name)
    #expect(
      read.problems.contains { $0.message.hasSuffix("'x\\ny': a path cannot contain the control character U+000A") })
    #expect(names.count == 12 && Set(names.map { $0.lowercased() }).count == names.count)
    #expect(names.prefix(3) == ["Root", "Root.a-2", "Root.A-3"])
    #expect(names.contains("root-2") && names.contains("Root.a"))
    #expect(
      names.allSatisfy { !$0.contains("/") && !$0.contains("..x") && $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } }
    )
  }

  @Test("names of 20,000 rows with few keys take a few tries each")
  func manyEqualNames() {
    let names: [[String]] = [["same"], ["a", "A"], ["a", "a-2", "a-2-2"], ["", "-2"], ["é", "É", "-"]]
    for wanted in names {
      var unique = UniqueNames()
      let made = (0..<20_000).map { unique.take(wanted[$0 % wanted.count]) }
      #expect(Set(made.map { $0.lowercased() }).count == made.count)
      #expect(unique.tries <= 4 * made.count, "\(wanted): \(unique.tries)")
    }
  }

  @Test("the choices of a page's rows share the way to the page")
  func longWay() throws {
    let bundle = try TestBundle([pane("P1")])
    for number in 1..<200 {
      try bundle.write(
        "P\(number)", [pane("P\(number + 1)")] + (number == 199 ? [multiValue("k"), multiValue("k")] : []))
    }
    let last = try bundle.read().destinations.suffix(2)
    #expect(last.map(\.steps.count) == [200, 200])
    #expect(last.map(\.name) == ["P199.k", "P199.k-2"])
    #expect(last.allSatisfy { $0.steps.last != .pane(name: "P199") && $0.steps.dropLast().last == .pane(name: "P199") })
  }

  @Test("a key as long as a book gives a short name")
  func longKey() throws {
    let bundle = try TestBundle([multiValue(String(repeating: "k", count: 5000))])
    #expect(try bundle.read().destinations.last?.name == "Root." + String(repeating: "k", count: 60))
  }

  @Test("a screen shows a destination above the pages on the way, and another one instead")
  func opening() throws {
    let bundle = try TestBundle([pane("Panes/A"), multiValue("size")])
    try bundle.write("Panes/A", [multiValue("tone")], title: "A")
    let read = try bundle.read()
    let screen = SettingsScreen(read, values: SettingsValues())
    func open(_ name: String) throws -> [String] {
      screen.open(try #require(read.destinations.first { $0.name == name }))
      return screen.stack.pages.compactMap { page in
        (page as? SettingsScreenPage)?.form.page.groups.first?.rows.last.map { "\($0.content)" }
      }
    }
    #expect(try open("Panes/A.tone").count == 3)
    #expect(try open("Root.size").count == 2 && screen.stack.topPage?.title == "T")
    #expect(try open("Root").count == 1)
  }

  @Test("files that were read and files that do not exist are told")
  func files() throws {
    let bundle = try TestBundle([pane("Panes/A"), pane("B")])
    try bundle.write("Panes/A", [])
    try bundle.write(strings: ["T": "Titel"], to: "de")
    let read = try bundle.read("de-AT")
    func inside(_ paths: [String]) -> [String] { paths.map { $0.replacing(bundle.path + "/", with: "") } }
    #expect(inside(read.files) == ["Root.plist", "de.lproj/Root.strings", "Panes/A.plist"])
    #expect(inside(read.missingFiles) == ["Root~iphone.plist", "Panes/A~iphone.plist", "B~iphone.plist", "B.plist"])
    #expect(read.file(ofPage: "Panes/A") == bundle.path + "/Panes/A.plist" && read.file(ofPage: "B") == nil)
    #expect(
      inside(read.paths(ofImage: "Images/a", scale: 2))
        == ["Images/a@2x.png", "Images/a@3x.png", "Images/a.png"])
    #expect(read.paths(ofImage: "../a.png", scale: 1) == [])
  }

  @Test("a page's screen becomes as high as its content, with the last footer at its end")
  func height() throws {
    let footer = specifier("Group", ["FooterText": "The end"])
    let toggles = (0..<40).map { specifier("ToggleSwitch", ["Key": .string("k\($0)"), "DefaultValue": true]) }
    let bundle = try TestBundle([pane("A")])
    try bundle.write("A", toggles + [footer])
    let read = try bundle.read()
    let screen = SettingsScreen(read, values: SettingsValues())
    screen.frame = Rect(x: 0, y: 0, width: 320, height: 300)
    let root = Layer()
    root.frame = screen.frame
    root.addSublayer(screen)
    let scene = Scene(root: root, size: screen.frame.size, scale: 2, textContext: try TextContext())
    screen.open(try #require(read.destinations.last))
    let height = scene.fitHeight(atMost: 5000)
    let table = try #require(screen.stack.topPage?.content as? TableView)
    #expect(height > 40 * 40 && height < 5000 && scene.size.height == height && screen.bounds.height == height)
    #expect(table.visibleCells.count == 40 && table.footerView(forSection: 1) != nil)
    #expect(table.minimumContentOffset.y == table.contentOffset.y)
  }
}
