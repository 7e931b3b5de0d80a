import InlayControls
import InlayLayers

@testable import InlayFiles

/// An image in a random scene: of a file or of a symbol.
struct PlannedImage {
  var file = ""
  var symbol: Symbol?
  var tint: Color?
  var tile: Color?
  var weight: SymbolWeight?
  var size: Double?

  /// The keys of an image's object.
  static func cases(isFile: Bool, isTile: Bool) -> [KeyCase<Box<PlannedImage>>] {
    typealias Case = KeyCase<Box<PlannedImage>>
    let tint = Case("tint", 0.5, { $0.color() }, { $0.value.tint = $1 })
    let tile = Case("tile", 1, { $0.color() }, { $0.value.tile = $1 })
    if isFile {
      let file = Case("file", 1, { Written($0.pick($0.files.images)) }, { $0.value.file = $1 })
      return isTile ? [file, tint, tile] : [file, tint]
    }
    let symbol = Case("symbol", 1, { Written($0.pick(Symbol.names)) }, { $0.value.symbol = Symbol(systemName: $1) })
    let weight = Case("weight", 0.3, { $0.name(SymbolWeight.self) }, { $0.value.weight = $1 })
    let size = Case("size", 0.4, { $0.number(1...40) }, { $0.value.size = $1 })
    return [symbol, tint, weight, isTile ? tile : size]
  }
}
