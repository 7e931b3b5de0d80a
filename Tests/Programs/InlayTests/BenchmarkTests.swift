import Foundation
import Testing

/// Demos/Benchmarks/run, which gives a reader the figures of the README. The compiler and both programs are replaced.
@Suite struct BenchmarkTests {
  private static func project() throws -> ScratchProject {
    let project = try ScratchProject()
    try project.copy("Demos/Benchmarks/run", "Demos/Benchmarks/peers/turns.py")
    let version = "Sources/Core/InlaySystem/Version.swift"
    try project.write(Documentation.text(version), to: version)
    try project.write("#!/bin/sh\n", to: "Demos/setup", isProgram: true)
    let swift = """
      #!/bin/sh
      case "$*" in
        *--show-bin-path*) echo '\(project.path("products"))' ;;
        --version) echo 'Swift version 9.8 (swift-9.8)' ;;
        *) echo compiled ;;
      esac

      """
    try project.write(swift, to: "bin/swift", isProgram: true)
    try project.write("#!/bin/sh\necho /usr/lib/libstdc++.a\n", to: "bin/clang", isProgram: true)
    for (name, time) in [("limit", "0.05"), ("bench", "0.04")] {
      let lines = """
        #!/bin/sh
        echo '{"job": "first", "wall_ms": 20, "cpu_ms": 10, "rss_mb": 16}'
        echo '{"job": "scroll", "cpu_med": \(time)}'

        """
      try project.write(lines, to: "products/\(name)", isProgram: true)
    }
    return project
  }

  @Test("the command prints version, date, machine, and a table for each scale beside a plain C program")
  func tables() throws {
    let project = try Self.project()
    let version = try #require(
      Documentation.text("Sources/Core/InlaySystem/Version.swift").firstMatch(of: #/number = "(?<text>[^"]+)"/#))
    let result = try project.run("Demos/Benchmarks/run --rounds 3 2>/dev/null")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("Inlay \(version.output.text), ") == true)
    #expect(lines.first?.firstMatch(of: #/, [0-9]+ [A-Z][a-z]+ 20[0-9]{2}$/#) != nil)
    #expect(lines.dropFirst().first?.contains(" cores, ") == true && result.output.contains("Swift 9.8,"))
    #expect(lines.filter { $0 == "| job | plain C | ratio | Inlay | ratio |" }.count == 2)
    #expect(lines.filter { $0 == "| scroll | 0.05 | 1.00 | 0.04 | 0.80 |" }.count == 2)
    #expect(!result.output.contains("compiled"))
  }

  @Test("with --screens, jobs of other screens follow in a table")
  func screens() throws {
    let project = try Self.project()
    try project.copy("Demos/Benchmarks/instructions")
    let line = "{\"job\":\"count\",\"times\":4,\"pixels\":1,\"cpu_ms\":2.5}"
    try project.write("#!/bin/sh\necho '\(line)'\n", to: "products/screens", isProgram: true)
    let result = try project.run("Demos/Benchmarks/run --rounds 1 --screens 2>/dev/null")
    #expect(result.status == 0)
    #expect(result.output.contains("\n| job | CPU, ms |\n"), "\(result.output)")
    #expect(result.output.contains("\n| a search key over 10,000 rows | 2.5 |\n"), "\(result.output)")
  }

  @Test("wrong options are refused before anything is built")
  func options() throws {
    let project = try Self.project()
    let answers = [
      ("--rounds 0", "--rounds needs a number"), ("--rounds", "--rounds needs a value"),
      ("--round 3", "unknown argument"), ("--render ./none", "there is no program"),
    ]
    for (option, answer) in answers {
      let result = try project.run("Demos/Benchmarks/run \(option)")
      #expect(result.status == 2 && result.output.contains(answer), "\(option): \(result.output)")
    }
    let help = try project.run("Demos/Benchmarks/run --help")
    #expect(help.status == 0 && help.output.contains("--rounds N") && !help.output.contains("set -"))
  }
}
