import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem
import InlayViews

/// An accessibility problem of a scene.
public struct AccessibilityFault {
  /// The kind of an accessibility problem. The raw value is its name in reports and in the option `--accept` of
  /// `render`.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A control, a picture or a row without a name.
    case missingLabel
    /// Two elements of one kind with the same name at the same position.
    case duplicate
    /// A text with too little contrast to its background: less than 3:1, or in appearances of high contrast less than
    /// 4.5:1 for all but large texts. WCAG 2 requires the latter in every appearance (level AA): see `contrast:` of
    /// `accessibilityFaults`.
    case contrast
    /// A text that is not shown as a whole: glyphs are cut, lines are left out in a row of a fixed height, or it ends
    /// with an ellipsis at text scales above 1.4.
    case clippedText
    /// Two texts that lie on each other, such as a text that is larger than its frame and the next one.
    case overlappingText
    /// A control that is hard to touch: 44 points are right, and 24 are the least. For keys of an on-screen keyboard,
    /// the least height is 28 points.
    case smallTarget
    /// A view that keeps the focus.
    case focusTrap
    /// A control that no key reaches, also below the visible part of a scroll view.
    case unreachable
    /// Elements that are read in another order than they are seen, or that Tab reaches in another order in a scroll
    /// view.
    case order
    /// A sublayer of the scene's root whose elements are not read, although it covers elements that are.
    case unread
  }

  /// The kind of the problem.
  public let kind: Kind
  /// The layer that has the problem.
  public let layer: Layer
  /// The problem in words, and its remedy.
  public let message: String
}

extension AccessibilityFault: Equatable, CustomStringConvertible {
  /// Returns whether both are of the same kind and the same layer, with the same message.
  public static func == (a: AccessibilityFault, b: AccessibilityFault) -> Bool {
    a.kind == b.kind && a.layer === b.layer && a.message == b.message
  }

  /// The kind and the message.
  public var description: String { "\(kind.rawValue): \(message)" }
}

extension Scene {
  /// Returns the accessibility problems of the scene as it is now, in reading order. It paints the scene, and otherwise
  /// takes O(elements log elements).
  ///
  /// - Parameters:
  ///   - usesKeys: Whether Tab is pressed through all views, 1,000 at most, to find the ones it reaches. Views react
  ///     when they lose the focus: fields validate their text, and scroll views scroll. Afterwards, the focus and the
  ///     scroll positions are restored.
  ///   - contrast: The least contrast of texts to their background, from 1 to 21: 4.5 for level AA of WCAG 2, 7 for
  ///     AAA. Large texts then need 3, and 4.5 from 7 on, if that is less. If it is `nil`, it is the contrast given to
  ///     `withContrast(atLeast:)` of the text's theme, or else less than AA: 3, and 4.5 in appearances of high
  ///     contrast.
  ///   - accepted: The kinds that are not reported, such as the contrast of an earlier look.
  public func accessibilityFaults(
    usesKeys: Bool = false, contrast: Double? = nil, accepting accepted: Set<AccessibilityFault.Kind> = []
  ) -> [AccessibilityFault] {
    let tree = accessibilityTree
    let nodes = tree.allNodes
    var faults = nodes.compactMap(\.missingLabel) + duplicates(in: nodes)
    if !accepted.contains(.contrast) { faults += contrastFaults(atLeast: contrast) }
    if !accepted.contains(.clippedText) { faults += clippedTextFaults() }
    if !accepted.contains(.overlappingText) { faults += overlappingTextFaults() }
    faults += nodes.compactMap { smallTarget($0) ?? lowKeys($0) }
    faults += orderFaults(among: tree.nodes) + unreadFaults(nodes)
    if usesKeys { faults += keyboardFaults(nodes) }
    return faults.filter { !accepted.contains($0.kind) }
  }

  private func duplicates(in nodes: [AccessibilityTree.Node]) -> [AccessibilityFault] {
    struct Place: Hashable {
      let role: AccessibilityRole
      let label: String
      let x: Double
      let y: Double
    }
    var seen: Set<Place> = []
    return nodes.compactMap { node in
      guard node.element.role.isControl, !node.element.label.isEmpty else { return nil }
      let place = Place(
        role: node.element.role, label: node.element.label, x: node.frame.midX.rounded(), y: node.frame.midY.rounded())
      if seen.insert(place).inserted { return nil }
      return AccessibilityFault(
        kind: .duplicate, layer: node.layer,
        message: "a second \(node.element.role.rawValue) \(node.element.label.debugDescription) at the same position")
    }
  }

