public import Testing

/// Prints the values of an array as a test states them: `[.asked(.first), .worked("yes")]`.
///
/// A failed expectation would otherwise print each value with the names of its modules and types.
/// The extension is on `Array`, because an array ignores the test descriptions of its elements.
nonisolated extension Array: @retroactive CustomTestStringConvertible where Element: Equatable {
  /// The first 50 values. Outer types and generic arguments are removed, except in quoted texts.
  public var testDescription: String {
    let names = QualifiedNames()
    let shown = prefix(50).map { names.removed(from: String(describingForTest: $0)) }
    let rest = count > 50 ? ["… (\(count) values)"] : []
    return "[\((shown + rest).joined(separator: ", "))]"
  }
}

/// The patterns of outer types and generic arguments.
///
/// Making a pattern is slow, so the description of an array makes each pattern once.
nonisolated private struct QualifiedNames {
  private let contexts = #/("(?:\\.|[^"\\])*")|\(unknown context at \$\w+\)\./#
  private let arguments = #/("(?:\\.|[^"\\])*")|<[^<>"()]*>/#
  private let outerTypes = #/("(?:\\.|[^"\\])*")|(?:\b[A-Z]\w*\.)+([A-Z])?/#
    .wordBoundaryKind(.simple)

  func removed(from description: String) -> String {
    // A description without these characters, such as an integer, contains nothing to remove.
    guard description.utf8.contains(where: { ".<".utf8.contains($0) }) else { return description }
    var text = description.replacing(contexts) { $0.1 ?? "" }
    // Each turn removes the innermost generic arguments.
    while text.utf8.contains(UInt8(ascii: "<")) {
      let shorter = text.replacing(arguments) { $0.1 ?? "" }
      if shorter == text { break }
      text = shorter
    }
    return text.replacing(outerTypes) { $0.1 ?? $0.2 ?? "." }
  }
}
