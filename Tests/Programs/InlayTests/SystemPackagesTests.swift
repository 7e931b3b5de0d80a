import Foundation
import Testing

/// Demos/packages is the one list of the system's packages: what repeats a name agrees with it.
@Suite struct SystemPackagesTests {
  private struct Entry {
    let group: String
    let names: [String]
    let check: [String]
  }

  private static func entries() -> [Entry] {
    Documentation.text("Demos/packages").split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: " ").map(String.init)
      #expect(words.count >= 4, "\(line)")
      return Entry(
        group: words[0], names: words.dropFirst().first?.split(separator: "/").map(String.init) ?? [],
        check: Array(words.dropFirst(2)))
    }
  }

  @Test("a package has one or two names and a known check, and stands in the list once")
  func list() {
    let entries = Self.entries()
    let names = entries.flatMap(\.names)
    #expect(names.count > 25 && Set(names).count == names.count)
    let setup = Documentation.text("Demos/setup")
    for entry in entries {
      #expect((1...2).contains(entry.names.count))
      #expect(entry.check.count >= 2 && setup.contains("    \(entry.check.first ?? "")) "), "\(entry)")
    }
  }

  @Test("system libraries and headers name the packages of two groups, and modules that Demos/setup checks")
  func manifest() throws {
    let entries = Self.entries().filter { ["build", "window"].contains($0.group) }
    let manifest = Documentation.text("Package.swift")
    let providers = manifest.matches(of: #/apt: "(?<name>[^"]+)"/#).map { String($0.output.name) }
    let headers = try [
      "CInlayCairo/include/ccairo.h", "CInlayGIO/include/cgio.h", "CInlaySDL2/shim.h", "CInlayYaml/shim.h",
    ].flatMap {
      let missing = try #require(
        Documentation.text("Sources/CModules/\($0)").firstMatch(
          of: #/#error ".* needs .*: apt-get install (?<names>[^",]*)/#))
      return missing.output.names.split(separator: " ").map(String.init)
    }
    let names = Set(entries.flatMap(\.names)).subtracting(["pkg-config"])
    #expect(Set(providers + headers) == names)
    let modules = manifest.matches(of: #/pkgConfig: "([^"]+)"/#).map { String($0.output.1) }
    #expect(!modules.isEmpty)
    for module in modules { #expect(entries.contains { $0.check.contains(module) }, "\(module)") }
  }

  @Test("pkg-config's flags of the modules that are always named are those that SwiftPM takes without a warning")
  func flags() throws {
    let modules = Documentation.text("Package.swift").matches(of: #/headers\("\w+", pkgConfig: "([^"]+)"/#).map {
      String($0.output.1)
    }
    #expect(modules.count == 3)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--cflags", "--libs"] + modules
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let flags = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && flags.count >= modules.count)
    for flag in flags { #expect(["-I", "-L", "-l"].contains(flag.prefix(2)), "\(flag)") }
  }

  @Test("the container image and the development container take packages from the list, and name no other")
  func containers() throws {
    let groups = Set(Self.entries().map(\.group))
    let file = Documentation.text("Demos/Packaging/Containerfile")
    let lists = file.matches(of: #/setup --list (?<groups>[^)]*)\)/#).map { $0.output.groups.split(separator: " ") }
    #expect(lists.count == 2)
    for group in lists.joined() { #expect(groups.contains(String(group)), "\(group)") }
    for name in Self.entries().flatMap(\.names) where name != "git" {
      #expect(!file.contains(" \(name) "), "\(name)")
    }
    let data = Data(Documentation.text(".devcontainer/devcontainer.json").utf8)
    let container = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let build = try #require(container["build"] as? [String: String])
    let path = try #require(build["dockerfile"])
    let named = Documentation.project.appendingPathComponent(".devcontainer/\(path)").standardizedFileURL.path
    #expect(named == Documentation.project.appendingPathComponent("Demos/Packaging/Containerfile").path)
    #expect(file.contains(" AS \(build["target"] ?? "-")\n"))
  }

  @Test("Demos/setup lists packages without Swift, with `runtime` those of a device, and names a wrong group")
  func lists() throws {
    let project = try ScratchProject()
    func list(_ groups: String) throws -> (status: Int32, output: String) {
      try project.run("Demos/setup --list \(groups)", in: Documentation.project, path: "/usr/bin:/bin")
    }
    let toBuild = try list("window")
    #expect(toBuild.status == 0 && toBuild.output == "libsdl2-dev\nlibxcb-shm0-dev\n")
    let device = try list("runtime window fonts")
    let groups: Set = ["runtime", "runtime-window", "fonts"]
    let names = Self.entries().filter { groups.contains($0.group) }.compactMap(\.names.first)
    #expect(device.output.split(separator: "\n").map(String.init).sorted() == names.sorted())
    #expect(names.contains("libsdl2-2.0-0") && names.contains("libpangocairo-1.0-0"))
    let wrong = try list("runtime windows")
    #expect(wrong.status == 1 && wrong.output.contains("there is no group 'windows'. The groups: swift build window"))
  }

  @Test("the Swift Package Index links to the site that is published, in a file that is short enough for it")
  func packageIndex() throws {
    let index = Documentation.text(".spi.yml")
    // It ignores longer ones.
    #expect(index.utf8.count <= 1000)
    let link = try #require(index.firstMatch(of: #/documentation: "https://[^/]+(?<base>/.+)/documentation"/#)?.output)
    #expect(Documentation.text(".github/workflows/pages.yaml").contains("Documentation/build --base \(link.base) "))
  }

  @Test("Swift names no value of a C enumeration of flags: newer headers mark these, and then there are no constants")
  func flagConstants() {
    let name = #/\b(G_[A-Z0-9_]*FLAGS?_|G_LOG_LEVEL_|PANGO_FONT_MASK_|HB_BUFFER_FLAG_|CAIRO_TEXT_CLUSTER_FLAG_)[A-Z]/#
    let sources = ["Sources", "Demos", "Tests"].flatMap { Documentation.files($0, ".swift") }
    #expect(sources.count > 900)
    for path in sources where !path.hasSuffix("SystemPackagesTests.swift") {
      #expect(
        Documentation.text(path).firstMatch(of: name) == nil, "\(path): take a number of CInlayCairo or CInlayGIO")
    }
  }

  @Test("no script, page or source looks for programs in a folder of SwiftPM's by its name")
  func buildFolders() {
    let folders = ["Demos", "Sources", "Tests", "Documentation", "Plugins", ".ci", ".devcontainer"]
    // In two parts, so as not to find this file.
    let needles = ["release", "debug"].map { ".build/" + $0 }
    var count = 0
    for folder in folders {
      let all =
        FileManager.default.enumerator(atPath: Documentation.project.appendingPathComponent(folder).path)?.allObjects
        ?? []
      for path in all.compactMap({ $0 as? String }).map({ folder + "/" + $0 })
      where !path.contains("/.build") && !path.contains("/out/") {
        guard let file = try? String(contentsOf: Documentation.project.appendingPathComponent(path), encoding: .utf8)
        else { continue }
        count += 1
        for needle in needles { #expect(!file.contains(needle), "\(path)") }
      }
    }
    #expect(count > 500)
    let top = ["README.md", "CONTRIBUTING.md"].map(Documentation.text).joined()
    for needle in needles { #expect(!top.contains(needle)) }
  }
}
