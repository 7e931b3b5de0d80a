import InlayControls
import InlayGraphics
import InlayLayers

/// The images that values of a scene describe. Equal ones of symbols are one image.
final class WrittenImages {
  /// The image that a value describes.
  private struct Recipe: Hashable {
    /// A symbol's name; nil for an image of a file.
    var symbol: String?
    var file: Int32?
    var tint: Color?
    var tile: Color?
    var weight: SymbolWeight?
    var size: Double?

    init(_ value: Value) {
      // An object may name the file.
      let path = value["file"] ?? value
      symbol = value["symbol"]?.text ?? path.text?.symbolName
      file = symbol == nil ? path.index : nil
      tint = value["tint"]?.color
      tile = value["tile"]?.color
      weight = value["weight"]?.name(SymbolWeight.self)
      size = value["size"]?.number
    }
  }

  /// The images of files, by the values that name them.
  private let files: [Int32: Image]
  private var made: [Recipe: Image] = [:]

  init(files: [Int32: Image]) { self.files = files }

  /// The image of a checked value.
  func image(_ value: Value) -> Image? {
    if let file = files[value.index] { return file }
    let recipe = Recipe(value)
    if let known = made[recipe] { return known }
    let image = image(recipe)
    made[recipe] = image
    return image
  }

  private func image(_ recipe: Recipe) -> Image? {
    guard let symbol = recipe.symbol.flatMap(Symbol.init(systemName:)) else {
      let file = recipe.file.flatMap { files[$0] }
      if let file, let tile = recipe.tile { return .tile(file, color: tile, tint: recipe.tint) }
      return recipe.tint.flatMap { file?.tinted($0) } ?? file
    }
    if let tile = recipe.tile {
      return .tile(symbol, color: tile, tint: recipe.tint, weight: recipe.weight?.weight ?? .medium)
    }
    return .symbol(symbol, givenSize: recipe.size, givenWeight: recipe.weight?.weight, tint: recipe.tint)
  }
}
