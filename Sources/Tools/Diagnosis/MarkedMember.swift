import SourceMeasures

/// The lines of one job in one member of a view controller.
package struct JobRange: Equatable, Codable, Sendable {
  package let job: Job
  package let first: Int
  package let last: Int
  /// The member, such as "viewDidLoad()".
  package let member: String
  package let path: String

  package var lines: ClosedRange<Int> { first...last }
  /// The last part of the path.
  var file: Substring { path.split(separator: "/").last ?? "" }
  /// The member and its file.
  var key: String { "\(path) \(member)" }

  init(_ job: Job, _ lines: ClosedRange<Int>, in member: String, of path: String) {
    (self.job, self.member, self.path) = (job, member, path)
    (first, last) = (lines.lowerBound, lines.upperBound)
  }
}

/// A member of a type and its jobs.
struct MarkedMember: Sendable {
  let name: String
  let isFunction: Bool
  let lines: ClosedRange<Int>
  var ranges: [JobRange] = []
}

/// Finds the jobs of the members of a type.
struct MemberMarker {
  let structure: SourceStructure
  let names: TypeNames
  let path: String

  typealias Ranges = [(job: Job, lines: ClosedRange<Int>)]

  /// Returns the members of a body and of its nested types.
  func members(in body: Range<Int>, depth: Int = 0) -> [MarkedMember] {
    structure.statements(in: body).flatMap { member -> [MarkedMember] in
      guard let header = structure.header(of: member) else { return [] }
      if header.isType, depth < 10 {
        return structure.parts(of: member).bodies.flatMap { members(in: $0, depth: depth + 1) }
      }
      return header.isFunction || header.isProperty ? [self.member(member, header)] : []
    }
  }

  /// Returns the jobs of one function or property.
  func member(_ member: Range<Int>, _ header: MemberHeader) -> MarkedMember {
    let lines = structure.code[header.place].line...structure.lines(member).upperBound
    let ranges =
      header.isFunction
      ? functionRanges(member, header, lines) : propertyRanges(member, header, lines)
    return MarkedMember(
      name: header.name, isFunction: header.isFunction, lines: lines,
      ranges: ranges.map { JobRange($0.job, $0.lines, in: header.name, of: path) })
  }

  private func propertyRanges(
    _ member: Range<Int>, _ header: MemberHeader, _ whole: ClosedRange<Int>
  ) -> Ranges {
    let (head, bodies) = structure.parts(of: member)
    if header.isOutlet {
      let marks = bodies.flatMap { body in
        var marker = StatementMarker(structure, names: names)
        return marker.marks(in: body)
      }
      return JobTally(marks).total > 0 ? [(.views, structure.lines(bodies[0]))] : []
    }
    if let job = MemberSignals.job(of: header.name), !bodies.isEmpty { return [(job, whole)] }
    let assignment = head.firstIndex { structure.isOne(["="], $0) }
    let isFetched = head.contains { structure.isOne(["NSFetchedResultsController"], $0) }
    if assignment != nil, isFetched || names.properties[header.name] == .containment {
      return [(isFetched ? .persistence : .containment, whole)]
    }
    guard let body = bodies.first, !body.isEmpty else {
      guard let assignment, assignment + 1 < head.count else { return [] }
      let first = head[assignment + 1]
      guard structure.isOne(["(", "."], first + 1) || structure.isOne(["."], first),
        let job = structure.isOne(["."], first)
          ? names.properties[header.name] : Signals.kind(of: structure.code[first].name),
        [.views, .formatting, .dataSource, .containment].contains(job)
      else { return [] }
      return [(job, whole)]
    }
    var marker = StatementMarker(structure, names: names)
    let marks = bodies.flatMap { marker.marks(in: $0) }
    if structure.isOne(["didSet", "willSet"], body.lowerBound) {
      if JobTally(marks).total == 0 { return [] }
      if names.properties[header.name] == .containment { return [(.containment, whole)] }
      let isList = names.lists.contains(header.name) && JobTally(marks).lines[.dataSource] != nil
      return [(isList ? .dataSource : .observation, whole)]
    }
    let type = head[..<(assignment ?? head.count)].map { structure.code[$0].text }
    if MemberSignals.isText(type), computes(body), !header.name.has("dentifier"),
      !body.contains(where: readsStore)
    {
      return [(.formatting, whole)]
    }
    if names.lists.contains(header.name) { return [(.dataSource, whole)] }
    if assignment == nil, type.contains(where: { $0.hasSuffix("Controller") }) { return [] }
    if assignment == nil, MemberSignals.isView(type) { return [(.views, whole)] }
    if let job = names.properties[header.name], assignment != nil,
      [.views, .persistence, .dataSource, .cells].contains(job)
    {
      return [(job, whole)]
    }
    return consolidated(marks, header.name).map { [($0, whole)] } ?? marks.flatMap(\.ranges)
  }
}
