import InlayGraphics
import InlaySystem
import InlayText

extension Scene {
  /// Reports a problem of a layer, such as one of its data: to `onProblem`, or else as a warning that is written once.
  public func report(_ message: @autoclosure () -> String, in layer: Layer) {
    report(message(), in: layer, kind: .other)
  }

  /// Reports a problem of a tick.
  package func report(_ message: @autoclosure () -> String, in layer: Layer, kind: Problem.Kind) {
    var problem = Problem(layer: layer.reportName, message: message())
    problem.kind = kind
    if problems.count < Self.problemLimit { problems.append(problem) }
    if let onProblem { return onProblem(problem) }
    if let problemLocator { return problemLocator(problem, layer) }
    guard printedProblems.count < Self.problemLimit, printedProblems.insert(problem).inserted else { return }
    warningWriter("inlay: warning: \(problem)")
    if printedProblems.count == Self.problemLimit {
      warningWriter("inlay: warning: more problems of this scene are not printed; set onProblem to receive them")
    }
  }

  /// Reports that a part of the content is not shown. A scene with limits is refused: its picture would lack that part.
  package func reportCut(_ message: @autoclosure () -> String, in layer: Layer) {
    guard let meter else { return report("\(message()); the rest is not shown", in: layer) }
    do throws(InlayError) {
      try meter.refuse(message())
    } catch {
      meter.blame(layer)
    }
  }

  private static let problemLimit = 100

  /// Reports that a family of a text's font is not installed, once for each list of families.
  func report(_ choice: FamilyChoice, of layer: TextLayer) {
    report(scripts: choice.missingScripts, of: layer)
    let families = layer.effectiveFont.families
    guard let used = choice.used, !choice.missing.isEmpty, reportedFamilies.count < Self.problemLimit else { return }
    guard reportedFamilies.insert(families).inserted else { return }
    report(
      "no font is named \(choice.missing.map { "\"\($0.shortened)\"" }.joined(separator: " or ")): \"\(used.shortened)\" is used"
        + ScriptFont.hint(forFamilies: choice.missing),
      in: layer, kind: .missingFamilies(families, used: used))
  }

  /// Reports that the family for a script of a text is not installed, once for each family.
  private func report(scripts families: [String], of layer: TextLayer) {
    guard !families.isEmpty else { return }
    for character in layer.effectiveString.unicodeScalars {
      guard let font = ScriptFont(for: character), families.contains(font.family),
        reportedFamilies.count < Self.problemLimit, reportedFamilies.insert([font.family]).inserted
      else { continue }
      report(
        "no font is named \"\(font.family)\": another font is used for \"\(layer.effectiveString.shortened)\""
          + ScriptFont.hint(forFamilies: [font.family]),
        in: layer, kind: .missingFamilies([font.family], used: nil))
    }
  }
}

/// A problem that lasts: reported when it begins or becomes another one, not with each layout.
package struct LastingProblem {
  private var message: String?

  package init() {}

  package var isOver: Bool { message == nil }

  /// - Parameter message: Nil once the problem is over.
  package mutating func update(_ message: String?, in layer: Layer) {
    guard message != self.message, message == nil || layer.scene != nil else { return }
    self.message = message
    if let message { layer.scene?.report(message, in: layer) }
  }
}
