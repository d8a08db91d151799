import SourceMeasures

/// A view controller, its size and its jobs.
package struct ControllerDiagnosis: Equatable, Codable, Sendable {
  /// The function with the most lines of code.
  package struct Function: Equatable, Codable, Sendable {
    package let name: String
    package let codeLines: Int
  }

  package let name: String
  /// The file that declares the class.
  package let path: String
  /// The line of the declaration.
  package let line: Int
  /// The lines with code in the class and its extensions.
  package let codeLines: Int
  package let decisions: Int
  package let longestFunction: Function?
  /// The jobs; the job that saves most comes first.
  package let jobs: [JobSummary]
  /// The lines and decision points that belong to no job.
  package let restLines: Int
  package let restDecisions: Int

  /// Measures the controller `name`, whose parts are in one or more files.
  init?(_ name: String, _ parts: [FilePart]) {
    guard let main = parts.first(where: { !$0.part.isExtension }) else { return nil }
    var names = ControllerNames()
    for item in parts { names.add(item.part, in: item.file.structure) }
    var found = JobCounts()
    var longest: Function?
    for item in parts {
      let (file, part) = (item.file, item.part)
      let code = file.source.codeLines.filter { part.lines.contains($0) }
      let decisions = file.source.decisions.map(\.line).filter { part.lines.contains($0) }
      let marker = MemberMarker(
        structure: file.structure, names: names, path: file.source.path)
      let members = marker.members(in: part.body)
      for member in members where member.isFunction {
        let count = code.count { member.lines.contains($0) }
        if count > longest?.codeLines ?? 0 { longest = Function(name: member.name, codeLines: count) }
      }
      let shared = file.structure.sharedInstanceLines(in: part.body).sorted()
      let services = shared.map { line in
        let member = members.first { $0.lines.contains(line) }?.name ?? part.name
        return JobRange(.services, line...line, in: member, of: file.source.path)
      }
      found.add(members.flatMap(\.ranges) + services, code: code, decisions: decisions)
    }
    (self.name, path, line) = (name, main.file.source.path, main.part.lines.lowerBound)
    (codeLines, decisions) = (found.codeLines, found.decisions)
    (restLines, restDecisions) = (found.restLines, found.restDecisions)
    longestFunction = longest
    jobs = found.summaries
  }
}

/// The lines and decision points of one job of a view controller.
package struct JobSummary: Equatable, Codable, Sendable {
  package let job: Job
  package let codeLines: Int
  package let decisions: Int
  package let ranges: [JobRange]
}

/// Adds up the lines and decision points of the jobs in the parts of a view controller.
private struct JobCounts {
  private(set) var codeLines = 0
  private(set) var decisions = 0
  private(set) var restLines = 0
  private(set) var restDecisions = 0
  private var jobs: [Job: (lines: Int, decisions: Int, ranges: [JobRange])] = [:]

  mutating func add(_ ranges: [JobRange], code: [Int], decisions places: [Int]) {
    var jobOfLine: [Int: Job] = [:]
    for range in ranges {
      let lines = code.filter { range.lines.contains($0) }
      jobs[range.job, default: (0, 0, [])].ranges.append(range)
      jobs[range.job]?.lines += lines.count
      jobs[range.job]?.decisions += places.count { range.lines.contains($0) }
      if range.job != .services { for line in lines { jobOfLine[line] = range.job } }
    }
    codeLines += code.count
    decisions += places.count
    restLines += code.count { jobOfLine[$0] == nil }
    restDecisions += places.count { jobOfLine[$0] == nil }
  }

  var summaries: [JobSummary] {
    jobs.map { job, sums in
      JobSummary(
        job: job, codeLines: sums.lines, decisions: sums.decisions, ranges: sums.ranges)
    }
    .sorted { ($0.saving, $1.job.rawValue) > ($1.saving, $0.job.rawValue) }
  }
}

extension JobSummary {
  /// The order of the jobs: a decision point counts as much as two lines.
  var saving: Int { codeLines + 2 * decisions }
}
