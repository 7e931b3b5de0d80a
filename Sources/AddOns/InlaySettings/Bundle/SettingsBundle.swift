import InlayFiles
import InlayLocalization
import InlaySystem

/// The settings of an iOS app: the pages of a `Settings.bundle` in one language, as on a phone.
///
/// The rules are those of Apple's "Settings Application Schema Reference". A bundle may be untrusted: reading it ends
/// soon, within its limits, and reads no file outside its folder.
public struct SettingsBundle: Sendable {
  /// The kind of device for which pages are made.
  package enum Idiom: String, CaseIterable, Hashable, Sendable {
    case phone, pad
  }

  /// The path of the bundle's folder, as given.
  public let path: String
  /// The language of the pages, as given.
  public let language: String
  /// The kind of device whose pages were read.
  package let idiom: Idiom
  /// The languages of the bundle as tags of BCP 47, such as `de` and `zh-Hans`, in alphabetical order; also `de` for
  /// `German.lproj` and `zh-CN` for `zh_CN.lproj`.
  let languages: [String]
  /// All pages that can be reached from the first one, which is `Root`, in the order in which rows lead to them. A page
  /// whose file cannot be read is not among them.
  package let pageNames: [String]
  /// The warnings about the files, at most 100. They never contain a value of the settings.
  public let problems: [Problem]

  /// The paths of the files that the pages are made from, images left out.
  package let files: [String]
  /// The paths of files that do not exist; with one of them, the pages might be others.
  package let missingFiles: [String]
  /// The folder, which no file that the bundle names may leave.
  let folder: SceneFolder
  /// The decoded images, shared by all copies of this value.
  let images = BundleImages(maximumPixels: 16 << 20)
  /// The images of the pages, by the names of pages.
  let pageImages: [FilePath: [PageImage]]
  /// The names of the tables of strings that the pages use.
  let tableNames: [String]
  private let pages: [FilePath: SettingsPage]
  private let pageFiles: [FilePath: String]

  /// Reads a bundle: all pages that can be reached, and their strings in one language. O(bytes of these files).
  ///
  /// If a page has no `StringsTable`, it is not translated. The strings come from the first folder that has the page's
  /// table: the language itself (`zh-Hans-CN`), its parents (`zh-CN`, `zh-Hans`, `zh`), other forms of the same
  /// language and script in alphabetical order, then `Base.lproj`, `en.lproj` and the bundle itself, since a bundle
  /// does not name its development language. A text without a translation there is shown as the page has it.
  ///
  /// - Parameters:
  ///   - path: The path of the bundle's folder, or of a page's file, which is then the first page.
  ///   - language: A BCP 47 tag; English by default.
  /// - Throws: `FileError` if the first page's file is missing, cannot be read or has no specifiers.
  public init(path: String, language: String = "en") throws(FileError) {
    try self.init(path: path, language: language, idiom: .phone, willRead: nil)
  }

  /// - Parameter willRead: Takes the path of each file, images too, before it is read or found to be missing.
  package init(
    path: String, language: String, idiom: Idiom, willRead: (@Sendable (String) -> Void)?
  ) throws(FileError) {
    try self.init(path: path, language, idiom, PropertyList.Limits(), willRead)
  }

  /// - Parameter limits: For all files together.
  init(
    path: String, _ language: String, _ idiom: Idiom, _ limits: PropertyList.Limits,
    _ willRead: (@Sendable (String) -> Void)? = nil
  ) throws(FileError) {
    let (folderPath, root) = Self.parts(of: path)
    let files = BundleFiles(path: folderPath, limits: limits, willRead: willRead)
    let languages = BundleLanguages(folderNames: files.names)
    var reader = BundleReader(files, folders: languages.folders(for: language), idiom: idiom)
    try reader.read(root: root)
    self.path = folderPath
    self.language = language
    self.idiom = idiom
    self.languages = languages.tags
    folder = files.folder
    pageNames = reader.pageNames
    pages = reader.pages
    pageFiles = reader.pageFiles
    pageImages = reader.images
    tableNames = reader.tableNames
    problems = reader.problems
    self.files = reader.files.found
    missingFiles = reader.files.missing
  }

  /// The page of a name of `pageNames`; nil for others. O(1).
  package func page(named name: String) -> SettingsPage? { pages[FilePath(name)] }

  /// The path of a page's file; nil for pages that are not of the bundle. O(1).
  package func file(ofPage name: String) -> String? { pageFiles[FilePath(name)] }

  /// The folder and the first page's name.
  private static func parts(of path: String) -> (folder: String, root: String) {
    let file = FilePath(path)
    guard file.pathExtension == "plist" else { return (path, "Root") }
    return (file.folder.withoutLastSlashes.text, file.stem)
  }
}
