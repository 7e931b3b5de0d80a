import Inlay

/// A job of the long list whose instructions `instructions` counts. It does a few frames first, which are not counted.
struct Counted {
  private let uncounted: Int
  private let times: Int
  private let frame: (Int) throws -> Void

  static let names = ["first", "select", "scroll", "full", "jump", "insert"]

  /// Nil when no job has the name.
  static func job(_ name: String) throws -> Counted? {
    if name == "first" {
      var shown: [SettingsList] = []
      return Counted(uncounted: 0, times: 1) { _ in
        let list = try SettingsList(rows: 100_000, scale: 1)
        try list.frame()
        shown.append(list)
      }
    }
    guard names.contains(name) else { return nil }
    let jobs = Jobs(list: try SettingsList(rows: 100_000, scale: 1))
    try jobs.list.frame()
    switch name {
    case "select": return Counted(uncounted: 20, times: 200, frame: jobs.selectFrame)
    case "scroll": return Counted(uncounted: 20, times: 100, frame: jobs.scrollFrame)
    case "jump": return Counted(uncounted: 100, times: 100, frame: jobs.jumpFrame)
    case "insert": return Counted(uncounted: 20, times: 100, frame: jobs.insertFrame)
    default:
      jobs.list.scene.redrawsFully = true
      return Counted(uncounted: 2, times: 40) { _ in try jobs.list.frame() }
    }
  }

  func run() throws {
    for index in 0..<uncounted { try frame(index) }
    try countedByCallgrind(uncounted..<uncounted + times, frame)
    Line.print(["job": .text("count"), "times": .number(Double(times), 0)])
  }

  private init(uncounted: Int, times: Int, frame: @escaping (Int) throws -> Void) {
    self.uncounted = uncounted
    self.times = times
    self.frame = frame
  }
}

/// Does the frames whose instructions are counted: valgrind knows the function by its name.
@inline(never)
func countedByCallgrind(_ frames: Range<Int>, _ frame: (Int) throws -> Void) throws {
  for index in frames { try frame(index) }
}
