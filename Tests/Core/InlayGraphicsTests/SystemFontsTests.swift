import CInlayCairo
import Glibc
import InlayTestSupport
import Testing

@testable import InlayGraphics

@Suite struct SystemFontsTests {
  /// The folders of fonts and of caches, each list in its order.
  private static func folders(_ configuration: OpaquePointer?) -> [[String]] {
    var folders: [[String]] = []
    for list in [FcConfigGetFontDirs(configuration), FcConfigGetCacheDirs(configuration)] {
      var paths: [String] = []
      while let path = FcStrListNext(list) { paths.append(String(cString: path)) }
      FcStrListDone(list)
      folders.append(paths)
    }
    FcConfigDestroy(configuration)
    return folders
  }

  @Test("the folders of fonts and caches are those that fontconfig finds itself, whatever the environment names")
  func sameFolders() async {
    // In a process of its own: other tests must not see the environment.
    await #expect(processExitsWith: .success) {
      let folder = try TestFolder()
      let own = "<dir>/usr/share/fonts/truetype</dir><dir prefix=\"xdg\">a&amp;b</dir>"
      let files = [
        ("usual", own + "<include>/etc/fonts/fonts.conf</include>"), ("own", own + "<cachedir>/var/tmp</cachedir>"),
        ("reset", "<include>/etc/fonts/fonts.conf</include><reset-dirs/>" + own), ("uncached", own),
        ("wrong", own + "<cachedir>/var/tmp</cachedir><dir>"), ("lost", own + "<include>/none/fonts.conf</include>"),
      ]
      var variables = [("INLAY", "1"), ("XDG_CACHE_HOME", "/none"), ("FONTCONFIG_PATH", "/none")]
      for (name, content) in files {
        let text = "<?xml version=\"1.0\"?><fontconfig>\(content)</fontconfig>"
        try folder.write(text, to: "\(name)/fonts.conf")
        variables += [("FONTCONFIG_PATH", folder[name]), ("FONTCONFIG_FILE", folder["\(name)/fonts.conf"])]
      }
      for (name, value) in variables {
        setenv(name, value, 1)
        let found = SystemFontsTests.folders(SystemFonts.loadFolders())
        precondition(found == SystemFontsTests.folders(FcInitLoadConfig()), "\(name)=\(value)")
        precondition(found.allSatisfy { !$0.isEmpty }, "\(name)=\(value)")
        unsetenv(name)
      }
    }
  }

  @Test("the lists of families have single names, each once")
  func families() {
    let generics = FontFamilies.generics
    let lists = generics.map(\.members) + generics.map(\.preferred) + [FontFamilies.emoji, FontFamilies.math]
    for list in lists + FontFamilies.equals.flatMap({ [$0.families, $0.others] }) {
      #expect(Set(list).count == list.count, "\(list)")
      #expect(!list.contains { $0.isEmpty || $0.contains(";") || $0.contains("\n") }, "\(list)")
    }
    #expect(generics.map(\.preferred.count) == [73, 87, 71, 4, 3, 29])
  }
}
