/// A named action of an oracle.
package protocol OracleStep: CaseIterable, RawRepresentable<String> {
  /// Its weight among the others.
  var weight: Int { get }
}

extension SeededRandom {
  /// A random step, by the weights. The list must not be empty.
  package mutating func step<Step: OracleStep>(of steps: [Step] = Array(Step.allCases)) -> Step {
    var place = int(0...steps.reduce(-1) { $0 + $1.weight })
    for step in steps {
      place -= step.weight
      if place < 0 { return step }
    }
    return steps[0]
  }
}
