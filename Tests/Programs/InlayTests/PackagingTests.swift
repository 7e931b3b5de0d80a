import Foundation
import Testing

/// The commands and files of Demos/Packaging, which also work in a source archive.
@Suite struct PackagingTests {
  @Test("a package's date is SOURCE_DATE_EPOCH, otherwise the commit's, and in a source archive the newest release's")
  func date() throws {
    let project = try ScratchProject()
    try project.copy("Demos/Packaging/source-date")
    try project.write(
      "# Changelog\n\n## [Unreleased]\n\n## [9.8.7] - 2026-01-02\n\n## [9.8.6] - 2025-01-02\n", to: "CHANGELOG.md")
    func printed(_ variables: [String: String] = [:]) throws -> String {
      let result = try project.run("Demos/Packaging/source-date", variables)
      #expect(result.status == 0)
      return result.output
    }
    #expect(try printed() == "1767312000\n")
    #expect(try printed(["SOURCE_DATE_EPOCH": "12"]) == "12\n")
    let day = ["GIT_COMMITTER_DATE": "2026-03-04T00:00:00Z"]
    #expect(try project.run("git init -q && git add CHANGELOG.md && git commit -q -m Add", day).status == 0)
    #expect(try printed() == "1772582400\n")

    let unreleased = try ScratchProject()
    try unreleased.copy("Demos/Packaging/source-date")
    try unreleased.write("## [Unreleased]\n", to: "CHANGELOG.md")
    let result = try unreleased.run("Demos/Packaging/source-date")
    #expect(result.status == 1 && result.output.contains("set SOURCE_DATE_EPOCH"))
  }

  @Test("the sources of a dependency have the checksum of Demos/Packaging/dependencies, or the build stops")
  func dependency() throws {
    let project = try ScratchProject()
    try project.copy("Demos/Packaging/check-dependency")
    try project.write("// A manifest.\n", to: "parser-1.2.3/Package.swift")
    try project.write("let a = 1\n", to: "parser-1.2.3/Sources/Parser/A.swift")
    try project.write("Not part of the sum.\n", to: "parser-1.2.3/README.md")
    let sum = try project.run("Demos/Packaging/check-dependency --sum parser-1.2.3")
    #expect(sum.status == 0 && sum.output.count == 65)
    try project.write("# A comment.\nparser 1.2.3 abc \(sum.output)", to: "Demos/Packaging/dependencies")
    let check = "Demos/Packaging/check-dependency parser-1.2.3"
    #expect(try project.run(check).status == 0)
    #expect(try project.run("mv parser-1.2.3 parser; Demos/Packaging/check-dependency parser").status == 0)
    #expect(try project.run("mv parser parser-1.2.3; echo >>parser-1.2.3/README.md; \(check)").status == 0)
    let changed = try project.run("echo >>parser-1.2.3/Sources/Parser/A.swift; \(check)")
    #expect(changed.status == 1 && changed.output.contains("parser-1.2.3 is not parser 1.2.3, commit abc"))
    let unknown = try project.run("cp -r parser-1.2.3 other; Demos/Packaging/check-dependency other")
    #expect(unknown.status == 1 && unknown.output.contains("has no checksum for other"))
    let empty = try project.run("Demos/Packaging/check-dependency Demos")
    #expect(empty.status == 1 && empty.output.contains("no Package.swift"))
  }

  @Test("Package.swift asks for the release of the dependency whose checksum is known")
  func pinnedRelease() throws {
    let lines = Documentation.text("Demos/Packaging/dependencies").split(separator: "\n").filter { !$0.hasPrefix("#") }
    let fields = try #require(lines.first).split(separator: " ")
    #expect(lines.count == 1 && fields.count == 4 && fields.last?.count == 64)
    let manifest = Documentation.text("Package.swift")
    #expect(manifest.matches(of: #/\.package\(url:/#).count == 1)
    #expect(manifest.contains("https://github.com/apple/\(fields[0])\", from: \"\(fields[1])\""))
    if Documentation.exists("Package.resolved") {
      #expect(Documentation.text("Package.resolved").contains("\"revision\" : \"\(fields[2])\""))
    }
  }

