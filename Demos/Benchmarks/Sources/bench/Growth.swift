import Inlay

/// The growth of a frame's cost: none with rows, linear with the painted layers.
struct Growth {
  func run() throws {
    Line.write("\n| rows | scroll ms | select ms | insert ms | MB |\n|---|---|---|---|---|\n")
    for rows in [100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000] {
      let list = try SettingsList(rows: rows, scale: 1)
      try list.frame()
      let far = max(0, list.contentHeight - SettingsList.size.height - 7 * 60)
      list.table.contentOffset.y = min(3000, far / 2)
      try list.frame()
      let scroll = try median(60) { index in
        list.table.contentOffset.y += index < 30 ? 7 : -7
        try list.frame()
      }
      let select = try median(60) { index in
        let path = list.table.visibleRowPaths[3]
        if index & 1 == 0 { list.table.selectRow(at: path) } else { list.table.deselectRow(at: path) }
        try list.frame()
      }
      let insert = try median(20) { _ in
        try list.changeTop()
        try list.frame()
      }
      Line.write(
        "| \(rows) | \(Line.format(scroll, 3)) | \(Line.format(select, 3)) | \(Line.format(insert, 3)) | "
          + "\(Line.format(Clock.residentMegabytes, 1)) |\n")
    }
    try layers()
    form()
    try crowd()
    try memory()
  }

  /// Memory of the process during long scrolling. Caches keep at most 4 MB of texts, 16 MB of tiles and 16 MB of
  /// images.
  private func memory() throws {
    Line.write("\n| scrolled frames | MB now |\n|---|---|\n")
    let list = try SettingsList(rows: 1_000_000, scale: 1)
    var frames = 0
    for end in [1_000, 10_000, 20_000, 50_000, 100_000] {
      while frames < end {
        list.table.contentOffset.y += 7
        try list.frame()
        frames += 1
      }
      Line.write("| \(end) | \(Line.format(Clock.currentMegabytes, 1)) |\n")
    }
  }

  private func layers() throws {
    Line.write("\n| layers | one changes, ms | one comes or goes, ms | all painted, ms |\n|---|---|---|---|\n")
    for count in [10, 100, 1_000, 10_000, 100_000] {
      let siblings = try Siblings(count)
      let one = try median(60) { index in
        siblings.root.sublayers[count / 2].backgroundColor = Siblings.color(index)
        try siblings.frame()
      }
      let other = try median(60) { index in
        siblings.insertOrRemove(index)
        try siblings.frame()
      }
      siblings.scene.redrawsFully = true
      let all = try median(20) { _ in try siblings.frame() }
      Line.write(
        "| \(count) | \(Line.format(one, 3)) | \(Line.format(other, 3)) | \(Line.format(all, 3)) |\n")
    }
  }

  /// A form that is updated without a change, and with one row that comes and goes.
  private func form() {
    Line.write("\n| rows of a form | no change, ms | one row, ms |\n|---|---|---|\n")
    for count in [1_000, 10_000, 100_000] {
      var isLonger = false
      let form = Form {
        Section("Rows") {
          if isLonger { Row("More") }
          for number in 0..<count { Row("Row \(number)", detail: "Detail") }
        }
      }
      let table = TableView(style: .plain)
      table.rowHeight = .fixed(44)
      let scene = Scene(root: table, size: SettingsList.size)
      table.frame = Rect(origin: .zero, size: SettingsList.size)
      form.show(in: table)
      scene.tick(at: 0)
      let none = median(20) { _ in
        form.update()
        scene.tick(at: 0)
      }
      let one = median(20) { _ in
        isLonger.toggle()
        form.update()
        scene.tick(at: 0)
      }
      Line.write("| \(count) | \(Line.format(none, 3)) | \(Line.format(one, 3)) |\n")
    }
  }

  private func crowd() throws {
    let crowd = Crowd()
    let slide = try median(180, crowd.slide)
    let texts = median(20, crowd.scaleTexts)
    Line.write(
      "\n1,000 rows in view: one slides \(Line.format(slide, 3)) ms, another text scale \(Line.format(texts, 3)) ms\n")
  }

  /// CPU milliseconds of a frame.
  private func median(_ frames: Int, _ frame: (Int) throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for index in 0..<frames {
      let start = Clock.cpu
      try frame(index)
      times.append(Clock.cpu - start)
    }
    return times.sorted()[frames / 2]
  }
}
