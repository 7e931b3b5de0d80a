import Glibc
import Inlay
import InlayFiles

/// The record of complete pictures in an output folder. Each process appends to one file; a line is written after its
/// picture, and one that is cut off is ignored.
final class BatchJournal {
  static let folderName = ".inlay-batch"

  /// A complete picture.
  struct Record: Hashable {
    let out: FilePath
    let key: String
    let sha256: String
    /// The names of the files that it depends on.
    let files: [FilePath]
  }

  private let path: FilePath
  private let descriptor: Int32

  /// - Throws: `InlayError` when the file cannot be written.
  init(in folder: String, of shard: Shard?) throws(InlayError) {
    let name = (shard.map { "part-\($0.index)-of-\($0.count)" } ?? "all") + ".jsonl"
    path = FilePath(folder).appending(Self.folderName).appending(name)
    let parent = OpenFolder(folder)
    parent?.makeFolder(Self.folderName)
    descriptor =
      parent?.openFolder(named: Self.folderName)?.openFile(name, O_RDWR | O_CREAT | O_APPEND, mode: 0o666) ?? -1
    guard descriptor >= 0 else { throw failure() }
    // The last line may be cut off.
    var last: UInt8 = 0
    let end = lseek(descriptor, 0, SEEK_END)
    if end > 0, pread(descriptor, &last, 1, end - 1) == 1, last != 0x0A { try write("\n") }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func append(_ record: Record) throws(InlayError) {
    var json = JSONText()
    json.append("{")
    json.append(key: "out")
    json.append(string: record.out.text)
    json.append(member: "key", record.key)
    json.append(member: "sha256", record.sha256)
    json.append(",\"files\":[")
    for (index, name) in record.files.enumerated() {
      if index > 0 { json.append(",") }
      json.append(string: name.text)
    }
    json.append("]}\n")
    try write(json.text)
  }

  private func write(_ text: String) throws(InlayError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw failure() }
      bytes = bytes.dropFirst(count)
    }
  }

  private func failure() -> InlayError {
    InlayError(.unwritableFile, "cannot write \(path): \(String(cString: strerror(errno)))")
  }

  // MARK: Reading

  /// The records of all processes, by the pictures' paths. O(bytes).
  static func records(in folder: String) -> [FilePath: [Record]] {
    let own = FilePath(folder).appending(folderName)
    var records: [FilePath: [Record]] = [:]
    var known: Set<Record> = []
    for name in (try? FolderListing.names(in: own.text)) ?? [] where name.hasByteSuffix(".jsonl") {
      guard let bytes = try? readFile(own.appending(name).text, maximumBytes: 1 << 32) else { continue }
      for line in bytes.split(separator: 0x0A) {
        guard let record = Record(Array(line)), known.insert(record).inserted else { continue }
        records[record.out, default: []].append(record)
      }
    }
    return records
  }
}

extension BatchJournal.Record {
  /// The record of a line; nil for another or an incomplete line.
  fileprivate init?(_ bytes: [UInt8]) {
    let keys = ["out", "key", "sha256", "files"]
    guard let line = try? ObjectLine(bytes, file: "", line: 1, keys: keys), let out = line.text("out"),
      let key = line.text("key"), let sha256 = line.text("sha256")
    else { return nil }
    self.init(out: FilePath(out), key: key, sha256: sha256, files: line.texts("files").map { FilePath($0) })
  }
}
