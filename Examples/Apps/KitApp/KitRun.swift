import Copies
import Foundation
import ScriptRunner
import SourceMeasures

/// One call of a command: its options, the kit and the folder of the copies.
@MainActor
struct KitRun {
  let options: CommandLineOptions
  let console: Console
  let kit: Kit
  let folder: URL

  init(_ options: CommandLineOptions, _ console: Console) throws {
    (self.options, self.console) = (options, console)
    let root: URL
    if let path = options[KitProgram.root.name] {
      root = URL(filePath: path)
    } else {
      root = try PackageSources(ofProgramIn: #filePath).root
    }
    kit = try Kit(root: root, version: kitVersion)
    folder = URL(filePath: options[KitProgram.to.name] ?? ".")
    let known = try kit.patterns
    for name in options.arguments where !known.contains(name) {
      throw ProgramError.unknown("pattern", name, known: known)
    }
  }

  func add() async throws -> ExitStatus {
    guard !options.arguments.isEmpty else {
      throw ProgramError("Write “kit add PATTERN…”.", .usage)
    }
    var copies = try Copies(in: folder, of: kit, isNew: true)
    let paths = try await copies.add(
      options.arguments, of: kit, module: options["--module-name"],
      tests: options["--tests"].map { URL(filePath: $0) })
    for path in paths { console.write(copies.url(path).path) }
    console.write("Copied \(paths.count) files and the kit's licence.")
    let modules = Set(
      options.arguments.compactMap { copies.manifest.patterns[$0]?.module }
    ).sorted().joined(separator: ", ")
    console.write("The tests import \(modules). “--module-name” names another module.")
    if copies.tests == nil { console.write("No tests were copied. Name a folder with --tests.") }
    return .success
  }

  /// The copies, and the patterns that the command line names; by default all copied patterns.
  private func copied() throws -> (copies: Copies, patterns: [String]) {
    let copies = try Copies(in: folder, of: kit)
    let all = copies.manifest.patterns.keys.sorted()
    for name in options.arguments where !all.contains(name) {
      throw CopyError.notAdded(pattern: name)
    }
    return (copies, options.arguments.isEmpty ? all : options.arguments)
  }

  private struct FileStatus: Encodable {
    let path: String
    let pattern: String
    let state: CopiedFile.State
  }

  func status() throws -> ExitStatus {
    let (copies, patterns) = try copied()
    let files = try patterns.flatMap { try copies.files(of: $0, in: kit) }
    if options.has("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let list = files.map { FileStatus(path: $0.path, pattern: $0.pattern, state: $0.state) }
      console.write(String(decoding: try encoder.encode(list), as: UTF8.self))
      return .success
    }
    let changed = files.filter { $0.state != .unchanged }
    if !changed.isEmpty { console.write(columns(changed.map { ($0.path, $0.state.rawValue) })) }
    console.write("\(files.count - changed.count) of \(files.count) files are unchanged.")
    return .success
  }

  func diff() async throws -> ExitStatus {
    let (copies, patterns) = try copied()
    for file in try patterns.flatMap({ try copies.files(of: $0, in: kit) }) {
      let new = options.has("--kit") ? file.kit : file.mine
      guard new != file.base else { continue }
      console.write(try await file.difference(to: new), terminator: "")
    }
    return .success
  }

  func update() async throws -> ExitStatus {
    var (copies, patterns) = try copied()
    if !options.has("--force") { try await copies.requireCommitted() }
    let update = try await CopyUpdate(patterns, of: copies, from: kit)
    let lines = update.steps.compactMap(\.line)
    for line in lines { console.write(line) }
    if lines.isEmpty { console.write("The kit changed none of your files.") }
    let hasConflicts = update.steps.contains(where: \.isConflict)
    if !lines.isEmpty, !hasConflicts, !options.has("--skip-checks") {
      let report = try await check.report(
        on: try update.checked(copies, in: kit),
        original: try CheckedCopies(patterns, of: copies, in: kit) { $0.kit })
      console.write(report.text)
      guard report.isSuccess else {
        console.write("Nothing was written.")
        return .failure
      }
    }
    if options.has("--dry-run") {
      console.write("Nothing was written, because of --dry-run.")
    } else {
      try update.write(to: &copies, from: kit)
      if hasConflicts {
        console.write("Edit the files with conflicts, then check them with “kit verify”.")
      }
    }
    return hasConflicts ? .failure : .success
  }

  func verify() async throws -> ExitStatus {
    let (copies, patterns) = try copied()
    let report = try await check.report(
      on: try CheckedCopies(patterns, of: copies, in: kit) { $0.mine },
      original: try CheckedCopies(patterns, of: copies, in: kit) { $0.base })
    console.write(report.text)
    return report.isSuccess ? .success : .failure
  }

  private var check: CopyCheck { CopyCheck { [console] in console.complain($0) } }
}
