package import Foundation

/// The small package, below the kit's root, in which an exercise is built.
package struct LabPackage: Sendable {
  /// The kit's folder.
  package let root: URL
  /// The package's folder.
  package let folder: URL

  /// Uses the folder at `path` below the root of the kit.
  package init(root: URL, path: String = "Lab") {
    self.root = root.resolvingSymlinksInPath()
    folder = self.root.appending(path: path)
    prefix = String(repeating: "../", count: path.split(separator: "/").count)
  }

  /// The files and folders that ``write(_:)`` leaves unchanged.
  private var kept: [String] = []

  /// Returns a package whose ``write(_:)`` leaves the learner's files unchanged.
  ///
  /// The learner may save a file during a check, and the check must not restore the older text.
  package func keepingFiles(of exercise: Exercise) throws -> LabPackage {
    var package = self
    package.kept = try exercise.learnerFolders(in: root).filter { !$0.hasPrefix("Tests/") }
    package.kept += try learnerFiles(of: exercise)
    return package
  }

  private func isKept(_ path: String) -> Bool {
    kept.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// The relative path from the package's folder to the root.
  private let prefix: String

  /// Writes a state, and removes the files of other states.
  ///
  /// Unchanged files keep their dates, so they are not compiled again.
  package func write(_ state: LabState) throws {
    for part in ["Sources", "Tests"] {
      try make(part, for: state, keeping: ["ExerciseTests", "Prediction"])
    }
    for name in ["Examples", "Guides"] { try link(name) }
    try fill("Tests/ExerciseTests", with: state.tests)
    try fill("Sources/Prediction", with: state.program.map { ["main.swift": $0.source] } ?? [:])
    try write(try manifest(of: state), to: "Package.swift")
  }

  /// Returns a state with the learner's own files, which are read from the package.
  package func learnerState(of exercise: Exercise) throws -> LabState {
    var state = try exercise.state(.start, in: root)
    let folders = try exercise.learnerFolders(in: root)
    for path in folders {
      guard isRealFolder(folder.appending(path: path)) else { throw missing(path, exercise) }
      let own = try SourceTree(root: folder).files(below: path)
      guard path.hasPrefix("Tests/"), exercise.kind != .change else {
        state.folders[path] = own
        continue
      }
      // In a folder of tests, only the files that the exercise changes belong to the learner.
      for file in try exercise.solvedPaths(in: root) where file.hasPrefix(path + "/") {
        state.folders[path]?[file] = own[file]
      }
    }
    // A check of tests writes faults into the copies, so a changed copy is not the learner's edit.
    if exercise.kind != .catch { try refuseEdits(of: exercise, except: folders, in: state) }
    if state.expectedTests != nil {
      state.expectedTests = try Exercise.expectedTests(of: state, in: root)
    }
    if exercise.kind == .catch {
      let path = "Tests/ExerciseTests/\(Exercise.testFile)"
      let text = try SourceTree(root: folder).text(path)
      guard let text else { throw missing(path, exercise) }
      state.tests[Exercise.testFile] = text
    }
    return state
  }

  /// Throws an error if the learner edited one of the kit's files.
  private func refuseEdits(
    of exercise: Exercise, except folders: [String], in state: LabState
  ) throws {
    for (path, files) in state.folders where !folders.contains(path) || path.hasPrefix("Tests/") {
      let own = try SourceTree(root: folder).files(below: path)
      let edited = files.keys.sorted().first { own[$0] != nil && own[$0] != files[$0] }
      guard let edited else { continue }
      throw LabError(
        """
        Lab/\(edited) belongs to the kit. The exercise does not ask you to change this file, so a \
        check proves nothing. Undo your edit, or begin again: swift run lab reset \(exercise.name)
        """)
    }
  }

  /// Returns the lines of the learner's prediction, without comments.
  package func prediction(of exercise: Exercise) throws -> [String] {
    guard let text = try SourceTree(root: folder).text(Exercise.predictionFile) else {
      throw missing(Exercise.predictionFile, exercise)
    }
    return Prediction.lines(of: text)
  }

  /// Returns the paths of the files or folders that the learner edits first.
  ///
  /// The paths are relative to the package's folder.
  package func learnerFiles(of exercise: Exercise) throws -> [String] {
    switch exercise.kind {
    case .predict: return [Exercise.predictionFile]
    case .catch: return ["Tests/ExerciseTests/\(Exercise.testFile)"]
    case .cut:
      let start = try exercise.tree(.start, in: root)
      return try exercise.solvedPaths(in: root).filter { try start.text($0) != nil }
    case .change: return try exercise.learnerFolders(in: root)
    case .fix, .inject: return try exercise.solvedPaths(in: root)
    }
  }

  /// Returns the paths of the files that a cut adds in the kit's solution.
  package func newFiles(of exercise: Exercise) throws -> [String] {
    guard exercise.kind == .cut else { return [] }
    let start = try exercise.tree(.start, in: root)
    return try exercise.solvedPaths(in: root).filter { try start.text($0) == nil }
  }

  private func missing(_ path: String, _ exercise: Exercise) -> LabError {
    LabError(
      "\(path) is missing in \(folder.lastPathComponent)/. "
        + "“lab reset \(exercise.name)” writes the exercise again.")
  }

  private func isRealFolder(_ url: URL) -> Bool {
    let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
    return values?.isDirectory == true && values?.isSymbolicLink != true
  }

  /// Fills a folder with copies, or links it to the kit's folder.
  ///
  /// If only some folders inside are copied, the others become links.
  private func make(_ path: String, for state: LabState, keeping kept: [String] = []) throws {
    if let files = state.folders[path] {
      let names = files.map { (String($0.key.dropFirst(path.count + 1)), $0.value) }
      return try fill(path, with: Dictionary(uniqueKeysWithValues: names))
    }
    let inside = state.folders.keys.filter { $0.hasPrefix(path + "/") }
    guard path.contains("/") == false || !inside.isEmpty else { return try link(path) }
    let place = folder.appending(path: path)
    if !isRealFolder(place) { try? FileManager.default.removeItem(at: place) }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let kit = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: path).path)
    let added = inside.compactMap { $0.dropFirst(path.count + 1).split(separator: "/").first }
    let names = Set(kit + added.map(String.init)).filter { !$0.hasPrefix(".") }
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path)
    where !names.contains(name) && !kept.contains(name) {
      try FileManager.default.removeItem(at: place.appending(path: name))
    }
    for name in names { try make("\(path)/\(name)", for: state) }
  }

  private func link(_ path: String) throws {
    let place = folder.appending(path: path)
    let target =
      prefix + String(repeating: "../", count: path.split(separator: "/").count - 1) + path
    let manager = FileManager.default
    guard (try? manager.destinationOfSymbolicLink(atPath: place.path)) != target else { return }
    try? manager.removeItem(at: place)
    try manager.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }

  /// Makes a folder contain exactly these files, but does not change the kept files.
  private func fill(_ path: String, with files: [String: String]) throws {
    let place = folder.appending(path: path)
    if !isRealFolder(place) || files.isEmpty { try? FileManager.default.removeItem(at: place) }
    guard !files.isEmpty else { return }
    for file in SourceTree.paths(below: path, in: folder)
    where files[String(file.dropFirst(path.count + 1))] == nil && !isKept(file) {
      try FileManager.default.removeItem(at: folder.appending(path: file))
    }
    for (name, text) in files where !isKept("\(path)/\(name)") {
      try write(text, to: "\(path)/\(name)")
    }
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}

