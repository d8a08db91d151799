package import Foundation
internal import SourceMeasures

extension Copies {
  /// Copies patterns and their tests into the folder.
  ///
  /// Returns the paths of the files that it wrote.
  ///
  /// If a different file has one of the paths, nothing is written. If all sources or all tests of a
  /// pattern that was added before are missing, they are copied again. Another call can change the
  /// module of a pattern.
  ///
  /// - Parameters:
  ///   - module: The module that contains the copies, or nil to derive it from the folder.
  ///   - tests: The folder for the tests. If it is nil, the folder of earlier copies is used. If
  ///     there is no such folder, no tests are copied.
  @MainActor package mutating func add(
    _ patterns: [String], of kit: Kit, module: String? = nil, tests: URL? = nil
  ) async throws -> [String] {
    let before = manifest
    if let tests { try use(tests) }
    try requireOutside(kit)
    let commit = await kit.commit()
    var (new, bases): ([String: Data], [String: Data]) = ([:], [:])
    for pattern in patterns + (manifest.tests == nil ? [] : [Kit.support]) {
      let name = pattern == Kit.support ? "" : module
      let (missing, all) = try add(pattern, of: kit, module: name, commit: commit, before: before)
      new.merge(missing) { $1 }
      bases.merge(all) { $1 }
    }
    // After an interrupted call, some files exist already with the right text. If the module
    // changes, the tests are replaced, unless the user edited one of them.
    let others = try new.filter { path, data in
      guard let mine = try mine(path), mine != data else { return false }
      let hash = before.patterns.values.compactMap { $0.files[path] }.first
      return StableHash(of: mine).text != hash
    }.keys.sorted()
    guard others.isEmpty else { throw CopyError.exists(paths: others.map { url($0).path }) }
    for (path, data) in new { try write(data, to: path) }
    try saveLicense(of: kit)
    try save(bases)
    return new.keys.sorted()
  }

  /// Records one pattern, and returns the files to write and the files to record.
  private mutating func add(
    _ pattern: String, of kit: Kit, module given: String?, commit: String?, before: Manifest
  ) throws -> (missing: [String: Data], all: [String: Data]) {
    let copied = before.patterns[pattern] == nil ? [] : try files(of: pattern, in: kit)
    let present = Set(copied.filter { $0.mine != nil }.map(\.path))
    let old = present.isEmpty ? nil : before.patterns[pattern]
    let module = try moduleName(given ?? old?.module, for: pattern)
    let (isRenamed, hasTests) = (old != nil && old?.module != module, manifest.tests != nil)
    let isTest = { (path: String) in path.hasPrefix("Tests/") }
    let parts = Set(present.map(isTest))
    let (hasAdapters, lackedAdapters) = (canImportViews, old != nil && lacksAdapters(pattern))
    let all = try kit.files(of: pattern, module: module).filter {
      (hasTests || !isTest($0.key)) && (hasAdapters || !Kit.isAdapter($0.key))
    }
    let missing = all.filter { path, _ in
      !parts.contains(isTest(path)) || (isRenamed && isTest(path) && present.contains(path))
        || (lackedAdapters && Kit.isAdapter(path))
    }
    guard !missing.isEmpty || isRenamed || before.tests != manifest.tests || pattern == Kit.support
    else { throw CopyError.alreadyAdded(pattern: pattern) }
    // The manifest names one kit version for all files of a pattern, so none may be outdated.
    guard old == nil || copied.allSatisfy({ $0.kit == $0.base }) else {
      throw CopyError.behind(pattern: pattern)
    }
    manifest.patterns[pattern] = Manifest.Pattern(
      module: module, kitVersion: old?.kitVersion ?? kit.version,
      kitCommit: old == nil ? commit : old?.kitCommit,
      files: all.mapValues { StableHash(of: $0).text },
      leftOut: kit.leftOut(of: pattern, hasTests: hasTests, hasAdapters: hasAdapters))
    return (missing, all)
  }

  /// Records the folder of the tests. Another folder is allowed only if the recorded one is
  /// missing.
  private mutating func use(_ tests: URL) throws(CopyError) {
    let new = Self.resolved(tests.standardizedFileURL)
    guard new.path != folder.path else { throw .testsInSources(path: new.path) }
    if let old = self.tests, old.path != new.path, Kit.isFolder(old) {
      throw .otherTestFolder(path: old.path)
    }
    self.tests = new
  }

  /// Returns a path without the symbolic links in its existing part.
  private static func resolved(_ folder: URL) -> URL {
    let isExisting = FileManager.default.fileExists(atPath: folder.path)
    guard !isExisting, folder.pathComponents.count > 1 else {
      return folder.resolvingSymlinksInPath()
    }
    return resolved(folder.deletingLastPathComponent()).appending(path: folder.lastPathComponent)
  }

  /// Returns the name of the module that contains a copy.
  ///
  /// In a package, the module is the folder directly inside `Sources`. If the copies are directly
  /// in `Sources`, each pattern is a module. Outside a package, the module has the name of the
  /// folder.
  package func moduleName(_ given: String?, for pattern: String) throws(CopyError) -> String {
    var name = given ?? folder.lastPathComponent
    if given == nil {
      let names = folder.pathComponents.dropFirst((packageFolder ?? folder).pathComponents.count)
      if let place = names.firstIndex(of: "Sources") {
        name = place + 1 < names.endIndex ? names[place + 1] : pattern
      }
      name = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
    guard Self.isModuleName(name) || pattern == Kit.support else { throw .badModuleName(name) }
    return name
  }

  static func isModuleName(_ name: String) -> Bool {
    name.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil && !keywords.contains(name)
  }

  /// The words that cannot be the name of a module.
  private static let keywords = Set(
    """
    Any Self Swift _ as associatedtype break case catch class continue default defer deinit do else
    enum extension fallthrough false fileprivate for func guard if import in init inout internal is
    let nil operator precedencegroup private protocol public repeat rethrows return self static
    struct subscript super switch throw throws true try typealias var where while
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
