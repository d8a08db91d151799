internal import Foundation
internal import TestRuns

/// The commands of `git` that the copies need.
@MainActor enum Git {
  /// Runs a command of `git` in a folder, for at most a minute.
  static func run(_ arguments: [String], in folder: URL) async throws -> ChildProcess {
    let log = FileManager.default.temporaryDirectory.appending(path: "unmassive-git-\(UUID())")
    defer { try? FileManager.default.removeItem(at: log) }
    let run = try await ChildProcess(
      ["git"] + arguments, in: folder, log: log, variables: ["LC_ALL": "C"], limit: 60)
    // `env` exits with 127 if there is no such program.
    guard run.status != 127 else { throw CopyError.noGit }
    return run
  }

  /// Returns the uncommitted changes of the repository around a folder, if any.
  static func changes(in folder: URL) async throws -> [String] {
    let run = try await run(["status", "--porcelain", "--untracked-files=normal"], in: folder)
    if !run.isSuccess, run.lines.contains(where: { $0.contains("not a git repository (or any") }) {
      return []
    }
    guard run.isSuccess else { throw CopyError.git(lines: run.lines) }
    // `lines` also contains warnings from standard error, which are formatted differently.
    return run.lines.filter { $0.prefixMatch(of: /[MTADRCU?! ]{2}[ ]./) != nil }
  }

  /// Returns the root of the repository around a folder, or nil outside a repository.
  static func root(around folder: URL) async throws -> URL? {
    guard Kit.isFolder(folder) else { return nil }
    let run = try await run(["rev-parse", "--show-toplevel"], in: folder)
    return run.isSuccess ? run.lines.first.map { URL(filePath: $0) } : nil
  }

  /// Merges two later versions of `base`, and marks their conflicts.
  static func merge(
    mine: Data, base: Data, kit: Data
  ) async throws -> (text: Data, isConflict: Bool) {
    try await inFolder(["mine": mine, "base": base, "kit": kit]) { folder in
      let names = ["-L", "your edit", "-L", "the earlier kit", "-L", "the kit"]
      let run = try await run(["merge-file"] + names + ["mine", "base", "kit"], in: folder)
      // The status is the number of conflicts, and 255 is an error.
      guard 0..<128 ~= run.status else { throw CopyError.git(lines: run.lines) }
      let text = try Data(contentsOf: folder.appending(path: "mine"))
      return (text, run.status > 0)
    }
  }

  /// Returns the difference of two versions of a file, as `git diff` prints it.
  static func difference(_ path: String, from old: Data?, to new: Data?) async throws -> String {
    try await inFolder(["a/\(path)": old, "b/\(path)": new]) { folder in
      let names = [("a", old), ("b", new)].map { $1 == nil ? "/dev/null" : "\($0)/\(path)" }
      let options = ["--no-index", "--no-prefix", "--no-color", "--no-ext-diff"]
      // Unless `safecrlf` is false, git prints a warning into the patch if it would change line
      // endings.
      let run = try await run(
        ["-c", "core.safecrlf=false", "diff"] + options + names, in: folder)
      guard 0...1 ~= run.status else { throw CopyError.git(lines: run.lines) }
      return run.lines.joined(separator: "\n")
    }
  }

  private static func inFolder<Value>(
    _ files: [String: Data?], _ work: (URL) async throws -> Value
  ) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "unmassive-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, data) in files { try data?.write(creatingFoldersFor: folder.appending(path: path)) }
    return try await work(folder)
  }
}

extension Data {
  /// The same text with LF in place of CR LF.
  var withLineFeeds: Data { replacing("\r\n".utf8, with: "\n".utf8) }

  /// Writes a file atomically, and creates the folders around it.
  func write(creatingFoldersFor file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(to: file.resolvingSymlinksInPath(), options: .atomic)
  }
}
