/// The steps from a file's outermost value to inner ones, such as `layers[0].sections[2].rows[1]`.
///
/// Each step refers to the one before; texts are made only for messages.
struct KeyTrail {
  enum Component {
    case root
    case key(String)
    case index(Int)

    /// The component's text in a path; empty for the root.
    var text: String {
      switch self {
      case .root: ""
      case .key(let key): key.isPlainKey ? key : key.quoted
      case .index(let index): "[\(index)]"
      }
    }
  }

  private struct Step {
    let parent: Int32
    let component: Component
  }

  private var steps: [Step] = [Step(parent: -1, component: .root)]

  /// The outermost value.
  static let root: Int32 = 0

  /// Adds a step after another one; returns its number.
  mutating func append(_ component: Component, after parent: Int32) -> Int32 {
    steps.append(Step(parent: parent, component: component))
    return Int32(steps.count - 1)
  }

  /// Whether a step is a key of the outermost value, or inside its value. O(depth).
  func isInside(_ key: String, _ step: Int32) -> Bool {
    var step = step
    while step > Self.root {
      let (parent, component) = (steps[Int(step)].parent, steps[Int(step)].component)
      if parent == Self.root, case .key(key) = component { return true }
      step = parent
    }
    return false
  }

  /// The path of a component after a step.
  func path(of component: Component, after step: Int32) -> String {
    var components = [component]
    var step = step
    while step >= 0 {
      components.append(steps[Int(step)].component)
      step = steps[Int(step)].parent
    }
    return Self.path(of: components.reversed())
  }

  /// The text of components from the outermost on.
  static func path(of components: [Component]) -> String {
    var path = ""
    for component in components {
      if case .key = component, !path.isEmpty { path += "." }
      path += component.text
    }
    return path
  }
}

extension String {
  /// Whether the text needs no quotes in a key path.
  fileprivate var isPlainKey: Bool {
    !isEmpty && utf8.count <= 40 && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }
}
