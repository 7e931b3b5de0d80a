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

  /// The contents of a random file of fontconfig's.
  private static func file(_ random: inout SeededRandom, in folder: String, includes: Bool) -> String {
    var text = ["", "<?xml version=\"1.0\"?>\n"][random.int(0...1)]
    text += ["", "<!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\">\n"][random.int(0...1)] + "<fontconfig>"
    for _ in 0..<random.int(0...8) {
      let prefix = ["", " prefix='xdg'", " prefix=\"xdg\" ", " prefix=\"cwd\"", " prefix=\"relative\""][
        random.int(0...4)]
      let path = ["/usr/share/fonts", "~/f", "/a&amp;b", " /x y", "c/d", ""][random.int(0...5)]
      let yes = " ignore_missing=\"yes\""
      let include = ["", yes, yes, yes + " prefix=\"xdg\"", yes + " deprecated=\"yes\"", " ignore_missing=\"no\""][
        random.int(0...5)]
      let name = ["conf.d", "local.conf", "~/a.conf", "fontconfig/conf.d", "\(folder)/a.conf"][random.int(0...4)]
      switch random.int(0...11) {
      case 0...2: text += "<dir\(prefix)>\(path)</dir>"
      case 3: text += "<dir salt=\"s\">\(path)</dir\(random.int(0...3) == 0 ? " " : "")><reset-dirs/>\n"
      case 4...5: text += "<cachedir\(prefix)>\(path)</cachedir>"
      case 6: text += "<!-- <dir>/none</dir>\(random.int(0...3) == 0 ? "--" : "") -->"
      case 7...8: if includes { text += "<include\(include)>\(name)</include>\n" }
      case 9: text += "<match target=\"font\"><test name=\"family\"><string>a &gt; b</string></test></match>"
      case 10: text += "<alias><family>x</family></alias>"
      default:
        let odd = ["<match>", "<dir>", "&own;", "<remap-dir as-path=\"/m\">/usr/share/fonts</remap-dir>", "a < b", "a"]
        text += random.int(0...2) == 0 ? odd[random.int(0...5)] : ""
      }
    }
    return text + "</fontconfig>" + ["\n", "\n", "\n", "<!-- end -->", "x"][random.int(0...4)]
  }

  @Test("files that are read here have fontconfig's folders, in its order, and many files are")
  func ownReading() async {
    await #expect(processExitsWith: .success) {
      let seeds = Seeds.first(300)
      var count = 0
      for seed in seeds {
        var random = SeededRandom(seed: seed)
        let folder = try TestFolder()
        let main = SystemFontsTests.file(&random, in: folder.path, includes: true)
        try folder.write(main, to: "fonts.conf")
        for name in [
          "local.conf", "a.conf", "fontconfig/conf.d/1.conf", "conf.d/10-a.conf", "conf.d/9.conf", "conf.d/x.conf",
        ]
        where random.int(0...1) == 0 {
          try folder.write(SystemFontsTests.file(&random, in: folder.path, includes: random.int(0...1) == 0), to: name)
        }
        for (name, value) in [
          ("FONTCONFIG_PATH", folder.path), ("HOME", folder.path), ("XDG_CONFIG_HOME", folder.path),
        ] {
          setenv(name, value, 1)
        }
        guard let own = FcConfigCreate(), let other = FcConfigCreate() else { preconditionFailure("no memory") }
        let isRead = FontFolderFiles.add(to: own)
        let isParsed = FcConfigParseAndLoad(other, nil, 1) != 0
        let (folders, expected) = (SystemFontsTests.folders(own), SystemFontsTests.folders(other))
        if isRead {
          precondition(isParsed && folders == expected, "seed \(seed)")
          count += 1
        }
      }
      precondition(20 * count > seeds.count || seeds.count < 10, "\(count) of \(seeds.count)")
      for name in ["FONTCONFIG_PATH", "XDG_CONFIG_HOME"] { unsetenv(name) }
      if access("/etc/debian_version", F_OK) == 0, let system = FcConfigCreate() {
        precondition(FontFolderFiles.add(to: system), "the system's files")
        FcConfigDestroy(system)
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
