import Foundation
import InlayTestSupport
import Testing

/// Runs with closed standard descriptors: no file gets their numbers, so nothing that is printed gets into a file.
@Suite struct ClosedDescriptorTests {
  private static let jobs = (0..<3).map { "{\"scene\": \"\(["a", "b", "c"][$0]).yaml\", \"out\": \"p\($0).png\"}\n" }
    .joined()

  @Test(
    "a batch with closed descriptors keeps its journal and its pictures clean",
    arguments: ["<&-", ">&-", "2>&-", "<&- >&-", ">&- 2>&-", "<&- 2>&-", "<&- >&- 2>&-"])
  func batch(closed: String) throws {
    let batch = try BatchFolder()
    try batch.folder.write(Self.jobs, to: "jobs.jsonl")
    try batch.folder.write("inlay: 1\nsiz: 3\n", to: "wrong.yaml")
    let good = try batch.run(["jobs.jsonl", "--out-dir", "good", "-j", "1"])
    #expect(good.status == 0)
    let wrong = Self.jobs + "{\"scene\": \"wrong.yaml\", \"out\": \"w.png\"}\n"
    try batch.folder.write(wrong, to: "jobs.jsonl")
    let result = try Program.runShell(
      "$0 batch jobs.jsonl --out-dir out -j 1 --max-seconds 3600 \(closed)", in: batch.folder.path)
    #expect(result.status == (closed.contains(" >&-") || closed.hasPrefix(">&-") ? 3 : 1), "\(result.status)")
    let records = try batch.journal("out")
    #expect(records.allSatisfy { $0.hasPrefix("{\"out\":\"p") && $0.contains("\"sha256\"") }, "\(records)")
    #expect(Set(records) == Set(try batch.journal("good")))
    for name in ["p0.png", "p1.png", "p2.png"] {
      #expect(try batch.folder.data("out/" + name) == batch.folder.data("good/" + name))
    }
    #expect(TestFolder.names(in: batch.folder["out"]) == [".inlay-batch", "p0.png", "p1.png", "p2.png"])
  }

  @Test("a single picture, its dump and its frames are clean too", arguments: [">&-", "2>&-", "<&- >&- 2>&-"])
  func single(closed: String) throws {
    let folder = try TestFolder()
    try folder.write(
      "inlay: 1\nsize: [4, 4]\nlayers: [{type: text, frame: [0, 0, 4, 4], string: \"\\uE123\"}]\nscript: [{tick: 0}]\n",
      to: "s.yaml")
    for (place, redirection) in [("good", ""), ("out", closed)] {
      for option in ["", "--no-isolation"] {
        let arguments = "s.yaml -o \(place).png --dump \(place).json --report \(place).txt --frames \(place) \(option)"
        let result = try Program.runShell("$0 \(arguments) \(redirection)", in: folder.path)
        #expect(result.status == 0, "\(result.errors)")
      }
    }
    for name in [".png", ".json", "/00000.png"] { #expect(try folder.data("out" + name) == folder.data("good" + name)) }
    let report = String(decoding: try folder.data("out.txt"), as: UTF8.self)
    #expect(report.split(separator: "\n").allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
  }

  @Test("a scene from closed standard input, and a picture to closed standard output, fail")
  func failures() throws {
    let folder = try TestFolder()
    try folder.write("inlay: 1\nsize: [4, 4]\n", to: "s.yaml")
    #expect(try Program.runShell("$0 - -o p.png <&-", in: folder.path).status == 1)
    #expect(try Program.runShell("$0 s.yaml -o - >&-", in: folder.path).status == 3)
    #expect(folder.names == ["s.yaml"])
  }
}
