import ArgumentParser
import InlayFiles

/// The arguments that check a scene in place of rendering it.
struct CheckOptions: ParsableArguments {
  @Flag(
    name: .customLong("validate"),
    help: "Checks scenes and themes, and prints every problem. Writes nothing. Accepts several files.")
  var validatesOnly = false

  @Flag(
    name: .customLong("accessibility"),
    help: ArgumentHelp(
      "With --validate: also reports accessibility problems, such as controls without names. Checks a theme by its preview."
    ))
  var checksAccessibility = false

  @Option(
    help: ArgumentHelp(
      "With --accessibility: the minimum contrast of texts, from 1 to 21; 4.5 is WCAG AA. If left out, 3, or 4.5 in high contrast.",
      valueName: "R"))
  var contrast: Double?

  @Option(
    name: .customLong("accept"),
    help: ArgumentHelp(
      "With --accessibility: ignores one kind of problem, such as contrast. May be repeated.", valueName: "KIND"),
    completion: AccessibilityFault.Kind.completion, transform: AccessibilityFault.Kind.fromName)
  var accepted: [AccessibilityFault.Kind] = []

  func check() throws {
    guard !checksAccessibility || validatesOnly else {
      throw ValidationError("--accessibility needs --validate")
    }
    for (name, isGiven) in [("--contrast", contrast != nil), ("--accept", !accepted.isEmpty)]
    where isGiven && !checksAccessibility {
      throw ValidationError("\(name) needs --accessibility")
    }
    guard contrast.map((1...21).contains) ?? true else {
      throw ValidationError("--contrast is a ratio from 1 to 21")
    }
  }
}

extension AccessibilityFault.Kind: ExpressibleByArgument {}
