import Foundation
import InlayTestSupport
import Testing

/// A folder with the scenes `a.yaml`, `b.yaml` and `c.yaml`, whose pictures differ.
struct BatchFolder {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    for (name, width) in [("a", 5), ("b", 9), ("c", 14)] {
      try folder.write(Self.scene(width: width), to: "\(name).yaml")
    }
  }

  static func scene(width: Int) -> String {
    "inlay: 1\nsize: [20, 10]\nlayers: [{frame: [2, 2, \(width), 5], backgroundColor: tint}]\n"
  }

  /// Twelve jobs, with all options.
  static let jobs = (0..<12).map { number in
    let options = [
      "", ", \"theme\": \"modern\"", ", \"appearance\": \"dark\"", ", \"scale\": 2, \"direction\": \"rtl\"",
      ", \"size\": \"30x12\", \"sizeClass\": \"compact\"", ", \"textScale\": 1.5",
    ]
    let scene = ["a", "b", "c"][number % 3]
    return "{\"scene\": \"\(scene).yaml\"\(options[number % 6]), \"out\": \"p\(number).png\"}"
  }

  /// On a busy machine even little work may take long.
  private static let patient = ["--max-seconds", "3600"]

  /// A run of `render batch`.
  struct Run {
    let status: Int32
    /// The lines of standard output.
    let results: [[String: Any]]
    let errors: String

    /// The last line of the error output.
    var summary: Substring? { errors.split(separator: "\n").last }

    func texts(_ key: String) -> [String?] { results.map { $0[key] as? String } }

    /// The messages of all results' problems.
    var problems: [[String]] {
      results.map { ($0["problems"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String } }
    }
  }

  /// Runs with jobs as standard input.
  func runJobs(
    _ jobs: [String] = BatchFolder.jobs, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Run {
    try run(["-"] + arguments, input: jobs.joined(separator: "\n"), environment: environment)
  }

  func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Run {
    let result = try Program.run(
      ["batch"] + arguments + Self.patient, in: folder.path, input: input, environment: environment)
    let results = try result.output.split(separator: 0x0A).map {
      try #require(try JSONSerialization.jsonObject(with: $0) as? [String: Any])
    }
    return Run(status: result.status, results: results, errors: result.errors)
  }

  /// The pictures of the jobs in an output folder.
  func pictures(_ name: String) throws -> [Data] { try (0..<12).map { try folder.data("\(name)/p\($0).png") } }

  /// The lines of all journals in an output folder.
  func journal(_ name: String) throws -> [String] {
    let own = "\(name)/.inlay-batch"
    return try FileManager.default.contentsOfDirectory(atPath: folder[own]).sorted().flatMap {
      String(decoding: try folder.data("\(own)/\($0)"), as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }
}
