import Testing

@testable import InlayLayers

@Suite struct LayerPropertyTests {
  @Test("a property has the name of its case", arguments: LayerProperty.allCases)
  func names(property: LayerProperty) { #expect(property.name == "\(property)") }
}
