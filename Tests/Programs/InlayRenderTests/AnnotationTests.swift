import InlayTestSupport
import Testing

/// Problems in GitHub Actions.
@Suite struct AnnotationTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write("inlay: 1\nsize: [9, 9]\nlayers: [{nme: a}]\n", to: "ui/wrong.yaml")
    try folder.write("inlay: 1\nsize: [9, 9]\nlayers: []\n", to: "ui/right.yaml")
  }

  private func run(_ arguments: String..., isInActions: Bool = true) throws -> Program.Result {
    let environment = ["GITHUB_ACTIONS": isInActions ? "true" : "", "GITHUB_WORKSPACE": folder.path]
    return try Program.run(arguments, in: folder["ui"], environment: environment)
  }

  @Test("each problem of a check is an annotation at its line too, as text only")
  func validation() throws {
    let result = try run("wrong.yaml", "--validate")
    let lines = result.errors.split(separator: "\n")
    #expect(result.status == 1 && lines.count == 2)
    #expect(lines.first?.hasPrefix("wrong.yaml:3:11: error: layers[0].nme: unknown key") == true)
    #expect(lines.last?.hasPrefix("::error file=ui/wrong.yaml,line=3,col=11::layers[0].nme: unknown key") == true)
    #expect(try !run("wrong.yaml", "--validate", isInActions: false).errors.contains("::"))
    #expect(try !run("wrong.yaml", "--validate", "--problems", "json").errors.contains("::error"))
  }

  @Test("a picture that differs from its reference is an annotation of the reference")
  func comparison() throws {
    #expect(try run("right.yaml", "-o", "right.png").status == 0)
    try folder.write("inlay: 1\nsize: [9, 9]\nbackground: '#f00'\nlayers: []\n", to: "ui/right.yaml")
    let result = try run("right.yaml", "--compare", "right.png")
    #expect(result.status == 5)
    #expect(result.errors.contains("\n::error file=ui/right.png::81 of 81 pixels differ"))
  }
}
