import InlayGraphics

/// Component: where an object is, in units of the display, and the focus.
extension AccessibleObjects {
  func component(_ member: String, _ object: AccessibleObject, _ arguments: [BusValue]) -> [BusValue]? {
    switch member {
    case "GetExtents": return [.tuple(extents(of: object, arguments[0].int))]
    case "GetPosition": return Array(extents(of: object, arguments[0].int)[..<2])
    case "GetSize": return Array(extents(of: object, CoordinateType.window)[2...])
    case "Contains":
      return [.bool(object.frame.contains(point(arguments, of: object)))]
    case "GetAccessibleAtPoint":
      return [reference(innermost(at: point(arguments, of: object), in: object)?.number)]
    // A widget's layer, or a window's.
    case "GetLayer": return [.unsigned(object.node == nil ? 7 : 3)]
    case "GetMDIZOrder": return [.short(-1)]
    case "GetAlpha": return [.double(1)]
    case "GrabFocus": return [.bool(grabFocus(object))]
    case "ScrollTo", "ScrollToPoint": return [.bool(perform(.scrollToVisible, on: object))]
    default: return nil
    }
  }

  /// Moves the focus to an object. Its window gets the keys too.
  ///
  /// - Returns: Whether keys go to the object, once the display has given the window the focus.
  private func grabFocus(_ object: AccessibleObject) -> Bool {
    let isFocused = object.node == nil || perform(.focus, on: object)
    if isFocused, let window = object.window, object.node == nil || !window.hasKeyboardFocus { window.takeFocus() }
    return isFocused
  }

  /// The origin of coordinates; that of windows is also used for parents, which have none of their own here.
  private enum CoordinateType {
    static let screen = 0
    static let window = 1
    static let parent = 2
  }

  func extents(of object: AccessibleObject, _ type: Int) -> [BusValue] {
    guard let window = object.window else { return [0, 0, 0, 0].map { .int($0) } }
    let geometry = window.geometry
    let start = start(of: object, type)
    let frame = object.frame
    return [
      .int(geometry.units(frame.minX) + Int(start.x)), .int(geometry.units(frame.minY) + Int(start.y)),
      .int(geometry.units(frame.width)), .int(geometry.units(frame.height)),
    ]
  }

  /// The window's corner in the space of the coordinates, in the display's units.
  private func start(of object: AccessibleObject, _ type: Int) -> Point {
    guard let window = object.window else { return .zero }
    if type == CoordinateType.screen { return window.position }
    guard type == CoordinateType.parent, let parent = self.object(object.parent) else { return .zero }
    let geometry = window.geometry
    return Point(x: -Double(geometry.units(parent.frame.minX)), y: -Double(geometry.units(parent.frame.minY)))
  }

  /// Three arguments as a point of the scene.
  func point(_ arguments: [BusValue], of object: AccessibleObject) -> Point {
    guard let window = object.window else { return .zero }
    let start = start(of: object, arguments[2].int)
    return window.geometry.point(
      x: Double(arguments[0].int) - start.x, y: Double(arguments[1].int) - start.y)
  }

  private func innermost(at point: Point, in object: AccessibleObject) -> AccessibleObject? {
    for child in children(of: object).reversed() {
      if let found = innermost(at: point, in: child) { return found }
    }
    return object.frame.contains(point) ? object : nil
  }
}
