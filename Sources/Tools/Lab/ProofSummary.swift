internal import Foundation

/// The proofs of several exercises.
package struct ProofSummary: Equatable, Sendable, Encodable {
  package var proofs: [ExerciseProof] = []

  package init() {}

  /// Whether there is at least one exercise, and each was proved without problems.
  package var isSuccess: Bool {
    !proofs.isEmpty && proofs.allSatisfy { $0.problems.isEmpty && $0.proved > 0 }
  }

  /// Returns one line for an exercise, and one for each problem.
  package static func text(of proof: ExerciseProof) -> String {
    let seconds = proof.seconds.formatted(.number.precision(.fractionLength(1)))
    return "\(proof.problems.isEmpty ? "ok  " : "BAD ") \(proof.name): \(proof.caught) caught, "
      + "\(proof.missed) missed, \(proof.unviable) unviable, \(proof.timedOut) timed out, "
      + "\(seconds) s" + proof.problems.map { "\n       \($0)" }.joined()
  }

  /// The totals, and the exercises with problems.
  package var text: String {
    func sum(_ count: KeyPath<ExerciseProof, Int>) -> Int {
      proofs.reduce(0) { $0 + $1[keyPath: count] }
    }
    let wrong = proofs.filter { !$0.problems.isEmpty }
    return """
      \(proofs.count) exercises, \(wrong.count) with problems: \(sum(\.caught)) caught, \
      \(sum(\.missed)) missed, \(sum(\.unviable)) unviable, \(sum(\.timedOut)) timed out

      """ + wrong.map { Self.text(of: $0) + "\n" }.joined()
  }

  /// Returns the proofs as JSON with sorted keys.
  package func json() throws -> String { try labJSON(proofs) }
}

/// Returns a value as JSON with sorted keys.
func labJSON(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}

/// A generator whose numbers depend only on its seed.
package struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the generator of this seed.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    // SplitMix64
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}

extension FaultMatrix.Fault {
  /// The fault and its result in one line.
  package var summary: String {
    switch result {
    case .failed: "\(name) fails \(tests.count) tests"
    case .crashed: "\(name) crashes the tests"
    case .timedOut: "\(name) is stopped by the time limit"
    case .unviable: "\(name) does not build"
    }
  }
}

extension FaultMatrix {
  /// The counts and the problems.
  package var text: String {
    """
    \(pattern): \(faults.count) faults, \(tests) tests, of which \(unfailed.count) fail for no fault \
    and \(exceptions) are exceptions

    """ + problems.map { "  \($0)\n" }.joined()
  }

  /// Returns the matrices as JSON with sorted keys.
  package static func json(_ matrices: [Self]) throws -> String { try labJSON(matrices) }
}