  @Test("the Debian package needs and recommends the packages of Demos/packages")
  func control() throws {
    let control = Documentation.text("Demos/Packaging/debian/control")
    func list(_ field: String) -> Set<String> {
      let lines = control.split(separator: "\n").drop { !$0.hasPrefix("\(field):") }
      let rest = lines.dropFirst().prefix { $0.hasPrefix(" ") }
      let value = ([lines.first?.dropFirst(field.count + 1) ?? ""] + Array(rest)).joined(separator: "")
      return Set(value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }
    func packages(_ groups: Set<Substring>) -> Set<String> {
      var names: Set<String> = []
      for line in Documentation.text("Demos/packages").split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count > 1, groups.contains(words[0]) else { continue }
        names.insert(String(words[1]).replacing("/", with: " | "))
      }
      return names
    }
    let tools: Set = ["debhelper-compat (= 13)", "g++", "libisal-dev", "python3"]
    #expect(list("Build-Depends") == packages(["build", "window"]).union(tools))
    #expect(list("Recommends") == packages(["fonts", "optional"]).union(["fontconfig"]))
  }

  @Test("the package's copyright has the whole text of each licence in the repository")
  func licences() {
    let copyright = Documentation.text("Demos/Packaging/debian/copyright")
    #expect(copyright.contains("\nCopyright: 2026 the Inlay authors\n"))
    let files = [
      "LICENSE", "Sources/AddOns/InlayLocalization/LICENSE-Unicode", "Sources/AddOns/InlayTesting/Fonts/OFL.txt",
    ]
    for file in files {
      let lines = Documentation.text(file).split(separator: "\n")
      // Without the heading and the owner, which stand elsewhere.
      for line in lines.dropFirst(3) where line.contains(where: \.isLetter) {
        #expect(copyright.contains(line), "\(file): \(line)")
      }
      #expect(lines.count > 10)
    }
  }

  @Test("only one folder has absolute links, and source archives leave it out")
  func links() {
    let allowed = "Sources/CModules/CInlayHeaders/include"
    let attributes = Documentation.text(".gitattributes")
    #expect(attributes.contains("/\(allowed) export-ignore\n"))
    var count = 0
    for folder in ["Sources", "Plugins", "Documentation", "Demos", "Tests"] {
      for path in Documentation.files(folder, "") where !path.contains("/out/") {
        let file = Documentation.project.appendingPathComponent(path).path
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file), target.hasPrefix("/")
        else {
          continue
        }
        count += 1
        #expect(path.hasPrefix(allowed + "/"), "\(path)")
      }
    }
    #expect(count > 5)
  }

  @Test("shell scripts can be parsed, and ShellCheck has no warning if it is installed")
  func scripts() throws {
    let project = try ScratchProject()
    let all = ["Demos", "Documentation", "Tests", ".ci"].flatMap { Documentation.files($0, "") }
    let scripts = all.filter { path in
      let head = Documentation.text(path).prefix(20)
      return !path.contains("/out/") && (head.hasPrefix("#!/usr/bin/env bash\n") || head.hasPrefix("#!/bin/sh\n"))
    }
    #expect(scripts.count > 15 && scripts.contains("Demos/kiosk/pack"))
    let list = scripts.map { "'\($0)'" }.joined(separator: " ")
    let lines = """
      for script in \(list); do bash -n "$script"; done
      if command -v shellcheck >/dev/null; then shellcheck --external-sources --severity=warning --exclude=SC1007 \(list); fi
      """
    let result = try project.run(lines, in: Documentation.project)
    #expect(result.status == 0, "\(result.output)")
  }
}
