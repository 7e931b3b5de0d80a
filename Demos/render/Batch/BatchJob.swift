import Glibc
import Inlay
import InlayFiles

/// One picture of a batch.
struct BatchJob {
  /// The job's line in the jobs file, such as `jobs.jsonl:12`; nil for a job of a folder.
  var line: String?
  var scene = ""
  /// The picture's path in the output folder.
  var out = ""
  /// A built-in theme's name, or a path from the working directory.
  var theme: String?
  var appearance: Appearance?
  var direction: Direction?
  var language: Language?
  var scale: Scale?
  var size: PointSize?
  var sizeClass: SizeClass?
  var textScale: TextScale?
  /// Values for the scene; later ones are merged over earlier ones.
  var data: [GivenData] = []
  /// The errors of the job's line; the job is not rendered where there are any.
  var problems: [Problem] = []

  /// The arguments that render the picture alone.
  ///
  /// - Parameters:
  ///   - template: The arguments of all pictures.
  ///   - folder: The output folder.
  func arguments(_ template: Render, in folder: String) -> Render {
    var arguments = template
    arguments.scene = scene
    arguments.target.output = FilePath(folder).appending(out).text
    arguments.look.theme = theme
    arguments.look.appearance = appearance
    arguments.look.direction = direction
    arguments.look.language = language
    arguments.look.scale = scale
    arguments.look.size = size
    arguments.look.sizeClass = sizeClass
    arguments.look.textScale = textScale
    arguments.target.data = data.compactMap(\.path)
    return arguments
  }

  /// The reason why a path cannot be that of a picture in the output folder; nil for a good one.
  static func refusal(ofOut path: String) -> String? {
    // Of the system. Folders inside of folders could have longer ones.
    if path.utf8.count >= Int(PATH_MAX) {
      return "the path has \(path.utf8.count) bytes, over the limit of \(Int(PATH_MAX) - 1)"
    }
    do throws(RelativePath.Refusal) {
      let first = try RelativePath(path).parts[0]
      if first == BatchJournal.folderName { return "\(path.quoted) is the folder for the batch's own files" }
    } catch {
      switch error {
      case .empty: return "the path is empty"
      case .absolute: return "\(path.quoted) is absolute; it must be a path in the output folder"
      case .leaves: return "\(path.quoted) leads out of the output folder"
      case .part: return "\(path.quoted) must not have an empty part or '.'"
      case .zeroByte: return "\(path.quoted) has the control character U+0000"
      case .controlCharacter(let character): return "\(path.quoted) has the control character \(character.codePoint)"
      }
    }
    if PictureTarget(path).format == nil { return "\(path.quoted) must end in \(PictureTarget.Format.words)" }
    return nil
  }
}
