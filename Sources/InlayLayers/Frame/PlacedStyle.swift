import InlayGraphics

/// A body's look together with the opacity of its place, for estimates of what a node costs.
package struct PlacedStyle: Sendable {
  package let opacity: Double
  private let style: NodeStyle

  init(_ node: RenderNode) {
    opacity = node.opacity
    style = node.body.style
  }

  package var backgroundColor: Color? { style.backgroundColor }
  package var cornerRadius: Double { style.cornerRadius }
  package var cornerCurve: CornerCurve { style.cornerCurve }
  package var masksToBounds: Bool { style.masksToBounds }
  package var borderWidth: Double { style.borderWidth }
  package var shadow: NodeShadow? { style.shadow }
}

extension RenderNode {
  package var style: PlacedStyle { PlacedStyle(self) }
}
