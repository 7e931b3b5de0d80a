import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import Testing

@testable import InlayFiles

/// Script steps with gestures over time, and steps that animate.
@Suite struct GestureStepTests {
  private static let layers = """
    inlay: 1
    size: [400, 200]
    layers:
      - name: list
        type: table
        frame: [0, 0, 300, 200]
        generate: {rowsPerSection: 200, title: "Row {row}"}
      - name: mail
        type: table
        frame: [300, 0, 100, 200]
        sections:
          - rows:
              - {title: One, leadingActions: [{title: Pin}], trailingActions: [{title: X, style: destructive}]}
              - {title: Two, trailingActions: []}
              - {title: Three}
      - {name: box, frame: [0, 0, 20, 20], backgroundColor: '#f00'}

    """

  private func run(
    _ steps: String, each: ((LoadedScene) throws -> Void)? = nil
  ) throws -> (loaded: LoadedScene, list: TableView, runner: ScriptRunner) {
    let loaded = try loadScene(Self.layers + "script:\n" + steps)
    let runner = try ScriptRunner(loaded)
    var failure: (any Error)?
    runner.onFrame = { _ in
      do { try each?(loaded) } catch { failure = error }
    }
    try runner.run()
    if let failure { throw failure }
    return (loaded, try loaded.layer("list", as: TableView.self), runner)
  }

  @Test("a fling moves on by its momentum, with a frame for each sixtieth, and comes to rest; a drag stops at once")
  func fling() throws {
    var offsets: [Double] = []
    let gesture = "fling: {from: [50, 180], to: [50, 30], duration: 0.1}"
    let (loaded, list, _) = try run("- tick: 0\n- \(gesture)\n- run: rest\n- tick: 1") { loaded in
      offsets.append(try loaded.layer("list", as: TableView.self).contentOffset.y)
    }
    #expect(offsets[6] == 150 && list.contentOffset.y > 300)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(offsets[offsets.count - 2] == offsets[offsets.count - 1] && offsets.count < 400)
    #expect(loaded.scene.nextTickTime == nil)
    let drag = try run("- tick: 0\n- drag: {from: [50, 180], to: [50, 30], duration: 0.1}\n- run: rest")
    #expect(drag.list.contentOffset.y == 150 && drag.loaded.scene.time == 0.1)
    let early = try run("- \(gesture)")
    #expect(early.loaded.scene.time == 0.1 && early.list.contentOffset.y > 100, "no frame before the first tick")
  }

  @Test("content moves as far in the frame of the release as in those beside it", arguments: [0.1, 0.11, 0.12, 0.13])
  func release(duration: Double) throws {
    var offsets: [Double] = []
    let end = 180 - 1_500 * duration
    _ = try run("- tick: 0\n- fling: {from: [50, 180], to: [50, \(end)], duration: \(duration)}\n- run: 0.1") {
      offsets.append(try $0.layer("list", as: TableView.self).contentOffset.y)
    }
    // The last frame is at the end of the run.
    let ways = zip(offsets, offsets.dropFirst().dropLast()).map { $1 - $0 }
    #expect(ways.count > 10 && ways.allSatisfy { $0 > 20 && $0 < 26 }, "\(ways)")
  }

  @Test("a pull moves the content below its top, from where it returns")
  func pull() throws {
    var least = 0.0
    let list = try run("- tick: 0\n- pull: {layer: list}\n- run: rest") { loaded in
      least = min(least, try loaded.layer("list", as: TableView.self).contentOffset.y)
    }.list
    #expect(least < -40 && list.contentOffset.y == 0)
    let still = "- set: {layer: list, bounces: false}\n- tick: 0\n- pull: {layer: list}"
    least = 0
    _ = try run(still) { least = min(least, try $0.layer("list", as: TableView.self).contentOffset.y) }
    #expect(least == 0)
  }

  @Test("a swipe to the leading or trailing side is one to the left or right by the scene's direction")
  func sides() throws {
    func pixels(_ side: String, in direction: String) throws -> [UInt32] {
      let swipe = "- swipe: {layer: mail, row: [0, 0], direction: \(side), distance: 60}"
      return try run("- setTraits: {direction: \(direction)}\n- tick: 0\n\(swipe)\n- run: rest").loaded.pixels()
    }
    for (direction, leading, trailing) in [("ltr", "left", "right"), ("rtl", "right", "left")] {
      #expect(try pixels("leading", in: direction) == pixels(leading, in: direction))
      #expect(try pixels("trailing", in: direction) == pixels(trailing, in: direction))
      #expect(try pixels("leading", in: direction) != pixels("trailing", in: direction))
    }
  }

