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
  /// The member and its file.
  var key: String { "\(path) \(member)" }

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

/// Finds the jobs of the members of a view controller.
struct MemberMarker {
  let structure: SourceStructure
  let names: TypeNames
  let path: String

  private typealias Ranges = [(job: Job, lines: ClosedRange<Int>)]

  /// Returns the members of a body, and of the types that are nested in it.
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

  private func functionRanges(
    _ member: Range<Int>, _ header: MemberHeader, _ whole: ClosedRange<Int>
  ) -> Ranges {
    let (head, bodies) = structure.parts(of: member)
    guard let body = bodies.last else { return [] }
    let words = head.map { structure.code[$0].text }
    if let job = MemberSignals.job(of: header.name) {
      return [(job, whole)]
    }
    let isUnwind = words.contains("UIStoryboardSegue")
    if body.isEmpty { return isUnwind ? [(.navigation, whole)] : [] }
    let result = result(of: head)
    if words.contains("static") || words.contains("class"),
      result.contains(where: { $0.hasSuffix("Controller") })
    {
      return []
    }
    if words.contains(where: { $0.hasPrefix("URLSession") || $0 == "URLAuthenticationChallenge" }) {
      return [(.networking, whole)]
    }
    if !header.isDelegate, MemberSignals.fillsCell(header.baseName),
      head.contains(where: isCellParameter)
    {
      return [(.cells, whole)]
    }
    if MemberSignals.isText(result), computes(body) { return [(.formatting, whole)] }
    if !header.isDelegate,
      result.contains(where: { $0.hasSuffix("Cell") || $0.hasSuffix("ReusableView") })
    {
      return [(.cells, whole)]
    }
    if words.contains("IndexPath") || words.contains("section") && body.contains(where: isList),
      !result.isEmpty, !header.isDelegate, !MemberSignals.isOfScreen(result)
    {
      return [(.dataSource, whole)]
    }
    if !header.isDelegate, MemberSignals.isView(result) { return [(.views, whole)] }
    var marker = StatementMarker(structure, names: names)
    let marks = marker.marks(in: body)
    if isUnwind, JobTally(marks).lines.keys.allSatisfy({ $0 == .navigation }) {
      return [(.navigation, whole)]
    }
    if MemberSignals.isLifecycle(header.name) { return marks.flatMap(\.ranges) }
    if header.name.has("didSelect"), opensScreen(body, JobTally(marks)) {
      return [(.navigation, whole)]
    }
    if words.contains(where: { $0 == "Notification" || $0 == "NSNotification" }),
      !words.contains("Name"), !words.contains("override"), !body.contains(where: isOfKeyboard),
      JobTally(marks).lines.keys.allSatisfy({ [.views, .observation].contains($0) })
    {
      return JobTally(marks).total > 0 ? [(.observation, whole)] : []
    }
    let isAccessory = body.contains { structure.isOne(["inputAccessoryView"], $0) }
    let changesRows = body.contains { structure.isOne(["reloadData", "IndexPath"], $0) }
    return consolidated(
      marks, whole, header.name, isAccessory: isAccessory && !header.name.hasPrefix("view"),
      changesRows: changesRows)
  }

  /// Whether a row's selection opens a screen, also by a method of the controller.
  private func opensScreen(_ body: Range<Int>, _ tally: JobTally) -> Bool {
    let calls = body.count { place in
      structure.isCall(place) && names.methods.contains(structure.code[place].name)
        && MemberSignals.leaves(structure.code[place].name)
    }
    let others = tally.lines.filter { $0.key != .navigation }.values.max() ?? 0
    return calls > 0 && calls + (tally.lines[.navigation] ?? 0) >= others
  }

  /// Returns the words of the type that a function returns.
  private func result(of head: [Int]) -> [String] {
    guard let open = head.firstIndex(where: { structure.isOne(["("], $0) }) else { return [] }
    let rest = head.drop { $0 < structure.after(head[open]) }
    guard let arrow = rest.firstIndex(where: { structure.isOne(["->"], $0) }) else { return [] }
    return rest[(arrow + 1)...].map { structure.code[$0].text }
  }

  private func isOfKeyboard(_ place: Int) -> Bool {
    structure.code[place].text.lowercased().has("keyboard")
  }

