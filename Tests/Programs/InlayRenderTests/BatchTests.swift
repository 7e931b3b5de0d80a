import Foundation
import InlayImages
import InlayTestSupport
import Testing

/// `render batch` makes the pictures that single runs make, however the work is divided.
@Suite struct BatchTests {
  @Test("the bytes are those of single runs, for any number of processes and any division into parts")
  func sameBytes() throws {
    let batch = try BatchFolder()
    let folder = batch.folder
    for (number, options) in [
      [], ["--theme", "modern"], ["--appearance", "dark"], ["--scale", "2", "--direction", "rtl"],
      ["--size", "30x12", "--size-class", "compact"], ["--text-scale", "1.5"],
    ].enumerated() {
      for job in [number, number + 6] {
        let scene = ["a", "b", "c"][job % 3] + ".yaml"
        try folder.write("", to: "single/keep")
        let result = try Program.run([scene, "-o", "single/p\(job).png"] + options, in: folder.path)
        #expect(result.status == 0, "\(result.errors)")
      }
    }
    let expected = try batch.pictures("single")
    #expect(Set(expected).count > 5)
    for processes in ["1", "3"] {
      let run = try batch.runJobs(BatchFolder.jobs, "-j\(processes)", "--out-dir", "by\(processes)")
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.errors == "12 done, 0 failed\n")
      #expect(try batch.pictures("by\(processes)") == expected)
    }
    var done: [String] = []
    for part in 0..<3 {
      let run = try batch.runJobs(BatchFolder.jobs, "--shard", "\(part)/3", "--out-dir", "parts")
      #expect(run.status == 0, "\(run.errors)")
      done += run.texts("out").compactMap { $0 }
    }
    #expect(done.sorted() == (0..<12).map { "p\($0).png" }.sorted())
    #expect(try batch.pictures("parts") == expected)
  }

  @Test("results are printed in the order of the jobs, with key, digest, time and problems")
  func order() throws {
    let batch = try BatchFolder()
    // The first takes longer than the others.
    let layers = (0..<300).map {
      "{frame: [\($0), 0, 9, 9], shadowColor: label, shadowOpacity: 1, shadowRadius: 9, backgroundColor: label}"
    }
    try batch.folder.write("inlay: 1\nsize: [400, 300]\nlayers: [\(layers.joined(separator: ", "))]\n", to: "a.yaml")
    let run = try batch.runJobs(BatchFolder.jobs, "-j", "3", "--out-dir", "out")
    #expect(run.texts("out") == (0..<12).map { "p\($0).png" })
    #expect(run.texts("status") == Array(repeating: "done", count: 12))
    // The second six are equal to the first.
    #expect(Set(run.texts("key")).count == 6)
    for (number, digest) in run.texts("sha256").enumerated() {
      let result = try Program.runShell("sha256sum out/p\(number).png", in: batch.folder.path)
      #expect(String(decoding: result.output, as: UTF8.self).hasPrefix((digest ?? "none") + " "))
    }
    #expect(run.results.allSatisfy { $0["milliseconds"] is Int })
    #expect(run.problems == Array(repeating: [], count: 12))
  }

  @Test("paths are relative to the jobs file, and SVG and PDF follow from the name")
  func formats() throws {
    let batch = try BatchFolder()
    let lines = ["svg", "pdf", "PNG"].map { "{scene: ../a.yaml, out: \"sub/deep/p.\($0)\"}\n" }.joined(separator: "\n")
    try batch.folder.write(lines, to: "jobs/list.jsonl")
    let run = try batch.run(["jobs/list.jsonl", "--out-dir", "new/out"])
    #expect(run.status == 0, "\(run.errors)")
    for (name, start) in [("p.svg", "<?xml"), ("p.pdf", "%PDF"), ("p.PNG", "\u{89}PNG")] {
      let data = try batch.folder.data("new/out/sub/deep/\(name)")
      #expect(data.starts(with: Array(start.unicodeScalars.map { UInt8($0.value) })), "\(name)")
    }
  }

  @Test("a folder is rendered in sorted order with every combination, and other files there are no scenes")
  func matrix() throws {
    let batch = try BatchFolder()
    try batch.folder.write("inlayTheme: 1\n", to: "theme.yaml")
    try batch.folder.write("{}", to: "other.json")
    try batch.folder.write("inlay: 1", to: "notes.txt")
    try batch.folder.write(BatchFolder.scene(width: 3) + "theme: modern\nappearance: dark\n", to: "d.yml")
    let run = try batch.run([".", "--out-dir", "out", "--scales", "1,2"])
    #expect(run.status == 0, "\(run.errors)")
    let own = ["a/scene-light", "b/scene-light", "c/scene-light", "d/modern-dark"]
    #expect(run.texts("out") == own.flatMap { ["\($0)@1.png", "\($0)@2.png"] })
    #expect(try batch.folder.data("out/d/modern-dark@2.png").pngSize == [40, 20])
    let all = try batch.run([
      ".", "--out-dir", "out", "--themes", "modern,theme.yaml", "--appearances", "light,dark", "--directions",
      "rtl,ltr", "--text-scales", "1.5", "--name", "{direction}/{theme}.{appearance}.{scene}.x{textScale}.png",
    ])
    #expect(all.results.count == 4 * 2 * 2 * 2, "\(all.errors)")
    #expect(all.texts("out").first == "rtl/modern.light.a.x1.5.png")
    #expect(all.texts("out").last == "ltr/theme.dark.d.x1.5.png")
    #expect(all.status == 0, "\(all.errors)")
  }

  @Test("the part follows from the environment of an indexed job or a job array")
  func environment() throws {
    let batch = try BatchFolder()
    let expected = try (0..<3).map { try batch.runJobs(BatchFolder.jobs, "--shard", "\($0)/3").texts("out") }
    for part in 0..<3 {
      let indexed = ["JOB_COMPLETION_INDEX": "\(part)", "JOB_COMPLETIONS": "3"]
      #expect(try batch.runJobs(environment: indexed).texts("out") == expected[part])
      let array = [
        "SLURM_ARRAY_TASK_ID": "\(10 + 5 * part)", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_STEP": "5",
        "SLURM_ARRAY_TASK_COUNT": "3",
      ]
      #expect(try batch.runJobs(environment: array).texts("out") == expected[part])
      #expect(try batch.runJobs(BatchFolder.jobs, "--shard", "0/1", environment: array).results.count == 12)
    }
    for (environment, words) in [
      (["JOB_COMPLETION_INDEX": "1"], "JOB_COMPLETION_INDEX is set and JOB_COMPLETIONS is not"),
      (
        ["JOB_COMPLETION_INDEX": "3", "JOB_COMPLETIONS": "3"],
        "JOB_COMPLETION_INDEX=3 is not a part of JOB_COMPLETIONS=3"
      ),
      (["SLURM_ARRAY_TASK_ID": "x", "SLURM_ARRAY_TASK_COUNT": "3"], "SLURM_ARRAY_TASK_ID=x is not a part of"),
    ] {
      let run = try batch.runJobs(environment: environment)
      #expect(run.status == 2)
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test("copies in a folder have their own pictures, named by their own settings, and files beside them have theirs")
  func copies() throws {
    let batch = try BatchFolder()
    let folder = batch.folder
    let (light, dark) = (BatchFolder.scene(width: 3), "appearance: dark\n" + BatchFolder.scene(width: 3))
    let files = [
      ("1", dark), ("2", dark), ("3", "inlayTheme: 1\n"), ("4", "inlayTheme: 1\n"), ("5", dark), ("6", light),
      ("7", light), ("8", ""), ("9", "[\n"),
    ]
    for (name, text) in files { try folder.write(text, to: "s/\(name).yaml") }
    let run = try batch.run(["s", "--name", "{scene}-{appearance}.png", "--out-dir", "out"])
    let names: [String?] = ["1-dark.png", "2-dark.png", "5-dark.png", "6-light.png", "7-light.png"]
    #expect(Array(run.texts("out").prefix(5)) == names)
    #expect(run.texts("status").prefix(5).allSatisfy { $0 == "done" })
    #expect(try folder.data("out/1-dark.png") == folder.data("out/2-dark.png"))
  }

  @Test("--deps prints the files of each picture, existing or missing, and renders nothing")
  func dependencies() throws {
    let batch = try BatchFolder()
    try batch.folder.writePNG("icon.png")
    try batch.folder.write("inlayTheme: 1\n", to: "blue.yaml")
    let scene =
      "inlay: 1\nsize: [9, 9]\ntheme: blue.yaml\nlayers: [{type: image, frame: [0, 0, 9, 9], contents: icon.png}]\n"
    try batch.folder.write(scene, to: "s.yaml")
    let jobs = ["{scene: s.yaml, scale: 2, out: p.png}", "{scene: gone.yaml, out: q.png}"]
    let run = try batch.runJobs(jobs, "--deps", "--out-dir", "out")
    #expect(run.status == 1)
    #expect(run.summary == "1 done, 1 failed")
    let files = try #require(run.results.first?["files"] as? [[String: Any]])
    let names = files.map { ($0["path"] as? String)?.split(separator: "/").last.map(String.init) }
    #expect(names == ["blue.yaml", "icon.png", "icon@2x.png", "icon@3x.png", "s.yaml"])
    #expect(files.map { $0["sha256"] is String } == [true, true, false, false, true])
    #expect(!batch.folder.names.contains("out"))
    let made = try batch.runJobs(jobs, "--out-dir", "out")
    #expect(made.texts("key").first == run.texts("key").first)
    #expect(made.texts("key") != [nil, nil])
  }
}
