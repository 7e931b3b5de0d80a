/// A rule of gettext: an expression of C with the variable `n`, whose value is the number of a plural form.
package indirect enum PluralExpression: Hashable, Sendable {
  case n
  case number(UInt)
  case not(PluralExpression)
  case binary(Operator, PluralExpression, PluralExpression)
  case choice(PluralExpression, PluralExpression, PluralExpression)

  package enum Operator: String, CaseIterable, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case unequal = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case dividedBy = "/"
    case remainder = "%"
  }

  /// Sums and products wrap around, and division by 0 gives 0. O(operators).
  package func value(for n: UInt) -> UInt {
    switch self {
    case .n: n
    case .number(let number): number
    case .not(let operand): operand.value(for: n) == 0 ? 1 : 0
    case .choice(let condition, let a, let b): (condition.value(for: n) != 0 ? a : b).value(for: n)
    case .binary(let operation, let a, let b): operation.value(a.value(for: n), b, n)
    }
  }
}

extension PluralExpression.Operator {
  fileprivate func value(_ a: UInt, _ right: PluralExpression, _ n: UInt) -> UInt {
    switch self {
    case .or: return a != 0 || right.value(for: n) != 0 ? 1 : 0
    case .and: return a != 0 && right.value(for: n) != 0 ? 1 : 0
    default: break
    }
    let b = right.value(for: n)
    return switch self {
    case .equal: a == b ? 1 : 0
    case .unequal: a != b ? 1 : 0
    case .lessOrEqual: a <= b ? 1 : 0
    case .greaterOrEqual: a >= b ? 1 : 0
    case .less: a < b ? 1 : 0
    case .greater: a > b ? 1 : 0
    case .plus: a &+ b
    case .minus: a &- b
    case .times: a &* b
    case .dividedBy: b == 0 ? 0 : a / b
    case .remainder: b == 0 ? 0 : a % b
    case .or, .and: 0
    }
  }
}