extension LabPackage {
  private static let wanted =
    #"let wanted = (Context.environment["UNMASSIVE_ONLY"] ?? "").split(separator: ",").map(String.init)"#

  /// Returns the kit's manifest for the modules, the tests and the program of a state.
  private func manifest(of state: LabState) throws -> String {
    let kit = try SourceTree(root: root).text("Package.swift") ?? ""
    let parts = kit.components(separatedBy: Self.wanted)
    guard parts.count == 2 else {
      throw LabError("Package.swift does not contain this line once: \(Self.wanted)")
    }
    let modules = "let wanted: [String] = \(state.modules)"
    var text = parts.joined(separator: modules) + "\n" + state.manifest
    if !state.tests.isEmpty, let module = state.modules.first {
      text += """
        if let suite = allTargets.first(where: { $0.name == "\(module)Tests" }) {
          package.targets.append(
            .testTarget(
              name: "ExerciseTests", dependencies: suite.dependencies, path: "Tests/ExerciseTests",
              swiftSettings: strict))
        }

        """
    }
    if !state.runsSuites {
      text += "package.targets.removeAll { $0.isTest && $0.name != \"ExerciseTests\" }\n"
    }
    if let program = state.program {
      text += """
        package.targets.append(
          .executableTarget(
            name: "Prediction", dependencies: \(program.uses), path: "Sources/Prediction",
            swiftSettings: strict))

        """
    }
    return text
  }
}