  /// Whether a body makes a text from values, or chooses one by cases.
  private func computes(_ body: Range<Int>) -> Bool {
    let texts = body.filter { structure.code[$0].kind == .text }
    return texts.count > 1 || texts.contains { structure.code[$0].text.has("\\(") }
      || body.contains {
        structure.isOne(["switch"], $0)
          || structure.isOne(["NSLocalizedString", "String"], $0) && structure.isOne(["("], $0 + 1)
      }
  }

  private func isList(_ place: Int) -> Bool {
    let name = structure.code[place].name
    return structure.code[place].kind == .identifier
      && (names.lists.contains(name) || names.properties[name] == .persistence)
  }

  private func isCellParameter(_ place: Int) -> Bool {
    structure.isOne([":"], place - 1) && structure.code[place].kind == .identifier
      && structure.code[place].text.hasSuffix("Cell")
  }

  private func consolidated(
    _ marks: [MarkedStatement], _ whole: ClosedRange<Int>, _ name: String,
    isAccessory: Bool = false, changesRows: Bool = true
  ) -> Ranges {
    let tally = JobTally(marks)
    if MemberSignals.isLocal(name), !tally.lines.isEmpty,
      tally.lines.keys.allSatisfy({ [.networking, .persistence].contains($0) })
    {
      return [(.persistence, whole)]
    }
    let named = MemberSignals.likelyJob(of: name)
    if let named, let count = tally.lines[named], 3 * count >= 2 * (tally.total - tally.neutral),
      named != .keyboard || 2 * count >= tally.total
    {
      return [(named, whole)]
    }
    let isSure = named == .alerts || (named == .navigation && !name.has("didSelect"))
    if let named, isSure, tally.lines.isEmpty, tally.neutral > 0 { return [(named, whole)] }
    let jobs = Set(tally.lines.keys)
    if !jobs.isEmpty, jobs.isSubset(of: [.keyboard, .views]),
      name.has("Keyboard") || isAccessory && jobs.count == 2
    {
      return [(.keyboard, whole)]
    }
    if tally.job(withAtLeast: 0.5) == .containment, !name.hasPrefix("view") {
      return [(.containment, whole)]
    }
    if jobs == [.views, .dataSource], !changesRows, !name.hasPrefix("view"),
      tally.lines[.views] ?? 0 > tally.lines[.dataSource] ?? 0
    {
      return [(.views, whole)]
    }
    let others = name.hasPrefix("view") ? 0 : 0.05
    if !name.hasPrefix("init"), let job = tally.job(withAtLeast: 0.6, others: others),
      !(job == .networking && MemberSignals.isCallback(name))
    {
      return [(job, whole)]
    }
    return marks.flatMap(\.ranges)
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
    if names.properties[header.name] == .containment,
      head.contains(where: { structure.isOne(["="], $0) })
    {
      return [(.containment, whole)]
    }
    let assignment = head.firstIndex { structure.isOne(["="], $0) }
    guard let body = bodies.first, !body.isEmpty else {
      guard let assignment, assignment + 1 < head.count else { return [] }
      if names.lists.contains(header.name), whole.count > 1 { return [(.dataSource, whole)] }
      let first = head[assignment + 1]
      guard structure.isOne(["(", "."], first + 1) || structure.isOne(["."], first),
        let job = structure.isOne(["."], first)
          ? names.properties[header.name] : Signals.kind(of: structure.code[first].name),
        [.views, .formatting, .persistence, .dataSource].contains(job)
      else { return [] }
      return [(job, whole)]
    }
    var marker = StatementMarker(structure, names: names)
    let marks = bodies.flatMap { marker.marks(in: $0) }
    if structure.isOne(["didSet", "willSet"], body.lowerBound) {
      return JobTally(marks).total > 0 ? [(.observation, whole)] : []
    }
    let type = head[..<(assignment ?? head.count)].map { structure.code[$0].text }
    if MemberSignals.isText(type), computes(body) { return [(.formatting, whole)] }
    if names.lists.contains(header.name) { return [(.dataSource, whole)] }
    if assignment == nil, type.contains(where: { $0.hasSuffix("Controller") }) { return [] }
    if assignment == nil, MemberSignals.isView(type) { return [(.views, whole)] }
    if assignment == nil, type.last == "Bool", JobTally(marks).lines.keys.contains(.views) {
      return []
    }
    if let job = names.properties[header.name], assignment != nil,
      [.views, .persistence, .dataSource].contains(job)
    {
      return [(job, whole)]
    }
    return consolidated(marks, whole, header.name)
  }
}
