package import Foundation
package import SourceMeasures
internal import TestRuns

/// Builds the player with function-entry coverage, and records actions with it.
package struct SequenceRecorder {
  /// The error that is thrown if the player cannot be built, or fails.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  private let player: URL
  private let symbols: SymbolTable
  private let patterns: Set<String>

  private static func folder(in root: URL) -> URL { root.appending(path: ".build/sequences") }

  /// Returns whether an earlier call has created the folder of the player's build.
  package static func hasBuild(in root: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder(in: root).path)
  }

  /// Builds the player of the package in `root`.
  ///
  /// The first build takes one to four minutes.
  @MainActor
  package init(root: URL) async throws {
    let options = [
      "--package-path", root.path, "--scratch-path", Self.folder(in: root).path, "--product",
      "SequencePlayer",
      "-Xswiftc", "-sanitize=address", "-Xswiftc", "-sanitize-coverage=func,trace-pc-guard",
    ]
    let build = try await Self.run(["swift", "build"] + options)
    guard build.isSuccess else { throw Failure(build: build.lines) }
    let bin = try await Self.run(["swift", "build", "--show-bin-path"] + options)
    guard bin.isSuccess, let path = bin.lines.last else { throw Failure(build: bin.lines) }
    player = URL(filePath: path).appending(path: "SequencePlayer")
    let names = try await Self.run(["nm", player.path])
    guard names.isSuccess else {
      throw Failure(description: "nm cannot list the functions of \(player.path).")
    }
    symbols = SymbolTable(parsing: names.lines.joined(separator: "\n"))
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Sources/Patterns").path)
    patterns = Set(folders)
  }

  /// Plays `action` on `variant`, and returns the calls.
  @MainActor
  package func record(_ action: RecordedAction, _ variant: Variant) async throws -> RecordedSequence
  {
    let file = FileManager.default.temporaryDirectory.appending(path: "sequence-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await Self.run(
      [player.path, variant.rawValue, action.rawValue, file.path],
      variables: ["ASAN_OPTIONS": "detect_leaks=0"])
    guard run.isSuccess, let text = try? String(contentsOf: file, encoding: .utf8) else {
      let reason = run.lines.last ?? "The player ended with status \(run.status)."
      throw Failure(description: "\(action.rawValue), \(variant.rawValue): \(reason)")
    }
    let record = RawRecord(parsing: text)
    let functions = try await functions(at: Set(record.entries.map(\.address)))
    let tree = CallTree(record) { functions[$0] }
    let filter = SequenceFilter(
      tree, variant: PeopleList.of(variant)?.module ?? "", patterns: patterns,
      decision: DecisionTable.function(of: action, in: variant))
    return RecordedSequence(action, variant, steps: filter.steps, objects: filter.objects)
  }

  /// Looks up the functions at these addresses, and omits addresses without a symbol.
  ///
  /// `swift demangle` runs only twice, for all addresses at once.
  @MainActor
  private func functions(at addresses: Set<UInt>) async throws -> [UInt: RecordedFunction] {
    let named = addresses.sorted().compactMap { address in
      symbols.name(at: address).map { (address, $0) }
    }
    let input = named.map { $0.1 + "\n" }.joined()
    let program = ["swift", "demangle", "--compact"]
    let full = try await Self.run(program, input: input)
    let short = try await Self.run(program + ["--simplified"], input: input)
    guard full.lines.count == named.count, short.lines.count == named.count else {
      throw Failure(
        description: "swift demangle failed: \(full.lines.last ?? "it printed nothing")")
    }
    var functions: [UInt: RecordedFunction] = [:]
    for (index, (address, symbol)) in named.enumerated() {
      functions[address] = RecordedFunction(
        symbol: symbol, full: full.lines[index], short: short.lines[index], in: symbols)
    }
    return functions
  }

  /// Runs a program, and returns its status and its nonempty output lines.
  @MainActor
  private static func run(
    _ program: [String], input: String = "", variables: [String: String] = [:]
  ) async throws -> (isSuccess: Bool, status: Int32, lines: [String]) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tool-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let given = folder.appending(path: "input")
    try input.write(to: given, atomically: false, encoding: .utf8)
    let process = try await ChildProcess(
      program, in: URL(filePath: "."), log: folder.appending(path: "output"), variables: variables,
      input: given, limit: 3600)
    return (process.isSuccess, process.status, process.lines.filter { !$0.isEmpty })
  }
}

extension SequenceRecorder.Failure {
  /// Names the reason of a failed build: a missing runtime of the sanitizer, or the first error.
  init(build lines: [String]) {
    let runtime = ["libclang_rt", "-sanitize=address", "unsupported option '-sanitize"]
    if let line = lines.first(where: { line in
      runtime.contains(where: line.contains) && line.contains("rror")
        || line.contains("cannot find") && line.contains("asan")
    }) {
      description =
        "This toolchain has no runtime for -sanitize=address, so it records no calls: \(line)"
    } else {
      let errors = lines.filter { $0.contains("error:") }
      description = "The player cannot be built: \(errors.first ?? lines.last ?? "no output")"
    }
  }
}
