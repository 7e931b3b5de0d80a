import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// The rule for what is drawn on a coloured ground.
@Suite struct ColoredGroundTests {
  @Test("what is drawn on any colour has the wanted contrast, and white where white has it")
  func anyGround() {
    var random = SeededRandom()
    for _ in 0..<2_000 {
      let ground = random.chance(0.2) ? RGBColor(white: random.double(0...1), alpha: 1) : random.color()
      for appearance in Appearance.allCases {
        let least = appearance.leastContrast
        let color = ground.contrasting(atLeast: least)
        #expect(color.contrast(to: ground) >= least, "\(ground) seed \(random.seed)")
        #expect((color == .white) == (RGBColor.white.contrast(to: ground) >= least), "\(ground) seed \(random.seed)")
        let preferred = [random.color(alpha: 0...1), random.color()]
        let chosen = ground.contrasting(preferred, atLeast: least)
        let first = preferred.first { $0.over(ground).contrast(to: ground) >= least }
        #expect(chosen == first ?? chosen && chosen.over(ground).contrast(to: ground) >= least, "seed \(random.seed)")
      }
    }
  }

  @Test("iOS's red, blue, purple and grey keep white; its yellow, green and orange, with less than 3:1, get black")
  func systemColors() {
    for (rgb, color) in [
      (0xFF3B30, RGBColor.white), (0x007AFF, .white), (0x5856D6, .white), (0xAF52DE, .white), (0x8E8E93, .white),
      (0xFF2D55, .white), (0xFFCC00, .black), (0x34C759, .black), (0xFF9500, .black),
    ] as [(UInt32, RGBColor)] {
      #expect(RGBColor(rgb: rgb).contrasting() == color)
    }
  }

  @Test("of some colours of a theme the first with enough contrast is taken, or else the best one")
  func readable() {
    let palette: Palette = ["a": RGBColor(rgb: 0x777777), "b": .black, "c": .white]
    #expect(palette.readable(["a", "b"], on: .white) == "a")
    #expect(palette.readable(["a", "b"], on: RGBColor(rgb: 0x999999)) == "b")
    #expect(palette.readable(["a", "c"], on: RGBColor(rgb: 0x888888)) == "c")
    #expect(palette.readable(["a"], on: RGBColor(rgb: 0x777777)) == "a")
  }

  @Test("every built-in theme's bars, cards and keyboards are opaque: nothing blurs what is behind them")
  func opaque() {
    for theme in Theme.builtIn {
      for appearance in Appearance.allCases {
        let palette = theme.palette(for: appearance)
        for token in [ColorToken.barBackground, .popoverBackground, "keyboard.background"] {
          #expect(palette[token]?.alpha == 1, "\(theme.name) \(appearance) \(token)")
        }
      }
    }
  }

  @Test("the ground of a view is the nearest opaque colour around it, under translucent ones")
  func ground() throws {
    for theme in [Theme.plum2011, .gradientCustom, .modern] {
      for style in TableView.Style.allCases {
        let test = try TestTable(TableView(style: style), counts: [2])
        let header = View(frame: Rect(x: 0, y: 0, width: 10, height: 40))
        header.backgroundColor = .fixed(RGBColor(white: 1, alpha: 0.5))
        let (inner, accessory) = (View(), View())
        header.addSublayer(inner)
        test.table.tableHeaderView = header
        test.scene.theme = theme
        test.scene.tick(at: 0)
        let palette = theme.palette(for: .light)
        let gradient = theme.backgroundGradient.map { test.table.resolvedColor($0[0]) }
        let table = palette[style == .plain ? .cellBackground : .tableBackground]
        #expect(test.table.ground == gradient ?? table)
        #expect(inner.ground == RGBColor(white: 1, alpha: 0.5).over(test.table.ground))
        test.cells[0].contentView.addSublayer(accessory)
        #expect(accessory.ground == palette[.cellBackground])
        test.cells[0].backgroundColor = .black
        #expect(accessory.ground == .black)
      }
    }
  }
}
