import Glibc
import Inlay

// bench            all jobs, a line of JSON each
// bench table      this program and `limit` in turn, as a table with ratios
// bench growth     how cost grows with rows and with layers
// bench seek       what it takes to find a row among ten million
do {
  switch CommandLine.arguments.dropFirst().first {
  case nil:
    let rows = Int(Environment.number("PB_ROWS", 100_000))
    try Jobs(list: SettingsList(rows: rows, scale: Environment.number("PB_SCALE", 1))).run()
  case "table": Table().run()
  case "growth": try Growth().run()
  case "seek": Seek().run()
  default:
    Line.write("usage: bench [table|growth|seek]\n")
    exit(2)
  }
} catch {
  Line.write("bench: error: \(error)\n")
  exit(1)
}
