import InlayGraphics
import InlayLayers
import InlayTestSupport

@testable import InlayLists

/// A random step's events for the table.
enum EventStep: String, OracleStep {
  case press, release, move, cancel, wheel, key, change

  var weight: Int {
    switch self {
    case .press: 4
    case .release, .wheel: 2
    case .move, .change: 3
    case .cancel: 1
    case .key: 5
    }
  }
}

/// A random step's changes between events.
enum EventTableStep: String, OracleStep {
  case insert, delete, reload, offset, isEnabled, safeArea, editing, direction

  var weight: Int { self == .editing ? 2 : 1 }
}

extension EventOracle {
  /// - Returns: The step's name.
  func act(_ step: EventStep) -> String {
    isOnControl = false
    switch step {
    case .press: return press()
    case .release:
      send(.pointer(PointerEvent(.up, at: point)))
      isDown = false
      holdsRow = false
      return "up \(point)"
    case .move:
      // Far enough to move a row across another.
      let reach = int(0...2) == 0 || holdsRow ? 180 : 8
      point.x += Double(int(-reach...reach)) / 3
      point.y += Double(int(-reach...reach)) / 3
      send(.pointer(PointerEvent(.moved, at: point)))
      return "moved \(point)"
    case .cancel:
      send(.pointer(PointerEvent(.cancelled, at: point)))
      isDown = false
      holdsRow = false
      return "cancelled"
    case .wheel:
      let distance = Size(width: 0, height: Double(int(-200...200)) / 3)
      send(.wheel(WheelEvent(at: Point(x: Double(int(0...239)), y: Double(int(0...199))), by: distance)))
      return "wheel \(distance)"
    case .key:
      let key = KeyEvent.Key.allCases.randomElement(using: &random) ?? .down
      send(.key(KeyEvent(key)))
      if key == .escape { (isDown, holdsRow) = (false, false) }
      return "key \(key)"
    case .change:
      let step: EventTableStep = random.step()
      change(step)
      return step.rawValue
    }
  }

  private func press() -> String {
    scene.root.layoutIfNeeded()
    point = Point(x: Double(int(0...239)), y: Double(int(0...199)))
    if int(0...2) == 0, let control = anyControl {
      point = control.convert(Point(x: control.bounds.midX, y: control.bounds.midY), to: nil)
    }
    let hit = scene.root.hitTest(point)
    isOnControl = (hit as? EditingControl)?.acts ?? (hit is ReorderControl)
    send(.pointer(PointerEvent(.down, at: point)))
    isDown = int(0...1) == 0
    holdsRow = isDown && hit is ReorderControl
    if !isDown { send(.pointer(PointerEvent(.up, at: point))) }
    return "\(isDown ? "down" : "tap") \(point)"
  }

  /// A plus, a minus or the handle of a visible row.
  private var anyControl: Layer? {
    let controls = table.visibleCells.flatMap { [$0.editingControl, $0.reorderControl] as [Layer?] }
    return controls.compactMap { $0 }.randomElement(using: &random)
  }

  private func change(_ step: EventTableStep) {
    let section = int(0...4)
    let count = source.counts[section]
    switch step {
    case .insert:
      // An update is valid only for a table without a pending reload.
      scene.root.layoutIfNeeded()
      guard table.tableHeaderView == nil, count < 9 else { return }
      source.counts[section] += 1
      try? table.insertRows(at: [RowPath(section: section, row: int(0...count))])
    case .delete:
      scene.root.layoutIfNeeded()
      guard table.tableHeaderView == nil, count > 0 else { return }
      source.counts[section] -= 1
      try? table.deleteRows(at: [RowPath(section: section, row: int(0...count - 1))])
    case .reload:
      source.counts[section] = int(0...6)
      table.reloadData()
      inner.reloadData()
    case .offset: table.contentOffset.y += Double(int(-50...50))
    case .isEnabled: table.visibleCells.randomElement(using: &random)?.isEnabled.toggle()
    case .safeArea:
      scene.traits.safeArea = int(0...1) == 0 ? .zero : Insets(top: Double(int(0...30)), bottom: Double(int(0...30)))
    case .editing:
      for list in [table, inner] {
        list.isEditing.toggle()
        list.allowsSelectionDuringEditing = true
        list.allowsMultipleSelectionDuringEditing = int(0...3) == 0
      }
    case .direction: scene.traits.direction = scene.traits.direction == .leftToRight ? .rightToLeft : .leftToRight
    }
  }
}
