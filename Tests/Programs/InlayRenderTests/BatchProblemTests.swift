import Foundation
import InlayTestSupport
import Testing

/// The mistakes in jobs and arguments, each with its place and its exit code.
@Suite struct BatchProblemTests {
  @Test(
    "a wrong line fails its picture only, and says what is wrong and where",
    arguments: [
      ("{", "-:2:1: error: not readable as YAML or JSON"),
      ("[1]", "-:2:1: error: the line must be an object in braces"),
      ("{scene: a.yaml}", "-:2:1: error: out: the path is required"),
      ("{out: p.png}", "-:2:1: error: scene: the path is required"),
      ("{scene: a.yaml, out: p.png, them: modern}", "-:2:29: error: them: unknown key; did you mean 'theme'?"),
      ("{scene: a.yaml, out: p.png, out: q.png}", "-:2:29: error: out: the key is given twice"),
      ("{scene: a.yaml, out: p.png, size: {}}", "-:2:29: error: size: must be a text, a number or a list of them"),
      ("{scene: a.yaml, out: p.png, scale: 65}", "-:2:36: error: scale: '65' is not a number above 0, at most 64"),
      ("{scene: a.yaml, out: p.png, scale: [1, 2]}", "-:2:36: error: scale: '1, 2' is not a number above 0"),
      ("{scene: a.yaml, out: p.png, textScale: 5}", "-:2:40: error: textScale: '5' is not a number from 0.8 to 3"),
      ("{scene: a.yaml, out: p.png, size: [0, 5]}", "-:2:35: error: size: '0x5' is not a width and a height above 0"),
      (
        "{scene: a.yaml, out: p.png, appearance: drak}",
        "-:2:41: error: appearance: 'drak' is unknown; did you mean 'dark'?"
      ),
      (
        "{scene: a.yaml, out: p.png, direction: up}",
        "-:2:40: error: direction: 'up' is unknown; expected one of ltr, rtl"
      ),
      (
        "{scene: a.yaml, out: p.png, sizeClass: big}",
        "-:2:40: error: sizeClass: 'big' is unknown; expected one of regular, compact"
      ),
      (
        "{scene: a.yaml, out: p.png, theme: moden}",
        "-:2:36: error: theme: no theme is named 'moden'; did you mean 'modern'?"
      ),
      ("{scene: a.yaml, out: ../p.png}", "-:2:22: error: out: '../p.png' leads out of the output folder"),
      ("{scene: a.yaml, out: /p.png}", "-:2:22: error: out: '/p.png' is absolute"),
      ("{scene: a.yaml, out: x//p.png}", "-:2:22: error: out: 'x//p.png' must not have an empty part"),
      ("{scene: a.yaml, out: .inlay-batch/p.png}", "-:2:22: error: out: '.inlay-batch/p.png' is the folder for"),
      (
        "{scene: a.yaml, out: p.gif}",
        "-:2:22: error: out: 'p.gif' must end in .png, .svg, .pdf or, for an animation, .apng"
      ),
    ])
  func line(_ line: String, _ message: String) throws {
    let batch = try BatchFolder()
    let run = try batch.runJobs(["{scene: a.yaml, out: 1.png}", line, "", "{scene: b.yaml, out: 2.png}"])
    #expect(run.errors.hasPrefix(message.replacingOccurrences(of: "-:2", with: "<stdin>:2")), "\(run.errors)")
    #expect(run.summary == "2 done, 1 failed")
    #expect(run.status == 1)
    #expect(run.texts("status") == ["done", "failed", "done"])
    #expect(run.problems.map(\.count) == [0, 1, 0])
    #expect(batch.folder.names.filter { $0.hasSuffix(".png") } == ["1.png", "2.png"])
  }

  @Test("a wrong scene fails its pictures only, with the messages of a single run")
  func scene() throws {
    let batch = try BatchFolder()
    try batch.folder.write("inlay: 1\nsiz: [1, 1]\n", to: "wrong.yaml")
    let single = try Program.run(["wrong.yaml"], in: batch.folder.path)
    let run = try batch.runJobs(["{scene: wrong.yaml, out: 1.png}", "{scene: a.yaml, out: 2.png}"])
    let lines = single.errors.split(separator: "\n").map { "<stdin>:1: \($0)\n" }
    #expect(run.errors == lines.joined() + "1 done, 1 failed\n")
    #expect(run.status == 1)
    #expect(run.texts("sha256").map { $0 == nil } == [true, false])
  }

  @Test("a scene in place of jobs is one error", arguments: ["yaml", "json"])
  func sceneAsJobs(format: String) throws {
    let batch = try BatchFolder()
    try batch.folder.write("{\"inlay\": 1,\n \"size\": [9, 9]\n}\n", to: "scene.json")
    let name = format == "json" ? "scene.json" : "a.yaml"
    let message = "\(name):1:1: error: the file is a scene; a batch takes jobs, as JSON Lines, or a folder of scenes\n"
    let run = try batch.run([name])
    #expect(run.status == 1 && run.errors == message && run.results.isEmpty)
  }

