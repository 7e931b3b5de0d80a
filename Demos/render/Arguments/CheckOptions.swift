import ArgumentParser
import InlayFiles

/// The arguments that check a scene in place of rendering it.
struct CheckOptions: ParsableArguments {
  @Flag(
    name: .customLong("validate"), help: "Checks the scene, or a theme, and prints every problem; writes nothing.")
  var validatesOnly = false

  @Flag(
    name: .customLong("accessibility"),
    help: ArgumentHelp(
      "With --validate: also what keeps people from using the scene, such as controls without names; of a theme, what does so in its preview."
    ))
  var checksAccessibility = false

  @Option(
    help: ArgumentHelp(
      "With --accessibility: the minimum contrast of texts, from 1 to 21; 4.5 is WCAG AA. 3 if left out, and 4.5 in high contrast.",
      valueName: "R"))
  var contrast: Double?

  @Option(
    name: .customLong("accept"),
    help: ArgumentHelp(
      "With --accessibility: a kind of fault that is not reported, such as contrast; may be repeated.",
      valueName: "KIND"))
  var accepted: [AccessibilityFault.Kind] = []

  func check() throws {
    guard !checksAccessibility || validatesOnly else {
      throw ValidationError("--accessibility checks; it needs --validate")
    }
    for (name, isGiven) in [("--contrast", contrast != nil), ("--accept", !accepted.isEmpty)]
    where isGiven && !checksAccessibility {
      throw ValidationError("\(name) is about what --accessibility finds; it needs it")
    }
    guard contrast.map((1...21).contains) ?? true else {
      throw ValidationError("--contrast is a ratio from 1 to 21")
    }
  }
}

extension AccessibilityFault.Kind: ExpressibleByArgument {}
