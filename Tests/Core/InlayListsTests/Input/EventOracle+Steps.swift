import InlayGraphics
import InlayLayers
import InlayTestSupport

@testable import InlayLists
@testable import InlayViews

/// A random step's events for the table.
enum EventStep: String, OracleStep {
  case press, release, move, cancel, finger, hover, wait, wheel, key, change

  var weight: Int {
    switch self {
    case .press, .finger: 4
    case .release, .wheel: 2
    case .move, .change: 3
    case .cancel, .hover, .wait: 1
    case .key: 5
    }
  }
}

/// A random step's changes between events.
enum EventTableStep: String, OracleStep {
  case insert, delete, reload, offset, isEnabled, safeArea, editing, direction, delay

  var weight: Int { self == .editing ? 2 : 1 }
}

extension EventOracle {
  /// - Returns: The step's name.
  func act(_ step: EventStep) -> String {
    isOnControl = false
    switch step {
    case .press: return press()
    case .release:
      send(pointer(.up, at: point))
      fingers.remove(0)
      holdsRow = false
      return "up \(point)"
    case .move:
      // Far enough to move a row across another.
      let reach = int(0...2) == 0 || holdsRow ? 180 : 8
      point.x += Double(int(-reach...reach)) / 3
      point.y += Double(int(-reach...reach)) / 3
      send(pointer(.moved, at: point))
      return "moved \(point)"
    case .cancel:
      let id = int(0...2)
      send(pointer(.cancelled, at: point, id: id))
      fingers.remove(id)
      if id == 0 { holdsRow = false }
      return "cancelled \(id)"
    case .finger: return finger()
    case .hover:
      let point = anyPoint
      send(pointer(.hovered, at: point, id: int(0...1) * 9))
      return "hovered \(point)"
    case .wait:
      time += [0.1, 0.2, 0.6][int(0...2)]
      return "wait"
    case .wheel:
      let distance = Size(width: 0, height: Double(int(-200...200)) / 3)
      let (point, moment) = (anyPoint, anyTime)
      send(.wheel(WheelEvent(at: point, by: distance, isPrecise: int(0...1) == 0, time: moment)))
      return "wheel \(distance)"
    case .key:
      let key = KeyEvent.Key.used.randomElement(using: &random) ?? .down
      let event = KeyEvent(key, modifiers: anyModifiers, isRepeat: int(0...3) == 0, time: anyTime)
      send(.key(event))
      if key == .escape { (fingers, holdsRow) = ([], false) }
      return "key \(event)"
    case .change:
      let step: EventTableStep = random.step()
      change(step)
      return step.rawValue
    }
  }

  private func press() -> String {
    scene.root.layoutIfNeeded()
    point = anyPoint
    if int(0...2) == 0, let control = anyControl {
      point = control.convert(Point(x: control.bounds.midX, y: control.bounds.midY), to: nil)
    }
    let hit = scene.root.hitTest(point)
    isOnControl = (hit as? EditingControl)?.acts ?? (hit is ReorderControl)
    send(pointer(.down, at: point))
    let stays = int(0...1) == 0
    if stays { fingers.insert(0) }
    holdsRow = stays && hit is ReorderControl
    // Another finger may press a row.
    isOnControl = isOnControl && fingers.isSubset(of: [0])
    if !stays {
      send(pointer(.up, at: point))
      fingers.remove(0)
    }
    return "\(stays ? "down" : "tap") \(point)"
  }

  /// A second or third finger, or a mouse with some button.
  private func finger() -> String {
    let (id, point) = (int(1...2), anyPoint)
    let phase: PointerEvent.Phase = fingers.contains(id) ? (int(0...2) == 0 ? .up : .moved) : .down
    if phase == .down { fingers.insert(id) }
    let moment = anyTime
    var event = PointerEvent(phase, at: point, id: id, kind: anyKind, modifiers: anyModifiers, time: moment)
    if phase == .down { buttons[id] = PointerEvent.Button.allCases[max(0, int(-4...2))] }
    event.button = buttons[id] ?? .primary
    send(.pointer(event))
    if phase == .up { fingers.remove(id) }
    return "\(event)"
  }

  private func pointer(_ phase: PointerEvent.Phase, at point: Point, id: Int = 0) -> Event {
    let moment = anyTime
    return .pointer(PointerEvent(phase, at: point, id: id, kind: anyKind, modifiers: anyModifiers, time: moment))
  }

  private var anyPoint: Point { Point(x: Double(int(0...239)), y: Double(int(0...199))) }

  /// The time of most events; every oracle either has times or mixes events with and without.
  private var anyTime: Double? {
    guard hasTimes || int(0...1) == 0 else { return nil }
    time += Double(int(0...3)) / 100
    return time
  }

  private var anyKind: PointerEvent.Kind { PointerEvent.Kind.allCases[int(0...2)] }

  private var anyModifiers: KeyModifiers { int(0...2) == 0 ? KeyModifiers(rawValue: UInt8(int(0...15))) : [] }

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
    case .delay: table.delaysContentTouches.toggle()
    case .offset: table.contentOffset.y += Double(int(-50...50))
    case .isEnabled: table.visibleCells.randomElement(using: &random)?.isEnabled.toggle()
    case .safeArea:
      scene.traits.safeAreaInsets =
        int(0...1) == 0 ? .zero : Insets(top: Double(int(0...30)), bottom: Double(int(0...30)))
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
