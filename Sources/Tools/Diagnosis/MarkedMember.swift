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

  init(_ job: Job, _ lines: ClosedRange<Int>, in member: String, of path: String) {
    (self.job, self.member, self.path) = (job, member, path)
    (first, last) = (lines.lowerBound, lines.upperBound)
  }
}

/// A member of a view controller and its jobs.
struct MarkedMember: Sendable {
  let name: String
  let isFunction: Bool
  let lines: ClosedRange<Int>
  var ranges: [JobRange] = []
}

extension SourceStructure {
  /// Returns the members of a part with their jobs.
  func members(of part: TypePart, names: ControllerNames, path: String) -> [MarkedMember] {
    statements(in: part.body).compactMap { member in
      guard let header = header(of: member), header.isFunction || header.isProperty else {
        return nil
      }
      let whole = code[header.place].line...lines(member).upperBound
      var marked = MarkedMember(
        name: header.name, isFunction: header.isFunction, lines: whole)
      guard !header.isOutlet else { return marked }
      let ranges = header.isFunction
        ? functionRanges(member, header, names, whole) : propertyRanges(member, header, names, whole)
      marked.ranges = ranges.map { JobRange($0.job, $0.lines, in: header.name, of: path) }
      return marked
    }
  }

  private typealias Ranges = [(job: Job, lines: ClosedRange<Int>)]

  private func functionRanges(
    _ member: Range<Int>, _ header: MemberHeader, _ names: ControllerNames,
    _ whole: ClosedRange<Int>
  ) -> Ranges {
    let (head, bodies) = parts(of: member)
    guard let body = bodies.last, !body.isEmpty else { return [] }
    if let job = MemberSignals.job(of: header.name) { return [(job, whole)] }
    let words = head.map { code[$0].text }
    if words.contains(where: { $0.hasSuffix("Cell") }), head.contains(where: isCellParameter) {
      return [(.cells, whole)]
    }
    var marker = StatementMarker(self, names: names)
    return consolidated(marker.marks(in: body), whole, share: 0.7)
  }

  private func isCellParameter(_ place: Int) -> Bool {
    isOne([":"], place - 1) && code[place].kind == .identifier
      && code[place].text.hasSuffix("Cell")
  }

  private func consolidated(
    _ marks: [MarkedStatement], _ whole: ClosedRange<Int>, share: Double
  ) -> Ranges {
    if let job = JobTally(marks).job(withAtLeast: share) { return [(job, whole)] }
    return marks.flatMap(\.ranges)
  }

  private func propertyRanges(
    _ member: Range<Int>, _ header: MemberHeader, _ names: ControllerNames,
    _ whole: ClosedRange<Int>
  ) -> Ranges {
    let (head, bodies) = parts(of: member)
    var marker = StatementMarker(self, names: names)
    guard let body = bodies.first, !body.isEmpty else {
      let value = head.drop { !isOne(["="], $0) }.dropFirst()
      guard let first = value.first, isOne(["("], first + 1) || isOne(["."], first + 1),
        let job = Signals.kind(of: code[first].name), [.views, .formatting, .persistence].contains(job)
      else { return [] }
      return [(job, whole)]
    }
    let marks = bodies.flatMap { marker.marks(in: $0) }
    if isOne(["didSet", "willSet"], body.lowerBound) {
      return JobTally(marks).total > 0 ? [(.observation, whole)] : []
    }
    return consolidated(marks, whole, share: 0.6)
  }
}
