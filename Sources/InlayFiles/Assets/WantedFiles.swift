import InlayGraphics

/// The files that a document names, to be watched for changes.
extension Checker {
  /// The paths of the files that the document names, existing or missing.
  func wantedFiles(in folder: SceneFolder) -> Set<FilePath> {
    Set((files.map(\.value) + themeFiles.map(\.value)).compactMap { $0.text.flatMap(folder.path) })
  }
}
