import ArgumentParser

/// The arguments about the process that does the work.
struct IsolationOptions: ParsableArguments {
  @Flag(help: "With --no-isolation: loads the font files that the scene and its themes name.")
  var allowFonts = false

  @Flag(
    name: .customLong("no-isolation"),
    help: """
      Renders in the program's own process, for debuggers: with the limits that the library has itself, and one on time \
      only with --max-seconds.
      """)
  var worksInside = false
}
