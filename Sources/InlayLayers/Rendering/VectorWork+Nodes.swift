import InlayGraphics

extension VectorWork {
  init(of root: RenderNode, scale: Double) {
    self.init(scale: scale)
    var waiting = [root]
    while let node = waiting.popLast() {
      guard node.opacity > 0, !node.placement.isSingular else { continue }
      addNode()
      if let shadow = node.body.style.shadow { addPicture(of: shadow.extent(of: node.body.casterExtent)) }
      node.body.contents.kind?.count(in: &self)
      waiting += node.body.children
      if let mask = node.body.mask { waiting.append(mask) }
    }
  }
}
