import Foundation
import Testing

/// The commands and workflows that publish a release.
@Suite struct ReleaseTests {
  /// A repository whose release 9.8.7 can be made: the real commands, but for those that build.
  private static func project() throws -> ScratchProject {
    let project = try ScratchProject()
    try project.copy("Demos/Packaging/release")
    let changelog = """
      # Changelog

      ## [Unreleased]

      ## [9.8.7] - 2026-01-02

      ### Added

      - A thing.

      ## [9.8.6] - 2026-01-01

      - Older.

      """
    try project.write(changelog, to: "CHANGELOG.md")
    try project.write("swift package add-dependency URL --up-to-next-minor-from 9.8.0\n", to: "README.md")
    try project.write("static let number = \"9.8.7\"\n", to: "Sources/Core/InlaySystem/Version.swift")
    try project.write("# 9.8.7\n", to: "Tests/interface-released.txt")
    try project.write("url, .upToNextMinor(from: \"9.8.0\")\n", to: "Demos/template/Package.swift")
    try project.write("#!/bin/sh\necho \"setup $*\"\n", to: "Demos/setup", isProgram: true)
    try project.write("#!/bin/sh\necho \"packages $*\"\n", to: "Tests/packages", isProgram: true)
    let build = """
      #!/bin/bash -e
      cd "$1"
      for file in inlay-tools_9.8.7-1_amd64.deb inlay-tools-9.8.7-x86_64-linux.tar.gz; do echo "$file" >"$file"; done
      sha256sum inlay-tools* >SHA256SUMS

      """
    try project.write(build, to: "Demos/Packaging/build", isProgram: true)
    // It prints its arguments. Files must exist.
    let gh = """
      #!/bin/sh
      for argument; do case $argument in release/*) test -s "$argument" || exit 9 ;; esac; done
      echo "gh $*"

      """
    try project.write(gh, to: "bin/gh", isProgram: true)
    try project.write("bin/\nrelease/\n", to: ".gitignore")
    let commit = try project.run("git init -q && git add . && git commit -q -m Release")
    #expect(commit.status == 0, "\(commit.output)")
    return project
  }

  /// The commands of a workflow, in their order.
  private static func commands(_ workflow: String) -> [String] {
    let text = Documentation.text(".github/workflows/\(workflow)")
    let commands = text.matches(of: #/\n +- run: (?<line>[^\n]+)/#).map { String($0.output.line) }
    #expect(commands.count == text.matches(of: #/\brun:/#).count, "a command in another form")
    return commands
  }

  @Test("the commands of the release's workflow make its files and publish all of them")
  func release() throws {
    let project = try Self.project()
    var output = ""
    let commands = Self.commands("release.yaml")
    #expect(commands.count == 6)
    for command in commands {
      let result = try project.run(command, ["GITHUB_REF_NAME": "9.8.7"])
      #expect(result.status == 0, "\(command): \(result.output)")
      output += result.output
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: project.path("release")).sorted()
    let archives = ["inlay-9.8.7.tar.gz", "inlay-tools-9.8.7-x86_64-linux.tar.gz", "inlay-tools_9.8.7-1_amd64.deb"]
    #expect(names == ["SHA256SUMS"] + archives + ["notes.md"])
    #expect(project.text("release/notes.md") == "### Added\n\n- A thing.\n")
    let published = try #require(output.split(separator: "\n").last { $0.hasPrefix("gh release create 9.8.7 ") })
    for name in archives + ["SHA256SUMS"] { #expect(published.contains(" release/\(name)"), "\(name)") }
    #expect(published.contains(" --notes-file release/notes.md "))
    for name in archives { #expect(output.contains("\(name): OK"), "\(name)") }
    let content = try project.run("tar -tzf release/inlay-9.8.7.tar.gz")
    #expect(content.output.contains("inlay-9.8.7/CHANGELOG.md\n"))
  }

  @Test("the workflow's options are known to the real commands")
  func options() throws {
    let project = try ScratchProject()
    let commands = Self.commands("release.yaml")
    for command in commands where command.hasPrefix("Tests/") || command.hasPrefix("Demos/Packaging/") {
      let words = command.split(separator: " ").map(String.init)
      let help = try project.run("\(words[0]) --help", in: Documentation.project)
      #expect(help.status == 0)
      for option in words where option.hasPrefix("--") { #expect(help.output.contains(option), "\(command)") }
    }
    let setup = try #require(commands.first { $0.hasPrefix("Demos/setup ") })
    let list = setup.replacing("setup ", with: "setup --list ")
    #expect(try project.run(list, in: Documentation.project).status == 0)
  }

  @Test("a release with another number in one place is not made")
  func mistakes() throws {
    let project = try Self.project()
    #expect(try project.run("Demos/Packaging/release --check 9.8.7").status == 0)
    let number = try project.run("Demos/Packaging/release --check v9.8.7")
    #expect(number.status == 1 && number.output.contains("such as 0.10.0"))
    let unknown = try project.run("Demos/Packaging/release --check 9.8.8")
    #expect(unknown.status == 1 && unknown.output.contains("no section '## [9.8.8] - DATE'"))

    try project.write("static let number = \"9.8.7-dev\"\n", to: "Sources/Core/InlaySystem/Version.swift")
    let version = try project.run("Demos/Packaging/release --check 9.8.7")
    #expect(version.status == 1 && version.output.contains("Version.swift does not contain '\"9.8.7\"'"))
    try project.write("static let number = \"9.8.7\" \n", to: "Sources/Core/InlaySystem/Version.swift")
    let changed = try project.run("Demos/Packaging/release 9.8.7")
    #expect(changed.status == 1 && changed.output.contains("not committed"))
  }

  @Test("the notes of the newest release are its section in the changelog")
  func notes() throws {
    let changelog = Documentation.text("CHANGELOG.md")
    let tag = try #require(changelog.firstMatch(of: #/\n## \[(?<tag>[0-9.]+)\] - [0-9-]+\n/#)).output.tag
    let line = "Demos/Packaging/release --notes \(tag)"
    let notes = try ScratchProject().run(line, in: Documentation.project)
    #expect(notes.status == 0 && notes.output.count > 100 && !notes.output.contains("\n## "))
    #expect(changelog.contains(notes.output))
  }

  @Test("the command of the site's workflow has known options")
  func pages() throws {
    let commands = Self.commands("pages.yaml")
    #expect(commands.count == 1)
    let project = try ScratchProject()
    // Without swift, the command ends after it has read its arguments. SiteTests builds a site.
    let tools = ["bash", "cat", "dirname", "env", "ls", "realpath"]
    let links = tools.map { "ln -s \"$(command -v \($0))\" bin/\($0)" }.joined(separator: "; ")
    #expect(try project.run("mkdir bin; \(links)").status == 0)
    for command in commands {
      let result = try project.run(command, in: Documentation.project, path: project.path("bin"))
      #expect(result.status == 1 && result.output.contains("there is no swift"), "\(result.output)")
      let misspelt = command.replacing("--base", with: "--bass")
      let wrong = try project.run(misspelt, in: Documentation.project, path: project.path("bin"))
      #expect(wrong.status == 1 && wrong.output.contains("unknown option --bass"))
    }
  }
}
