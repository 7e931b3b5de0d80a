import InlayLayers
import InlayLists
import InlayText
import Testing

@testable import InlayControls

/// Keys in alerts.
@Suite struct AlertKeyTests {
  private final class Log { var lines: [String] = [] }
  private let log = Log()

  private func present(_ titles: [String], _ direction: LayoutDirection = .leftToRight, preferred: Int? = nil) -> (
    app: SettingsApp, alert: Alert
  ) {
    let (app, log) = (SettingsApp(), log)
    app.scene.traits.direction = direction
    let alert = Alert(
      "Question",
      actions: titles.enumerated().map { index, title in
        let role: Role = title == "Cancel" ? .cancel : title == "Erase" ? .destructive : .normal
        return Alert.Action(title, role: role, isPreferred: index == preferred) { log.lines.append(title) }
      })
    app.key(.down)
    alert.present(in: app.scene)
    app.runUntilRest()
    return (app, alert)
  }

  private func order(_ app: SettingsApp, _ count: Int) -> [String] {
    (0..<count).map { _ in
      defer { app.key(.tab) }
      return (app.events.focusedView as? Button)?.title ?? "-"
    }
  }

  @Test(
    "the focus of two buttons side by side begins at the leading one",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func order(direction: LayoutDirection) {
    for titles in [["OK", "Cancel"], ["Cancel", "OK"]] {
      let (app, _) = present(titles, direction)
      #expect(order(app, 3) == ["Cancel", "OK", "Cancel"])
    }
    #expect(order(present(["Yes", "No"], direction).app, 2) == ["No", "Yes"])
    #expect(order(present(["A", "B", "Cancel"], direction).app, 3) == ["A", "B", "Cancel"])
    let long = "A button with a title that is too long for half"
    #expect(order(present([long, "Cancel"], direction).app, 2) == [long, "Cancel"])
  }

  @Test("Return takes the default wherever the focus is, Space the button with the focus")
  func keys() {
    for moves in 0..<2 {
      let (app, alert) = present(["OK", "Cancel"])
      for _ in 0..<moves { app.key(.tab) }
      app.key(.return)
      #expect(log.lines == ["OK"] && !alert.isPresented)
      log.lines = []
    }
    let spaced = present(["OK", "Cancel"])
    spaced.app.key(.space)
    #expect(log.lines == ["Cancel"])
    log.lines = []
    present(["OK", "Cancel"], preferred: 1).app.key(.return)
    #expect(log.lines == ["Cancel"])
    log.lines = []
    let (app, _) = present(["Erase", "Cancel"])
    app.key(.tab)
    app.key(.return)
    #expect(log.lines == ["Erase"], "without a default it is for the button with the focus")
  }
}
