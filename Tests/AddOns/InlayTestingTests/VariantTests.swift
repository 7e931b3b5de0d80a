import Inlay
import Testing

@testable import InlayTesting

@Suite struct VariantTests {
  @Test("a matrix has all combinations, each with a name of its own")
  func matrix() {
    let variants = SnapshotVariant.matrix(
      themes: [.settings, .modern], appearances: [.light, .dark], directions: [.leftToRight, .rightToLeft],
      textScales: [1, 1.5], sizes: [Size(width: 320, height: 480)])
    #expect(variants.count == 16)
    #expect(Set(variants.map(\.name)).count == 16)
    #expect(variants.first?.name == "settings-light-ltr-text1-320x480")
    #expect(variants.last?.testDescription == "modern-dark-rtl-text1.5-320x480")
    #expect(SnapshotVariant.matrix().map(\.name) == ["standard"])
  }

  @Test(
    "a variant sets its values and leaves the others", arguments: SnapshotVariant.matrix(appearances: [.dark, .light]))
  func apply(_ variant: SnapshotVariant) throws {
    let menu = Menu()
    menu.scene.traits.direction = .rightToLeft
    var variant = variant
    variant.theme = .modern
    variant.textScale = 1.5
    variant.size = Size(width: 200, height: 300)
    variant.scale = 3
    let captured = try SnapshotScene(variant: variant).capture(menu.scene)
    #expect(menu.scene.traits.appearance == variant.appearance)
    #expect(menu.scene.traits.effectiveDirection == .rightToLeft && menu.scene.traits.textScale == 1.5)
    #expect(menu.scene.theme == .modern)
    #expect(menu.table.frame == Rect(x: 0, y: 0, width: 200, height: 300))
    #expect(captured.surface.pixelWidth == 600 && captured.surface.pixelHeight == 900)
  }

  @Test("a root of another size than the scene keeps it")
  func ownFrame() throws {
    let root = Layer()
    root.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let scene = Scene(root: root, size: Size(width: 20, height: 20))
    _ = try SnapshotScene(variant: SnapshotVariant(size: Size(width: 40, height: 40))).capture(scene)
    #expect(root.frame.width == 10 && scene.size.width == 40)
  }
}
