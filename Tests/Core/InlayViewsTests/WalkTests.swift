import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayRows
import InlayTestSupport
import InlayViews
import Testing

@testable import InlayLists

/// A stack with two pages of a form, which random steps use.
private final class Walk {
  private(set) var counts: [Int]
  private(set) var turned: [String: Bool] = [:]
  private(set) var log: [String] = []
  private lazy var form = Form { [unowned self] in
    counts.indices.map { section in
      Section(section % 3 == 2 ? nil : "Section \(section)", footer: section % 2 == 1 ? "Footer" : nil) {
        for row in 0..<counts[section] { self.row("\(section).\(row)", kind: (section + row) % 5) }
      }
    }
  }
  let table = TableView(style: .insetGrouped)
  let stack: NavigationStack
  let second = NavigationPage("Second", content: View())
  let scene: Scene
  let events: Scene
  private var alert: Alert?
  private var time = 0.0

  init(_ random: inout SeededRandom) {
    counts = (0..<random.int(1...4)).map { _ in 1 }
    stack = NavigationStack(root: NavigationPage("First", content: table))
    stack.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    scene = Scene.forReading(root: stack, size: stack.frame.size)
    events = scene
    counts = counts.map { _ in random.int(0...20) }
    table.allowsMultipleSelection = random.chance(0.3)
    form.show(in: table)
    scene.tick(at: 0)
  }

  private func row(_ name: String, kind: Int) -> Row {
    switch kind {
    case 0: Row(name, detail: "Detail") { [unowned self] in log.append("tap \(name)") }
    case 1: Row(name, .switch(isOn: turned[name] ?? false) { [unowned self] in turned[name] = $0 })
    case 2: Row(name, isEnabled: false)
    case 3: Row(name, subtitle: "Below", .info { [unowned self] in log.append("detail \(name)") })
    default: Row(name, .checkmark)
    }
  }

  /// One random thing that a user or an app does.
  func step(_ random: inout SeededRandom) -> String {
    time += random.chance(0.5) ? 0.1 : 1
    switch random.int(0...11) {
    case 0:
      let section = random.int(0...counts.count - 1)
      counts[section] = random.int(0...20)
      form.update(animated: random.chance(0.5))
      return "rows"
    case 1:
      counts.insert(random.int(0...6), at: random.int(0...counts.count))
      form.update(animated: random.chance(0.5))
      return "section"
    case 2:
      if stack.pages.count == 1 { stack.push(second, animated: random.chance(0.5)) } else { stack.pop(animated: false) }
      return "page"
    case 3:
      if let alert { alert.dismiss(animated: random.chance(0.5)) }
      alert = alert == nil ? Alert("Really?", actions: [Alert.Action("Yes"), Alert.Action("No", role: .cancel)]) : nil
      alert?.present(in: scene, animated: random.chance(0.5))
      return "alert"
    case 4:
      table.contentOffset.y = random.double(-50...max(0, table.maximumContentOffset.y)).rounded()
      return "scroll"
    case 5:
      table.reloadData()
      return "reload"
    case 6:
      events.tap(at: Point(x: random.double(0...320), y: random.double(0...480)))
      return "tap"
    case 7:
      table.isEditing.toggle()
      return "editing"
    default:
      let key = random.pick([.tab, .backTab, .up, .down, .pageDown, .home, .end, .space, .left] as [KeyEvent.Key])
      // Escape and Return would end alerts without this model.
      events.send(.key(KeyEvent(key)))
      return "key \(key)"
    }
  }

