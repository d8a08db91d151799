import ChangeRequests
import ComparisonReport
import FaultMeasures
import Foundation
import OwnVariant
import ScriptRunner
import SourceMeasures

/// `swift run compare [GROUP]`: measures a group of variants, by default of the people list.
@main
@MainActor
struct Compare {
  static let program = CommandLineProgram(
    "compare",
    summary: """
      Measures the variants of the people list, and prints a table with a column for each
      variant: ten measures of the sources, and the running times. A debug build prints no running
      times, unless you pass --quick. For meaningful figures, run: swift run -c release compare
      Another screen is measured if you write the name of its group: swift run compare grocery
      """,
    options: [
      CommandLineOption("--all", nil, "print all measures of the sources"),
      CommandLineOption(
        "--with", "FOLDER", "add your own people list, and run the specification on it"),
      CommandLineOption("--no-run", nil, "measure the sources only"),
      CommandLineOption("--quick", nil, "run with 1,000 people and three rounds only"),
      CommandLineOption("--markdown", nil, "print Markdown"),
      CommandLineOption("--json", nil, "print JSON with all measures"),
      CommandLineOption("--html", "FILE", "write a page with sequences, tests, diffs and measures"),
      CommandLineOption(
        "--update", "FILE", "update a guide's tables; the running times in a release build only"),
      CommandLineOption("--root", "DIR", "the package's folder (default: above this program)"),
    ] + TraceCommand.options + ChangeCommand.options + FaultsCommand.options + [
      CommandLineOption("--variants", "NAMES", "only these variants, such as mvvm,slim")
    ],
    epilogue: """
      groups:
        people   the people list in its variants (default)
        grocery  the shopping lists in four stages, without running times
        posts    the posts with a storyboard and with a coordinator, without running times

      exit status:
        0  all is well            1  your own variant failed a test of the specification
        64 called wrongly         65 the guide has no marks, or your variant does not compile
        66 a file is missing      74 a file cannot be written, or a variant failed
      """)

  static func main() async {
    await program.run(
      hidden: MemoryChild.option, status: status
    ) { options in
      if let trace = try TraceCommand(options, program.console) {
        return try await trace.play(in: CompareRun.findPackage(options))
      }
      if let change = try ChangeCommand(options, program.console) {
        return try change.play(in: try CompareRun.findPackage(options))
      }
      if let faults = try FaultsCommand(options, program.console) {
        return try await faults.play(in: try CompareRun.findPackage(options))
      }
      guard let task = options[MemoryChild.option.name] else {
        return try await CompareRun(options, program.console).play()
      }
      program.console.write("\(try await MemoryChild.measure(task))")
      return .success
    }
  }

  private static func status(of error: any Error) -> ExitStatus? {
    switch error {
    case is PackageSources.NotFound, OwnVariantFolder.Fault.missing: .noInput
    case is OwnVariantFolder.Fault, is OwnVariantPackage.BuildFailure, is UnifiedDiff.Fault:
      .dataError
    default: nil
    }
  }
}

/// One run of the program.
@MainActor
struct CompareRun {
  #if DEBUG
    static let isRelease = false
  #else
    static let isRelease = true
  #endif

  private let group: VariantGroup
  private let variants: [Variant]
  private let format: String?
  private let options: CommandLineOptions
  private let console: Console

  init(_ options: CommandLineOptions, _ console: Console) throws(ProgramError) {
    let name =
      options.arguments.isEmpty
      ? VariantGroup.people.name : options.arguments.joined(separator: " ")
    guard let group = VariantGroup.all.first(where: { $0.name == name }) else {
      throw ProgramError.unknown("group", name, known: VariantGroup.all.map(\.name))
    }
    for other in ["--quick", "--html", "--with"] where !group.isPeople && options.has(other) {
      throw ProgramError("\(other) is for the people list only.", .usage)
    }
    self.group = group
    let formats = ["--markdown", "--json", "--html", "--update"].filter { options.has($0) }
    guard formats.count <= 1 else {
      throw ProgramError("\(formats.joined(separator: " and ")) cannot be combined.", .usage)
    }
    for other in ["--no-run", "--update"] where options.has("--quick") && options.has(other) {
      throw ProgramError("--quick and \(other) cannot be combined.", .usage)
    }
    for other in ["--html", "--update"] where options.has("--variants") && options.has(other) {
      throw ProgramError("--variants and \(other) cannot be combined.", .usage)
    }
    variants = try options.variants(of: group)
    for other in ["--quick", "--html", "--update"]
    where options.has("--with") && options.has(other) {
      throw ProgramError("--with and \(other) cannot be combined.", .usage)
    }
    if options.has("--with"), options.has("--json"), !options.has("--no-run") {
      throw ProgramError("--with and --json need --no-run.", .usage)
    }
    format = formats.first
    self.options = options
    self.console = console
  }

