package import Foundation

extension Copies {
  /// Copies patterns and their tests into the folder, and returns the paths of the new files.
  ///
  /// If a file with one of the names exists, nothing is written.
  ///
  /// - Parameters:
  ///   - module: The module that contains the copies, or nil to derive it from the folder.
  ///   - tests: The folder for the tests, or nil for the folder of earlier copies.
  @MainActor package mutating func add(
    _ patterns: [String], of kit: Kit, module: String? = nil, tests: URL? = nil
  ) async throws -> [String] {
    try kit.refuse(folder)
    if let tests { try use(tests, of: kit) }
    let hasTests = self.tests != nil
    let commit = await kit.commit()
    var new: [String: Data] = [:]
    for pattern in patterns {
      // A pattern that was copied without tests can get them later.
      guard manifest.patterns[pattern] == nil || (hasTests && !self.hasTests(pattern)) else {
        throw CopyError.alreadyAdded(pattern: pattern)
      }
      let old = manifest.patterns[pattern]
      let module = try old?.module ?? moduleName(module, for: pattern)
      let files = try kit.files(of: pattern, module: module)
        .filter { path, _ in path.hasPrefix("Tests/") ? hasTests : old == nil }
      record(pattern, module: module, files: files, hasTests: hasTests, of: kit, commit: commit)
      manifest.patterns[pattern]?.files.merge(old?.files ?? [:]) { new, _ in new }
      new.merge(files) { $1 }
    }
    if hasTests, manifest.patterns[Kit.support] == nil {
      let files = try kit.files(of: Kit.support, module: "")
      record(Kit.support, module: "", files: files, hasTests: true, of: kit, commit: commit)
      new.merge(files) { $1 }
    }
    // After an interrupted call, some files exist already with the right text.
    let others = try new.filter { try (mine($0.key) ?? $0.value) != $0.value }.keys.sorted()
    guard others.isEmpty else { throw CopyError.exists(paths: others.map { url($0).path }) }
    for (path, data) in new { try data.write(creatingFoldersFor: url(path)) }
    try saveLicense(of: kit)
    try save(new)
    return new.keys.sorted()
  }

  private mutating func use(_ tests: URL, of kit: Kit) throws {
    try kit.refuse(tests.resolvingSymlinksInPath())
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    let tests = tests.resolvingSymlinksInPath()
    guard self.tests == nil || self.tests?.path == tests.path else {
      throw CopyError.otherTestFolder(path: self.tests?.path ?? "")
    }
    self.tests = tests
  }

  /// Returns the name of the module that contains a copy.
  ///
  /// Below a folder `Sources`, the module is the folder inside it. `Sources` itself contains one
  /// module for each pattern. Elsewhere the module has the name of the folder.
  package func moduleName(_ given: String?, for pattern: String) throws(CopyError) -> String {
    let names = folder.pathComponents
    var name = given ?? folder.lastPathComponent
    if given == nil, let place = names.lastIndex(of: "Sources") {
      name = place + 1 < names.count ? names[place + 1] : pattern
    }
    if given == nil {
      name = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
    guard name.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil else {
      throw .badModuleName(name)
    }
    return name
  }
}

extension Kit {
  /// Throws an error if a folder is inside the kit.
  fileprivate func refuse(_ folder: URL) throws(CopyError) {
    guard !(folder.path + "/").hasPrefix(root.path + "/") else {
      throw .insideKit(path: folder.path)
    }
  }
}
