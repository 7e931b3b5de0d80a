import InlayLists

/// Checking that a script's steps find the rows that they name.
extension Checker {
  /// - Parameter inner: The trail's step of what the script's step says.
  mutating func checkScroll(_ step: Value, _ tables: inout ScriptTables, in inner: Int32) {
    guard let row = step["row"]?.integer, row >= 0, let section = step["section"]?.integer, section >= 0,
      let (name, table) = writtenTable(step)
    else { return }
    do throws(AddressProblem) {
      let counts = tables.counts(of: name, table)
      _ = try counts.row(RowPath(section: try counts.section(step, "section"), row: row), "row")
    } catch {
      report(error, of: step, in: inner)
    }
  }

  mutating func checkRow(of step: Value, _ tables: inout ScriptTables, in inner: Int32) {
    guard let at = step["at"], ObjectSpec.rowAddress.accepts(at), let (name, table) = writtenTable(step) else { return }
    do throws(AddressProblem) {
      _ = try tables.counts(of: name, table).row(step, "at")
    } catch {
      report(error, of: step, in: inner)
    }
  }

  mutating func checkEdit(_ stepName: String, _ step: Value, _ tables: inout ScriptTables, in inner: Int32) {
    // What is wrong with the keys by themselves is told already.
    guard case .object = step.content, Self.hasRightKeys(step, stepName) else { return }
    if let lack = TableEdit.lack(of: stepName, step) { return report(lack, at: step.place, .root, in: inner) }
    guard let (name, table) = writtenTable(step) else { return }
    do throws(AddressProblem) {
      guard try tables.edit(name, table, stepName, step) else {
        let message = "the rows of \(name.quoted) are generated; only rows that are written can be changed one by one"
        return report(message, at: step["layer"]?.place ?? step.place, .key("layer"), in: inner)
      }
    } catch {
      report(error, of: step, in: inner)
    }
    if tables.isExhausted {
      report("the script changes tables that are too long for so many steps", at: step.place, .root, in: inner)
    }
  }

  private static func hasRightKeys(_ step: Value, _ stepName: String) -> Bool {
    guard case .object(let kind) = ObjectSpec.step.key(stepName, type: nil)?.type else { return false }
    return kind.spec.exclusions.allSatisfy { step[$0.first] == nil || step[$0.second] == nil }
      && ["at", "to"].allSatisfy { step[$0].map(ObjectSpec.rowAddress.accepts) ?? true }
      && ["section", "toSection"].allSatisfy { step[$0].map(ObjectSpec.sectionNumber.accepts) ?? true }
  }

  private func writtenTable(_ step: Value) -> (name: String, value: Value)? {
    guard let name = step["layer"]?.text, let layer = named[name], layer.type == "table" else { return nil }
    return (name, layer.value)
  }

  private mutating func report(_ problem: AddressProblem, of step: Value, in inner: Int32) {
    report(problem.message, at: step[problem.key]?.place ?? step.place, .key(problem.key), in: inner)
  }
}
