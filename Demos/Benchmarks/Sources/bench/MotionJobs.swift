import Inlay

/// Frames of lists that move.
extension Jobs {
  /// Rows slide down or up while one fades in or out above them.
  func slide() throws {
    try Job.run("slide", 360) { index in
      if index % 18 == 0 { try list.changeTop(animation: .fade) }
      try list.frame(after: 1.0 / 60)
    }
    try list.rest()
  }

  /// The whole table fades as a group.
  func fade() throws {
    try Job.run("fade", 360) { index in
      if index % 30 == 0 {
        list.scene.animate(duration: 0.5) { list.table.opacity = list.table.opacity == 1 ? 0.2 : 1 }
      }
      try list.frame(after: 1.0 / 60)
    }
    list.table.opacity = 1
    try list.rest()
  }

  /// The table moves on after a quick drag.
  func fling() throws {
    try Job.run("fling", 360) { index in
      if index % 60 == 0 { flingUp() }
      try list.frame(after: 1.0 / 60)
    }
    list.table.contentOffset.y = 0
    try list.rest()
  }

  private func flingUp() {
    let scene = list.scene
    let start = scene.time
    scene.send(.pointer(PointerEvent(.down, at: Point(x: 512, y: 700), time: start)))
    for step in 1...5 {
      let point = Point(x: 512, y: 700 - Double(step) * 60)
      scene.send(.pointer(PointerEvent(.moved, at: point, time: start + Double(step) * 0.008)))
    }
    scene.send(.pointer(PointerEvent(.up, at: Point(x: 512, y: 400), time: start + 0.048)))
  }

  /// An update of 1,000 rows that are removed and added, animated, with its first frame.
  func batch() throws {
    try Job.run("batch", 20) { _ in
      try list.changeMany(500)
      try list.frame(after: 1.0 / 60)
    }
    try list.rest()
  }

  /// The difference of two snapshots with 100,000 items, of which 1,000 are others, gone or elsewhere.
  func difference() throws {
    let old = try snapshot(changing: 0)
    let new = try snapshot(changing: 1_000)
    var count = 0
    Job.run("difference", 20) { _ in count += new.updates(from: old).isEmpty ? 0 : 1 }
    precondition(count == 20, "the snapshots differ")
  }

  private func snapshot(changing changes: Int) throws -> DiffableDataSourceSnapshot<Int, Int> {
    var items = Array(0..<100_000)
    var state: UInt64 = 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for change in 0..<changes {
      let place = random(items.count)
      switch change % 3 {
      case 0: items.remove(at: place)
      case 1: items.insert(1_000_000 + change, at: place)
      default: items.insert(items.remove(at: place), at: random(items.count))
      }
    }
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    try snapshot.appendSections(Array(0..<100))
    for section in 0..<100 {
      let start = section * items.count / 100
      try snapshot.appendItems(Array(items[start..<(section + 1) * items.count / 100]), toSection: section)
    }
    return snapshot
  }
}
