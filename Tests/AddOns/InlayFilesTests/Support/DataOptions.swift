import InlayFiles

extension SceneOptions {
  /// Options with documents of data, which are named `d0`, `d1` and so on.
  static func data(_ documents: String...) -> SceneOptions {
    var options = SceneOptions()
    options.data = documents.enumerated().map { SceneData(data: Array($1.utf8), name: "d\($0)") }
    return options
  }
}
