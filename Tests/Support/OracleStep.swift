/// What an oracle may do in one step, by its name.
package protocol OracleStep: CaseIterable, RawRepresentable<String> {
  /// How often it is done, among the others.
  var weight: Int { get }
}

extension SeededRandom {
  /// One of some steps, by their weights. There must be one.
  package mutating func step<Step: OracleStep>(of steps: [Step] = Array(Step.allCases)) -> Step {
    var place = int(0...steps.reduce(-1) { $0 + $1.weight })
    for step in steps {
      place -= step.weight
      if place < 0 { return step }
    }
    return steps[0]
  }
}
