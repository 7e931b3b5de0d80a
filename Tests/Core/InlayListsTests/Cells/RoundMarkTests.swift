import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Marks of rows with round ends.
@Suite struct RoundMarkTests {
  /// Each mark on a square of 30 points, side by side.
  private func picture(_ theme: Theme) throws -> [UInt32] {
    let marks: [View] = [
      AccessoryView(.disclosureIndicator), AccessoryView(.checkmark), AccessoryView(.detailButton), ReorderControl(),
      EditingControl(.insert), EditingControl(.delete), EditingControl(.selectionMark(isOn: true)),
    ]
    let root = View()
    for (index, mark) in marks.enumerated() {
      mark.frame = Rect(x: Double(index) * 30, y: 0, width: 30, height: 30)
      root.addSublayer(mark)
    }
    let scene = Scene(root: root, size: Size(width: 210, height: 30), scale: 3)
    scene.theme = theme
    return try scene.picture().pixels
  }

  private func theme(_ theme: Theme, weight: Font.Weight) -> Theme {
    var theme = theme
    theme.textAttributes[.title].weight = weight
    return theme
  }

  @Test("round marks are as strong as the row's title")
  func weight() throws {
    let strong = try picture(theme(.modern, weight: .bold))
    var wide = Theme.modern
    let growth = Font.Weight.bold.lineGrowth
    wide.metrics.accessory.disclosureLineWidth *= growth
    wide.metrics.accessory.checkmarkLineWidth *= growth
    wide.metrics.accessory.detailButtonLineWidth *= growth
    wide.metrics.editing.lineWidth *= growth
    wide.metrics.editing.reorderLineWidth *= growth
    #expect(try strong == picture(wide))
    #expect(try strong != picture(.modern))
    #expect(try picture(theme(.modern, weight: .regular)) == picture(.modern))
  }

  @Test("marks of other themes have straight ends, whatever the title's weight is")
  func straight() throws {
    #expect(try picture(theme(.base, weight: .bold)) == picture(.base))
    var round = Theme.base
    round.metrics.accessory.roundsMarks = true
    let (a, b) = (try picture(.base), try picture(round))
    // Each mark differs.
    for index in 0..<7 {
      let columns = index * 90..<(index + 1) * 90
      #expect((0..<90 * 630).contains { columns.contains($0 % 630) && a[$0] != b[$0] }, "\(index)")
    }
  }

  @Test("round marks stay inside their frames")
  func inside() throws {
    let (metrics, square) = (Theme.modern.metrics, Size(width: 22, height: 22))
    let limits = [
      metrics.accessory.disclosureSize, metrics.accessory.checkmarkSize, square, metrics.editing.reorderSize, square,
      square, square,
    ]
    for weight in [Font.Weight.light, .regular, .bold] {
      let pixels = try picture(theme(.modern, weight: weight))
      for index in 0..<7 {
        let painted = (0..<90 * 90).filter { pixels[$0 / 90 * 630 + index * 90 + $0 % 90] >> 24 > 0 }
        let (columns, rows) = (painted.map { $0 % 90 }, painted.map { $0 / 90 })
        let width = Double((columns.max() ?? 0) - (columns.min() ?? 0) + 1)
        let height = Double((rows.max() ?? 0) - (rows.min() ?? 0) + 1)
        // A pixel at each side for edges between pixels.
        #expect(width <= limits[index].width * 3 + 2 && height <= limits[index].height * 3 + 2, "\(index)")
      }
    }
  }
}
