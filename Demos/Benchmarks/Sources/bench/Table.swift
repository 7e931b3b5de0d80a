import Glibc

/// Runs this program and the plain C program `limit` in turn, and prints a table of ratios.
struct Table {
  /// The figures of one run, by job and key.
  private typealias Figures = [String: [String: Double]]

  private static let runs = 5

  func run() {
    for (scale, rows) in [(1, 100_000), (1, 1_000_000), (2, 100_000), (2, 1_000_000)] {
      var own: [Figures] = []
      var limit: [Figures] = []
      for _ in 0..<Self.runs {
        limit.append(figures(of: "limit", scale: scale, rows: rows))
        own.append(figures(of: "bench", scale: scale, rows: rows))
      }
      Line.write("\nscale \(scale), \(rows) rows; CPU ms, medians of \(Self.runs) runs\n\n")
      Line.write("| job | plain C | Inlay | ratio | p99 |\n|---|---|---|---|---|\n")
      for job in ["scroll", "select", "full", "jump", "insert"] {
        write(job, "cpu_med", own, limit, p99: "cpu_p99")
      }
      write("first", "cpu_ms", own, limit)
      write("first", "wall_ms", own, limit)
      write("first", "rss_mb", own, limit)
      write("end", "rss_mb", own, limit)
      let idle = median(own.compactMap { $0["idle"]?["cpu_mean"] }) * 1000
      Line.write("| idle, microseconds | | \(Line.format(idle, 3)) | | |\n")
    }
  }

  private func write(_ job: String, _ key: String, _ own: [Figures], _ limit: [Figures], p99: String? = nil) {
    let mine = own.map { $0[job]?[key] ?? .nan }
    let theirs = limit.map { $0[job]?[key] ?? .nan }
    let ratio = median(zip(mine, theirs).map { $0 / $1 })
    let tail = p99.map { key in Line.format(median(own.compactMap { $0[job]?[key] }), 3) } ?? ""
    Line.write(
      "| \(job)\(key.hasPrefix("cpu_m") ? "" : " \(key)") | \(Line.format(median(theirs), 3)) | "
        + "\(Line.format(median(mine), 3)) | \(Line.format(ratio, 2)) | \(tail) |\n")
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.filter(\.isFinite).sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// Runs a program in this one's folder and reads its lines.
  private func figures(of name: String, scale: Int, rows: Int) -> Figures {
    let own = CommandLine.arguments[0]
    let path = own.utf8.lastIndex(of: UInt8(ascii: "/")).map { "\(Substring(own.utf8[...$0]))\(name)" } ?? "./" + name
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return [:] }
    setenv("PB_SCALE", "\(scale)", 1)
    setenv("PB_ROWS", "\(rows)", 1)
    setenv("PB_T0", Line.format(Clock.wall, 4), 1)
    setenv("PB_C0", "0", 1)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    var child: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    let failure = posix_spawn(&child, path, &actions, nil, &arguments, environ)
    posix_spawn_file_actions_destroy(&actions)
    free(arguments[0])
    close(ends[1])
    defer { close(ends[0]) }
    guard failure == 0 else {
      Line.write("\(path) cannot be run\n")
      return [:]
    }
    let text = readAll(ends[0])
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return parse(text)
  }

  private func readAll(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &part, part.count)
      if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += part[..<count]
    }
  }

  /// The programs' own lines: flat objects without commas or braces in their strings.
  private func parse(_ text: String) -> Figures {
    var figures: Figures = [:]
    for line in text.split(separator: "\n") {
      var job = ""
      var values: [String: Double] = [:]
      let fields = line.drop(while: { $0 == "{" }).prefix(while: { $0 != "}" })
      for field in fields.split(separator: ",") {
        let parts = field.split(separator: ":").map { $0.filter { $0 != "\"" } }
        guard parts.count == 2 else { continue }
        if parts[0] == "job" { job = parts[1] } else { values[parts[0]] = Double(parts[1]) }
      }
      figures[job] = values
    }
    return figures
  }
}
