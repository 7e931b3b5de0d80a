import Inlay

/// The jobs in their order.
struct Jobs {
  let list: SettingsList

  func run() throws {
    try list.frame()
    let start = Environment.number("PB_T0", -1)
    Line.print([
      "peer": .text("inlay"), "job": .text("first"),
      "wall_ms": .number(start > 0 ? Clock.wall - start : -1, 2),
      "cpu_ms": .number(Clock.cpu - Environment.number("PB_C0", 0), 2), "rss_mb": .number(Clock.residentMegabytes, 1),
    ])
    if let path = Environment.string("PB_PNG") { try list.surface.writePNG(to: path) }
    if Environment.number("PB_FIRST_ONLY", 0) != 0 { return }
    try scroll()
    try select()
    try full()
    try jump()
    try insert()
    try idle()
    try slide()
    try fade()
    try fling()
    try batch()
    try difference()
    Line.print([
      "peer": .text("inlay"), "job": .text("end"), "cpu_ms": .number(Clock.cpu, 1),
      "rss_mb": .number(Clock.residentMegabytes, 1), "raw_memmove": .number(Clock.copyOfAFrame, 4),
    ])
  }

  static let names = [
    "scroll", "select", "full", "jump", "insert", "idle", "slide", "fade", "fling", "batch", "difference", "siblings",
    "resized", "inserted", "crowd", "texts",
  ]

  /// Runs one job several times. False when no job has the name.
  func run(_ name: String, times: Int) throws -> Bool {
    let all = [
      "scroll": scroll, "select": select, "full": full, "jump": jump, "insert": insert, "idle": idle,
      "slide": slide, "fade": fade, "fling": fling, "batch": batch, "difference": difference,
      "siblings": {
        try siblings("siblings") { $0.root.sublayers[$1 * 37 % 10_000].backgroundColor = Siblings.color($1) }
      },
      "resized": {
        try siblings("resized") { $0.root.sublayers[$1 * 37 % 10_000].bounds.size.width = Double($1 % 5) }
      },
      "inserted": { try siblings("inserted") { $0.insertOrRemove($1) } },
      "crowd": {
        let crowd = Crowd()
        try Job.run("crowd", 180, crowd.slide)
      },
      "texts": {
        let crowd = Crowd()
        Job.run("texts", 20, crowd.scaleTexts)
      },
    ]
    guard let job = all[name] else { return false }
    try list.frame()
    for _ in 0..<times { try job() }
    return true
  }

  func scroll() throws {
    try Job.run("scroll", 600, scrollFrame)
    try rewind()
  }

  func scrollFrame(_ index: Int) throws {
    list.table.contentOffset.y += 7
    try list.frame()
  }

  func select() throws { try Job.run("select", 600, selectFrame) }

  func selectFrame(_ index: Int) throws {
    let path = RowPath(section: 0, row: index / 2 % SettingsList.rowsPerSection)
    if index & 1 == 0 { list.table.selectRow(at: path) } else { list.table.deselectRow(at: path) }
    try list.frame()
  }

  func full() throws {
    list.scene.redrawsFully = true
    try Job.run("full", 600) { _ in try list.frame() }
    list.scene.redrawsFully = false
  }

  func jump() throws {
    try Job.run("jump", list.farOffsets.count, jumpFrame)
    try rewind()
  }

  func jumpFrame(_ index: Int) throws {
    list.table.contentOffset.y = list.farOffsets[index]
    try list.frame()
  }

  func insert() throws { try Job.run("insert", 1000, insertFrame) }

  func insertFrame(_ index: Int) throws {
    try list.changeTop()
    try list.frame()
  }

  /// One of 10,000 siblings changes, or comes and goes.
  private func siblings(_ name: String, _ change: (Siblings, Int) -> Void) throws {
    let siblings = try Siblings(10_000)
    try Job.run(name, 200) { index in
      change(siblings, index)
      try siblings.frame()
    }
  }

  /// Measured in groups, since one is too short.
  func idle() throws {
    let ticks = 1000
    let (wall, cpu) = (Clock.wall, Clock.cpu)
    var painted = 0
    for _ in 0..<ticks { painted += try list.frame().pixelsPainted }
    Line.print([
      "peer": .text("inlay"), "job": .text("idle"), "n": .number(Double(ticks), 0),
      "cpu_mean": .number((Clock.cpu - cpu) / Double(ticks), 6),
      "wall_mean": .number((Clock.wall - wall) / Double(ticks), 6), "pixels": .number(Double(painted), 0),
    ])
  }

  private func rewind() throws {
    list.table.contentOffset.y = 0
    try list.frame()
  }
}