  @Test("of two jobs with one picture the later one fails, at its line")
  func doubled() throws {
    let batch = try BatchFolder()
    let run = try batch.runJobs([
      "{scene: a.yaml, out: p.png}", "{scene: b.yaml, out: q.png}", "{scene: c.yaml, out: p.png}",
      "{scene: c.yaml, out: r.gif}", "{scene: c.yaml, out: p.png}", "{scene: b.yaml, out: r.png}",
    ])
    let double = "error: out: line 1 makes 'p.png' too"
    #expect(run.errors.contains("<stdin>:3:22: \(double)\n") && run.errors.contains("<stdin>:5:22: \(double)\n"))
    #expect(run.status == 1 && run.summary == "3 done, 3 failed")
    #expect(run.texts("status") == ["done", "done", "failed", "failed", "failed", "done"])
    let alone = try Program.run(["a.yaml", "-o", "-"], in: batch.folder.path).output
    #expect(try batch.folder.data("p.png") == alone)
  }

  @Test("a number or a boolean is not a path of data", arguments: ["7", "true", "[a.json, 7]", "[[a.json]]", "-1e3"])
  func dataWithoutPath(data: String) throws {
    let batch = try BatchFolder()
    try batch.folder.write("{}", to: "a.json")
    for name in ["7", "true", "-1e3"] { try batch.folder.write("{}", to: name) }
    let run = try batch.runJobs([
      "{scene: a.yaml, out: 1.png, data: \(data)}", "{scene: a.yaml, out: 2.png, data: '7'}",
      "{scene: a.yaml, out: 3.png, data: null}", "{scene: a.yaml, out: 4.png, data: [{n: 7}, a.json]}",
    ])
    let message = "data: must be an object, the path of a file, or a list of them"
    #expect(run.errors == "<stdin>:1:29: error: \(message)\n3 done, 1 failed\n")
  }

  @Test("every mistake of a job fails this job alone, with its line in text and JSON, in any order of jobs")
  func mistakes() throws {
    let batch = try BatchFolder()
    try batch.folder.write("{broken", to: "broken.json")
    try batch.folder.write("inlay: 1\nsiz: [1, 1]\n", to: "wrong.yaml")
    try batch.folder.write("inlay: 1\nsize: [9, 9]\nlayers: [{type: text, string: '{data.x}'}]\n", to: "needs.yaml")
    let long = String(repeating: "n", count: 300)
    let wrong = [
      "{scene: a.yaml, out: 1.png, data: gone.json}", "{scene: a.yaml, out: 2.png, data: broken.json}",
      "{scene: needs.yaml, out: 3.png}", "{scene: gone.yaml, out: 4.png}", "{scene: wrong.yaml, out: 5.png}",
      "{scene: a.yaml, out: '\(long).png'}", "{scene: a.yaml, out: good0.png/6.png}", "{scene: a.yaml, out: 7.gif}",
      "{scene: a.yaml, out: '8.png', size: 9x}", "{scene: a.yaml, out: 9.png, theme: gone.yaml}",
      "{scene: a.yaml, out: ../10.png}", "{scene: a.yaml, out: 11.png, colour: red}", "{scene: {}, out: 12.png}",
      "{scene: a.yaml, out: \"13\u{1}.png\"}", "{", "\"text\"", "{scene: '', out: 15.png}", "{scene: ., out: 16.png}",
    ]
    for seed in Seeds.first(20) {
      var random = SeededRandom(seed: seed)
      let jobs = (wrong.shuffled(using: &random).prefix(7) + (0..<3).map { "{scene: b.yaml, out: good\($0).png}" })
        .shuffled(using: &random)
      try batch.folder.write(jobs.joined(separator: "\n"), to: "jobs.jsonl")
      let run = try batch.run(["jobs.jsonl", "--out-dir", "out\(seed)", "-j", "2"])
      #expect(run.status == 1 && run.summary == "3 done, 7 failed", "seed \(seed): \(run.errors)")
      for (index, (job, status)) in zip(jobs, run.texts("status")).enumerated() {
        let isGood = job.contains("good") && !job.contains("6.png")
        #expect(status == (isGood ? "done" : "failed"), "seed \(seed): \(job)")
        let line = "jobs.jsonl:\(index + 1):"
        let isTold = run.errors.split(separator: "\n").contains { $0.hasPrefix(line) }
        #expect(isTold != isGood, "seed \(seed): \(job) \(run.errors)")
        let problems = run.results[index]["problems"] as? [[String: Any]] ?? []
        let areAtLine = problems.allSatisfy { problem in
          problem["job"] as? String == "jobs.jsonl:\(index + 1)"
            || problem["file"] as? String == "jobs.jsonl" && problem["line"] as? Int == index + 1
        }
        #expect(areAtLine && problems.isEmpty == isGood, "seed \(seed): \(job) \(problems)")
      }
    }
  }

