package import ComparisonReport
package import Foundation
import SourceEdits
package import SourceMeasures
internal import TestRuns

/// Runs tests in a copy of the package, to find those that notice a fault.
///
/// The copy and its build stay in `.build/faults`, so a second run compiles only the changes.
@MainActor
package struct FaultRun {
  /// The reason why a fault cannot be measured.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The number of seconds after which a run of tests is stopped.
  package static let limit = 900

  private let root: URL
  private let folder: URL
  private let tree: URL
  private let report: (String) -> Void

  /// Creates a run for the package in `root`. `report` receives the progress in short sentences.
  package init(in root: URL, report: @escaping (String) -> Void) {
    self.root = root.resolvingSymlinksInPath()
    self.report = report
    folder = self.root.appending(path: ".build/faults")
    tree = folder.appending(path: "tree")
  }

  /// Copies and builds the package without a fault, and throws an error if a test fails.
  package func checkControl() async throws {
    try copyFiles()
    report("building the package without a fault; the first build takes some minutes")
    try await build("the package")
    report("running the tests without a fault")
    let modules = PeopleList.all.map(\.module)
    let control = try await run(.all(of: modules), on: nil)
    guard !control.notices, control.stopped == nil else {
      throw Failure(
        description: "Without a fault, \(control.failed) of \(control.of) tests fail, first: "
          + "\(control.first ?? control.crashed ?? "the time limit").")
    }
    report("all \(control.of) tests pass without a fault")
  }

  /// Measures one fault in one variant. ``checkControl()`` must have succeeded before.
  package func measure(_ fault: Fault, in variant: Variant) async throws -> FaultResult {
    let (text, edit) = try edit(at: fault.path(in: variant))
    let module = PeopleList.of(variant)?.module ?? ""
    let applied = try edit.apply(to: tree)
    defer { try? applied.undo() }
    report("\(fault.rawValue) in \(variant.rawValue): building")
    try await build("\(fault.rawValue) in \(variant.rawValue)")
    func suite(_ name: String, _ tests: TestSelection) async throws -> FaultResult.Suite {
      let suite = try await run(tests, on: module)
      report(
        "\(fault.rawValue) in \(variant.rawValue): \(suite.failed) of \(suite.of) \(name) fail"
          + (suite.crashed.map { "; crash in: \($0)" } ?? "")
          + (suite.stopped.map { "; stopped after \($0) s" } ?? ""))
      return suite
    }
    return FaultResult(
      fault, in: variant, edit: text,
      specification: try await suite("tests of the specification", .specification),
      decisions: try await suite("decision tests", .decisions(of: module)),
      rest: try await suite(
        "other tests", .rest(of: module, faultIn: edit.paths.first ?? "")))
  }

  private func edit(at path: String) throws -> (text: String, edit: SourceEdit) {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    return (text, try SourceEdit(parsing: text))
  }

  private func build(_ name: String) async throws {
    let build = try await swift(["build", "--build-tests"], limit: 3600)
    guard build.isSuccess else {
      let errors = build.lines.filter { $0.contains("error: ") }
      throw Failure(
        description: "\(name) cannot be built:\n"
          + (errors.isEmpty ? build.lines : errors).suffix(5).joined(separator: "\n"))
    }
  }

  private func run(_ tests: TestSelection, on module: String?) async throws -> FaultResult.Suite {
    let events = folder.appending(path: "events.json")
    try? FileManager.default.removeItem(at: events)
    let test = try await swift(
      ["test", "--skip-build"] + tests.arguments
        + ["--event-stream-output-path", events.path, "--event-stream-version", "0"],
      variables: module.map { ["UNMASSIVE_VARIANT": $0] } ?? [:], limit: Self.limit)
    let data = (try? Data(contentsOf: events)) ?? Data()
    return FaultResult.Suite(TestEvents(data), stopped: test.isStopped ? Self.limit : nil)
  }

  private func swift(
    _ arguments: [String], variables: [String: String] = [:], limit: Int
  ) async throws -> ChildProcess {
    let scratch = folder.appending(path: "build").path
    return try await ChildProcess(
      ["swift"] + arguments + ["--scratch-path", scratch], in: tree,
      log: folder.appending(path: "log"),
      variables: variables, limit: limit)
  }

  /// Copies the package's files, with shorter waits in tests.
  ///
  /// An unchanged file is not written, so it is not compiled again.
  private func copyFiles() throws {
    let waits = try edit(at: FaultResults.folder + "/shorter-waits.edit").edit
    let manager = FileManager.default
    let files = try Self.files(in: root)
    for path in try Self.files(in: tree).subtracting(files) {
      try manager.removeItem(at: tree.appending(path: path))
    }
    for path in files {
      let file = tree.appending(path: path)
      if let target = try? manager.destinationOfSymbolicLink(
        atPath: root.appending(path: path).path)
      {
        try? manager.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? manager.createSymbolicLink(atPath: file.path, withDestinationPath: target)
        continue
      }
      var data = try Data(contentsOf: root.appending(path: path))
      if waits.paths.contains(path) {
        data = Data(try waits.applied(to: String(decoding: data, as: UTF8.self), of: path).utf8)
      }
      guard (try? Data(contentsOf: file)) != data else { continue }
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    }
  }

  /// Returns the paths of the files that builds and tests need.
  ///
  /// A symbolic link counts as a file. Hidden files are left out.
  private static func files(in folder: URL) throws -> Set<String> {
    var files: Set<String> = ["Package.swift"]
    for part in ["Examples", "Guides", "Sources", "Tests"] {
      let found = FileManager.default.enumerator(
        at: folder.appending(path: part),
        includingPropertiesForKeys: [.isRegularFileKey, .isSymbolicLinkKey],
        options: .skipsHiddenFiles)
      for case let file as URL in found ?? .init() {
        let kind = try file.resourceValues(forKeys: [.isRegularFileKey, .isSymbolicLinkKey])
        guard kind.isRegularFile == true || kind.isSymbolicLink == true else { continue }
        files.insert(String(file.path.dropFirst(folder.path.count + 1)))
      }
    }
    return files
  }
}
