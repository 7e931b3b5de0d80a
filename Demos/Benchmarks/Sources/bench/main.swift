import Glibc
import Inlay

// bench            all jobs, a line of JSON each
// bench table      this program and `limit` in turn, as a table with ratios
// bench growth     how cost grows with rows and with layers
// bench seek       the cost of finding a row among ten million
// bench JOB N      one job, N times, for a profiler
// bench count JOB  a few frames of a job, for `instructions`
do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  func jobs() throws -> Jobs {
    let rows = Int(Environment.number("PB_ROWS", 100_000))
    return Jobs(list: try SettingsList(rows: rows, scale: Environment.number("PB_SCALE", 1)))
  }
  switch arguments.first {
  case nil: try jobs().run()
  case "table": Table().run()
  case "growth": try Growth().run()
  case "seek": Seek().run()
  case "count":
    guard let job = try Counted.job(arguments.dropFirst().first ?? "") else {
      Line.write("usage: bench count \(Counted.names.joined(separator: "|"))\n")
      exit(2)
    }
    try job.run()
  case let name?:
    guard let times = Int(arguments.dropFirst().first ?? "1"), times > 0, try jobs().run(name, times: times) else {
      Line.write("usage: bench [table|growth|seek|\(Jobs.names.joined(separator: "|")) [TIMES]]\n")
      exit(2)
    }
  }
} catch {
  Line.write("bench: error: \(error)\n")
  exit(1)
}
