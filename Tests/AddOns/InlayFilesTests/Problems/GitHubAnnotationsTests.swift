import InlaySystem
import Testing

@testable import InlayFiles

/// Problems as annotations of GitHub Actions.
@Suite struct GitHubAnnotationsTests {
  private func annotations(_ folder: String, _ environment: [String: String]) -> GitHubAnnotations? {
    GitHubAnnotations(folder: folder) { environment[$0] }
  }

  @Test("there are none outside GitHub Actions")
  func elsewhere() {
    for environment in [[:], ["GITHUB_ACTIONS": "false"], ["CI": "true"]] {
      #expect(annotations("/work", environment) == nil)
    }
  }

  @Test("a file is named from the repository's folder, and characters that end a part are escaped")
  func lines() throws {
    let inside = try #require(annotations("/work/app/ui", ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "/work/app"]))
    #expect(
      inside.line(.error, file: "menu.yaml", line: 3, column: 5, message: "a: 50 %, b\nc")
        == "::error file=ui/menu.yaml,line=3,col=5::a: 50 %25, b%0Ac")
    #expect(inside.line(.warning, file: "/work/app/a,b:c.png", message: "m") == "::warning file=a%2Cb%3Ac.png::m")
    #expect(inside.line(.error, file: "/tmp/a.yaml", line: 1, message: "m") == "::error file=/tmp/a.yaml,line=1::m")
    #expect(inside.line(.error, file: "<stdin>", line: 1, message: "m") == "::error::m")
    #expect(inside.line(.error, file: nil, message: "m") == "::error::m")
  }

  @Test("a problem's line of JSON gives the same")
  func json() throws {
    let here = try #require(annotations("/work", ["GITHUB_ACTIONS": "true"]))
    let problem = Problem(file: "a b.yaml", line: 7, column: 2, severity: .warning, message: "no \"text\" is ü, or 😀")
    #expect(here.line(ofProblem: problem.jsonLine) == "::warning file=a b.yaml,line=7,col=2::no \"text\" is ü, or 😀")
    #expect(
      here.line(ofProblem: Problem.jsonLine(.error, file: "a.png", message: "differs"))
        == "::error file=a.png::differs")
    #expect(here.line(ofProblem: "no JSON") == nil)
  }
}
