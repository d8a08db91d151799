internal import Foundation
internal import SourceMeasures

extension RecordedSequence {
  /// The error if a line does not belong to a recording.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    package let line: Int
    package let reason: String

    package var description: String { "Line \(line): \(reason)." }
  }

  /// The recording as `Examples/Sequences` stores it.
  package var text: String {
    let lines =
      ["# \(action.title): \(variant.rawValue)"] + steps.map(\.line)
      + [
        "---", "calls: \(measures.calls)", "depth: \(measures.depth)", "types: \(measures.types)",
        "decision: \(measures.decision)",
        "released: \(measures.released) of \(measures.created)",
      ]
    return lines.map { $0 + "\n" }.joined()
  }

  /// Reads a recording in the format of the property `text`.
  package init(parsing text: String) throws(Fault) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let header = lines.first ?? ""
    guard header.hasPrefix("# "), let colon = header.range(of: ": ", options: .backwards),
      let action = RecordedAction.allCases.first(where: {
        $0.title == header[..<colon.lowerBound].dropFirst(2)
      })
    else {
      throw Fault(line: 1, reason: "“\(header)” is not a recorded action and variant")
    }
    self.action = action
    variant = Variant(rawValue: String(header[colon.upperBound...]))
    guard let end = lines.firstIndex(of: "---") else {
      throw Fault(line: lines.count, reason: "a line “---” and the measures are missing")
    }
    var steps: [Step] = []
    var depth = -1
    for (index, line) in lines.enumerated().prefix(end).dropFirst() {
      guard let step = Step(line) else {
        throw Fault(line: index + 1, reason: "“\(line)” is neither an event nor a call")
      }
      if case .call(let call) = step {
        guard call.depth <= depth + 1 else {
          throw Fault(line: index + 1, reason: "“\(line)” is indented deeper than its caller")
        }
        depth = call.depth
      }
      steps.append(step)
    }
    self.steps = steps
    measures = try Measures(lines[(end + 1)...])
  }
}

extension RecordedSequence.Step {
  /// The line of the step in a recording.
  package var line: String {
    switch self {
    case .event(let event): "== \(event.kind) \(event.detail)".trimmingCharacters(in: .whitespaces)
    case .call(let call):
      String(repeating: "  ", count: call.depth) + call.name
        + (call.notes.isEmpty ? "" : " [\(call.notes.joined(separator: ", "))]")
    }
  }

  /// Reads one line. Returns nil if it is neither an event nor a call.
  init?(_ line: String) {
    if line.hasPrefix("== ") {
      let words = line.dropFirst(3).split(separator: " ", maxSplits: 1).map(String.init)
      guard let kind = words.first else { return nil }
      self = .event(RecordedSequence.Event(kind, words.count > 1 ? words[1] : ""))
      return
    }
    let spaces = line.prefix { $0 == " " }.count
    var name = String(line.dropFirst(spaces))
    var notes: [String] = []
    if name.hasSuffix("]"), let start = name.range(of: " [", options: .backwards) {
      notes = name[start.upperBound...].dropLast().components(separatedBy: ", ")
      name = String(name[..<start.lowerBound])
    }
    guard spaces.isMultiple(of: 2), !name.isEmpty else { return nil }
    self = .call(RecordedSequence.Call(depth: spaces / 2, name, notes))
  }
}

extension RecordedSequence.Measures {
  fileprivate init(_ lines: ArraySlice<String>) throws(RecordedSequence.Fault) {
    func value(of name: String) throws(RecordedSequence.Fault) -> (text: String, line: Int) {
      guard let index = lines.firstIndex(where: { $0.hasPrefix(name + ": ") }) else {
        throw RecordedSequence.Fault(
          line: lines.startIndex, reason: "the measure “\(name)” is missing")
      }
      return (String(lines[index].dropFirst(name.count + 2)), index + 1)
    }
    func numbers(_ name: String, _ count: Int) throws(RecordedSequence.Fault) -> [Int] {
      let (text, line) = try value(of: name)
      let numbers = text.components(separatedBy: " of ").compactMap { Int($0) }
      guard numbers.count == count else {
        throw RecordedSequence.Fault(line: line, reason: "“\(text)” is not a value of “\(name)”")
      }
      return numbers
    }
    let objects = try numbers("released", 2)
    self.init(
      calls: try numbers("calls", 1)[0], depth: try numbers("depth", 1)[0],
      types: try numbers("types", 1)[0], decision: try value(of: "decision").text,
      released: objects[0], of: objects[1])
  }
}
