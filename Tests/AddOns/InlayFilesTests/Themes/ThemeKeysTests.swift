import InlayDecorations
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayFiles

/// Keys of theme files that change the look of texts, corners and rows.
@Suite struct ThemeKeysTests {
  @Test("a file sets tracking, features, the corner curve and the metrics of today's look, as code does")
  func values() throws {
    let loaded = try loadTheme(
      """
      inlayTheme: 1
      extends: settings
      name: own
      textStyles: {detail: {tracking: -0.02, features: [tnum, ss01]}, title: {features: []}}
      metrics: {headerTopGap: 12, switchThumbWidth: 30, growsRows: true, roundMarks: true, pinnedHeaderBands: true}
      decoration: {cornerCurve: continuous}
      """
    ).theme
    var theme = Theme.settings
    theme.name = "own"
    theme.textAttributes[.detail].tracking = -0.02
    theme.textAttributes[.detail].features = ["tnum", "ss01"]
    theme.metrics.section.headerTopGap = 12
    theme.metrics.switch.thumbWidth = 30
    theme.metrics.row.isSelfSizing = true
    theme.metrics.accessory.roundsMarks = true
    theme.metrics.section.hasBandsOnlyPinned = true
    theme.card.cornerCurve = .continuous
    #expect(loaded == theme)
    #expect(loaded.font(for: .detail).features == ["tnum", "ss01"])
    let back = try loadTheme("inlayTheme: 1\nextends: modern\nmetrics: {headerTopGap: null, switchThumbWidth: null}\n")
      .theme
    #expect(
      back.metrics.section.headerTopGap == nil && back.metrics.switch.thumbWidth == nil && back.metrics.row.isSelfSizing
    )
  }

  @Test(
    "wrong values are refused, also by the schema",
    arguments: [
      ("textStyles: {title: {tracking: -1}}", "tracking: expected a number from -0.1 to 1"),
      ("textStyles: {title: {tracking: wide}}", "tracking: expected a number"),
      ("textStyles: {title: {features: [tabular]}}", "features[0]: expected an OpenType feature's tag of four letters"),
      ("textStyles: {title: {features: tnum}}", "features: expected a list"),
      ("decoration: {cornerCurve: contiuous}", "did you mean 'continuous'? Expected one of circular, continuous"),
      ("metrics: {growsRows: 1}", "growsRows: expected true or false"),
      ("metrics: {switchThumbWidth: -1}", "switchThumbWidth: expected a number from 0 to 1000"),
    ])
  func wrong(line: String, message: String) throws {
    let text = "inlayTheme: 1\n" + line
    let found = problems { () throws(FileError) in _ = try loadTheme(text) }
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
    let value = try DocumentReader.read(Array(text.utf8)).root
    #expect(try !SchemaValidator.themes.get().problems(value).isEmpty)
  }

  @Test("rows of a scene have fonts of their own, and null restores the theme's")
  func rowFonts() throws {
    let loaded = try loadLayers(
      "- {type: table, name: t, frame: [0, 0, 100, 100], sections: [{rows: [{title: A, detail: B, "
        + "titleFont: {size: 16, tracking: 0.05, features: [tnum]}, detailFont: {weight: 700}}, {title: C}]}]}")
    let table = try loaded.layer("t", as: TableView.self)
    let families = Theme.settings.fontFamilies
    let cell = try table.cell(0, 0)
    #expect(cell.textLabel.effectiveFont == Font(families: families, size: 16, tracking: 0.05, features: ["tnum"]))
    #expect(cell.detailTextLabel.effectiveFont.weight == 700 && cell.detailTextLabel.effectiveFont.size == 17)
    #expect(try table.cell(0, 1).textLabel.effectiveFont == Theme.settings.font(for: .title))
  }
}
