extension Copies {
  /// An option of the command that updates copies.
  package enum UpdateOption: String, CaseIterable, Sendable {
    case dryRun = "--dry-run"
    case force = "--force"
    case skipChecks = "--skip-checks"
  }

  /// Merges the kit's changes, checks the result, and writes it if the check succeeds.
  ///
  /// If there are conflicts, the files are written without a check, because they do not compile.
  ///
  /// - Parameter print: Is called with each line for the user.
  /// - Returns: Whether no check failed and there is no conflict.
  @MainActor package mutating func update(
    _ patterns: [String], from kit: Kit, options: Set<UpdateOption>, check: any CopyChecking,
    print: (String) -> Void
  ) async throws -> Bool {
    if options.isDisjoint(with: [.force, .dryRun]) { try await requireCommitted() }
    let update = try await CopyUpdate(patterns, of: self, from: kit)
    let lines = update.steps.compactMap { step in
      step.change.map { "\(place(of: step.file.path)): \($0)" }
    }
    for line in lines + update.advice { print(line) }
    let adapters = update.steps.map(\.file).filter { Kit.isAdapter($0.path) && $0.mine != nil }
    if !canImportViews, let note = noteOnMissingAdapters(of: adapters.map(\.pattern)) {
      print(note)
    }
    if lines.isEmpty { print("The kit changed none of your files.") }
    let checked = try update.checked(self, in: kit)
    if !lines.isEmpty, !update.hasConflicts, !checked.new.isEmpty, !options.contains(.skipChecks) {
      let report = try await check.report(on: checked.new, original: checked.original)
      print(report.text)
      guard report.isSuccess else {
        print("Nothing was written. --skip-checks writes without a check.")
        return false
      }
    }
    if options.contains(.dryRun) {
      print("Nothing was written, because of --dry-run.")
    } else {
      try update.write(to: &self, from: kit)
      if update.hasConflicts {
        print("Edit the files with conflicts, then check them with “kit verify”.")
      }
    }
    return !update.hasConflicts
  }

  /// Checks the user's files, and returns the result with sentences for the user.
  @MainActor package func verify(
    _ patterns: [String], in kit: Kit, check: any CopyChecking
  ) async throws -> (isSuccess: Bool, text: String) {
    var report = try await check.report(
      on: try CheckedCopies(patterns, of: self, in: kit) { $0.mine },
      original: try CheckedCopies(patterns, of: self, in: kit) { $0.base })
    let isOlder = try patterns.contains { pattern in
      try !hasTests(pattern) && files(of: pattern, in: kit).contains { $0.kit != $0.base }
    }
    if !report.isSuccess, isOlder {
      report.text += "\nYour copies are older than these tests. Run “kit update”."
    }
    return report
  }
}
