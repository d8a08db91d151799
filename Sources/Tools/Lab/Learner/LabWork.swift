package import Foundation

/// The folder `Lab` with the learner's files of the current exercise.
///
/// A learner's file is found by its path below `Lab`. ``LabSession`` stores a hash of each file's
/// first state, so a changed file is found without the version of the kit that wrote it.
package struct LabWork {
  /// The folder `Lab`.
  package let folder: URL

  /// Creates the work folder of the kit in `root`.
  package init(root: URL) { folder = root.appending(path: "Lab") }

  /// The exercise that the learner started last, or nil.
  package var session: LabSession? {
    get throws {
      let file = sessionFile
      guard FileManager.default.fileExists(atPath: file.path) else { return nil }
      guard let session = try? JSONDecoder().decode(LabSession.self, from: Data(contentsOf: file))
      else {
        throw LabError(
          "Lab/session.json cannot be read. Delete this file, then start the exercise again. "
            + "Your files in Lab/ stay, unless the exercise writes the same files.")
      }
      return session
    }
  }

  /// Starts an exercise.
  ///
  /// Saves the files of the current exercise, then writes and restores those of the new exercise.
  ///
  /// - Parameter write: Writes the first state of the exercise.
  /// - Returns: The paths of the restored files.
  package func start(_ session: LabSession, write: () throws -> Void) throws -> [String] {
    try save()
    // If the command is interrupted, half of an exercise does not count as the learner's work,
    // because there is no session file.
    try? FileManager.default.removeItem(at: sessionFile)
    try write()
    let saved = savedFolder(session.place)
    // Only files of this exercise are restored, because any other path may be a link to the kit's
    // file.
    let restored = Self.files(below: saved).filter(session.contains)
    for path in restored {
      try copy(saved.appending(path: path), to: folder.appending(path: path))
    }
    try JSONEncoder().encode(session).write(to: sessionFile, options: .atomic)
    return restored
  }

  /// Copies the changed files of the current exercise to `Lab/Saved/NAME`.
  package func save() throws {
    guard let session = try session else { return }
    let saved = savedFolder(session.place)
    let changed = changedFiles(of: session)
    // If the learner's file is missing, the copy that was saved before is kept.
    for path in Self.files(below: saved)
    where !changed.contains(path) && exists(folder.appending(path: path)) {
      try FileManager.default.removeItem(at: saved.appending(path: path))
    }
    for path in changed {
      try copy(folder.appending(path: path), to: saved.appending(path: path))
    }
  }

  /// Moves the learner's files of an exercise to a new folder below `Lab/Replaced`.
  ///
  /// Afterwards the exercise has no saved files. If it is the current exercise, the caller
  /// starts it again.
  ///
  /// - Returns: The path of the new folder, or nil if the learner changed no file.
  package func replace(_ place: String) throws -> String? {
    if let session = try session, session.place == place {
      try save()
      try FileManager.default.removeItem(at: sessionFile)
    }
    return try move(savedFolder(place), toReplaced: place)
  }

  /// Moves the progress and all exercises' files to `Lab/Replaced`.
  ///
  /// Returns the new paths.
  package func replaceAll() throws -> [String] {
    try save()
    try? FileManager.default.removeItem(at: sessionFile)
    return try [
      move(folder.appending(path: "Saved"), toReplaced: "all"),
      move(folder.appending(path: "progress.json"), toReplaced: "progress"),
    ].compactMap(\.self)
  }

  /// Returns the files that the learner changed or added since the exercise started.
  package func changedFiles(of session: LabSession) -> [String] {
    let added = session.folders.flatMap { place in
      Self.files(below: folder.appending(path: place)).map { "\(place)/\($0)" }
    }
    return Set(added + session.start.keys).filter { path in
      guard let hash = LabSession.hash(of: folder.appending(path: path)) else { return false }
      return hash != session.start[path]
    }.sorted()
  }

  /// Returns the files of the exercise that the learner has deleted.
  package func missingFiles(of session: LabSession) -> [String] {
    session.start.keys.filter { !exists(folder.appending(path: $0)) }.sorted()
  }

  /// Returns the modification dates of the session and of the learner's files, for `watch`.
  package func dates(of session: LabSession) -> [String: Date] {
    let added = session.folders.flatMap { place in
      Self.files(below: folder.appending(path: place)).map { "\(place)/\($0)" }
    }
    var dates: [String: Date] = [:]
    for path in added + session.start.keys + [sessionFile.lastPathComponent] {
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: folder.appending(path: path).path)
      dates[path] = attributes?[.modificationDate] as? Date
    }
    return dates
  }

  private var sessionFile: URL { folder.appending(path: "session.json") }

  private func savedFolder(_ place: String) -> URL { folder.appending(path: "Saved/\(place)") }

  private func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  private func copy(_ source: URL, to target: URL) throws {
    let data = try Data(contentsOf: source)
    // An unchanged file keeps its date, so it is not compiled again.
    guard (try? Data(contentsOf: target)) != data else { return }
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: target, options: .atomic)
  }

  private func move(_ source: URL, toReplaced name: String) throws -> String? {
    guard exists(source) else { return nil }
    let replaced = folder.appending(path: "Replaced")
    try FileManager.default.createDirectory(at: replaced, withIntermediateDirectories: true)
    var number = 1
    while exists(replaced.appending(path: "\(name)-\(number)")) { number += 1 }
    try FileManager.default.moveItem(at: source, to: replaced.appending(path: "\(name)-\(number)"))
    return "Lab/Replaced/\(name)-\(number)"
  }

  /// Returns the paths of the files below a folder, without hidden files.
  private static func files(below folder: URL) -> [String] {
    let start = folder.resolvingSymlinksInPath()
    let found = FileManager.default.enumerator(
      at: start, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
    return (found ?? .init()).compactMap { item in
      guard let file = item as? URL,
        (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
      else { return nil }
      return String(file.path.dropFirst(start.path.count + 1))
    }.sorted()
  }
}
