import InlaySystem
import InlayViews

extension Localization {
  /// The library's texts, and an app's from the files of a folder. O(bytes of the files): it reads all languages. A
  /// file may have 16 MB, and all together 64 MB.
  ///
  /// The folder may have, for each language,
  ///
  /// - a folder such as `de.lproj` with `Localizable.strings` and `Localizable.stringsdict`. The keys of
  ///   `Base.lproj` have its texts where English has none;
  /// - a folder such as `de/LC_MESSAGES` with catalogues of gettext, or a file such as `de.mo`. Keys are the
  ///   catalogue's `msgid`; a text that has none in a language is its key.
  ///
  /// Names may be written as `pt-BR`, `pt_BR` or `pt_BR.UTF-8`. Placeholders such as `%@`, `%d`, `%lld` and `%1$@` are
  /// the arguments of ``Layer/tr(_:context:_:)``, and so are `{0}`, `{1}` and so on.
  ///
  /// A `.stringsdict` text may have the forms of one number. Files and entries that cannot be used are left out: the
  /// `warnings` say where and why, and also which plural forms are in no use. There are at most 100.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - table: The name of other files than `Localizable`, and of the only catalogue; nil for any catalogue.
  /// - Throws: `FileError` for a folder that cannot be read or has none of these files.
  public init(folder: String, table: String? = nil) throws(FileError) {
    self = try LocalizationFolder(folder, table: table).localization
  }
}
