import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists

@Suite struct UpdatePictureDump {
  @Test func dump() throws {
    let fonts = try TextContext()
    for (name, deco, style) in [
      ("plain", DecorationKind.none, TableView.Style.plain), ("grouped", .none, .grouped),
      ("masked", .maskedCards, .insetGrouped), ("corner", .cornerImages, .insetGrouped),
      ("covers", .cornerCovers, .insetGrouped), ("sliced", .slicedImages, .insetGrouped),
    ] {
      for anim in [RowAnimation.fade, .top, .left, .middle, .bottom] {
        for (what, op) in [("last", 0), ("sections", 1), ("mixed", 2)] {
          let table = style == .insetGrouped ? RoundedTableView() : TableView(style: style)
          table.updateTiming = .curve(.linear, duration: 1)
          table.decoration = deco
          table.sectionShadow = ThemeShadow(radius: 4, offset: Size(width: 0, height: 2), opacity: 0.5)
          let test = try TestTable(
            table as TableView, counts: [3, 3, 4], size: Size(width: 220, height: 400), fonts: fonts)
          test.source.headers = [0: "One", 1: "Two", 2: "Three"]
          test.table.reloadData()
          test.scene.tick(at: 0)
          var u = TableUpdates()
          switch op {
          case 0:
            u.deleteRows(at: [RowPath(section: 0, row: 2), RowPath(section: 2, row: 0)], with: anim)
            u.insertRows(at: [RowPath(section: 1, row: 3), RowPath(section: 1, row: 4)], with: anim)
            test.source.counts = [2, 5, 3]
          case 1:
            u.deleteSections([0], with: anim)
            u.insertSections([1], with: anim)
            test.source.counts = [3, 3, 4]
          default:
            u.reloadRows(at: [RowPath(section: 0, row: 1)], with: anim)
            u.moveRow(at: RowPath(section: 0, row: 0), to: RowPath(section: 1, row: 2))
            u.deleteRows(at: [RowPath(section: 1, row: 1)], with: anim)
            test.source.counts = [2, 3, 4]
          }
          try table.apply(u)
          let strip = try ImageSurface(pixelWidth: 5 * 230, pixelHeight: 400, scale: 1)
          var all = [UInt32](repeating: 0xff00_00ff, count: 5 * 230 * 400)
          for (i, t) in [0.0, 0.25, 0.5, 0.75, 1].enumerated() {
            let p = try test.picture(at: t)
            for y in 0..<400 { for x in 0..<220 { all[y * 1150 + i * 230 + x] = p[x, y] } }
          }
          _ = strip
          let image = try Image(pixelWidth: 1150, pixelHeight: 400, premultipliedPixels: all)
          let out = try ImageSurface(pixelWidth: 1150, pixelHeight: 400, scale: 1)
          let layer = Layer()
          layer.frame = Rect(x: 0, y: 0, width: 1150, height: 400)
          layer.contents = image
          try Scene(root: layer, size: Size(width: 1150, height: 400)).render(into: out)
          try out.writePNG(to: "/tmp/w-updates-pics/\(name)-\(what)-\(anim.rawValue).png")
        }
      }
    }
  }
}
