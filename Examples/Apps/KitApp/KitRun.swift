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
  /// The patterns that the command line names, sorted.
  let names: [String]

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
    names = Set(options.arguments).sorted()
  }

  /// Throws an error if a name is not a pattern.
  private func require(_ known: [String]) throws {
    for name in names where !known.contains(name) {
      throw ProgramError.unknown("pattern", name, known: known)
    }
  }

  func add() async throws -> ExitStatus {
    guard !names.isEmpty else {
      throw ProgramError("Write “kit add PATTERN…”.", .usage)
    }
    try require(try kit.patterns)
    var copies = try Copies(in: folder, of: kit, isNew: true)
    let paths = try await copies.add(
      names, of: kit, module: options["--module-name"],
      tests: options["--tests"].map { URL(filePath: $0) })
    for path in paths { console.write(copies.place(of: path)) }
    console.write("Copied \(paths.count) files and the kit's licence.")
    if let note = copies.noteOnAdapters(of: names) { console.write(note) }
    guard let tests = copies.tests else {
      console.write("No tests were copied. Name a folder with --tests.")
      return .success
    }
    if tests.path.hasPrefix(copies.folder.path + "/") {
      console.complain(
        "The tests are inside \(copies.folder.path). Add them only to a test target.")
    }
    let modules = Set(names.compactMap { copies.manifest.patterns[$0]?.module })
    console.write(
      "The tests import \(modules.sorted().joined(separator: ", ")). "
        + "If your module has another name, repeat the command with --module-name.")
    return .success
  }

  /// Returns the copies, and the patterns that the command is about.
  ///
  /// These are the patterns on the command line or, if there are none, all copied patterns.
  private func copied() throws -> (copies: Copies, patterns: [String]) {
    let copies =
      options.has(KitProgram.to.name)
      ? try Copies(in: folder, of: kit) : try Copies(around: folder, of: kit)
    let all = copies.manifest.patterns.keys.sorted()
    try require(Set(all).union(try kit.patterns).sorted())
    for name in names where !all.contains(name) { throw CopyError.notAdded(pattern: name) }
    return (copies, names.isEmpty ? all : names)
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
      let list = files.map {
        FileStatus(path: copies.place(of: $0.path), pattern: $0.pattern, state: $0.state)
      }
      console.write(String(decoding: try encoder.encode(list), as: UTF8.self))
      return .success
    }
    let changed = files.filter { $0.state != .unchanged }
    if !changed.isEmpty {
      console.write(columns(changed.map { (copies.place(of: $0.path), $0.state.rawValue) }))
    }
    console.write("\(files.count - changed.count) of \(files.count) files are unchanged.")
    return .success
  }

  func diff() async throws -> ExitStatus {
    let (copies, patterns) = try copied()
    for file in try patterns.flatMap({ try copies.files(of: $0, in: kit) }) {
      let new = options.has("--kit") ? file.kit : file.mine
      guard new != file.base else { continue }
      let name = try await copies.patchName(of: file.path)
      console.write(try await file.difference(to: new, named: name), terminator: "")
    }
    return .success
  }

  func update() async throws -> ExitStatus {
    var (copies, patterns) = try copied()
    let isComplete = try await copies.update(
      patterns, from: kit,
      options: Set(Copies.UpdateOption.allCases.filter { options.has($0.rawValue) }),
      check: check, print: { console.write($0) })
    return isComplete ? .success : .failure
  }

  func verify() async throws -> ExitStatus {
    let (copies, patterns) = try copied()
    let report = try await copies.verify(patterns, in: kit, check: check)
    console.write(report.text)
    return report.isSuccess ? .success : .failure
  }

  private var check: CopyCheck { CopyCheck(kit) { [console] in console.complain($0) } }
}
