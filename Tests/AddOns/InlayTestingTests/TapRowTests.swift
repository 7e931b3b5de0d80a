import Inlay
import InlayTesting
import Testing

/// `Scene.tapRow(_:onControl:)` and `Scene.tapRow(at:in:onControl:)`.
@Suite struct TapRowTests {
  private final class Log { var taps: [String] = [] }

  private struct Stage {
    let log = Log()
    let root = View()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 300), style: .insetGrouped)
    let scene: Scene

    init() throws {
      let log = log
      let form = Form {
        Section("Chores") {
          Row("Dishes", .disclosure) { log.taps.append("dishes") }
          Row("Done", .switch(isOn: false) { log.taps.append("done \($0)") })
          Row("Fixed").accessibilityLabel("Nothing to do")
        }
        Section("Numbers") {
          for number in 0..<60 { Row("Number \(number)") { log.taps.append("\(number)") } }
        }
      }
      form.show(in: table)
      root.addSublayer(table)
      scene = Scene(root: root, size: table.frame.size, textContext: try .bundled())
    }
  }

  @Test("a row is tapped by its title, its label or its path, in its middle or on its control")
  func taps() throws {
    let stage = try Stage()
    #expect(stage.scene.tapRow("Dishes") && stage.log.taps == ["dishes"])
    #expect(stage.scene.tapRow(at: RowPath(section: 0, row: 0)) && stage.log.taps == ["dishes", "dishes"])
    stage.scene.tapRow("Done")
    stage.scene.tapRow("Nothing to do")
    #expect(stage.log.taps.count == 2, "these rows have no action")
    stage.scene.tapRow("Done", onControl: true)
    stage.scene.traits.direction = .rightToLeft
    stage.scene.tapRow(at: RowPath(section: 0, row: 1), in: stage.table, onControl: true)
    #expect(stage.log.taps.dropFirst(2) == ["done true", "done false"])
  }

  @Test("a row out of view is scrolled into view")
  func outOfView() throws {
    let stage = try Stage()
    stage.scene.tapRow("Number 57")
    #expect(stage.log.taps == ["57"] && stage.table.contentOffset.y > 1_000)
    stage.scene.tapRow("Dishes")
    stage.scene.tapRow(at: RowPath(section: 1, row: 30))
    #expect(stage.log.taps == ["57", "dishes", "30"])
  }

  @Test("of two tables the topmost one has the tap")
  func topmost() throws {
    let stage = try Stage()
    let other = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 80), style: .plain)
    let log = stage.log
    let form = Form { Section { Row("Dishes") { log.taps.append("above") } } }
    form.show(in: other)
    stage.root.addSublayer(other)
    stage.scene.tapRow("Dishes")
    stage.scene.tapRow(at: RowPath(section: 0, row: 0))
    stage.scene.tapRow(at: RowPath(section: 1, row: 0))
    #expect(stage.log.taps == ["above", "above", "0"])
    other.isHidden = true
    stage.scene.tapRow("Dishes")
    #expect(stage.log.taps.last == "dishes")
  }

  @Test("a row that is not there, is covered or has no control fails the test at the call")
  func failing() throws {
    let stage = try Stage()
    func fails(_ message: String, _ tap: () -> Bool) {
      var isHandled = true
      withKnownIssue {
        isHandled = tap()
      } matching: { issue in
        issue.description.contains(message) && issue.sourceLocation?.fileName == "TapRowTests.swift"
      }
      #expect(!isHandled)
    }
    fails("no row is named \"Nobody\"; visible are \"Dishes\", \"Done\"") { stage.scene.tapRow("Nobody") }
    fails("no visible table has a row [9, 0]") { stage.scene.tapRow(at: RowPath(section: 9, row: 0)) }
    fails("row [0, 2] has no control") { stage.scene.tapRow("Nothing to do", onControl: true) }
    let cover = View(frame: stage.table.frame)
    cover.name = "curtain"
    stage.root.addSublayer(cover)
    fails("is in front of row [0, 0]") { stage.scene.tapRow("Dishes") }
    #expect(stage.log.taps.isEmpty)
  }
}
