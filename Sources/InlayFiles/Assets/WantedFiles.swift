/// The files that a document asks for, to be looked at again when they change.
extension Checker {
  /// Where the files lie, or would lie, that the document names.
  func wantedFiles(in folder: SceneFolder) -> Set<String> {
    Set((files.map(\.value) + themeFiles.map(\.value)).compactMap { $0.text.flatMap(folder.path) })
  }
}