  @Test("a swipe uncovers a row's actions, and a tap on a destructive one deletes the row")
  func swipe() throws {
    func mail(_ steps: String) throws -> TableView {
      try run("- tick: 0\n" + steps).loaded.layer("mail", as: TableView.self)
    }
    let row = "row: [0, 0]"
    let open = try mail("- swipe: {layer: mail, \(row), direction: left, distance: 60}\n- run: rest")
    #expect(open.swipedRowPath == RowPath(section: 0, row: 0))
    #expect(
      try mail("- swipe: {layer: mail, \(row), direction: right, distance: 60}\n- run: rest").swipedRowPath != nil)
    #expect(try mail("- swipe: {at: [390, 20], direction: left, distance: 60}\n- run: rest").swipedRowPath != nil)
    for row in ["row: [0, 1]", "row: [0, 2]"] {
      let other = try mail("- swipe: {layer: mail, \(row), direction: right, distance: 60}\n- run: rest")
      #expect(other.swipedRowPath == nil, "without actions")
    }
    #expect(
      try mail("- swipe: {layer: mail, row: [0, 1], direction: left, distance: 60}\n- run: rest").swipedRowPath == nil)
    let deleted = try mail(
      "- swipe: {layer: mail, \(row), direction: left, distance: 60}\n- run: rest\n- tap: [385, 20]\n- run: rest")
    #expect(deleted.numberOfRows(inSection: 0) == 2 && deleted.swipedRowPath == nil)
    let error = #expect(throws: FileError.self) {
      _ = try run("- swipe: {layer: list, row: [0, 150], direction: left}")
    }
    #expect(error?.problems.map(\.message) == ["script[0].swipe.row: row [0, 150] is not visible; scroll to it first"])
    let missing = #expect(throws: FileError.self) {
      _ = try run("- swipe: {layer: mail, row: [0, 9], direction: left}")
    }
    #expect(
      missing?.problems.map(\.message) == ["script[0].swipe.row: there is no row 9 in section 0, which has 3 rows"])
  }

  @Test("a long press keeps the pointer down, and scrolls and selects nothing by itself")
  func longPress() throws {
    var highlighted = 0
    let list = try run("- tick: 0\n- longPress: {at: [50, 20]}\n- tick: 0") { loaded in
      if try loaded.layer("list", as: TableView.self).cell(0, 0).isHighlighted { highlighted += 1 }
    }.list
    #expect(highlighted > 20 && list.contentOffset.y == 0)
  }

  @Test("set animates what can be animated, and scrollTo scrolls over time")
  func animated() throws {
    var values: [Double] = []
    let (loaded, _, _) = try run("- tick: 0\n- set: {layer: box, opacity: 0, animated: 0.2}\n- run: 0.3") { loaded in
      values.append(try loaded.layer("box").presented(.opacity))
    }
    #expect(try loaded.layer("box").opacity == 0)
    #expect(values[0] == 1 && values[1] < 1 && values[6] > 0.05 && values[6] < 0.7 && values[13] == 0)
    #expect(values == values.sorted(by: >))
    var offsets: [Double] = []
    let list = try run("- tick: 0\n- scrollTo: {layer: list, section: 0, row: 20, animated: true}\n- run: rest") {
      offsets.append(try $0.layer("list", as: TableView.self).contentOffset.y)
    }.list
    #expect(list.contentOffset.y == 1040 && offsets.count > 8 && offsets == offsets.sorted())
  }

  @Test("an animated change of a table's size moves its rows along")
  func animatedTable() throws {
    var widths: [Double] = []
    let text = Self.layers.replacing(
      "generate: {rowsPerSection: 200, title: \"Row {row}\"}", with: "sections: [{rows: [{title: a}]}]")
    let steps = "- tick: 0\n- set: {layer: list, frame: [0, 0, 200, 200], animated: 0.2}\n- run: 0.3"
    let loaded = try loadScene(text + "script:\n" + steps)
    let runner = try ScriptRunner(loaded)
    let cell = { try loaded.layer("list", as: TableView.self).cell(0, 0) }
    runner.onFrame = { _ in widths.append((try? cell().presented(.bounds).width) ?? -1) }
    try runner.run()
    #expect(widths.first == 300 && widths.last == 200 && widths.contains { $0 > 210 && $0 < 290 })
  }

  @Test("run until rest makes no frame at rest, and ends after 10 seconds")
  func rest() throws {
    var count = 0
    _ = try run("- run: rest\n- run: rest\n- run: rest") { _ in count += 1 }
    #expect(count == 1)
    count = 0
    let time = try run("- tick: 0\n- set: {layer: box, opacity: 0, animated: 100}\n- run: rest") { _ in count += 1 }
      .loaded.scene.time
    #expect(count == 601 && time == 10)
  }

  @Test("run until rest waits for no caret, spinner or unknown progress, and ends with what else moves")
  func restlessThings() throws {
    let text = """
      inlay: 1
      size: [200, 200]
      keyboard: never
      layers:
        - {type: textField, name: field, frame: [0, 0, 200, 40]}
        - {type: activity, frame: [0, 50, 30, 30]}
        - {type: progress, frame: [0, 90, 90, 10], progress: null}
        - {name: box, frame: [0, 120, 40, 40], backgroundColor: '#000'}
      script:
        - tick: 0
        - tap: [100, 20]
        - run: rest
      """
    let resting = try loadScene(text)
    let runner = try ScriptRunner(resting)
    try runner.run()
    withExtendedLifetime(runner) { #expect(resting.scene.focusedView is TextField) }
    #expect(resting.scene.time < 0.1 && resting.scene.nextTickTime != nil)
    let moving = try loadScene(text + "\n  - set: {layer: box, opacity: 0, animated: 1}\n  - run: rest")
    try ScriptRunner(moving).run()
    #expect(moving.scene.time > 1 && moving.scene.time < 1.1)
  }

  @Test("a tick at a time moves the clock there, and never back")
  func tickAt() throws {
    var times: [Double] = []
    _ = try run("- tick: {at: 1700000000.0000001}\n- tick: {at: 3}\n- tick: 0.5\n- tick: {at: 1700000001}") {
      times.append($0.scene.time)
    }
    #expect(times == [1_700_000_000.0000001, 1_700_000_000.0000001, 1_700_000_000.5, 1_700_000_001])
  }

  @Test("an event with a time moves the clock")
  func eventTimes() throws {
    let steps = "- pointer: {phase: down, at: [50, 20], time: 2}\n- tick: 0.5"
    #expect(try run(steps).loaded.scene.time == 2.5)
  }
}
