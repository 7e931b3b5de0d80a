import InlayGraphics
import InlayLayers
import InlayLists
import Testing

@testable import InlayControls
@testable import InlayFiles

/// Rows of scene files with little room, and avatars.
@Suite struct RowRoomTests {
  private func scene(_ width: Int, _ rows: String) -> String {
    """
    inlay: 1
    size: [\(width), 400]
    theme: modern
    layers:
      - name: list
        type: table
        style: plain
        frame: [0, 0, \(width), 400]
        sections:
          - rows:
    \(rows)

    """
  }

  @Test("a control that a narrow table has no room for is a problem at the place of its table")
  func problem() throws {
    let rows = "          - {title: Guests, accessoryView: {type: stepper, name: guests}}"
    for (width, isShown) in [(130, true), (90, false)] {
      let loaded = try loadScene(scene(width, rows))
      let problems = loaded.warnings.map(\.message)
      let stepper = try #require(loaded.layer(named: "guests") as? Stepper)
      #expect((stepper.superlayer != nil) == isShown)
      #expect(problems.contains { $0.contains("no room for its accessory, stepper") } == !isShown, "\(problems)")
    }
  }

  @Test("a row with an avatar has the initials of its name; without a name the symbol of a person")
  func avatars() throws {
    let names = [("山田太郎", "山"), ("محمد علي", "م\u{200C}ع"), ("🦊", "🦊"), ("", "")]
    let rows = names.map { "          - {title: Name, avatar: \"\($0.0)\"}" }.joined(separator: "\n")
    let loaded = try loadScene(scene(320, rows))
    let table = try #require(loaded.layer(named: "list") as? TableView)
    let avatars = table.visibleCells.compactMap { ($0 as? AvatarCell)?.avatar }
    #expect(avatars.map(\.initials) == names.map(\.1))
    for avatar in avatars {
      let symbol = avatar.sublayers.contains { !$0.isHidden && $0.contents?.drawing != nil }
      #expect(symbol == avatar.initials.isEmpty)
    }
  }
}
