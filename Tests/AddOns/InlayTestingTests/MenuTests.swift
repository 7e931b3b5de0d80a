import Inlay
import InlayTesting
import Testing

@Suite struct MenuTests {
  let menu = Form {
    Section("Black") {
      Row("Assam", detail: "4 min", .disclosure)
      Row("Darjeeling", detail: "4 min", .disclosure)
    }
  }

  @Test(arguments: SnapshotVariant.matrix(appearances: [.light, .dark], directions: [.leftToRight, .rightToLeft]))
  func looks(_ variant: SnapshotVariant) {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200), style: .insetGrouped)
    menu.show(in: table)
    expectSnapshot(of: table, "menu", as: .picture, .tree, variant: variant)
  }
}

// The pictures were stored with Cairo 1.16.0, Pango 1.50.12, HarfBuzz 6.0.0 and FreeType 2.12.1 (Debian 12). They have
// the font of InlayTesting, so other versions may differ in single pixels only.