  /// Measures the variants and prints the result.
  ///
  /// - Returns: The exit status, which is a failure if the reader's variant failed a test.
  func play() async throws -> ExitStatus {
    if let path = options["--html"] { try checkIsWritable(path) }
    let guide = try options["--update"].map(readGuide)
    let package = try Self.findPackage(options)
    let own = try options["--with"].map { try OwnVariantFolder(URL(filePath: $0)) }
    let sources = try VariantMeasures.all(of: group, and: own?.sources, in: package).filter {
      variants.contains($0.variant) || !group.variants.contains($0.variant)
    }
    let comparison = Comparison(sources: sources, running: try await run())
    let table = MeasureTable(
      comparison, isComplete: options.has("--all"), hasTests: group.hasDecisionTests)
    switch format {
    case "--markdown": console.write(table.markdown, terminator: "")
    case "--json": console.write(try comparison.json(), terminator: "")
    case "--html":
      let path = options["--html"] ?? ""
      let page = try ComparisonPage(
        comparison, of: group, in: package, faults: FaultResults(in: package.root))
      try write(page.html, to: path)
      console.write("wrote \(path)")
    case "--update":
      try update(options["--update"] ?? "", guide ?? "", with: comparison, in: package)
    default: console.write(table.text, terminator: "")
    }
    guard let own, !options.has("--no-run") else { return .success }
    return try await runSpecification(on: own, in: package)
  }

  /// Runs the specification on the reader's variant, and prints the result in sentences.
  private func runSpecification(
    on own: OwnVariantFolder, in package: PackageSources
  ) async throws -> ExitStatus {
    let result = try await OwnVariantPackage(own, in: package.root).run { console.complain($0) }
    console.write("\n" + result.sentences(for: own.name))
    return result.isSuccess ? .success : .failure
  }

  static func findPackage(
    _ options: CommandLineOptions
  ) throws(PackageSources.NotFound) -> PackageSources {
    if let root = options["--root"] { return try PackageSources(root: URL(filePath: root)) }
    return try PackageSources(ofProgramIn: #filePath)
  }

  /// Measures the running times.
  ///
  /// The result is nil for a group other than the people list, if an option excludes the run, or in
  /// a debug build without `--quick`.
  private func run() async throws -> RunningMeasures? {
    guard !options.has("--no-run"), !options.has("--with"), group.isPeople else { return nil }
    guard options.has("--quick") || Self.isRelease else {
      if format != "--update" {
        console.complain("A debug build measures no running times. Use --quick or -c release.")
      }
      return nil
    }
    return try await VariantRace(isQuick: options.has("--quick"), console).run()
  }

  /// Reads the guide and checks that it contains both marks of a table.
  ///
  /// This happens before the run, because the run takes a minute.
  private func readGuide(_ path: String) throws(ProgramError) -> String {
    guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else {
      throw ProgramError("\(path) cannot be read.", .noInput)
    }
    let sections = [GuideSection.sources(of: group)] + (group.isPeople ? [.architectures] : [])
    guard sections.contains(where: { text.contains($0.begin) && text.contains($0.end) }) else {
      throw ProgramError(
        "\(path) does not contain the marks \(sections[0].begin) and \(sections[0].end).")
    }
    return text
  }

  /// Writes the tables of the guide: each table that has both marks.
  private func update(
    _ path: String, _ text: String, with comparison: Comparison, in package: PackageSources
  ) throws {
    let sources = MeasureTable(
      Comparison(sources: comparison.sources), hasTests: group.hasDecisionTests)
    var tables = [(GuideSection.sources(of: group), sources)]
    if let running = comparison.running { tables.append((.running, MeasureTable(running))) }
    if group.isPeople {
      let requests = try ChangeRequest.all(in: package)
      let faults = try FaultResults(in: package.root)
      tables += [
        (.changes, MeasureTable(requests)), (.faults, MeasureTable(faults)),
        (.architectures, MeasureTable(comparison.sources, requests, faults)),
      ]
    }
    let updated = tables.reduce(text) { $1.0.updated($0, with: $1.1) ?? $0 }
    guard updated != text else { return console.write("\(path) is up to date") }
    try write(updated, to: path)
    console.write("updated \(path)")
  }
}

extension CommandLineOptions {
  /// Returns the variants that `--variants` names, or all variants of the group.
  func variants(of group: VariantGroup = .people) throws(ProgramError) -> [Variant] {
    let known = group.variants
    guard let names = self["--variants"] else { return known }
    let chosen = names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    if let name = chosen.first(where: { name in !known.contains { $0.rawValue == name } }) {
      throw ProgramError.unknown("variant", name, known: known.map(\.rawValue))
    }
    return known.filter { chosen.contains($0.rawValue) }
  }
}
