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
  /// Paths of files with values for the scene, from the working directory.
  var data: [String] = []
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
    arguments.output = folder + "/" + out
    arguments.theme = theme
    arguments.appearance = appearance
    arguments.direction = direction
    arguments.language = language
    arguments.scale = scale
    arguments.size = size
    arguments.sizeClass = sizeClass
    arguments.textScale = textScale
    arguments.data = data
    return arguments
  }

  /// The reason why a path cannot be that of a picture in the output folder; nil for a good one.
  static func refusal(ofOut path: String) -> String? {
    if path.isEmpty { return "the path is empty" }
    if path.hasPrefix("/") { return "\(path.quoted) is absolute; it must be a path in the output folder" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains("..") { return "\(path.quoted) leads out of the output folder" }
    if parts.contains("") || parts.contains(".") { return "\(path.quoted) must have no empty part and no '.'" }
    if parts[0] == BatchJournal.folderName { return "\(path.quoted) is the folder of the batch's own files" }
    if path.unicodeScalars.contains(where: { $0.value < 0x20 }) { return "\(path.quoted) has a control character" }
    if PictureTarget(path).format == nil { return "\(path.quoted) must end in \(PictureTarget.Format.words)" }
    return nil
  }
}
