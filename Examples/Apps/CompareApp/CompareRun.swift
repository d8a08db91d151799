import ChangeRequests
import ComparisonReport
import FaultMeasures
import Foundation
import OwnVariant
import ScriptRunner
import SourceMeasures

/// One run of the program.
@MainActor
struct CompareRun {
  #if DEBUG
    static let isRelease = false
  #else
    static let isRelease = true
  #endif

  private let group: VariantGroup
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
      throw ProgramError("\(other) is for the people list only", .usage)
    }
    self.group = group
    let formats = ["--markdown", "--json", "--html", "--update"].filter { options.has($0) }
    guard formats.count <= 1 else {
      throw ProgramError("\(formats.joined(separator: " and ")) exclude one another", .usage)
    }
    for other in ["--no-run", "--update"] where options.has("--quick") && options.has(other) {
      throw ProgramError("--quick and \(other) exclude one another", .usage)
    }
    for other in ["--quick", "--html", "--update"]
    where options.has("--with") && options.has(other) {
      throw ProgramError("--with and \(other) exclude one another", .usage)
    }
    if options.has("--with"), options.has("--json"), !options.has("--no-run") {
      throw ProgramError("--with and --json need --no-run", .usage)
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
    let comparison = Comparison(
      sources: try VariantMeasures.all(of: group, and: own?.sources, in: package),
      running: try await run())
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
      let requests = group.isPeople ? try ChangeRequest.all(in: package) : []
      try update(options["--update"] ?? "", guide ?? "", with: comparison, requests)
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
    let executable = Bundle.main.executableURL?.deletingLastPathComponent()
    return try PackageSources(
      above: [executable, URL(filePath: #filePath)].compactMap(\.self))
  }

  /// Measures the running times, unless an option or a debug build prevents it.
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

  /// Reads the guide and checks its marks before the run, which takes a minute.
  private func readGuide(_ path: String) throws(ProgramError) -> String {
    guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else {
      throw ProgramError("\(path) cannot be read", .noInput)
    }
    let section = GuideSection.sources(of: group)
    guard [section.begin, section.end].allSatisfy(text.contains) else {
      throw missingMarks(of: section, in: path)
    }
    return text
  }

  private func missingMarks(of section: GuideSection, in path: String) -> ProgramError {
    ProgramError("\(path) has not both marks: \(section.begin) … \(section.end)")
  }

  private func update(
    _ path: String, _ text: String, with comparison: Comparison, _ requests: [ChangeRequest]
  ) throws {
    var updated = text
    let sources = MeasureTable(
      Comparison(sources: comparison.sources), hasTests: group.hasDecisionTests)
    let tables =
      [(GuideSection.sources(of: group), sources)]
      + (comparison.running.map { [(.running, MeasureTable($0))] } ?? [])
      + (requests.isEmpty ? [] : [(.changes, MeasureTable(requests))])
    for (section, table) in tables {
      guard let next = section.updated(updated, with: table) else {
        throw missingMarks(of: section, in: path)
      }
      updated = next
    }
    updated = try FaultsCommand.updated(updated, in: try Self.findPackage(options))
    guard updated != text else { return console.write("\(path) is up to date") }
    try write(updated, to: path)
    console.write("updated \(path)")
  }

  /// Checks the path before the run, which takes a minute.
  private func checkIsWritable(_ path: String) throws(ProgramError) {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent().path
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    let isThere = manager.fileExists(atPath: url.path, isDirectory: &isFolder)
    let reason: String? =
      if isThere, isFolder.boolValue {
        "it is a folder"
      } else if !manager.fileExists(atPath: folder) {
        "there is no folder \(folder)"
      } else if !manager.isWritableFile(atPath: folder) {
        "\(folder) is read-only"
      } else {
        nil
      }
    if let reason { throw ProgramError("\(path) cannot be written: \(reason)", .ioError) }
  }

  private func write(_ text: String, to path: String) throws(ProgramError) {
    do {
      try OutputFile.write(text, to: URL(filePath: path))
    } catch {
      throw ProgramError("\(path) cannot be written: \(error.localizedDescription)", .ioError)
    }
  }
}
