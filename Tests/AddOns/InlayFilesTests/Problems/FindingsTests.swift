import InlaySystem
import Testing

@testable import InlayFiles

@Suite struct FindingsTests {
  @Test("problems are in the file's order, independent of the order of finding them")
  func order() {
    var findings = Findings()
    findings.add("c", at: Place(line: 3, column: 1))
    findings.add("b", at: Place(line: 2, column: 9))
    findings.add("a", at: Place(line: 2, column: 4))
    findings.add("d", at: Place(line: 3, column: 1))
    #expect(findings.problems(in: "f").map(\.message) == ["a", "b", "c", "d"])
  }

  @Test("at most a hundred problems are reported, the first ones")
  func limit() {
    var findings = Findings()
    for line in (1...500).reversed() { findings.add("x\(line)", at: Place(line: line, column: 1)) }
    let problems = findings.problems(in: "f")
    #expect(problems.map(\.line) == Array(1...100))
    #expect(problems[98].message == "x99" && problems[99].message == "x100; 400 more problems are not shown")
  }

  @Test("of problems that differ in the numbers of rows alone the first one is told, with the number of the others")
  func equalOfRows() {
    func told(_ messages: [String]) -> [String] {
      let problems = messages.enumerated().map { line, message in
        Problem(file: "f", line: line + 1, column: 1, severity: .warning, message: message)
      }
      return problems.withEqualOnesCounted().map { "\($0.line) \($0.message)" }
    }
    let unnamed = (0..<5).map { "missingLabel: row [0, \($0)] without a name" }
    #expect(
      told(["a"] + unnamed + ["b"]) == [
        "1 a", "2 missingLabel: row [0, 0] without a name (and 4 more like this)", "7 b",
      ])
    #expect(told(Array(unnamed.prefix(3))).count == 3)
    let cut = (8..<12).map { "\"Long\" is cut: row \($0) of section 12 needs a height of 80 points, and has 44" }
    #expect(told(cut) == ["1 " + cut[0] + " (and 3 more like this)"])
    let heights = (8..<12).map { "\"Long\" is cut: row 1 of section 1 needs a height of \($0) points, and has 44" }
    #expect(told(heights).count == 4)
  }

  @Test("more than three equal problems are one, at the first place, with the number of the others")
  func equal() {
    var findings = Findings()
    for row in (0..<3).reversed() { findings.add("bad", at: Place(line: row + 1, column: 1)) { "rows[\(row)].a" } }
    #expect(findings.problems(in: "f").map(\.message) == ["rows[0].a: bad", "rows[1].a: bad", "rows[2].a: bad"])
    findings.add("bad", at: Place(line: 9, column: 1)) { "rows[8].a" }
    findings.add("bad", at: Place(line: 9, column: 9)) { "rows[8].b" }
    #expect(findings.problems(in: "f").map(\.message) == ["rows[0].a: bad (and 3 more like this)", "rows[8].b: bad"])
  }

  @Test("the same problem of the same value is reported once, by its first path")
  func once() {
    var findings = Findings()
    findings.add("bad", at: .start, of: "frame") { "layers[0].frame" }
    findings.add("bad", at: .start, of: "frame") { "layers[1].frame" }
    findings.add("bad", at: .start, of: "bounds") { "layers[1].bounds" }
    #expect(findings.problems(in: "f").map(\.message) == ["layers[0].frame: bad", "layers[1].bounds: bad"])
  }

  @Test("a problem is printed in the form of compiler messages")
  func description() {
    let problem = Problem(file: "a/b.yaml", line: 3, column: 7, message: "wrong")
    #expect("\(problem)" == "a/b.yaml:3:7: error: wrong")
    let warning = Problem(file: "b", line: 1, column: 1, severity: .warning, message: "odd")
    #expect("\(FileError(problems: [problem, warning]))" == "a/b.yaml:3:7: error: wrong\nb:1:1: warning: odd")
  }

  @Test("quoted text stays short and on one line")
  func quoting() {
    #expect("a\nb\u{7}\u{202E}".quoted == "'a\\nb\\u{7}\\u{202E}'")
    #expect(String(repeating: "x", count: 50).quoted == "'" + String(repeating: "x", count: 40) + "...'")
  }

  @Test("a text in a message is on one line, with any line ends in it")
  func lineEnds() {
    #expect("a\u{2028}b\u{2029}\u{85}\u{B}c\r\nd".quoted == #"'a\u{2028}b\u{2029}\u{85}\u{B}c\u{D}\nd'"#)
    for scalar in (0...0x10FFFF).compactMap(Unicode.Scalar.init) where Character(scalar).isNewline {
      let breaks = String(scalar).quoted.filter(\.isNewline)
      #expect(breaks.isEmpty, "U+\(String(scalar.value, radix: 16))")
    }
  }
}
