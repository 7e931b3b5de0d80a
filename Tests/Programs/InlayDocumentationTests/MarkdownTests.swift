import Foundation
import InlayTestSupport
import Testing

/// `Documentation/markdown`, which keeps the pages readable without the site.
@Suite struct MarkdownTests {
  private static let script = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../Documentation/markdown").standardized.path

  private static let catalog = "Sources/Inlay/Inlay.docc"

  /// A folder with a copy of the script and two articles.
  private func project(_ text: String) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("# Tea\n\n\(text)\n", to: "\(Self.catalog)/Tea.md")
    try folder.write("# Cups & Pots\n", to: "\(Self.catalog)/Cups.md")
    let tutorial = "@Tutorial {\n  @Intro(title: \"First tea\") {\n"
    try folder.write(tutorial, to: "\(Self.catalog)/Tutorials/FirstTea.tutorial")
    try folder.write("# Tea Keys\n", to: "Documentation/pages/TeaReference.md")
    try FileManager.default.copyItem(atPath: Self.script, toPath: folder["Documentation/markdown"])
    return folder
  }

  private func run(_ arguments: String..., in folder: TestFolder) async throws -> (status: Int32, log: String) {
    try await Site.run("/bin/bash", [folder["Documentation/markdown"]] + arguments)
  }

  private func article(_ folder: TestFolder) throws -> String {
    String(decoding: try folder.data("\(Self.catalog)/Tea.md"), as: UTF8.self)
  }

  @Test("the reference pages in Documentation/pages are up to date, and articles have plain links", .linksModules)
  func upToDate() async throws {
    let (status, log) = try await Site.run("/bin/bash", [Self.script, "--check", "--built", Site.products])
    #expect(status == 0, "\(log)")
  }

  @Test("links of docc become plain ones with the titles of pages, and no others are left")
  func plain() async throws {
    let folder = try project(
      "See <doc:Cups>, <doc:FirstTea>, <doc:TeaReference> and [a pot](doc:TeaReference#Big-pot).")
    let before = try await run("--links", "--check", in: folder)
    #expect(before.status == 1 && before.log.contains("Tea.md"), "\(before.log)")
    let written = try await run("--links", in: folder)
    #expect(written.status == 0, "\(written.log)")
    let expected = """
      # Tea

      See [Cups & Pots](Cups.md), [First tea](Tutorials/FirstTea.tutorial), \
      [Tea Keys](../../../Documentation/pages/TeaReference.md) and \
      [a pot](../../../Documentation/pages/TeaReference.md#big-pot).

      """
    #expect(try article(folder) == expected)
    let after = try await run("--links", "--check", in: folder)
    #expect(after.status == 0, "\(after.log)")
  }

  @Test("a link to a page that does not exist is found")
  func unknown() async throws {
    let folder = try project("See <doc:Coffee>.")
    let result = try await run("--links", in: folder)
    #expect(result.status == 1 && result.log.contains("<doc:Coffee>"), "\(result.log)")
  }

  @Test("for docc, plain links to pages become docc's, and those to other files lead to the repository")
  func docc() async throws {
    let folder = try project(
      "[Cups & Pots](Cups.md), [cups](Cups.md#small), [First tea](Tutorials/FirstTea.tutorial), "
        + "[keys](../../../Documentation/pages/TeaReference.md), [a demo](../../../Demos/README.md), ![tea](tea.png)")
    let result = try await run("--docc", folder[Self.catalog], in: folder)
    #expect(result.status == 0, "\(result.log)")
    let expected = """
      # Tea

      <doc:Cups>, [cups](doc:Cups), <doc:FirstTea>, [keys](doc:TeaReference), \
      [a demo](https://github.com/inlay-ui/inlay/blob/main/Demos/README.md), ![tea](tea.png)

      """
    #expect(try article(folder) == expected)
  }
}
