import Inlay
import InlayFiles

/// Reads jobs from JSON Lines: an object on each line. Empty lines are skipped.
struct JobLines {
  private static let keys = [
    "scene", "out", "theme", "appearance", "direction", "language", "scale", "size", "sizeClass", "textScale", "data",
  ]

  /// The file's name in problems.
  let name: String
  private(set) var jobs: [BatchJob] = []
  /// The prefix of paths that are relative to the jobs file.
  private let prefix: String
  /// The lines by their outputs.
  private var lines: [FilePath: Int] = [:]

  /// O(bytes).
  init(_ bytes: [UInt8], name: String) {
    self.name = name
    prefix = FilePath(name).prefix
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      add(Array(line), number: index + 1)
    }
    refuseNestedOutputs()
  }

  /// A picture cannot lie in another one, whichever job comes first. O(bytes log jobs).
  private mutating func refuseNestedOutputs() {
    let good = jobs.indices.filter { jobs[$0].problems.isEmpty }
    var picture: FilePath?
    for index in good.sorted(by: { FilePath(jobs[$0].out).precedesInTree(FilePath(jobs[$1].out)) }) {
      let out = FilePath(jobs[index].out)
      if let picture, out.inside(picture) != nil, let other = lines[picture], let number = lines[out] {
        let message = "out: line \(other) makes a picture of the folder \(picture.text.quoted)"
        jobs[index].problems = [Problem(file: name, line: number, column: 1, message: message)]
      } else {
        picture = out
      }
    }
  }

  private mutating func add(_ bytes: [UInt8], number: Int) {
    var job = BatchJob(line: "\(name):\(number)")
    do throws(FileError) {
      let line = try ObjectLine(bytes, file: name, line: number, keys: Self.keys, dataKey: "data")
      read(line, into: &job)
      if job.problems.isEmpty {
        let out = FilePath(job.out)
        if let first = lines[out] {
          job.problems = [line.problem("line \(first) makes \(job.out.quoted) too", at: "out")]
        } else {
          lines[out] = number
        }
      }
    } catch {
      job.problems = error.problems
    }
    jobs.append(job)
  }

  private func read(_ line: ObjectLine, into job: inout BatchJob) {
    var problems: [Problem] = []
    func value<Value>(_ key: String, _ expected: String, _ make: (String) -> Value?) -> Value? {
      let text = line.texts(key).joined(separator: key == "size" ? "x" : ", ")
      guard !text.isEmpty else { return nil }
      let value = make(text)
      if value == nil { problems.append(line.problem("\(text.quoted) is not \(expected)", at: key)) }
      return value
    }
    func named<Value: CaseIterable & RawRepresentable<String>>(_ key: String, _ type: Value.Type) -> Value? {
      guard let text = line.texts(key).first else { return nil }
      let value = line.texts(key).count == 1 ? Value(rawValue: text) : nil
      if value == nil { problems.append(line.problem(at: key, notOneOf: Value.allCases.map(\.rawValue))) }
      return value
    }
    for key in ["scene", "out"] where line.text(key)?.isEmpty ?? true {
      problems.append(line.problem("the path is required", at: key))
    }
    job.scene = path(line.text("scene") ?? "")
    job.out = line.text("out") ?? ""
    if !job.out.isEmpty, let refusal = BatchJob.refusal(ofOut: job.out) {
      problems.append(line.problem(refusal, at: "out"))
    }
    job.theme = value("theme", "the name or the path of a theme") { $0 }
    if let theme = job.theme, Theme.named(theme) == nil {
      if ThemeName.isPath(theme) {
        job.theme = path(theme)
      } else {
        problems.append(line.problem(ThemeName.problem(with: theme), at: "theme"))
      }
    }
    job.appearance = named("appearance", Appearance.self)
    job.direction = named("direction", Direction.self)
    job.language = value("language", Language.expected) { Language(argument: $0) }
    job.sizeClass = named("sizeClass", SizeClass.self)
    job.scale = value("scale", Scale.expected) { Scale(argument: $0) }
    job.textScale = value("textScale", TextScale.expected) { TextScale(argument: $0) }
    job.size = value("size", PointSize.expected) { PointSize(argument: $0) }
    job.data = line.data("data").map {
      switch $0 {
      case .path(let written): .file(path(written))
      case .object(let data): .object(data)
      }
    }
    job.problems = problems
  }

  /// A path from the working directory.
  private func path(_ written: String) -> String {
    if FilePath(written).isAbsolute { return written }
    // A lone "-" would be standard input.
    return written == "-" && prefix.isEmpty ? "./-" : prefix + written
  }
}
