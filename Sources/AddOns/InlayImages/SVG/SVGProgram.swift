import CInlayLinux
import InlaySystem
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program `inlay-svg`, which draws SVG files for other programs, so that no file can crash these, or take their
/// time or memory.
///
/// It is a product of this package: a target that shows SVG files, and a test target, has
/// `.product(name: "inlay-svg", package: "inlay")` among its dependencies, and the program is built beside it. A program
/// that needs no second one begins its `main` with `SVGProgram.useThisProgram()`.
public enum SVGProgram {
  /// The last part of the program's path, and the name that every program has that is asked to draw SVG files.
  static let name = "inlay-svg"

  private static let given = Mutex<String?>(nil)

  /// Where the program is; nil, at first, for beside the running program, or beside the library that has this code.
  /// May be set by any thread, and holds for files that are drawn from then on.
  public static var path: String? {
    get { given.withLock { $0 } }
    set { given.withLock { $0 = newValue } }
  }

  /// The program to start.
  ///
  /// - Throws: `InlayError` of kind `missingLibrary`.
  static func find(for file: String) throws(InlayError) -> String {
    if let path {
      guard access(path, X_OK) == 0 else {
        throw InlayError(
          .missingLibrary, "\(file): SVGProgram.path is \(path.visible), which cannot be run: \(systemErrorText(errno))"
        )
      }
      return path
    }
    for path in places where access(path, X_OK) == 0 { return path }
    let folder = places.first.map { FilePath($0).folder.text } ?? "the program"
    throw InlayError(
      .missingLibrary,
      "\(file): SVG images need the program \(name), which is not in \(folder.visible); it is a product of the package "
        + "Inlay, and SVGProgram.path names it elsewhere")
  }

  private static let places: [String] = {
    var places: [String] = []
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    if count > 0 {
      let program = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      places.append(FilePath(program).folder.appending(name).text)
    }
    // Tests are libraries, which a program of the toolchain loads.
    if let file = inlayLibraryPath() {
      places.append(FilePath(String(cString: file)).folder.appending(name).text)
    }
    return places
  }()

  /// Has SVG files drawn by processes of the running program, which is started as `inlay-svg` for this. In such a process
  /// the call draws them and does not return.
  ///
  /// To be called at the beginning of `main`, before anything is drawn and before there is another thread.
  public static func useThisProgram() {
    if let started = CommandLine.arguments.first, FilePath(started).name == name { SVGServer.run() }
    path = "/proc/self/exe"
  }
}
