/// Recordings of one action side by side, aligned at the events that all recordings have.
package struct SequenceAlignment: Equatable, Sendable {
  /// An event, and the steps of each recording until the next common event.
  package struct Section: Equatable, Sendable {
    /// The event, or nil before the first common event.
    package let event: RecordedSequence.Event?
    /// The steps of each recording, in the order of the recordings.
    package let steps: [[RecordedSequence.Step]]
  }

  package let sections: [Section]

  /// Aligns recordings at the events that all of them contain in the same order.
  package init(_ sequences: [RecordedSequence]) {
    var common = sequences.first?.events ?? []
    for sequence in sequences.dropFirst() {
      let removed = sequence.events.difference(from: common).removals.compactMap {
        if case .remove(let offset, _, _) = $0 { offset } else { nil }
      }
      common = common.indices.filter { !removed.contains($0) }.map { common[$0] }
    }
    var rests = sequences.map { $0.steps[...] }
    func section(after event: RecordedSequence.Event?, upTo end: RecordedSequence.Event?) -> Section
    {
      Section(
        event: event,
        steps: rests.indices.map { index in
          let rest = rests[index]
          let stop = end.flatMap { rest.firstIndex(of: .event($0)) } ?? rest.endIndex
          rests[index] = rest[stop...].dropFirst()
          return Array(rest[..<stop])
        })
    }
    let events = [nil] + common.map(Optional.some)
    let all = events.indices.map { index in
      section(after: events[index], upTo: index + 1 < events.count ? events[index + 1] : nil)
    }
    sections = all.filter { $0.event != nil || !$0.steps.allSatisfy(\.isEmpty) }
  }
}

extension RecordedSequence {
  /// The lines without the numbers of repetitions.
  ///
  /// Two recordings of the same code differ only in these numbers.
  package var shape: [String] {
    text.split(separator: "\n").map {
      String($0.replacing(/,? ?[0-9]+ times\]/) { _ in "]" }.replacing(" []", with: ""))
    }
  }
}
