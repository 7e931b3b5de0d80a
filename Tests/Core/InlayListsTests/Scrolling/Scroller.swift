import InlayGraphics
import InlayLayers

@testable import InlayLists
@testable import InlayViews

/// A scroll view in a scene with its delegate, and a pointer that drags it at given times.
final class Scroller: ScrollViewDelegate {
  let view: ScrollView
  let scene: Scene
  /// Delegate calls without those for each offset.
  private(set) var log: [String] = []
  private(set) var offsets: [Point] = []
  var retarget: (Point, Point) -> Point = { $1 }
  var didScroll: () -> Void = {}
  var didLog: (String) -> Void = { _ in }

  init(
    _ view: ScrollView = ScrollView(), content: Size = Size(width: 300, height: 10_000),
    size: Size = Size(width: 300, height: 400), scale: Double = 1
  ) {
    self.view = view
    view.frame = Rect(origin: .zero, size: size)
    if !(view is TableView) { view.contentSize = content }
    scene = Scene.inSettings(root: view, size: size, scale: scale)
    scene.tick(at: 0)
    if !(view is TableView) { view.delegate = self }
  }

  var y: Double { view.contentOffset.y }

  /// The offset at a time, after one tick.
  func offset(at time: Double) -> Double {
    scene.tick(at: time)
    return view.contentOffset.y
  }

  /// Whether nothing will change by itself after the next frame.
  var rests: Bool {
    scene.tick(at: scene.time)
    return scene.nextTickTime == nil && view.motion == nil
  }

  /// Ticks at a rate until a time.
  func run(until end: Double, rate: Double = 60) {
    let start = scene.time
    var frame = 1.0
    while start + frame / rate < end {
      scene.tick(at: start + frame / rate)
      frame += 1
    }
    scene.tick(at: end)
  }

  /// A drag in steps of 10 ms from a time; the pointer's velocity in points a second.
  func drag(_ velocity: Size, from start: Double, for duration: Double, release: Bool = true) {
    scene.advanceClock(to: start)
    view.beginDragging(at: start)
    let steps = max(1, Int((duration * 100).rounded()))
    for step in 1...steps {
      let time = start + Double(step) / 100
      scene.advanceClock(to: time)
      view.drag(by: Size(width: velocity.width / 100, height: velocity.height / 100), at: time)
    }
    if release { view.endDragging(at: start + Double(steps) / 100) }
  }

  /// A drag upwards or downwards: the pointer's distance, and its velocity at the end, in points.
  func fling(_ velocity: Double, from start: Double = 1, for duration: Double = 0.1) {
    drag(Size(width: 0, height: -velocity), from: start, for: duration)
  }

  // MARK: Delegate calls

  private func note(_ call: String) {
    log.append(call)
    didLog(call)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    offsets.append(scrollView.contentOffset)
    didScroll()
  }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { note("drag") }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    note("will end")
    targetContentOffset = retarget(velocity, targetContentOffset)
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    note(decelerate ? "end, decelerates" : "end")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { note("decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { note("rest") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { note("end of animation") }
}
