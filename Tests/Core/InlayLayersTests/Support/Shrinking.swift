import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import Testing

/// Checks random scenes of many seeds. The check returns a problem; the first failure ends the test and is reported
/// with its seed and the smallest failing scene found.
func withScenes(
  _ count: Int, of ingredients: Ingredients, sourceLocation: SourceLocation = #_sourceLocation,
  _ check: (ScenePlan, inout SeededRandom) throws -> String?
) rethrows {
  for seed in Seeds.first(count) {
    var random = SeededRandom(seed: seed)
    let plan = random.scenePlan(ingredients)
    let atCheck = random
    func failure(_ plan: ScenePlan) throws -> String? {
      var random = atCheck
      return try check(plan, &random)
    }
    guard let first = try failure(plan) else { continue }
    let (smallest, message) = try plan.shrunk(first, while: failure)
    Issue.record("seed \(seed): \(message)\n\(smallest)", sourceLocation: sourceLocation)
    return
  }
}

extension ScenePlan {
  /// Simplifies the plan step by step while it still fails.
  fileprivate func shrunk(
    _ message: String, while failure: (ScenePlan) throws -> String?
  ) rethrows -> (ScenePlan, String) {
    var best = (plan: self, message: message)
    var tries = 500
    var isSmaller = true
    while isSmaller && tries > 0 {
      isSmaller = false
      for root in best.plan.root.simpler where tries > 0 {
        tries -= 1
        var plan = best.plan
        plan.root = root
        if let message = try failure(plan) {
          best = (plan, message)
          isSmaller = true
          break
        }
      }
    }
    return best
  }
}

extension LayerPlan {
  /// Plans that are one step simpler, the largest steps first.
  fileprivate var simpler: [LayerPlan] {
    var plans: [LayerPlan] = []
    for index in children.indices {
      var plan = self
      plan.children.remove(at: index)
      plans.append(plan)
    }
    if !masks.isEmpty {
      var plan = self
      plan.masks = []
      plans.append(plan)
    }
    let plain = LayerPlan(frame: .zero)
    func reset(_ isAlready: Bool, _ change: (inout LayerPlan) -> Void) {
      guard !isAlready else { return }
      var plan = self
      change(&plan)
      plans.append(plan)
    }
    reset(transform.isIdentity) { $0.transform = plain.transform }
    reset(opacity == 1) { $0.opacity = 1 }
    reset(!masksToBounds) { $0.masksToBounds = false }
    reset(cornerRadius == 0) { $0.cornerRadius = 0 }
    reset(borderWidth == 0) { $0.borderWidth = 0 }
    reset(contents == nil) { $0.contents = nil }
    reset(text == nil) { $0.text = nil }
    reset(shadow == nil) { $0.shadow = nil }
    reset(gradient == nil) { $0.gradient = nil }
    reset(shape == nil) { $0.shape = nil }
    reset(cornerCurve == .circular) { $0.cornerCurve = .circular }
    reset(isHidden == false) { $0.isHidden = false }
    reset(backgroundColor == nil) { $0.backgroundColor = nil }
    reset(zPosition == 0) { $0.zPosition = 0 }
    reset(bounds.origin == .zero) { $0.bounds.origin = .zero }
    for mask in masks.first?.simpler ?? [] {
      var plan = self
      plan.masks = [mask]
      plans.append(plan)
    }
    for index in children.indices {
      for child in children[index].simpler {
        var plan = self
        plan.children[index] = child
        plans.append(plan)
      }
    }
    return plans
  }
}
