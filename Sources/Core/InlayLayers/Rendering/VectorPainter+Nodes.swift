import InlayGraphics
import InlaySystem

extension VectorPainter {
  func draw(_ node: RenderNode) throws(InlayError) {
    guard node.opacity > 0, !node.placement.isSingular else { return }
    try spend(1, .vectorNode)
    var failure: InlayError?
    canvas.saveState()
    canvas.concatenate(node.placement)
    let parts = {
      do throws(InlayError) { try drawParts(of: node.body, opacity: node.opacity) } catch { failure = failure ?? error }
    }
    let masked = {
      guard let mask = node.body.mask else { return parts() }
      canvas.drawMasked(
        by: {
          do throws(InlayError) { try draw(mask) } catch { failure = failure ?? error }
        }, parts)
    }
    if node.opacity < 1 { canvas.drawGroup(opacity: node.opacity, masked) } else { masked() }
    canvas.restoreState()
    if let failure { throw failure }
  }

  private func drawParts(of body: NodeBody, opacity: Double) throws(InlayError) {
    let style = body.style
    let shape = RoundedBounds(bounds: body.bounds, style: style, space: .identity)
    if let shadow = style.shadow { try drawShadow(shadow, of: body, hidesInside: opacity == 1) }
    if let color = style.backgroundColor, color.alpha > 0 { canvas.fill(shape.path, with: color) }
    canvas.saveState()
    if style.masksToBounds { canvas.clip(to: shape.path) }
    try body.contents.kind?.draw(in: body.bounds, shape.path, with: self)
    for child in body.children { try draw(child) }
    canvas.restoreState()
    if style.hasBorder {
      canvas.fill(shape.borderPath(width: style.borderWidth), with: style.borderColor, rule: .evenOdd)
    }
  }

  private func drawShadow(_ shadow: NodeShadow, of body: NodeBody, hidesInside: Bool) throws(InlayError) {
    try drawPicture(of: shadow.extent(of: body.casterExtent)) { builder, space, clip in
      let hidden = hidesInside ? body.opaqueInside(in: space) : .zero
      builder.addShadow(shadow, of: body, in: space, opacity: 1, hidden: hidden, clip: clip)
    }
  }
}
