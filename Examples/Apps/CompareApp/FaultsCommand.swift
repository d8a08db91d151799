import ComparisonReport
import FaultMeasures
import Foundation
import ScriptRunner
import SourceMeasures

/// `compare --faults`: prints which tests notice each fault, or measures the faults again.
@MainActor
struct FaultsCommand {
  static let options = [
    CommandLineOption("--faults", nil, "print which tests notice each of six faults"),
    CommandLineOption(
      "--run", nil, "with --faults: measure the faults whose edit changed, or the named ones"),
  ]

  private let faults: [Fault]
  private let variants: [Variant]
  private let options: CommandLineOptions
  private let console: Console

  /// Creates a command from the command line; nil if it does not contain `--faults`.
  init?(_ options: CommandLineOptions, _ console: Console) throws(ProgramError) {
    guard options.has("--faults") else {
      guard !options.has("--run") else { throw ProgramError("--run needs --faults.", .usage) }
      return nil
    }
    for other in [
      "--all", "--html", "--no-run", "--quick", "--update", "--with",
    ]
    where options.has(other) {
      throw ProgramError("--faults and \(other) cannot be combined.", .usage)
    }
    let isRun = options.has("--run")
    faults = try options.arguments.map { name throws(ProgramError) in
      guard isRun else { throw ProgramError("“\(name)” needs --run.", .usage) }
      guard let fault = Fault(rawValue: name) else {
        throw ProgramError.unknown("fault", name, known: Fault.allCases.map(\.rawValue))
      }
      return fault
    }
    variants = try options.variants()
    self.options = options
    self.console = console
  }

  /// Prints the table. With `--run`, measures the faults first.
  func play(in package: PackageSources) async throws -> ExitStatus {
    if options.has("--run") { try await measure(in: package.root) }
    let results = try FaultResults(in: package.root)
    let table = MeasureTable(results, of: variants)
    let text =
      options.has("--json")
      ? try results.json() : options.has("--markdown") ? table.markdown : table.text
    console.write(text, terminator: "")
    return .success
  }

  /// Measures the named faults, or the faults whose edits have changed.
  ///
  /// Each result is saved immediately, so an interrupted run continues with the next fault.
  private func measure(in root: URL) async throws {
    var results = try FaultResults(in: root)
    var open: [(fault: Fault, variant: Variant)] = []
    for fault in faults.isEmpty ? Fault.allCases : faults {
      for variant in variants {
        let edit = try String(
          contentsOf: root.appending(path: fault.path(in: variant)), encoding: .utf8)
        if faults.isEmpty, results[fault, variant]?.edit == FaultResults.hash(of: edit) { continue }
        open.append((fault, variant))
      }
    }
    guard !open.isEmpty else {
      return console.complain("All results are up to date. Name a fault to measure it again.")
    }
    let run = FaultRun(in: root) { [console] in console.complain($0) }
    try await run.checkControl()
    let start = ContinuousClock.now
    for (index, (fault, variant)) in open.enumerated() {
      results.set(try await run.measure(fault, in: variant))
      try results.write(to: root)
      let left = (ContinuousClock.now - start) / (index + 1) * (open.count - index - 1)
      let minutes = Int((left / .seconds(60)).rounded(.up))
      console.complain("measured \(index + 1) of \(open.count), about \(minutes) min left")
    }
  }
}
