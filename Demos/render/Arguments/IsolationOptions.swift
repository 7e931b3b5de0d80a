import ArgumentParser

/// The arguments about the process that does the work.
struct IsolationOptions: ParsableArguments {
  @Flag(help: "With --no-isolation: loads the font files of the scene and its themes.")
  var allowFonts = false

  @Flag(
    name: .customLong("no-isolation"),
    help: """
      Renders in the program's own process, for debuggers. Only the library's own limits apply, and a time limit only \
      with --max-seconds.
      """)
  var worksInside = false
}
