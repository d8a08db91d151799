package import ComparisonReport
package import Foundation
import OwnVariant
import SourceEdits
package import SourceMeasures

/// Measures in a copy of the package which tests notice a fault.
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
  private let tree: URL
  private let scratch: URL
  private let report: (String) -> Void

  /// Creates a run for the package in `root`. `report` receives the progress in short sentences.
  package init(in root: URL, report: @escaping (String) -> Void) {
    self.root = root.resolvingSymlinksInPath()
    self.report = report
    scratch = self.root.appending(path: ".build/faults/build")
    tree = self.root.appending(path: ".build/faults/tree")
  }

  /// Copies the package, builds it without a fault, and expects that all tests pass.
  package func checkControl() async throws {
    try await copyTrackedFiles()
    report("building the package without a fault; the first build takes some minutes")
    try await build("the package")
    report("running the tests without a fault")
    let modules = VariantGroup.people.variants.map(Self.module)
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
    let module = Self.module(of: variant)
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

  private static func module(of variant: Variant) -> String {
    let member = VariantGroup.people.members.first { $0.variant == variant }
    return member?.sources.first?.split(separator: "/").last.map(String.init) ?? ""
  }

  private func edit(at path: String) throws -> (text: String, edit: SourceEdit) {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    return (text, try SourceEdit(parsing: text))
  }

  private func build(_ name: String) async throws {
    let build = try await ToolCommand.run(
      ["swift", "build", "--build-tests", "--scratch-path", scratch.path], in: tree)
    guard build.status == 0 else {
      let errors = build.lines.filter { $0.contains("error: ") }
      throw Failure(
        description: "\(name) cannot be built:\n"
          + (errors.isEmpty ? build.lines : errors).suffix(5).joined(separator: "\n"))
    }
  }

  private func run(_ tests: TestSelection, on module: String?) async throws -> FaultResult.Suite {
    let events = scratch.deletingLastPathComponent().appending(path: "events.json")
    try? FileManager.default.removeItem(at: events)
    let start = ContinuousClock.now
    _ = try await ToolCommand.run(
      ["swift", "test", "--skip-build", "--scratch-path", scratch.path] + tests.arguments
        + ["--event-stream-output-path", events.path, "--event-stream-version", "0"],
      in: tree, variables: module.map { ["UNMASSIVE_VARIANT": $0] } ?? [:], limit: Self.limit)
    let isStopped = ContinuousClock.now - start >= .seconds(Self.limit)
    let data = (try? Data(contentsOf: events)) ?? Data()
    return TestEvents(data).result(stopped: isStopped ? Self.limit : nil)
  }

  /// Copies the files that Git tracks, with shorter waits. An unchanged file is not compiled again.
  private func copyTrackedFiles() async throws {
    let waits = try edit(at: FaultResults.folder + "/shorter-waits.edit").edit
    let list = try await ToolCommand.run(
      ["git", "-c", "core.quotePath=false", "ls-files"], in: root)
    guard list.status == 0 else {
      throw Failure(description: "Git lists no files in \(root.path).")
    }
    let manager = FileManager.default
    let old = manager.enumerator(atPath: tree.path)?.compactMap { $0 as? String } ?? []
    for path in Set(old).subtracting(list.lines) where path.hasSuffix(".swift") {
      try manager.removeItem(at: tree.appending(path: path))
    }
    for path in list.lines {
      let file = tree.appending(path: path)
      // A link to a folder has no data. The links are outside the built targets.
      guard var data = try? Data(contentsOf: root.appending(path: path)) else { continue }
      if waits.paths.contains(path) {
        data = Data(try waits.applied(to: String(decoding: data, as: UTF8.self), of: path).utf8)
      }
      guard (try? Data(contentsOf: file)) != data else { continue }
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    }
  }
}
