import ArgumentParser
import Inlay
import InlayFiles

/// The arguments that vary the pictures of a folder of scenes.
struct MatrixOptions: ParsableArguments {
  @Option(
    name: .customLong("name"),
    help: ArgumentHelp(
      "The names of a folder's pictures, with {scene}, {theme}, {appearance}, {direction}, {scale}, {textScale} and "
        + "{language}. \(NamePattern.standard) if left out.", valueName: "PATTERN"))
  var name: NamePattern?

  @Option(
    help: ArgumentHelp("Renders a folder's scenes with each of these themes, by name or file.", valueName: "T,..."),
    completion: .file())
  var themes: ValueList<String>?

  @Option(
    help: ArgumentHelp("Renders them in each of these appearances.", valueName: "A,..."),
    transform: ValueList<Appearance>.explained)
  var appearances: ValueList<Appearance>?

  @Option(
    help: ArgumentHelp("Renders them in each of these layout directions.", valueName: "D,..."),
    transform: ValueList<Direction>.explained)
  var directions: ValueList<Direction>?

  @Option(
    help: ArgumentHelp("Renders them at each of these scales.", valueName: "S,..."),
    transform: ValueList<Scale>.explained)
  var scales: ValueList<Scale>?

  @Option(
    help: ArgumentHelp("Renders them with each of these text scales.", valueName: "N,..."),
    transform: ValueList<TextScale>.explained)
  var textScales: ValueList<TextScale>?

  @Option(
    help: ArgumentHelp("Renders them in each of these languages.", valueName: "L,..."),
    transform: ValueList<Language>.explained)
  var languages: ValueList<Language>?

  func validate() throws {
    for theme in themes?.values ?? [] { try LookOptions.check(theme: theme, of: "--themes") }
  }

  /// Whether none of them is given.
  var isEmpty: Bool { counts.isEmpty && name == nil }

  var pattern: NamePattern { name ?? NamePattern(argument: NamePattern.standard) }

  /// The number of values of each given option.
  var counts: [(NamePattern.Placeholder, Int)] {
    let counts: [(NamePattern.Placeholder, Int?)] = [
      (.theme, themes?.values.count), (.appearance, appearances?.values.count),
      (.direction, directions?.values.count), (.scale, scales?.values.count), (.textScale, textScales?.values.count),
      (.language, languages?.values.count),
    ]
    return counts.compactMap { placeholder, count in count.map { (placeholder, $0) } }
  }

  /// Jobs with every combination of the values, without a scene.
  var combinations: [BatchJob] {
    var jobs = [BatchJob()]
    func vary<Value>(_ values: ValueList<Value>?, _ set: (inout BatchJob, Value) -> Void) {
      guard let values = values?.values else { return }
      jobs = jobs.flatMap { job in
        values.map { value in
          var job = job
          set(&job, value)
          return job
        }
      }
    }
    vary(themes) { $0.theme = $1 }
    vary(appearances) { $0.appearance = $1 }
    vary(directions) { $0.direction = $1 }
    vary(scales) { $0.scale = $1 }
    vary(textScales) { $0.textScale = $1 }
    vary(languages) { $0.language = $1 }
    return jobs
  }
}

/// Values separated by commas; at least one.
struct ValueList<Value: ExpressibleByArgument>: ExplainedArgument {
  static var expected: String {
    let one = (Value.self as? any ExplainedArgument.Type)?.expected ?? Value.allValueStrings.joined(separator: ", ")
    return "values separated by commas, each of them \(one)"
  }

  let values: [Value]

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    values = parts.compactMap { $0.isEmpty ? nil : Value(argument: String($0)) }
    guard values.count == parts.count else { return nil }
  }
}
