import CInlayAllocations
import InlayGraphics
import Synchronization
import Testing

@testable import InlayDecorations
@testable import InlayLists
@testable import InlayViews

@Suite struct ThemeLookUpTests {
  private static let made = Mutex<[String]>([])

  @Test("looking one theme up makes no other, and names make none")
  func others() {
    func entry(_ name: String) -> (String, @Sendable () -> Theme) {
      (
        name,
        {
          Self.made.withLock { $0.append(name) }
          var theme = Theme.modern
          theme.name = name
          return theme
        }
      )
    }
    let themes = BuiltInThemes(entries: ["a", "b", "c"].map(entry))
    #expect(themes.names == ["a", "b", "c"] && themes.theme(named: "d") == nil)
    #expect(Self.made.withLock { $0 } == [])
    #expect(themes.theme(named: "b")?.name == "b")
    #expect(Self.made.withLock { $0 } == ["b"])
  }

  @Test("each built-in theme has the name under which it is found")
  func names() {
    for theme in Theme.builtIn { #expect(Theme.named(theme.name) == theme) }
    #expect(Theme.builtInNames == Theme.builtIn.map(\.name))
  }

  // In a process of its own, where no theme was looked up before.
  @Test("a look-up of a theme without images draws none")
  func allocations() async {
    await #expect(processExitsWith: .success) {
      let start = allocationCount()
      _ = Theme.named("modern")
      _ = Theme.named("settings")
      let two = allocationCount() - start
      _ = Theme.builtIn
      let all = allocationCount() - start
      // Twenty-four images and their canvases take more than a thousand blocks.
      precondition(start < 0 || two * 4 < all)
    }
  }
}
