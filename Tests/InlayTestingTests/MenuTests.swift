import Inlay
import InlayTesting
import Testing

@Suite struct MenuTests {
  let menu = Form {
    Section("Black") {
      Row("Assam", detail: "4 min", accessory: .disclosureIndicator)
      Row("Darjeeling", detail: "4 min", accessory: .disclosureIndicator)
    }
  }

  @Test(arguments: SnapshotVariant.matrix(appearances: [.light, .dark], directions: [.leftToRight, .rightToLeft]))
  func looks(_ variant: SnapshotVariant) {
    let table = RoundedTableView(frame: Rect(x: 0, y: 0, width: 320, height: 200))
    menu.show(in: table)
    expectSnapshot(of: table, "menu", as: .picture, .tree, variant: variant)
  }
}
