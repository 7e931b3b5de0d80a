/// The way from a file's outermost value to one inside, such as `layers[0].sections[2].rows[1]`.
///
/// Kept as steps that know the one before, and written out only when a message needs it.
struct KeyTrail {
  enum Component {
    case root
    case key(String)
    case index(Int)

    /// The component by itself, as it stands in a path; empty for the root.
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

  /// Goes one step further; the new step's number.
  mutating func append(_ component: Component, after parent: Int32) -> Int32 {
    steps.append(Step(parent: parent, component: component))
    return Int32(steps.count - 1)
  }

  /// The path of what comes after a step.
  func path(of component: Component, after step: Int32) -> String {
    var components = [component]
    var step = step
    while step >= 0 {
      components.append(steps[Int(step)].component)
      step = steps[Int(step)].parent
    }
    return Self.path(of: components.reversed())
  }

  /// Components from the outermost on, as they are written.
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
  /// Whether the text can stand in a key path as it is.
  fileprivate var isPlainKey: Bool {
    !isEmpty && utf8.count <= 40 && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }
}
