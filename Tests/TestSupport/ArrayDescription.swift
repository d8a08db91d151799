public import Testing

/// Prints the values of an array as a test states them: `[.asked(.first), .worked("yes")]`.
///
/// A failed expectation would otherwise print each value with the names of its modules and types. A
/// conformance of the value has no effect, because an array prints its elements with `debugDescription`.
nonisolated extension Array: @retroactive CustomTestStringConvertible where Element: Equatable {
  /// The values without outer types and generic arguments, except in quoted texts.
  public var testDescription: String {
    let shown = prefix(50).map { Self.unqualified(String(describingForTest: $0)) }
    let rest = count > 50 ? ["… (\(count) values)"] : []
    return "[\((shown + rest).joined(separator: ", "))]"
  }

  private static func unqualified(_ description: String) -> String {
    var text = description.replacing(
      #/("(?:\\.|[^"\\])*")|\(unknown context at \$\w+\)\./#
    ) { $0.1 ?? "" }
    // Each turn removes the innermost generic arguments.
    while true {
      let shorter = text.replacing(#/("(?:\\.|[^"\\])*")|<[^<>"()]*>/#) { $0.1 ?? "" }
      if shorter == text { break }
      text = shorter
    }
    let outerTypes = #/("(?:\\.|[^"\\])*")|(?:\b[A-Z]\w*\.)+([A-Z])?/#.wordBoundaryKind(.simple)
    return text.replacing(outerTypes) { $0.1 ?? $0.2 ?? "." }
  }
}
