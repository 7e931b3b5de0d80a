import Foundation
import Testing

/// Tests/sizes, which reports modules that have grown.
@Suite struct SizeTests {
  /// A repository with this command and two modules.
  private final class Copy {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sizes-\(UUID().uuidString)")

    init() throws {
      let programs = ["hello", "kiosk", "today", "tickets", "template", "Server"].map { "Demos/\($0)" }
      let generated = ["Core/InlayViews/Words", "AddOns/InlayLocalization"].map { "Sources/\($0)/Generated" }
      for name in ["Tests", "Sources/Core/InlayOne", "Sources/Core/InlayTwo"] + programs + generated {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      for name in generated { try write("", to: "\(name)/A.swift") }
      try write("", to: "Sources/ARCHITECTURE.md")
      try FileManager.default.copyItem(
        at: Documentation.project.appendingPathComponent("Tests/sizes"),
        to: folder.appendingPathComponent("Tests/sizes"))
      try setLines(one: 100, two: 1000)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to path: String) throws {
      try text.write(to: folder.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }

    func text(_ path: String) -> String {
      (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }

    /// Sets the lines of code of both modules. Comments and empty lines do not count.
    func setLines(one: Int, two: Int) throws {
      for (name, count) in [("One", one), ("Two", two)] {
        let code = "// A comment.\n\n" + String(repeating: "let a = 1\n", count: count)
        try write(code, to: "Sources/Core/Inlay\(name)/\(name).swift")
      }
    }

    func run(_ arguments: String...) throws -> (status: Int32, told: String) {
      let process = Process()
      process.executableURL = folder.appendingPathComponent("Tests/sizes")
      process.arguments = arguments
      let output = Pipe()
      (process.standardOutput, process.standardError) = (output, output)
      try process.run()
      let told = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, told)
    }
  }

  @Test("a module may grow by 20 lines or by 5 %, and more fails with --check only")
  func slack() throws {
    let copy = try Copy()
    #expect(try copy.run("--update").status == 0)
    try copy.setLines(one: 120, two: 1050)
    let small = try copy.run("--check")
    #expect(small.status == 0 && !small.told.contains("Tests/sizes:"), "\(small.told)")
    try copy.setLines(one: 121, two: 1051)
    let large = try copy.run("--check")
    #expect(large.status == 1, "\(large.told)")
    for sentence in [
      "InlayOne has 121 lines of code, and had 100", "InlayTwo has 1,051 lines of code, and had 1,000",
    ] {
      #expect(large.told.contains(sentence), "\(large.told)")
    }
    let report = try copy.run()
    #expect(report.status == 0 && report.told.contains("InlayOne has 121 lines"), "\(report.told)")
  }

  @Test("--update records only the modules that are beyond the slack, in a file for each")
  func update() throws {
    let copy = try Copy()
    #expect(try copy.run("--update").status == 0)
    #expect(copy.text("Tests/size-limits/InlayOne.txt").contains("InlayOne|lines of code|100\n"))
    try copy.setLines(one: 110, two: 1200)
    #expect(try copy.run("--update").status == 0)
    #expect(copy.text("Tests/size-limits/InlayOne.txt").contains("InlayOne|lines of code|100\n"))
    #expect(copy.text("Tests/size-limits/InlayTwo.txt").contains("InlayTwo|lines of code|1200\n"))
    let check = try copy.run("--check")
    #expect(check.status == 0 && !check.told.contains("Tests/sizes:"), "\(check.told)")
  }

  @Test("a module without a file fails with --check, and a smaller one does not")
  func newAndSmaller() throws {
    let copy = try Copy()
    #expect(try copy.run("--update").status == 0)
    try copy.setLines(one: 10, two: 1000)
    let smaller = try copy.run("--check")
    #expect(smaller.status == 0 && smaller.told.contains("InlayOne has 10 lines of code"), "\(smaller.told)")
    try FileManager.default.removeItem(at: copy.folder.appendingPathComponent("Tests/size-limits/InlayTwo.txt"))
    let new = try copy.run("--check")
    #expect(new.status == 1 && new.told.contains("InlayTwo has 1,000 lines of code, and no limit"), "\(new.told)")
  }

  @Test("files of a module that name each other are a cycle, and a name that two files define is not counted")
  func cycles() throws {
    let copy = try Copy()
    func cycle(_ module: String) throws -> String? {
      let row = Documentation.lines(try copy.run().told).first { $0.hasPrefix("Inlay\(module) ") }
      return row?.split(separator: " ").last.map(String.init)
    }
    #expect(try cycle("One") == "1")
    try copy.write("struct A { let b: B? }\n", to: "Sources/Core/InlayOne/A.swift")
    try copy.write("extension C { struct D {} }\nfinal class B { var c: C? }\n", to: "Sources/Core/InlayOne/B.swift")
    try copy.write("struct C { var a: A }\n", to: "Sources/Core/InlayOne/C.swift")
    // A name inside of a type, and an import, define nothing that others name.
    try copy.write("import struct InlayTwo.A\nlet d: D\n", to: "Sources/Core/InlayOne/D.swift")
    // Another module's type of an equal name.
    try copy.write("struct A {}\n", to: "Sources/Core/InlayTwo/A.swift")
    #expect(try cycle("One") == "3" && cycle("Two") == "1")
    try copy.write("enum C {}\n", to: "Sources/Core/InlayOne/E.swift")
    #expect(try cycle("One") == "1")
  }

  @Test("only .ci/run checks sizes, and it checks them after everything else")
  func order() {
    #expect(!Documentation.text("Tests/run").contains("Tests/sizes"))
    let lines = Documentation.lines(Documentation.text(".ci/run"))
    #expect(lines.last?.hasPrefix("./Tests/sizes --check") == true, "\(lines.last ?? "")")
  }
}
