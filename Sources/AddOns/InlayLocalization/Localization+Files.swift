import InlaySystem
import InlayViews

extension Localization {
  /// Creates the texts of the library, and those of an app from the files of a folder. O(bytes of the files): it reads
  /// all languages. A file may have 16 MB, and all together 64 MB.
  ///
  /// The folder may contain, for each language:
  ///
  /// - a folder such as `de.lproj` with `Localizable.strings` and `Localizable.stringsdict`. If English has no text for
  ///   a key, that of `Base.lproj` is used.
  /// - a folder such as `de/LC_MESSAGES` with gettext catalogues, or a file such as `de.mo`. Keys are the catalogue's
  ///   `msgid`. If a key has no text in a language, it is its own text.
  ///
  /// Names may be written as `pt-BR`, `pt_BR` or `pt_BR.UTF-8`. Placeholders such as `%@`, `%d`, `%lld` and `%1$@` are
  /// the arguments of ``Layer/localized(_:context:_:)``, and so are `{0}`, `{1}` and so on.
  ///
  /// A `.stringsdict` text may have the forms of one number. Files and entries that Inlay cannot use are skipped with
  /// one of the `warnings`, which have the position and the reason. They also report unused plural forms. There are at
  /// most 100.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, relative to the working directory or absolute.
  ///   - table: The name of other files than `Localizable`, and of the only catalogue; `nil`, the default, for any
  ///     catalogue.
  /// - Throws: `FileError` if the folder cannot be read or contains none of these files.
  public init(path: String, table: String? = nil) throws(FileError) {
    self = try LocalizationFolder(path, table: table).localization
  }
}
