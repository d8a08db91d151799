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
  /// The jobs, sorted by lines plus twice the decision points, highest first.
  package let jobs: [JobSummary]
  /// The lines and decision points that belong to no job.
  ///
  /// Those that belong only to the job `services` count too.
  package let restLines: Int
  package let restDecisions: Int

  /// Whether the controller, or each of its jobs, is too small for a pattern.
  package var needsNothing: Bool { isSmall || !jobs.contains(where: \.isWorthwhile) }

  package var isSmall: Bool { codeLines <= 100 && decisions <= 20 }

  /// Whether the report shows the controller.
  ///
  /// The report shows each controller that needs a pattern. It also shows a small controller that
  /// does at least four jobs, each in three or more lines.
  package var isReported: Bool {
    !needsNothing || isSmall && jobs.count { $0.codeLines >= 3 } >= 4
  }

  /// The job to start with, or nil if no job is worth its pattern.
  ///
  /// Of the jobs that are worth their pattern, it has the lowest risk. If several of them have this
  /// risk, it is the largest of them.
  package var start: JobSummary? {
    jobs.filter(\.isWorthwhile).min { $0.job.risk < $1.job.risk }
  }

  /// Measures the controller `name`, whose parts are in one or more files.
  init?(_ name: String, _ parts: [FilePart], _ app: AppMethods, _ types: [String]) {
    guard let main = parts.first(where: { !$0.part.isExtension }) else { return nil }
    var names = TypeNames(app, types: types)
    for item in parts { names.add(item.part, in: item.file.structure) }
    var found = JobCounts()
    (found.members.route, found.members.path) = (names.route, main.file.source.path)
    var longest: Function?
    var decisionLines: [String: [Int]] = [:]
    for item in parts {
      let (file, part) = (item.file, item.part)
      let code = file.source.codeLines.filter { part.lines.contains($0) }
      let places = decisionLines[file.source.path] ?? file.source.decisions.map(\.line)
      decisionLines[file.source.path] = places
      let decisions = places.filter { part.lines.contains($0) }
      let marker = MemberMarker(
        structure: file.structure, names: names, path: file.source.path)
      let members = marker.members(in: part.body)
      for member in members {
        found.members.sizes["\(file.source.path) \(member.name)"] = member.lines.count
        guard member.isFunction else { continue }
        let count = code.count { member.lines.contains($0) }
        if count > longest?.codeLines ?? 0 {
          longest = Function(name: member.name, codeLines: count)
        }
      }
      if let route = names.route {
        let calls = part.body.filter { file.structure.isOne([route], $0) }
        found.members.routeLines[file.source.path, default: []].formUnion(
          calls.map { file.structure.code[$0].line })
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