  /// Elements that follow each other, of which the later one is above the earlier one in the same column.
  private func orderFaults(among nodes: [AccessibilityTree.Node]) -> [AccessibilityFault] {
    var faults: [AccessibilityFault] = []
    for (first, second) in zip(nodes, nodes.dropFirst()) {
      let overlap = min(first.frame.maxX, second.frame.maxX) - max(first.frame.minX, second.frame.minX)
      let areTexts = first.element.role == .staticText && second.element.role == .staticText
      // Each sheet, toast or keyboard above the root is read for itself.
      guard first.layer.layerAboveRoot === second.layer.layerAboveRoot else { continue }
      guard !areTexts, overlap > 0, second.frame.maxY <= first.frame.minY, !first.frame.isEmpty, !second.frame.isEmpty
      else {
        continue
      }
      faults.append(
        AccessibilityFault(
          kind: .order, layer: second.layer,
          message: "\(second.name) is above \(first.name) but is read after it: change the order of the layers, or in "
            + "Swift set accessibilityElements"))
    }
    return faults + nodes.flatMap { orderFaults(among: $0.children) }
  }

  /// Sublayers of the root that are painted after the last one that is read, and cover a part of the content that is
  /// read: the root's `accessibilityElements` leave them out. Others, below or beside, are left out on purpose. Views
  /// that the library shows above the root are always read.
  private func unreadFaults(_ nodes: [AccessibilityTree.Node]) -> [AccessibilityFault] {
    let layers = root.paintedSublayers.filter { !$0.isHidden && $0.levelAboveRoot == nil }
    func isRead(_ layer: Layer) -> Bool { nodes.contains { $0.layer.isDescendant(of: layer) } }
    guard let last = layers.lastIndex(where: isRead) else { return [] }
    let parts = root.accessibilityParts.filter { !$0.isHidden && $0.levelAboveRoot == nil }
    return layers[(last + 1)...].compactMap { layer in
      let frame = layer.shownFrame
      guard parts.contains(where: { $0.shownFrame.intersects(frame) }),
        let first = accessibilityNodes(in: layer).first
      else { return nil }
      return AccessibilityFault(
        kind: .unread, layer: layer,
        message: "\(first.name) is in front of elements that are read, but is not read itself: add it to the "
          + "accessibilityElements of \(root.reportName)")
    }
  }

  private func lowKeys(_ node: AccessibilityTree.Node) -> AccessibilityFault? {
    guard let keyboard = node.layer as? KeyboardView, let height = keyboard.keyHeight,
      height < KeyboardView.leastKeyHeight
    else { return nil }
    return AccessibilityFault(
      kind: .smallTarget, layer: keyboard,
      message: "the keys are \(height.text) points high; they need at least \(KeyboardView.leastKeyHeight.text)")
  }

  private func smallTarget(_ node: AccessibilityTree.Node) -> AccessibilityFault? {
    guard node.element.role.isControl, node.element.role != .key, !node.element.states.contains(.disabled),
      let view = node.layer as? View
    else { return nil }
    let size = view.targetSize
    guard min(size.width, size.height) < AccessibilityTree.Node.leastTarget else { return nil }
    return AccessibilityFault(
      kind: .smallTarget, layer: view,
      message: "\(node.name) can be touched in \(size.width.text) x \(size.height.text) points; use 44 x 44, or at "
        + "least 24 x 24")
  }
}

extension AccessibilityTree.Node {
  /// The least side of a control, in points, by WCAG 2.2.
  static let leastTarget = 24.0

  fileprivate var missingLabel: AccessibilityFault? {
    let needsLabel = element.role.isControl || element.role == .image || element.role == .row
    guard needsLabel, element.label.allSatisfy(\.isWhitespace), element.role != .tabBar else { return nil }
    let row = (layer as? TableViewCell)?.rowPath.map { "row [\($0.section), \($0.row)]" }
    let role = (element.role == .image ? "an " : "a ") + element.role.rawValue
    let what = element.role == .row ? row ?? "a row" : role + (row.map { " in \($0)" } ?? "")
    return AccessibilityFault(
      kind: .missingLabel, layer: layer, message: "\(what) without a name: set accessibilityLabel")
  }

  /// The element in messages.
  var name: String { element.nameInFaults }
}

extension AccessibilityElement {
  /// The element in messages.
  var nameInFaults: String { label.isEmpty ? role.rawValue : "\(role.rawValue) \(label.debugDescription)" }
}

extension View {
  /// The size in which presses hit the view around its middle, up to 44 points to each side.
  fileprivate var targetSize: Size {
    let middle = bounds.center
    func reach(_ x: Double, _ y: Double) -> Double {
      var distance = 0.0
      while distance < 44, contains(Point(x: middle.x + x * (distance + 0.5), y: middle.y + y * (distance + 0.5))) {
        distance += 1
      }
      return distance
    }
    let size = Size(width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1))
    // Sizes beyond 44 points to a side need not be exact.
    return Size(width: max(size.width, bounds.width), height: max(size.height, bounds.height))
  }
}
