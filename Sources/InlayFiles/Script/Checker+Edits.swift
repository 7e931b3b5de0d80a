/// Checks that a script's edits are complete. The runner reports missing rows at each step.
extension Checker {
  /// - Parameter inner: The key trail of the step's value.
  mutating func checkEdit(_ stepName: String, _ step: Value, in inner: Int32) {
    // The rules report keys that exclude each other.
    guard case .object = step.content, case .object(let kind) = ObjectSpec.step.key(stepName, type: nil)?.type,
      kind.spec.exclusions.allSatisfy({ step[$0.first] == nil || step[$0.second] == nil }),
      let lack = TableEdit.lack(of: stepName, step)
    else { return }
    report(lack, at: step.place, .root, in: inner)
  }
}
