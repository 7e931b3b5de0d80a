import Foundation
import InlayTestSupport
import Testing

private let demos = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../../Demos").standardizedFileURL.path

/// People can use every demo: the checks of accessibility find nothing.
@Suite struct DemoFaultTests {
  @Test("no demo scene has a fault", arguments: DemoScenes.names)
  func scenes(file: String) throws {
    let folder = try TestFolder()
    let result = try Program.run(
      ["\(DemoScenes.folder)/\(file)", "--validate", "--accessibility"], in: folder.path)
    #expect(result.status == 0 && result.errors == "")
    #expect(DemoScenes.names.count > 40)
  }

  @Test(
    "no page of the settings bundle has a fault, in any language and appearance", arguments: ["en", "de", "ar", "ja"])
  func pages(language: String) throws {
    let folder = try TestFolder()
    for appearance in ["light", "dark", "highContrastLight", "highContrastDark"] {
      let result = try Program.run(
        [
          "\(demos)/Settings.bundle", "--all-pages", "--language", language, "--appearance", appearance, "--validate",
          "--accessibility",
        ], in: folder.path)
      #expect(result.status == 0 && result.errors == "", "\(appearance)")
    }
  }
}
