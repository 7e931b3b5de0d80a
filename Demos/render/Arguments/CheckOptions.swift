import ArgumentParser

/// The arguments that check a scene in place of rendering it.
struct CheckOptions: ParsableArguments {
  @Flag(
    name: .customLong("validate"), help: "Checks the scene, or a theme, and prints every problem; writes nothing.")
  var validatesOnly = false

  @Flag(
    name: .customLong("accessibility"),
    help: "With --validate: also what keeps people from using the scene, such as controls without names.")
  var checksAccessibility = false
}
