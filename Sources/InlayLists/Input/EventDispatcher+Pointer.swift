import InlayGraphics
import InlayLayers

extension EventDispatcher {
  /// A pointer that is down.
  struct Press {
    let start: Point
    var last: Point
    /// The view that tracks the pointer; nil if none does.
    var view: Weak<View>
    /// The cell of the view, which may show another row later.
    let cell: Weak<TableViewCell>
    let cellUseCount: Int
    /// Those at the point, innermost first.
    let scrollViews: [Weak<ScrollView>]
    /// The scroll view that follows the pointer, and the rest of the distance.
    var drag: (view: Weak<ScrollView>, rest: Size)?
  }

  func beginPress(at point: Point) -> Bool {
    cancelPress()
    if let view = focusedView, view.focusState == .shown { view.focusState = .hidden }
    let views = views(at: point)
    let taker = takers(of: views).first { $0.beginTracking(at: $0.convert(point, from: nil)) }
    let around = views.drop { $0 !== taker }
    let cell = around.lazy.compactMap { $0 as? TableViewCell }.first
    press = Press(
      start: point, last: point, view: Weak(object: taker), cell: Weak(object: cell),
      cellUseCount: cell?.record.useCount ?? 0,
      scrollViews: views.compactMap { ($0 as? ScrollView).map { Weak(object: $0) } })
    return taker != nil
  }

  func movePress(to point: Point) -> Bool {
    guard var press else { return false }
    let step = Size(width: point.x - press.last.x, height: point.y - press.last.y)
    press.last = point
    self.press = press
    if let drag = press.drag { return follow(drag, by: step) }
    let view = trackedView
    let way = Size(width: point.x - press.start.x, height: point.y - press.start.y)
    let isFar = max(abs(way.width), abs(way.height)) > View.pressSlop
    if isFar && !(view?.keepsTracking ?? false), let scroller = scrollView(for: way, among: press.scrollViews) {
      stopTracking()
      scroller.delegate?.scrollViewWillBeginDragging(scroller)
      return follow((Weak(object: scroller), .zero), by: way)
    }
    guard let view else { return false }
    if !view.continueTracking(at: view.convert(point, from: nil)) { self.press?.view.object = nil }
    return true
  }

  func endPress(at point: Point) -> Bool {
    guard let press else { return false }
    let view = trackedView
    self.press = nil
    guard press.drag == nil else { return endDrag(of: press) }
    guard let view else { return false }
    // The last use of the pointer decides where keys go.
    focusFirst(around: view)
    view.endTracking(at: view.convert(point, from: nil))
    return true
  }

  private func focusFirst(around view: View) {
    for case let view as View in view.superlayerChain where view.canBecomeFocused {
      return focus(view, isShown: false)
    }
  }

  /// - Returns: Whether there was a press.
  @discardableResult
  func cancelPress() -> Bool {
    guard let press else { return false }
    stopTracking()
    self.press = nil
    return endDrag(of: press)
  }

  private func endDrag(of press: Press) -> Bool {
    if let view = press.drag?.view.object { view.delegate?.scrollViewDidEndDragging(view, willDecelerate: false) }
    return true
  }

  private func stopTracking() {
    let view = trackedView
    press?.view.object = nil
    view?.cancelTracking()
  }

  /// The view that tracks the press, if it is still in the scene and its cell still shows the same row.
  private var trackedView: View? {
    guard let press, let view = press.view.object, view.scene === scene else { return nil }
    return press.cell.object.map { $0.record.useCount == press.cellUseCount } ?? true ? view : nil
  }

  /// The views at a point, from the hit one outwards.
  private func views(at point: Point) -> [View] {
    scene.root.hitTest(point)?.superlayerChain.compactMap { $0 as? View } ?? []
  }

  /// Without the views inside one that admits no events.
  private func takers(of views: [View]) -> ArraySlice<View> {
    views.lastIndex { !$0.admitsEvents }.map { views[$0...] } ?? views[...]
  }

  /// The innermost view that can scroll against the pointer's way, or else along its axis.
  private func scrollView(for way: Size, among views: [Weak<ScrollView>]) -> ScrollView? {
    let isVertical = abs(way.height) >= abs(way.width)
    let distance = isVertical ? Size(width: 0, height: -way.height) : Size(width: -way.width, height: 0)
    let back = Size(width: -distance.width, height: -distance.height)
    let views = views.compactMap(\.object).filter { $0.scene === scene }
    return views.first { $0.canScroll(by: distance) } ?? views.first { $0.canScroll(by: back) }
  }

  /// Scrolls to keep the pressed content below the pointer, clamped to the content.
  private func follow(_ drag: (view: Weak<ScrollView>, rest: Size), by step: Size) -> Bool {
    guard let view = drag.view.object, view.scene === scene else { return false }
    let rest = view.follow(Size(width: drag.rest.width - step.width, height: drag.rest.height - step.height))
    press?.drag = (drag.view, rest)
    return true
  }

  func turn(_ wheel: WheelEvent) -> Bool {
    let views = views(at: wheel.position).compactMap { $0 as? ScrollView }
    guard let view = views.first(where: { $0.canScroll(by: wheel.distance) }) else { return false }
    if let press, press.drag == nil, press.scrollViews.contains(where: { $0.object === view }) { stopTracking() }
    var distance = wheel.distance
    if let (last, rest) = wheelRest, last.object === view {
      distance = Size(width: distance.width + rest.width, height: distance.height + rest.height)
    }
    let rest = view.follow(distance)
    let pixel = 1 / scene.scale
    wheelRest = (
      Weak(object: view),
      Size(width: abs(rest.width) < pixel ? rest.width : 0, height: abs(rest.height) < pixel ? rest.height : 0)
    )
    return true
  }
}
