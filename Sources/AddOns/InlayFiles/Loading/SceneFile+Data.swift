import InlaySystem

/// A scene's document with its data in the places of placeholders.
struct ExpandedScene {
  let document: Document
  /// The paths of the data's files.
  var files: Set<FilePath> = []
  var warnings: [Problem] = []
  /// The problems of placeholders and of `each`, whose values are unknown in the document.
  var findings = Findings()
  /// The problems of data that could not be read. All values of the data are then unknown.
  var problems: [Problem] = []
}

/// The data of a scene: its key `data` and the documents of the options.
extension SceneFile {
  /// The scene's document with its data in the places of placeholders.
  ///
  /// - Throws: `FileError` for a document over the limits, and for so many problems that there is none.
  func withData(_ scene: Document, _ options: SceneOptions) throws(FileError) -> ExpandedScene {
    let own = scene.root[DataExpansion.dataKey]
    guard own != nil || !options.data.isEmpty || !options.unreadData.isEmpty || DataExpansion.isNeeded(for: scene)
    else { return ExpandedScene(document: scene) }
    var files = Set(options.data.compactMap(\.path).map { FilePath($0) })
    var problems: [Problem] = []
    for failure in options.unreadData {
      files.formUnion(failure.paths)
      problems += failure.problems
    }
    var sources: [DataSource] = []
    sources.add(scene, name: name)
    var layers: [Value] = []
    do throws(FileError) {
      if let own { layers.append(try ownData(own, options.limits, &sources, &files)) }
    } catch {
      problems += error.problems
    }
    for data in options.data {
      do throws(FileError) {
        try options.limits.checkLength(of: data.bytes, of: data.name, at: data.place, files: files)
        layers.append(try read(data, &sources, files))
      } catch {
        problems += error.problems
      }
    }
    let data = layers.last.map { DataValue($0, over: layers.dropLast().reversed()) }
    var expansion = DataExpansion(scene, data, sources: sources)
    expansion.hasUnreadData = !problems.isEmpty
    let document: Document?
    do throws(ReadingFailure) {
      document = try expansion.document()
    } catch {
      if problems.isEmpty, expansion.findings.isEmpty { throw FileError(error, in: name, files: files) }
      document = nil
    }
    guard let document else {
      throw FileError(problems: problems + expansion.findings.problems(in: name), files: files)
    }
    return ExpandedScene(
      document: document, files: files, warnings: expansion.warnings.problems(in: name, severity: .warning),
      findings: expansion.findings, problems: problems)
  }

  /// The value of the scene's key `data`, or that of the file which it names.
  private func ownData(
    _ value: Value, _ limits: SceneLimits, _ sources: inout [DataSource], _ files: inout Set<FilePath>
  ) throws(FileError) -> Value {
    if value.isObject {
      try checkKeys(value, name: name, files)
      return value
    }
    func failure(_ message: String) -> FileError {
      FileError(ReadingFailure("data: \(message)", at: value.place), in: name, files: files)
    }
    guard let path = value.text else { throw failure("expected \(ValueType.data.words), found \(value.words)") }
    if let wanted = folder.path(of: path) { files.insert(wanted) }
    let file: RegularFile
    do throws(SceneFolder.Failure) {
      file = try folder.open(at: path)
    } catch {
      throw failure(error.message(for: path, folder: "scene's"))
    }
    let real = file.path
    files.insert(FilePath(real))
    let bytes: [UInt8]
    do throws(InlayError) {
      bytes = try readFile(file, maximumBytes: limits.maximumBytes)
    } catch {
      throw failure("\(path.quoted): \(error.reason(without: real))")
    }
    let prefix = FilePath(name).prefix
    return try read(SceneData(data: bytes, name: prefix + path), &sources, files)
  }

  /// The outermost value of data, which is an object. Scene and data have together at most as many values as a file.
  private func read(
    _ data: SceneData, _ sources: inout [DataSource], _ files: Set<FilePath>
  ) throws(FileError) -> Value {
    var limits = DocumentReader.Limits()
    limits.values -= sources.reduce(0) { $0 + $1.document.nodes.count }
    let root: Value
    do throws(ReadingFailure) {
      root = try data.value(limits)
    } catch {
      throw FileError(error, in: data.name, files: files)
    }
    guard root.isObject else {
      let message = "expected an object as data, found \(root.words)"
      throw FileError(ReadingFailure(message, at: root.place), in: data.name, files: files)
    }
    try checkKeys(root, name: data.name, files)
    sources.add(root.document, name: data.name)
    return root
  }

  /// Refuses keys that stand twice in an object, and keys that are not texts. O(values).
  private func checkKeys(_ root: Value, name: String, _ files: Set<FilePath>) throws(FileError) {
    var findings = Findings()
    // Every child's index is less than its parent's.
    var isInside = Array(repeating: false, count: Int(root.index) + 1)
    isInside[Int(root.index)] = true
    for index in isInside.indices.reversed() where isInside[index] && !findings.isFull {
      let value = Value(document: root.document, index: Int32(index))
      for element in value.elements { isInside[Int(element.index)] = true }
      var names: Set<String> = []
      for (key, value) in value.entries {
        isInside[Int(value.index)] = true
        if let name = key.scalar {
          guard !names.insert(name).inserted else { continue }
          findings.add("the key \(name.quoted) is given twice in one object", at: key.place)
        } else {
          findings.add("a key must be a text", at: key.place)
        }
      }
    }
    guard !findings.isEmpty else { return }
    throw FileError(problems: findings.problems(in: name), files: files)
  }
}
