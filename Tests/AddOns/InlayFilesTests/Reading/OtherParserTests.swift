import Foundation
import InlayTestSupport
import Testing

/// The YAML files of the repository are YAML for other parsers too.
@Suite struct OtherParserTests {
  private static let reader = """
    import sys, yaml
    for path in sys.stdin.read().splitlines():
        try:
            list(yaml.safe_load_all(open(path, encoding="utf-8")))
        except Exception as error:
            print(path + ": " + " ".join(str(error).split()))
    """

  /// The output of Python; nil where that or its module is missing.
  private static func run(_ code: String, input: String = "") throws -> String? {
    let (process, into, from) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", code]
    (process.standardInput, process.standardOutput, process.standardError) = (into, from, FileHandle.nullDevice)
    try process.run()
    try into.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try into.fileHandleForWriting.close()
    let output = try from.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: output, as: UTF8.self) : nil
  }

  private static let hasParser = (try? run("import yaml")) ?? nil != nil

  @Test(
    "every YAML file of the repository is read by PyYAML", .enabled(if: hasParser, "no python3 with the module yaml"))
  func files() throws {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardizedFileURL
    var files: [String] = []
    for folder in ["Demos", "Documentation", "Sources", "Plugins", "Tests"] {
      let found = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      for case let name as String in found ?? .init() where name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
        if !name.contains(".build") { files.append(root.path + "/" + folder + "/" + name) }
      }
    }
    #expect(files.count > 50)
    let output = try #require(try Self.run(Self.reader, input: files.joined(separator: "\n")))
    #expect(output.isEmpty, "\(output)")
  }
}
