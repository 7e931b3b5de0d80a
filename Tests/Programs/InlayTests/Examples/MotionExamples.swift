import Inlay

// The code of the documentation's pages on input and animation, which DocumentationTests compares with it.

func sendEvents(to scene: Scene) {
  scene.tap(at: Point(x: 100, y: 60))  // highlights, then selects
  scene.send(.pointer(PointerEvent(.down, at: Point(x: 100, y: 300))))  // a drag scrolls
  scene.send(.pointer(PointerEvent(.moved, at: Point(x: 100, y: 180))))
  scene.send(.pointer(PointerEvent(.up, at: Point(x: 100, y: 180))))
  scene.send(.wheel(WheelEvent(at: Point(x: 100, y: 60), by: Size(width: 0, height: 44))))
  scene.send(.key(KeyEvent(.down)))  // the focus, with a ring
  scene.send(.key(KeyEvent(.space)))  // selects, or turns a switch
  scene.tick(at: 0.016)
}

func animate(_ badge: Layer, from start: Point, _ table: TableView, in scene: Scene, into surface: ImageSurface) throws
{
  scene.animate(duration: 0.3) { badge.opacity = 0 }
  badge.animate(.position, from: start, .spring(dampingRatio: 0.8, response: 0.4))
  scene.crossFade(duration: 0.4) { scene.traits.appearance = .dark }  // the picture before fades out
  try table.deleteRows(at: [RowPath(section: 0, row: 1)], with: .left)
  table.setContentOffset(Point(x: 0, y: 900), animated: true)

  while !scene.isAtRest, let time = scene.nextTickTime {
    scene.tick(at: time + 1.0 / 60)
    try scene.render(into: surface)
  }
}

final class Numbers: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.text = "Row \(path.row)"
    return cell
  }
}

func showMillion(in table: TableView) -> Numbers {
  let numbers = Numbers()
  table.register(TableViewCell.self, forCellReuseIdentifier: "row")
  table.dataSource = numbers
  return numbers
}

func printCosts(of scene: Scene, into surface: ImageSurface) throws {
  scene.tick(at: 1)
  let report = try scene.render(into: surface)
  print("\(report.pixelsPainted) pixels painted, \(report.pixelsCopied) moved")
  for damage in report.damage { print(damage.rect, damage.layer ?? "canvas", damage.property as Any) }
}
