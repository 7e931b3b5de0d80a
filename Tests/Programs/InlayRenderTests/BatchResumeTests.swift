import Foundation
import InlayImages
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayRender

/// `--resume` makes again what has changed, and nothing else.
@Suite struct BatchResumeTests {
  private let batch: BatchFolder
  private let jobs = [
    "{scene: a.yaml, out: a.png}", "{scene: themed.yaml, out: themed.png}", "{scene: icon.yaml, out: icon.png}",
    "{scene: icon.yaml, scale: 2, out: icon2.png}",
  ]

  init() throws {
    batch = try BatchFolder()
    let folder = batch.folder
    try folder.writePNG("i.png")
    try folder.write("inlayTheme: 1\nextends: modern\n", to: "blue.yaml")
    try folder.write(BatchFolder.scene(width: 7) + "theme: blue.yaml\n", to: "themed.yaml")
    let icon = "inlay: 1\nsize: [9, 9]\nlayers: [{type: image, frame: [0, 0, 9, 9], contents: i.png}]\n"
    try folder.write(icon, to: "icon.yaml")
    let run = try batch.runJobs(jobs, "--out-dir", "out")
    try #require(run.status == 0, "\(run.errors)")
  }

  /// The pictures that are made again.
  private func made(_ arguments: String..., jobs: [String]? = nil) throws -> [String] {
    let run = try batch.run(
      ["-", "--out-dir", "out", "--resume"] + arguments, input: (jobs ?? self.jobs).joined(separator: "\n"))
    #expect(run.status == 0, "\(run.errors)")
    let made = zip(run.texts("out"), run.texts("status")).filter { $0.1 == "done" }.compactMap(\.0)
    let skipped = run.results.count - made.count
    #expect(run.errors == "\(made.count) done, 0 failed" + (skipped > 0 ? ", \(skipped) skipped\n" : "\n"))
    #expect(run.texts("sha256").allSatisfy { $0 != nil })
    return made
  }

  @Test("an unchanged batch makes nothing, with any number of processes and parts")
  func unchanged() throws {
    #expect(try made() == [])
    #expect(try made("-j", "3") == [])
    #expect(try made("--shard", "0/1") == [])
  }

  @Test("a changed scene, theme or image makes its pictures only")
  func changes() throws {
    let folder = batch.folder
    try folder.write(BatchFolder.scene(width: 8), to: "a.yaml")
    #expect(try made() == ["a.png"])
    #expect(try made() == [])
    try folder.write("inlayTheme: 1\nextends: sea\n".replacingOccurrences(of: "sea", with: "settings"), to: "blue.yaml")
    #expect(try made() == ["themed.png"])
    try folder.writePNG("i.png", width: 3)
    #expect(try made() == ["icon.png", "icon2.png"])
    try folder.writePNG("i@2x.png", width: 4, height: 4)
    #expect(try made() == ["icon2.png"])
    #expect(try made() == [])
  }

  @Test("a key has the version and, between releases, the digest of the program")
  func program() {
    func name(_ version: String, _ isRelease: Bool, _ digest: String?) -> String {
      PictureKey.name(ofProgram: version, isRelease: isRelease) { digest }
    }
    #expect(name("1.2.3", true, "ab") == "1.2.3")
    #expect(name("1.2.3-dev", false, "ab") == "1.2.3-dev ab")
    #expect(name("1.2.3-dev", false, "ab") != name("1.2.3-dev", false, "cd"))
    #expect(PictureKey.program.utf8.count > (Version.isRelease ? 4 : 70))
  }

  @Test("other options make the picture again, and so does the loss or the change of a picture")
  func options() throws {
    var changed = jobs
    changed[0] = "{scene: a.yaml, appearance: dark, out: a.png}"
    #expect(try made(jobs: changed) == ["a.png"])
    // Both keys are in the journal, but the picture is that of the later one.
    #expect(try made() == ["a.png"])
    #expect(try made("--png", "small").count == 4)
    #expect(try made().count == 4)
    try FileManager.default.removeItem(atPath: batch.folder["out/icon.png"])
    try batch.folder.write("other", to: "out/themed.png")
    #expect(try made() == ["themed.png", "icon.png"])
  }

  @Test("a picture whose line in the journal is cut off is made again, and the journal goes on")
  func cutJournal() throws {
    let path = "out/.inlay-batch/all.jsonl"
    let whole = try batch.folder.data(path)
    try batch.folder.write(Array(whole.dropLast(20)), to: path)
    let made = try made()
    #expect(made.count == 1)
    #expect(try self.made() == [])
    let lines = try batch.journal("out")
    #expect(lines.count == 5)
    #expect(lines.filter { (try? JSONSerialization.jsonObject(with: Data($0.utf8))) != nil }.count == 4)
    try FileManager.default.removeItem(atPath: batch.folder[path])
    #expect(try self.made().count == 4)
  }

  @Test("a failed picture is tried again, and an older one at its place stays")
  func failures() throws {
    let folder = batch.folder
    let old = try folder.data("out/a.png")
    try folder.write("inlay: 1\nsiz: [1, 1]\n", to: "a.yaml")
    let run = try batch.runJobs(jobs, "--out-dir", "out", "--resume")
    #expect(run.summary == "0 done, 1 failed, 3 skipped")
    #expect(run.status == 1)
    #expect(try folder.data("out/a.png") == old)
    try folder.write(BatchFolder.scene(width: 11), to: "a.yaml")
    #expect(try made() == ["a.png"])
    #expect(try folder.data("out/a.png") != old)
  }

