import InlayGraphics
import InlayLayers

@testable import InlayLists

extension RowAccessory {
  /// A switch that nobody listens to.
  static func toggle(_ isOn: Bool = false) -> RowAccessory { .switch(isOn: isOn) { _ in } }

  private static let picture = try? Image(
    pixelWidth: 12, pixelHeight: 9, premultipliedPixels: [UInt32](repeating: 0xFF00_80FF, count: 108))

  /// One of each standard part, and several together.
  static func samples(isOn: Bool = false) -> [RowAccessory] {
    let text = RowAccessory.label("9:41")
    return [
      [], .disclosure, .checkmark, .info {}, [.info {}, .disclosure], toggle(isOn), [text, .disclosure],
      [toggle(isOn), .info {}], [.label("A longer text", color: .token(.tint)), .checkmark],
      [picture.map { .image($0) } ?? .checkmark, text, .info {}, .disclosure],
    ]
  }

  /// The sample of a number; numbers go on from the first.
  static func sample(_ number: Int, isOn: Bool = false) -> RowAccessory {
    let samples = samples(isOn: isOn)
    return samples[number % samples.count]
  }

  /// A sample for another cell that is equal to this one; nil for other accessories.
  var copied: RowAccessory? {
    let isOn = layers.lazy.compactMap { $0 as? Switch }.first?.isOn ?? false
    return Self.samples(isOn: isOn).first { $0.looks(like: self) }
  }
}

extension TableViewCell {
  /// The first switch that the row shows.
  var switchControl: Switch? { placedAccessories.reversed().lazy.compactMap { $0 as? Switch }.first }

  var isOn: Bool {
    get { (accessories.layers + editingAccessories.layers).lazy.compactMap { $0 as? Switch }.first?.isOn ?? false }
    set { for case let control as Switch in accessories.layers + editingAccessories.layers { control.isOn = newValue } }
  }
}