  @Test("a scene of a folder whose name cannot be a picture's, or gives another's picture, fails alone")
  func oddNames() throws {
    let batch = try BatchFolder()
    for name in ["odd\u{1}.yaml", "odd\u{7}name.yml", "a.json"] {
      try batch.folder.write(BatchFolder.scene(width: 3), to: name)
    }
    let run = try batch.run([".", "--out-dir", "out", "--scales", "1,2"])
    #expect(run.status == 1 && run.summary == "6 done, 6 failed", "\(run.errors)")
    #expect(run.errors.contains("has the control character"))
    #expect(run.errors.contains("--name gives ./a.json and ./a.yaml one picture: 'a/scene-light@1.png'"))
    let made = ["a", "b", "c"].flatMap { TestFolder.names(in: batch.folder["out/\($0)"]) }
    #expect(made.count == 6)
  }

  @Test("a picture is not written through a link that leads out of the output folder")
  func links() throws {
    let batch = try BatchFolder()
    try batch.folder.write("", to: "outside/keep")
    try batch.folder.write("", to: "out/keep")
    try batch.folder.makeLink("out/link", to: batch.folder["outside"])
    let run = try batch.runJobs(
      ["{scene: a.yaml, out: link/new/p.png}", "{scene: a.yaml, out: link/p.png}"], "--out-dir", "out")
    #expect(run.summary == "0 done, 2 failed")
    #expect(try FileManager.default.contentsOfDirectory(atPath: batch.folder["outside"]) == ["keep"])
  }

  @Test(
    "wrong arguments are usage errors with the reason",
    arguments: [
      (["jobs.jsonl", "--name", "{scene}.png"], "--name and lists of values are for a folder of scenes"),
      (["jobs.jsonl", "--scales", "1,2"], "--name and lists of values are for a folder of scenes"),
      ([".", "--scales", "1,,2"], "'1,,2' is invalid"),
      ([".", "--scales", "1,99"], "'1,99' is invalid"),
      ([".", "--themes", "moden"], "--themes: no theme is named 'moden'; did you mean 'modern'?"),
      ([".", "--name", "{scen}.png"], "--name: {scen} is unknown; did you mean {scene}?"),
      ([".", "--name", "{theme}.png"], "--name needs {scene}: 3 values would give several pictures the same name"),
      ([".", "--name", "{scene}.gif"], "--name: 'scene.gif' must end in .png, .svg, .pdf or, for an animation, .apng"),
      ([".", "--name", "../{scene}.png"], "--name: '../scene.png' leads out of the output folder"),
      ([".", "--directions", "ltr,rtl"], "--name needs {direction}: 2 values"),
      ([".", "--scales", "1,1"], "--name gives ./a.yaml and ./a.yaml one picture: 'a/scene-light@1.png'"),
      (["empty"], "empty: no .yaml, .yml or .json file here is a scene"),
      (["jobs.jsonl", "--shard", "3/3"], "'3/3' is invalid"), (["jobs.jsonl", "--shard", "+1/3"], "'+1/3' is invalid"),
      (["jobs.jsonl", "--shard", "1"], "'1' is invalid"), (["jobs.jsonl", "-j", "0"], "'0' is invalid"),
      (["jobs.jsonl", "--deps", "--resume"], "--deps renders nothing"), ([], "Missing expected argument"),
    ])
  func usage(_ arguments: [String], _ message: String) throws {
    let batch = try BatchFolder()
    try batch.folder.write("{scene: a.yaml, out: p.png}", to: "jobs.jsonl")
    try batch.folder.write("no scene", to: "empty/readme.txt")
    let run = try batch.run(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.results.isEmpty)
    #expect(batch.folder.names == ["a.yaml", "b.yaml", "c.yaml", "empty", "jobs.jsonl"])
  }

  @Test("missing jobs and an output folder that cannot be made have exit codes of their own")
  func files() throws {
    let batch = try BatchFolder()
    let missing = try batch.run(["gone.jsonl"])
    #expect(missing.status == 1)
    #expect(missing.errors == "render: error: gone.jsonl: No such file or directory\n")
    let refused = try batch.runJobs(BatchFolder.jobs, "--out-dir", "a.yaml/out")
    #expect(refused.status == 3)
    #expect(refused.errors == "render: error: cannot write a.yaml/out: Not a directory\n")
    #expect(try batch.runJobs([], "--out-dir", "out").summary == "0 done, 0 failed")
  }
}
