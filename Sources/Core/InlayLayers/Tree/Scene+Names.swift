extension Scene {
  /// Finds a layer by its `name`, visible or hidden: the first one in tree order, a layer before its sublayers.
  ///
  ///     (scene.layer(named: "city") as? TextLayer)?.text = "Oslo"
  ///
  /// Tables have layers only for the rows in view. O(layers).
  ///
  /// - Returns: The layer; nil if no layer of the scene has the name.
  public func layer(named name: String) -> Layer? {
    // A list, not recursion, since trees may be deep.
    var waiting = [root]
    while let layer = waiting.popLast() {
      if layer.name == name { return layer }
      waiting += layer.sublayers.reversed()
    }
    return nil
  }
}
