package import Foundation
internal import SourceMeasures

/// The copies of patterns in a folder of an app.
package struct Copies: Sendable {
  /// The folder, without symbolic links in its path.
  package let folder: URL
  package var manifest: Manifest

  private static let place = ".unmassive"
  private var records: URL { folder.appending(path: Self.place) }
  private var manifestFile: URL { records.appending(path: "manifest.json") }

  /// Reads the manifest of the copies in `folder`.
  ///
  /// - Parameter isNew: Whether the manifest may be missing.
  package init(in folder: URL, of kit: Kit, isNew: Bool = false) throws {
    self.folder = folder.resolvingSymlinksInPath()
    guard Kit.isFolder(self.folder) else { throw CopyError.noFolder(path: folder.path) }
    manifest = Manifest()
    guard FileManager.default.fileExists(atPath: manifestFile.path) else {
      guard isNew else { throw CopyError.noManifest(path: folder.path) }
      return
    }
    manifest = try read(for: kit)
  }

  /// Finds the copies in `folder` or, if it has none, in the package around it.
  ///
  /// - Throws: ``CopyError/severalCopies(paths:)`` if the package has copies in several folders.
  package init(around folder: URL, of kit: Kit) throws {
    let start = folder.resolvingSymlinksInPath()
    var found = [start]
    if !Self.hasManifest(start), let package = Self.packageFolder(around: start) {
      let names = FileManager.default.enumerator(
        at: package, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      found = (names?.compactMap { $0 as? URL } ?? []).filter(Self.hasManifest)
      if Self.hasManifest(package) { found.append(package) }
    }
    guard found.count < 2 else { throw CopyError.severalCopies(paths: found.map(\.path).sorted()) }
    try self.init(in: found.first ?? folder, of: kit)
  }

  private static func hasManifest(_ folder: URL) -> Bool {
    FileManager.default.fileExists(
      atPath: folder.appending(path: "\(place)/manifest.json").path)
  }

  private func read(for kit: Kit) throws -> Manifest {
    struct Header: Decodable {
      let tool: String
      let format: Int
    }
    let (data, path) = (try Data(contentsOf: manifestFile), manifestFile.path)
    guard (try? JSONSerialization.jsonObject(with: data)) != nil else {
      throw CopyError.damaged(path: path, reason: "It is not JSON.")
    }
    let header = try? JSONDecoder().decode(Header.self, from: data)
    guard let header, header.tool == Manifest.tool else { throw CopyError.otherTool(path: path) }
    guard header.format == Manifest.format else {
      throw CopyError.newer(path: path, version: "format \(header.format)")
    }
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: data) else {
      throw CopyError.damaged(path: path, reason: "A value is missing or has a wrong type.")
    }
    for entry in manifest.patterns.values
    where entry.kitVersion.compare(kit.version, options: .numeric) == .orderedDescending {
      throw CopyError.newer(path: path, version: "version \(entry.kitVersion)")
    }
    if let value = manifest.invalidValue {
      throw CopyError.damaged(path: path, reason: "“\(value)” is not allowed.")
    }
    return manifest
  }

  /// The folder of the tests, or nil if no tests were copied.
  package var tests: URL? {
    get { manifest.tests.map { folder.appending(path: $0).standardizedFileURL } }
    set { manifest.tests = newValue.map { Self.relativePath(of: $0, from: folder) } }
  }

  private static func relativePath(of target: URL, from folder: URL) -> String {
    let (old, new) = (folder.pathComponents, target.pathComponents)
    let count = zip(old, new).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: old.count - count)
    return (up + new[count...]).joined(separator: "/")
  }

  /// Returns the URL of a file in the app.
  package func url(_ path: String) -> URL {
    guard path.hasPrefix("Tests/"), let tests else { return folder.appending(path: path) }
    return tests.appending(path: path.dropFirst("Tests/".count))
  }

  /// Returns the path of a file as messages show it.
  ///
  /// The path is relative to `current` if that folder contains the file.
  package func place(
    of path: String, from current: URL = URL(filePath: FileManager.default.currentDirectoryPath)
  ) -> String {
    let (file, start) = (url(path).path, current.resolvingSymlinksInPath().path + "/")
    return file.hasPrefix(start) ? String(file.dropFirst(start.count)) : file
  }

  /// Returns the path of a file in a patch: relative to its git repository, for `git apply`.
  @MainActor package func patchName(of path: String) async throws -> String {
    let repository = try await Git.root(around: path.hasPrefix("Tests/") ? tests ?? folder : folder)
    return repository.map { place(of: path, from: $0) } ?? place(of: path)
  }

  /// Throws an error if the copies or their tests are inside the kit.
  func requireOutside(_ kit: Kit) throws(CopyError) {
    for folder in [folder, tests].compactMap(\.self)
    where (folder.path + "/").hasPrefix(kit.root.path + "/") {
      throw .insideKit(path: folder.path)
    }
  }

  /// Returns whether the tests of a pattern were copied with it.
  package func hasTests(_ pattern: String) -> Bool {
    manifest.patterns[pattern].map { $0.leftOut[Kit.tests(of: pattern)] == nil } ?? false
  }

  /// Returns all files of a pattern in three versions, sorted by path.
  package func files(of pattern: String, in kit: Kit) throws -> [CopiedFile] {
    guard let entry = manifest.patterns[pattern] else {
      throw CopyError.notAdded(pattern: pattern)
    }
    // A pattern that the kit renamed or deleted has no files in the kit.
    let all = try kit.has(pattern) ? kit.files(of: pattern, module: entry.module) : [:]
    let (hasTests, hasAdapters) = (hasTests(pattern), hasAdapters(pattern))
    let current = all.filter {
      (hasTests || !$0.key.hasPrefix("Tests/")) && (hasAdapters || !Kit.isAdapter($0.key))
    }
    return try Set(current.keys).union(entry.files.keys).sorted().map { path in
      CopiedFile(
        pattern: pattern, path: path, base: try entry.files[path].map { try base(path, $0) },
        mine: try mine(path), kit: current[path])
    }
  }

  /// Throws an error if the copies' repositories have uncommitted changes.
  @MainActor package func requireCommitted() async throws {
    for folder in [folder, tests].compactMap(\.self) where Kit.isFolder(folder) {
      let lines = try await Git.changes(in: folder)
      guard lines.isEmpty else { throw CopyError.dirtyTree(lines: lines) }
    }
  }

  /// Returns the user's file with line feeds, or nil if it does not exist.
  package func mine(_ path: String) throws -> Data? {
    let file = url(path)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try Data(contentsOf: file).withLineFeeds
  }

  /// Writes the user's file with its existing line endings, or deletes the file.
  func write(_ data: Data?, to path: String) throws {
    let file = url(path)
    guard let data else { return try delete(path) }
    let old = try? Data(contentsOf: file)
    let hasReturns = old.map { $0.withLineFeeds != $0 } ?? false
    let text = hasReturns ? data.replacing("\n".utf8, with: "\r\n".utf8) : data
    try text.write(creatingFoldersFor: file)
  }

  /// Deletes the user's file, and then each folder of the pattern that has become empty.
  private func delete(_ path: String) throws {
    var file = url(path)
    try FileManager.default.removeItem(at: file)
    let start = path.hasPrefix("Tests/") ? 2 : 1
    for _ in path.split(separator: "/").dropFirst(start) {
      file.deleteLastPathComponent()
      guard try FileManager.default.contentsOfDirectory(atPath: file.path).isEmpty else { return }
      try FileManager.default.removeItem(at: file)
    }
  }

  /// Returns the URL of a base: a file as it was copied.
  ///
  /// The name ends with the hash, so a new base never replaces the base that the manifest names.
  private func baseFile(_ path: String, _ hash: String) -> URL {
    records.appending(path: "base/\(path).\(hash)")
  }

  private func base(_ path: String, _ hash: String) throws -> Data {
    let file = baseFile(path, hash)
    guard let data = try? Data(contentsOf: file).withLineFeeds, StableHash(of: data).text == hash
    else {
      throw CopyError.damaged(path: file.path, reason: "It is missing or was changed.")
    }
    return data
  }

  /// Writes new bases and the manifest, then deletes the unused bases.
  ///
  /// The manifest is written after the new bases. So after an interruption the old manifest is
  /// still valid, and a second call completes the work.
  func save(_ bases: [String: Data]) throws {
    for (path, data) in bases {
      let file = baseFile(path, StableHash(of: data).text)
      try data.write(creatingFoldersFor: file)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(manifest) + Data("\n".utf8)).write(creatingFoldersFor: manifestFile)
    try Data("* -text\n".utf8).write(creatingFoldersFor: records.appending(path: ".gitattributes"))
    let used = Set(
      manifest.patterns.values.flatMap { $0.files.map { "\($0.key).\($0.value)" } })
    let base = records.appending(path: "base")
    let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    for name in found ?? [] where name.contains(".swift.") && !used.contains(name) {
      try FileManager.default.removeItem(at: base.appending(path: name))
    }
  }

  /// Writes the kit's license beside the manifest.
  func saveLicense(of kit: Kit) throws {
    let license = try Data(contentsOf: kit.root.appending(path: "LICENSE"))
    try license.write(creatingFoldersFor: records.appending(path: "LICENSE.txt"))
  }
}
