import Foundation
import InlayTestSupport
import Testing

/// The site that `Documentation/build` makes.
@Suite(.enabled(if: Site.hasDocc, "there is no docc in PATH, which makes the site"), .linksModules)
struct SiteTests {
  private static let modules = ["inlay", "inlaycontrols", "inlayfiles", "inlaysettings", "inlaytesting", "inlaywindow"]

  @Test("the site is made without a warning")
  func build() async throws {
    let site = try await Site.built.value
    #expect(site.status == 0, "\(site.log)")
    #expect(!site.log.contains("warning:"), "\(site.log)")
  }

  @Test("every link, image and reference of every page exists, and no page is empty")
  func links() async throws {
    let site = try await Site.built.value
    let pages = try SitePage.all(of: site)
    #expect(pages.count > 2000)
    var known: [String: Bool] = [:]
    func exists(_ path: String) -> Bool {
      if let isKnown = known[path] { return isKnown }
      let isKnown = site.has(path)
      known[path] = isKnown
      return isKnown
    }
    for page in pages {
      for link in page.links {
        #expect(exists("data/\(link).json") && exists("\(link)/index.html"), "\(page.path) links to \(link)")
      }
      for image in page.images { #expect(exists(image), "\(page.path) has \(image)") }
      #expect(page.unknownReferences.isEmpty, "\(page.path)")
      #expect(!page.isEmpty, "\(page.path)")
    }
  }

  @Test("the index of the sidebar, in which people search, has existing pages alone")
  func index() async throws {
    let site = try await Site.built.value
    let index = try JSONSerialization.jsonObject(with: Data(contentsOf: site.url("index/index.json")))
    var paths: [String] = []
    func visit(_ value: Any) {
      if let list = value as? [Any] { for element in list { visit(element) } }
      guard let object = value as? [String: Any] else { return }
      if let path = object["path"] as? String { paths.append(path) }
      for (_, element) in object { visit(element) }
    }
    visit(index)
    #expect(paths.count > 2000)
    for path in paths { #expect(site.has("data\(path).json"), "\(path)") }
  }

  @Test("a module's page lists all its types in groups of its own", arguments: modules)
  func groups(module: String) async throws {
    let page = try SitePage("data/documentation/\(module).json", of: await Site.built.value)
    #expect(page.automaticGroups == [])
  }

  @Test("types that Inlay exports are shown in Inlay", arguments: ["layer", "tableview", "form", "point", "font"])
  func exported(type: String) async throws {
    let site = try await Site.built.value
    #expect(site.has("data/documentation/inlay/\(type).json"))
  }

  @Test("nothing that is shared by the package's modules alone is shown")
  func publicSymbols() async throws {
    let site = try await Site.built.value
    #expect(!site.has("data/documentation/inlayfiles/objectreference.json"))
  }
}
