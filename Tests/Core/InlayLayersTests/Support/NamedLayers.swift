import InlayGraphics

@testable import InlayLayers

extension Layer {
  /// A layer with a name, and sublayers with the given names.
  convenience init(named name: String, _ names: String...) {
    self.init()
    self.name = name
    for name in names { addSublayer(Layer(named: name)) }
  }

  /// The sublayers' names, in order, joined.
  var names: String { sublayers.map { $0.name ?? "-" }.joined() }

  /// The sublayer with a name.
  func sublayer(_ name: String) -> Layer? { sublayers.first { $0.name == name } }

  /// This layer and all layers in it, without masks.
  var subtree: [Layer] { [self] + sublayers.flatMap(\.subtree) }

  /// Checks every layer of the tree, in masks too.
  func verifyTree() {
    for layer in subtree {
      layer.verifyInvariants()
      layer.mask?.verifyTree()
    }
  }
}
