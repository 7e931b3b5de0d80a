import Foundation
import Testing

/// The files of GitHub's.
@Suite struct WorkflowTests {
  @Test("each step of the workflow is a command of the repository, which says what it does")
  func steps() throws {
    let text = Documentation.text(".github/workflows/tests.yaml")
    let commands = text.matches(of: #/\n +- run: (?<words>[^\n]+)/#).map { String($0.output.words) }
    #expect(commands.count == text.matches(of: #/\brun:/#).count && commands.count == 2)
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      let process = Process()
      process.executableURL = Documentation.project.appendingPathComponent(words[0])
      process.arguments = Array(words.dropFirst()) + ["--help"]
      process.currentDirectoryURL = Documentation.project
      let output = Pipe()
      (process.standardOutput, process.standardError) = (output, output)
      try process.run()
      let told = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0 && told.contains("--help"), "\(command): \(told)")
    }
  }

  @Test("the template's workflow tests against a clone, with the packages of Demos/packages, and InCI shows it")
  func template() throws {
    let path = "Demos/template/.github/workflows/tests.yaml"
    let text = Documentation.text(path)
    let clone = try #require(text.firstMatch(of: #/repository: inlay-ui\/inlay\n +path: (?<path>\w+)\n/#)).output.path
    #expect(text.contains("INLAY_PATH: \(clone)\n"))
    #expect(Documentation.text("Demos/template/Package.swift").contains("environment[\"INLAY_PATH\"]"))
    let list = try #require(text.firstMatch(of: #/no-install-recommends\n(?<names>[\s\S]*?)\n +- uses/#))
    let installed = list.output.names
    let groups: Set<Substring> = ["build", "window"]
    let needed = Documentation.text("Demos/packages").split(separator: "\n").map { $0.split(separator: " ") }
      .filter { $0.count > 1 && groups.contains($0[0]) }.map { $0[1] }
    #expect(needed.count > 5)
    #expect(installed.split(whereSeparator: \.isWhitespace).sorted() == needed.sorted())
    let block = try #require(Documentation.blocks("yaml", in: "\(Documentation.catalogue)/InCI.md").first)
    #expect(block == text)
  }

  @Test("packages beside this one know it by a link, since SwiftPM knows packages by the last part of their paths")
  func link() throws {
    for folder in ["Demos/Server", "Demos/Benchmarks", "Tests/Fuzz"] {
      let manifest = Documentation.text("\(folder)/Package.swift")
      let path = try #require(manifest.firstMatch(of: #/name: "Inlay", path: "(?<path>[^"]+)"/#)).output.path
      #expect(path.hasSuffix("/inlay"), "a checkout in a folder of the same name as \(folder) has two packages of it")
      let link = Documentation.project.appendingPathComponent("\(folder)/\(path)")
      let manifests = [link, Documentation.project].map { $0.appendingPathComponent("Package.swift") }
      #expect(FileManager.default.contentsEqual(atPath: manifests[0].path, andPath: manifests[1].path))
    }
  }
}
