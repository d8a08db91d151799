/// A piece of code with a body of its own: a function, an initialiser, a subscript, or a property
/// that is computed, observed or made by a closure.
package struct DeclaredFunction: Equatable, Sendable {
  /// The name with its labels: "show(_:in:)".
  package let name: String
  /// The lines from the word that declares it to the bracket that closes it.
  package let lines: ClosedRange<Int>
}
