import InlayLayers
import InlaySystem

/// The environment variables by which a person overrides the desktop's settings. An empty one counts as not set.
struct DesktopVariables {
  var appearance: Appearance?
  /// The factor on the sizes of texts, within `textScales`.
  var textScale: Double?
  var reducesMotion: Bool?
  /// The device pixels per point, within `scales`.
  var scale: Double?
  /// Whether windows show the statistics of their frames, and print them when they close.
  var showsStatistics: Bool?
  /// A message for each variable with a value that it cannot have.
  let problems: [String]

  /// The variables of the process.
  static var current: DesktopVariables { DesktopVariables { Environment[$0] } }

  static let textScales = 0.5...3.0
  static let scales = 0.5...8.0

  /// - Parameter environment: The value of a variable.
  init(_ environment: (String) -> String?) {
    var problems: [String] = []
    func read<Value>(_ name: String, _ words: String, _ value: (String) -> Value?) -> Value? {
      guard let text = environment(name), !text.isEmpty else { return nil }
      if let value = value(text) { return value }
      problems.append("\(name) is \(text.quoted); it can be \(words)")
      return nil
    }
    // A number beyond the range is reported, and the nearest one is used.
    func number(_ name: String, _ range: ClosedRange<Double>) -> Double? {
      let words = "a number from \(range.lowerBound.text) to \(range.upperBound.text)"
      let inside = read(name, words) { text in Double(text).flatMap { range.contains($0) ? $0 : nil } }
      return inside ?? environment(name).flatMap { Double($0) }.flatMap { range.nearest(to: $0) }
    }
    appearance = read("INLAY_APPEARANCE", Appearance.allCases.map(\.rawValue).joined(separator: ", ")) {
      Appearance(rawValue: $0)
    }
    textScale = number("INLAY_TEXT_SCALE", Self.textScales)
    reducesMotion = read("INLAY_REDUCED_MOTION", "1 or 0", Self.isTrue)
    scale = number("INLAY_SCALE", Self.scales)
    showsStatistics = read("INLAY_STATISTICS", "1 or 0", Self.isTrue)
    self.problems = problems
  }

  static func isTrue(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "1", "true", "yes", "on": true
    case "0", "false", "no", "off": false
    default: nil
    }
  }
}

extension ClosedRange<Double> {
  /// The factor of the range that is nearest to a wanted one; nil for a number that is no factor.
  func nearest(to factor: Double) -> Double? {
    factor.isFinite && factor > 0 ? Swift.max(lowerBound, Swift.min(factor, upperBound)) : nil
  }
}