  @Test("data of a line is that of --data, relative to the jobs file, and a part of the key")
  func data() throws {
    let batch = try BatchFolder()
    try batch.folder.write(
      "inlay: 1\nsize: [20, 10]\ndata: {width: 3}\n"
        + "layers: [{frame: [1, 1, '{data.width}', 5], backgroundColor: tint}]\n", to: "in/s.yaml")
    try batch.folder.write("{\"width\": 7}", to: "in/wide.json")
    try batch.folder.write(
      "{\"scene\": \"s.yaml\", \"out\": \"own.png\"}\n"
        + "{\"scene\": \"s.yaml\", \"data\": \"wide.json\", \"out\": \"wide.png\"}\n"
        + "{\"scene\": \"s.yaml\", \"data\": [\"wide.json\", \"gone.json\"], \"out\": \"gone.png\"}\n",
      to: "in/jobs.jsonl")
    let run = try batch.run(["in/jobs.jsonl"])
    #expect(run.status == 1 && run.texts("status") == ["done", "done", "failed"], "\(run)")
    #expect(run.texts("key")[0] != run.texts("key")[1])
    for (name, arguments) in [("own", []), ("wide", ["--data", "in/wide.json"])] {
      let single = try Program.run(["in/s.yaml", "-o", "single.png"] + arguments, in: batch.folder.path)
      #expect(single.status == 0)
      #expect(try batch.folder.data("single.png") == batch.folder.data("\(name).png"), "\(name)")
    }
    #expect(try batch.folder.data("own.png") != batch.folder.data("wide.png"))
    #expect(!batch.folder.names.contains("gone.png"))
    try batch.folder.write("{\"width\": 9}", to: "in/wide.json")
    let again = try batch.run(["in/jobs.jsonl", "--resume"])
    #expect(again.texts("status").prefix(2) == ["skipped", "done"], "\(again)")
    #expect(again.texts("sha256")[1] != run.texts("sha256")[1])
  }

  @Test("data in a line are merged with files in their order, are a part of the key, and resume")
  func dataInLines() throws {
    let batch = try BatchFolder()
    try batch.folder.write(
      "inlay: 1\nsize: [20, 10]\ndata: {width: 3, height: 2}\n"
        + "layers: [{frame: [1, 1, '{data.width}', '{data.height}'], backgroundColor: tint}]\n", to: "in/s.yaml")
    try batch.folder.write("{\"width\": 7, \"height\": 4}", to: "in/file.json")
    func run(_ data: [String], _ arguments: String...) throws -> BatchFolder.Run {
      let lines = data.enumerated().map { "{\"scene\": \"s.yaml\", \"out\": \"\($0).png\", \"data\": \($1)}\n" }
      try batch.folder.write(lines.joined(), to: "in/jobs.jsonl")
      return try batch.run(["in/jobs.jsonl"] + arguments)
    }
    let data = [
      "{\"width\": 9}", "[\"file.json\", {\"width\": 9}]", "[{\"width\": 9}, \"file.json\"]",
      "[{\"width\": 9}, {\"height\": 4}]",
    ]
    let first = try run(data)
    #expect(first.status == 0 && first.summary == "4 done, 0 failed", "\(first)")
    #expect(Set(first.texts("key")).count == 4)
    for (index, size) in [(9, 2), (9, 4), (7, 4), (9, 4)].enumerated() {
      let values = "{\"width\": \(size.0), \"height\": \(size.1)}"
      try batch.folder.write(values, to: "single.json")
      let single = try Program.run(
        ["in/s.yaml", "-o", "single.png", "--data", "single.json"], in: batch.folder.path)
      #expect(single.status == 0)
      #expect(try batch.folder.data("single.png") == batch.folder.data("\(index).png"), "\(index)")
    }
    #expect(try run(data, "--resume").summary == "0 done, 0 failed, 4 skipped")
    var changed = data
    changed[0] = "{\"width\": 8}"
    #expect(try run(changed, "--resume").texts("status") == ["done", "skipped", "skipped", "skipped"])
  }

  @Test("mistakes of data in a line have their place in the jobs file, and its limits are those of data files")
  func wrongDataInLines() throws {
    let batch = try BatchFolder()
    try batch.folder.write(
      "inlay: 1\nsize: [20, 10]\nlayers: [{frame: [1, 1, 9, 5], cornerRadius: '{data.width}', backgroundColor: tint}]\n",
      to: "s.yaml")
    let texts = String(repeating: "x", count: 17 << 20)
    let lines = [
      "{\"width\": 9, \"width\": 8}", "{\"width\": \"wide\"}", "{\"w\": 1}", "{\"width\": 9, \"text\": \"\(texts)\"}",
    ].enumerated().map { "{\"scene\": \"s.yaml\", \"out\": \"\($0).png\", \"data\": \($1)}\n" }
    let run = try batch.runJobs(["", lines.joined()])
    #expect(run.summary == "0 done, 4 failed")
    func error(ofLine line: Int) -> String {
      run.errors.split(separator: "\n").first { $0.hasPrefix("<stdin>:\(line):") }.map(String.init) ?? ""
    }
    #expect(error(ofLine: 2) == "<stdin>:2:58: error: the key 'width' is given twice in one object", "\(run.errors)")
    let text = error(ofLine: 3)
    #expect(text.hasPrefix("<stdin>:3: s.yaml:3:") && text.hasSuffix(" (from <stdin>:3:55)"), "\(run.errors)")
    #expect(error(ofLine: 4).hasPrefix("<stdin>:4: s.yaml:3:"), "\(run.errors)")
    let long = error(ofLine: 5)
    #expect(long.hasPrefix("<stdin>:5:1: error: ") && long.contains("over the limit of"), "\(run.errors)")
  }
}
