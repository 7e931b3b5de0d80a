import Foundation
import Testing

/// Demos/Benchmarks/instructions, which compares the instructions of jobs with kept counts. Valgrind, the compiler and the
/// programs are replaced: COUNT instructions are counted for ten times a job.
@Suite struct InstructionTests {
  private static let command = "Demos/Benchmarks/instructions"

  private static func project() throws -> ScratchProject {
    let project = try ScratchProject()
    try project.copy(command)
    let valgrind = """
      #!/bin/sh
      for option; do
        case $option in
          --callgrind-out-file=*) file=${option#*=} ;;
          -*) ;;
          *) break ;;
        esac
        shift
      done
      echo "totals: $COUNT" >"$(echo "$file" | sed "s/%p/$$/")"
      exec "$@"

      """
    try project.write(valgrind, to: "bin/valgrind", isProgram: true)
    try project.write("#!/bin/sh\ncp \"$2\" \"$3\"\n", to: "bin/objcopy", isProgram: true)
    try project.write("#!/bin/sh\necho \"Swift version ${SWIFT:-9.8} (swift)\"\n", to: "bin/swift", isProgram: true)
    try project.write("#!/bin/sh\nprintf '1.%s\\n' 1 2 3 4 5\n", to: "bin/pkg-config", isProgram: true)
    for program in ["InlayBench", "InlayScreens"] {
      let line = "{\"job\":\"count\",\"times\":10,\"pixels\":40000}"
      try project.write("#!/bin/sh\necho '\(line)'\n", to: "products/\(program)", isProgram: true)
    }
    return project
  }

  /// Counts two jobs, of which one is in pixels.
  private static func count(
    _ project: ScratchProject, options: String = "", _ variables: [String: String]
  ) throws -> (status: Int32, output: String) {
    try project.run("\(command) --build products \(options) select shorter", variables)
  }

  @Test("a job with over 2 % more instructions than its kept count fails the command, and no other does")
  func comparison() throws {
    let project = try Self.project()
    let first = try Self.count(project, ["COUNT": "1000000"])
    #expect(first.status == 1 && first.output.contains("--update writes it"), "\(first.output)")
    let update = try Self.count(project, options: "--update", ["COUNT": "1000000"])
    #expect(update.status == 0, "\(update.output)")
    let kept = project.text("\(Self.command).txt").split(separator: "\n")
    #expect(kept.suffix(2) == ["select 100000", "shorter 40000"])

    for (count, status) in [("1000000", 0), ("1020000", 0), ("1020010", 1), ("500000", 0)] {
      let result = try Self.count(project, ["COUNT": count])
      #expect(result.status == Int32(status), "\(count): \(result.output)")
      #expect(result.output.contains("over 2 % more: select") == (status == 1))
      #expect(result.output.contains("fewer instructions: select") == (count == "500000"))
    }
    let other = try Self.count(project, ["COUNT": "9000000", "SWIFT": "9.9"])
    #expect(other.status == 0 && other.output.contains("not compared"), "\(other.output)")
  }

  @Test("without valgrind nothing is counted, and wrong jobs are refused")
  func refusals() throws {
    let project = try Self.project()
    let wrong = try project.run("\(Self.command) --build products selects")
    #expect(wrong.status == 2 && wrong.output.contains("there is no job selects"))
    _ = try project.run("mkdir few && ln -s /usr/bin/python3 few && rm bin/valgrind")
    let result = try project.run("\(Self.command) --build products", path: project.path("few"))
    #expect(result.status == 0 && result.output.contains("valgrind is not installed"), "\(result.output)")
  }

  @Test("the command has each job of the programs that it counts")
  func names() throws {
    let script = Documentation.text(Self.command)
    for file in ["bench/Counted.swift", "screens/Job.swift"] {
      let source = Documentation.text("Demos/Benchmarks/Sources/\(file)")
      let list = try #require(source.firstMatch(of: #/static let names = \[(?<list>[^\]]+)\]/#)).output.list
      let names = list.matches(of: #/"(?<name>[a-z0-9-]+)"/#).map { $0.output.name }
      #expect(names.count > 5)
      for name in names { #expect(script.contains("    \"\(name)\": \""), "\(name)") }
    }
  }
}
