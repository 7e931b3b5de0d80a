import CInlayLinux
import InlaySystem
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program `inlay-svg`, which draws SVG files for other programs, so that no file can crash them, or use up their
/// time or memory.
///
/// It is a product of this package. A target that shows SVG files, and a test target, lists `.product(name:
/// "inlay-svg", package: "inlay")` among its dependencies, and the program is then built next to it. The variable
/// `INLAY_SVG_PROGRAM` names it elsewhere. The programs of this package begin their `main` with `useThisProgram()`.
package enum SVGProgram {
  /// The last part of the program's path, and the name that every program has that is asked to draw SVG files.
  static let name = "inlay-svg"

  private static let given = Mutex<String?>(getenv("INLAY_SVG_PROGRAM").map { String(cString: $0) })

  /// The path of the program: at first that of the variable. If it is `nil`, the program is next to the running
  /// program, or next to the library that contains this code. It may be set on any thread, and applies to files drawn
  /// from then on.
  package static var path: String? {
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
          .missingLibrary,
          "\(file): the program for SVG is \(path.visible), which cannot be run: \(systemErrorText(errno))")
      }
      return path
    }
    for path in places where access(path, X_OK) == 0 { return path }
    let folder = places.first.map { FilePath($0).folder.text } ?? "the program"
    throw InlayError(
      .missingLibrary,
      "\(file): SVG images need the program \(name), which is not in \(folder.visible); it is a product of the package "
        + "Inlay, and INLAY_SVG_PROGRAM names it elsewhere")
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

  /// Draws SVG files in processes of the running program, which is started as `inlay-svg` for this. In such a process
  /// the call draws them and does not return.
  ///
  /// Call it at the beginning of `main`, before anything is drawn and before there is another thread.
  package static func useThisProgram() {
    if let started = CommandLine.arguments.first, FilePath(started).name == name { SVGServer.run() }
    path = "/proc/self/exe"
  }
}