  /// What is wrong with the elements; nil for nothing.
  func problem() -> String? {
    scene.tick(at: time)
    if alert?.isPresented == false { alert = nil }
    let tree = scene.accessibilityTree
    let nodes = tree.allNodes
    if Set(nodes.map(\.id)).count != nodes.count { return "two elements with one identity" }
    if nodes.filter(\.isFocused).count > 1 { return "two elements with the focus" }
    for node in nodes where node.element.role.isControl && node.element.label.isEmpty {
      return "a control without a name"
    }
    if let alert, alert.isPresented {
      let said = scene.spokenElements
      return said == ["Really?, alert", "No, button", "Yes, button"] ? nil : "\(said) with an alert"
    }
    let rows = nodes.compactMap { $0.layer as? TableViewCell }
    guard stack.topPage !== second else { return rows.isEmpty ? nil : "rows of a covered page" }
    let visible = table.visibleCells.filter { $0.frame.intersects(table.bounds) && $0.rowPath != nil }
    if !rows.elementsEqual(visible, by: ===) {
      return "rows \(rows.map { $0.rowPath.debugDescription }), not \(visible.map { $0.rowPath.debugDescription })"
    }
    let total = counts.reduce(0, +)
    for node in nodes {
      guard let cell = node.layer as? TableViewCell, let path = cell.rowPath else { continue }
      let (index, wanted) = (node.element.index, counts[..<path.section].reduce(0, +) + path.row + 1)
      if index != wanted || node.element.count != total {
        return "\(path): \(String(describing: index)), not \(wanted) of \(total)"
      }
      if node.element.label != "\(path.section).\(path.row)" { return "\(path) is \(node.element.label)" }
    }
    if events.focusedView === table, let row = table.focusedRowPath, let cell = table.cellForRow(at: row),
      cell.frame.intersects(table.bounds), tree.focusedNode?.layer !== cell
    {
      return "the focus is not at \(row)"
    }
    return nil
  }
}

@Suite struct WalkTests {
  @Test("on random walks the elements are what is visible, and their places those of the data")
  func walk() {
    withSeeds(100) { random in
      let walk = Walk(&random)
      var steps: [String] = []
      for _ in 0..<30 {
        steps.append(walk.step(&random))
        if let problem = walk.problem() { return "\(problem), after \(steps.joined(separator: ", "))" }
      }
      return nil
    }
  }

  @Test("pressing an element has the effect of a tap")
  func twoRoads() {
    withSeeds(60) { random in
      var (first, second) = (random, random)
      let (pressed, tapped) = (Walk(&first), Walk(&second))
      for _ in 0..<8 {
        let rows = pressed.scene.accessibilityTree.allNodes.filter { $0.layer is TableViewCell }
        guard !rows.isEmpty else { return nil }
        let number = random.int(0...rows.count - 1)
        let action: AccessibilityAction =
          rows[number].element.actions.contains(.showDetails) && random.chance(0.5)
          ? .showDetails : .press
        let others = tapped.scene.accessibilityTree.allNodes.filter { $0.layer is TableViewCell }
        let frame = others[number].frame
        guard let cell = others[number].layer as? TableViewCell else { return "no cell" }
        // Of a row at an end of the view only a part can be tapped.
        guard frame.minY >= 44, frame.maxY <= 480 else { continue }
        rows[number].perform(action)
        // The control of a row is at its trailing side.
        let isControl = action == .showDetails || rows[number].element.role == .switch
        guard let control = isControl ? cell.placedAccessories.last(where: { $0 is View }) : cell.contentView else {
          continue
        }
        let point =
          isControl
          ? tapped.scene.root.convert(Point(x: control.bounds.midX, y: control.bounds.midY), from: control)
          : Point(x: frame.midX - 20, y: frame.midY)
        tapped.events.tap(at: point)
        for walk in [pressed, tapped] { walk.scene.tick(at: 0) }
        if pressed.log != tapped.log || pressed.turned != tapped.turned {
          return
            "\(pressed.log) \(pressed.turned), not \(tapped.log) \(tapped.turned) after \(action) of \(rows[number].element.label)"
        }
        if pressed.table.selectedRowPaths != tapped.table.selectedRowPaths {
          return "the selection differs"
        }
      }
      return nil
    }
  }
}
