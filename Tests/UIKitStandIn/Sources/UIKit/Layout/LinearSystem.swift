/// A sum of variables with factors, and a constant.
struct LinearExpression {
  var terms: [Int: Double] = [:]
  var constant = 0.0

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: Int) { terms = [variable: 1] }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression { left.adding(right, times: 1) }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression { left.adding(right, times: -1) }

  func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    var sum = self
    sum.constant += other.constant * factor
    for (variable, value) in other.terms { sum.terms[variable, default: 0] += value * factor }
    return sum
  }
}

/// Equations in the order of their importance: one that contradicts earlier ones, or follows from them, is left out.
struct LinearSystem {
  /// For each variable that an equation has decided: what it is in terms of the others.
  private var solved: [Int: LinearExpression] = [:]

  /// Adds the equation that an expression is 0.
  mutating func add(zero expression: LinearExpression) {
    var rest = reduced(expression)
    // The smallest number, so that the result does not depend on the order of a dictionary.
    guard let pivot = rest.terms.filter({ abs($0.value) > 1e-9 }).keys.min(), let factor = rest.terms[pivot] else {
      return
    }
    rest.terms[pivot] = nil
    let value = LinearExpression().adding(rest, times: -1 / factor)
    for (variable, known) in solved {
      guard let share = known.terms[pivot] else { continue }
      var other = known
      other.terms[pivot] = nil
      solved[variable] = other.adding(value, times: share)
    }
    solved[pivot] = value
  }

  /// What an expression is in terms of variables that are not decided.
  func reduced(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(expression.constant)
    for (variable, factor) in expression.terms {
      result = result.adding(solved[variable] ?? LinearExpression(variable: variable), times: factor)
    }
    result.terms = result.terms.filter { abs($0.value) > 1e-9 }
    return result
  }

  /// Whether the equations decide an expression.
  func decides(_ expression: LinearExpression) -> Bool { reduced(expression).terms.isEmpty }
}
