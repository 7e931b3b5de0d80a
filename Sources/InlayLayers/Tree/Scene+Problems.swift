extension Scene {
  /// Reports a problem of a tick.
  package func report(_ message: @autoclosure () -> String, in layer: Layer, kind: SceneProblem.Kind = .other) {
    var problem = SceneProblem(layer: layer.reportName, message: message())
    problem.kind = kind
    if problems.count < Self.problemLimit { problems.append(problem) }
    if let problemHandler { return problemHandler(problem) }
    if let problemLocator { return problemLocator(problem, layer) }
    guard printedProblems.count < Self.problemLimit, printedProblems.insert(problem).inserted else { return }
    warningWriter("inlay: warning: \(problem)")
    if printedProblems.count == Self.problemLimit {
      warningWriter("inlay: warning: further problems of this scene are not written; set problemHandler to see them")
    }
  }

  private static let problemLimit = 100
}
