extension [RecordedSequence.Step] {
  /// The steps, in which equal steps that follow each other are joined.
  ///
  /// A call is compared together with the calls below it. The remaining call has a note such as
  /// "2 times".
  var joinedRepetitions: Self {
    var steps = self
    var index = 0
    while index < steps.count {
      let block = steps.block(at: index)
      var count = 1
      while steps[steps.index(index, offsetBy: block.count)...].starts(with: block) {
        steps.removeSubrange((index + block.count)..<(index + 2 * block.count))
        count += 1
      }
      if count > 1, case .call(let call) = steps[index] {
        steps[index] = .call(
          .init(depth: call.depth, call.name, call.notes + ["\(count) times"]))
      }
      index += 1
    }
    return steps
  }

  /// Returns the call at `index` with the calls below it.
  private func block(at index: Int) -> Self {
    guard case .call(let first) = self[index] else { return [self[index]] }
    let rest = self[(index + 1)...].prefix {
      if case .call(let call) = $0 { call.depth > first.depth } else { false }
    }
    return [self[index]] + rest
  }
}
