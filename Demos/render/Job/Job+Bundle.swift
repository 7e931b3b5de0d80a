import Glibc
import Inlay
import InlayFiles
import InlaySettings

/// Pictures of settings bundles: each page is a scene of its own.
extension Job {
  /// Renders a page, or all, or only checks them, in this process. Returns the files that the result depends on.
  func renderBundle() -> (status: ExitStatus, files: [String]) {
    do throws(FileError) {
      let pages = try BundlePages(arguments, willRead: willRead)
      for file in pages.files { channel?.send(.file(file)) }
      Output.tell(pages.problems)
      if Output.hasStrictError { return (.wrongScene, pages.files) }
      var job = self
      job.readFiles = pages.readFiles
      let result =
        arguments.bundle.allPages
        ? job.renderAll(pages) : job.render(pages.wanted[0], of: pages, hasParts: batchFolder == nil)
      return (result.status, pages.files + result.files)
    } catch {
      Output.tell(error.problems)
      for file in error.files { channel?.send(.file(file)) }
      return (.wrongScene, error.files)
    }
  }

  /// Each picture is written when it is complete, also after a page that is wrong.
  private func renderAll(_ pages: BundlePages) -> PageResult {
    allowTime(pages: pages.wanted.count)
    let outDir = arguments.bundle.outDir ?? "."
    guard let folder = arguments.checks.validatesOnly ? outDir : OutputFolder.make(outDir) else {
      Output.tell("cannot write \(outDir): \(String(cString: strerror(errno)))")
      return PageResult(status: .unwritable)
    }
    let context = self.context ?? RenderContext()
    var all = PageResult(status: .done)
    for destination in pages.wanted {
      let picture = destination.name + ".png"
      var arguments = arguments
      arguments.bundle.allPages = false
      arguments.target.output = FilePath(folder).appending(picture).text
      Output.startPicture()
      do throws(InlayError) {
        if !arguments.checks.validatesOnly { try OutputFolder.makeFolders(for: picture, in: folder) }
      } catch {
        Output.tell("\(error)")
        all.status = .unwritable
        break
      }
      let result = job(arguments, in: folder, context).renderPage(destination, of: pages)
      all.files += result.files
      if result.status != .done { all.status = result.status }
      for name in result.pictures where !Output.printLine(FilePath(outDir).appending(name).text) {
        all.status = .unwritable
      }
      if all.status == .unwritable { break }
    }
    return all
  }

  /// A job for a part of this one.
  private func job(_ arguments: Render, in folder: String?, _ context: RenderContext) -> Job {
    var job = Job(arguments, channel: channel, batchFolder: folder, context: context)
    job.readFiles = readFiles
    return job
  }

  /// The result of a page, or of several.
  private struct PageResult {
    var status: ExitStatus
    /// Those that it depends on beside the files of all pages.
    var files: [String] = []
    /// The names of the pictures of all pages that were written, in the output folder.
    var pictures: [String] = []
  }

  private func renderPage(_ destination: SettingsDestination, of pages: BundlePages) -> PageResult {
    if !arguments.checks.validatesOnly, let refusal = refusalOfLinks() { return PageResult(status: refusal) }
    var result = render(destination, of: pages, hasParts: true)
    let folder = FilePath(destination.name).prefix
    result.pictures = result.pictures.map { folder + FilePath($0).name }
    return result
  }

  /// - Parameter hasParts: Whether several pictures may show the page.
  private func render(
    _ destination: SettingsDestination, of pages: BundlePages, hasParts: Bool
  ) -> PageResult {
    do throws(FileError) {
      var loaded = try pages.scene(
        of: destination, arguments, context, hasParts: hasParts && arguments.writesOnePicture)
      let parts = pages.parts(of: loaded)
      if pages.areTaken(parts.count, partsOf: destination) {
        // Without parts, the page's height is an error.
        loaded = try pages.scene(of: destination, arguments, context, hasParts: false)
      }
      let names = parts.indices.map { PictureTarget(arguments.picture.path).part($0) }
      for file in loaded.allFiles { channel?.send(.file(file)) }
      Output.tell(loaded.warnings)
      if !parts.isEmpty { return try render(parts, names, of: loaded, pages) }
      let files = loaded.allFiles
      if arguments.checks.validatesOnly {
        try loaded.checkPainting()
        if arguments.checks.checksAccessibility { tellFaults(of: loaded) }
        return PageResult(status: Output.hasStrictError ? .wrongScene : .done, files: files)
      }
      let comparison = try Comparison(arguments)
      if let comparison { channel?.send(.file(comparison.path)) }
      let status = write(loaded, comparison)
      return PageResult(
        status: status, files: files + (comparison.map { [$0.path] } ?? []),
        pictures: status == .done ? [arguments.picture.path] : [])
    } catch {
      Output.tell(error.problems)
      for file in error.files { channel?.send(.file(file)) }
      return PageResult(status: .wrongScene, files: error.files)
    }
  }

  /// Renders the parts of a page, each into a picture of its own.
  private func render(
    _ parts: [ClosedRange<Double>], _ names: [String], of whole: LoadedScene, _ pages: BundlePages
  ) throws(FileError) -> PageResult {
    allowTime(pages: pages.wanted.count + parts.count * WorkLimits.pagePart)
    let context = context ?? RenderContext()
    let size = whole.scene.size
    var result = PageResult(status: .done, files: whole.allFiles)
    whole.allowTime(forParts: parts.count)
    whole.onProblem = { Output.tell([$0]) }
    // A text that is longer than a picture is shaped once for all parts.
    let fonts = whole.scene.textContext
    let usualLimit = fonts?.cacheByteLimit
    fonts?.cacheByteLimit = Self.bytesOfLongTexts
    defer { if let usualLimit { fonts?.cacheByteLimit = usualLimit } }
    for (part, name) in zip(parts, names) {
      var arguments = arguments
      arguments.target.output = name
      let job = job(arguments, in: batchFolder, context)
      if !arguments.checks.validatesOnly, let refusal = job.refusalOfLinks() {
        result.status = refusal
        return result
      }
      try pages.show(part, of: size, in: whole)
      if arguments.checks.validatesOnly {
        try whole.checkPainting()
        continue
      }
      result.status = job.write(whole, nil)
      guard result.status == .done else { return result }
      result.pictures.append(name)
    }
    if Output.hasStrictError { result.status = .wrongScene }
    return result
  }

  /// Of shaped texts that are kept for the parts of a page.
  private static let bytesOfLongTexts = 256 << 20

  /// In the worker: allows time for a number of pages.
  private func allowTime(pages: Int) {
    guard let channel else { return }
    let seconds = arguments.workLimits.seconds(forPages: pages)
    WorkLimits.allowProcessor(seconds)
    channel.send(.seconds(seconds))
  }
}
