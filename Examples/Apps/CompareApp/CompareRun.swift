import ComparisonReport
import Foundation
import ScriptRunner
import SourceMeasures

/// One run of the program: what is measured, and in which form it is shown.
@MainActor
struct CompareRun {
  /// The file could not be written; exit status 74.
  struct CannotWrite: Error, CustomStringConvertible {
    let description: String
  }

  private enum Form {
    case text, markdown, json
    case page(String)
    case guide(String)
  }

  private let form: Form
  private let options: CommandLineOptions
  private let console: Console

  init(_ options: CommandLineOptions, _ console: Console) throws(UsageError) {
    if let stray = options.arguments.first { throw UsageError("“\(stray)” is no option") }
    let forms = ["--markdown", "--json", "--html", "--update"].filter { options.has($0) }
    guard forms.count <= 1 else {
      throw UsageError("\(forms.joined(separator: " and ")) exclude one another")
    }
    for other in ["--no-run", "--update"] where options.has("--quick") && options.has(other) {
      throw UsageError("--quick and \(other) exclude one another")
    }
    form =
      switch forms.first {
      case "--markdown": .markdown
      case "--json": .json
      case "--html": .page(options["--html"] ?? "")
      case "--update": .guide(options["--update"] ?? "")
      default: .text
      }
    self.options = options
    self.console = console
  }

  /// Measures, and shows what was measured.
  func play() async throws {
    if case .page(let path) = form { try lookAhead(to: path) }
    let package = try findPackage()
    let sources = try VariantMeasures.all(in: package)
    if case .guide(let path) = form { return try update(path, with: Comparison(sources: sources)) }
    let comparison = Comparison(sources: sources, running: try await run())
    switch form {
    case .markdown: print(MeasureTable(comparison).markdown)
    case .json: print(try comparison.json())
    case .page(let path):
      var variants: [VariantSources] = []
      for variant in Variant.allCases { variants.append(try VariantSources(variant, in: package)) }
      try write(ComparisonPage(comparison, variants).html, to: path)
      console.write("wrote \(path)")
    case .text, .guide: print(MeasureTable(comparison).text)
    }
  }

  private func findPackage() throws(PackageSources.NotFound) -> PackageSources {
    if let root = options["--root"] { return try PackageSources(root: URL(filePath: root)) }
    let executable = Bundle.main.executableURL?.deletingLastPathComponent()
    return try PackageSources(
      above: [executable, URL(filePath: #filePath)].compactMap(\.self))
  }

  /// Runs the variants, unless the options or the build say otherwise.
  private func run() async throws -> RunningMeasures? {
    guard !options.has("--no-run") else { return nil }
    let isQuick = options.has("--quick")
    guard isQuick || Build.isRelease else {
      console.complain(
        "a debug build: running is left out (--quick runs it all the same; -c release means it)")
      return nil
    }
    return try await VariantRace(isQuick: isQuick, console).run()
  }

  private func update(_ path: String, with comparison: Comparison) throws {
    guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else {
      throw MissingInput("\(path) cannot be read")
    }
    guard let updated = GuideSection.updated(text, with: MeasureTable(comparison, isBrief: true))
    else {
      throw CommandFault("\(path) has not both marks: \(GuideSection.begin) … \(GuideSection.end)")
    }
    guard updated != text else { return console.write("\(path) is up to date") }
    try write(updated, to: path)
    console.write("updated \(path)")
  }

  /// A page that has no place is complained of now, and not after the race.
  private func lookAhead(to path: String) throws(CannotWrite) {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
    {
      throw CannotWrite(description: "\(path) cannot be written: it is a folder")
    }
    guard FileManager.default.fileExists(atPath: folder) else {
      throw CannotWrite(description: "\(path) cannot be written: there is no folder \(folder)")
    }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw CannotWrite(description: "\(path) cannot be written: \(folder) may not be changed")
    }
  }

  private func write(_ text: String, to path: String) throws(CannotWrite) {
    do {
      try OutputFile.write(text, to: URL(filePath: path))
    } catch {
      throw CannotWrite(description: "\(path) cannot be written: \(error.localizedDescription)")
    }
  }

  private func print(_ text: String) {
    console.write(String(text.dropLast()))
  }
}
