package import SourceMeasures

/// A mistake in each variant, for measuring which tests notice it.
package enum Fault: String, CaseIterable, Codable, Sendable {
  case lostError = "lost-error"
  case staleRow = "stale-row"
  case doubleSend = "double-send"
  case insetNotRestored = "inset-not-restored"
  case leak
  case wrongOrder = "wrong-order"

  /// The label of the fault in a table row.
  package var title: String {
    switch self {
    case .lostError: "the error of a failed refresh is lost"
    case .staleRow: "a changed row keeps its old text"
    case .doubleSend: "“Save” and Return save twice"
    case .insetNotRestored: "the keyboard's inset stays"
    case .leak: "the receiver of the rows leaks"
    case .wrongOrder: "the sections have the wrong order"
    }
  }

  /// Returns the path of the edit that makes the mistake in a variant.
  package func path(in variant: Variant) -> String {
    "\(FaultResults.folder)/\(rawValue)/\(variant.rawValue).edit"
  }
}

/// How many tests of each group notice one fault in one variant.
package struct FaultResult: Equatable, Codable, Sendable {
  /// The result of one group of tests, such as the specification or the decision tests.
  package struct Suite: Equatable, Codable, Sendable {
    /// The number of failed tests. Known issues do not count.
    package var failed = 0
    /// The number of tests. An interrupted run does not start all of them.
    package var of = 0
    /// The name of the first failed test, in the order of suites and functions.
    package var first: String?
    /// The tests that were running when the process crashed; nil if it did not crash.
    package var crashed: String?
    /// The number of seconds after which the run was stopped; nil if it ended.
    package var stopped: Int?

    package init() {}

    /// Whether a test failed or the process crashed. False if the run was only stopped at its time
    /// limit.
    package var notices: Bool { failed > 0 || crashed != nil }

    var cell: String { "\(failed)" + (crashed == nil ? "" : "c") + (stopped == nil ? "" : "s") }
  }

  package let fault: Fault
  package let variant: Variant
  /// The hash of the edit file that was measured.
  package let edit: String
  package let specification: Suite
  /// The variant's tests of the six decisions.
  package let decisions: Suite
  /// All other tests of the faulty code.
  ///
  /// They are the variant's own tests, and those of the programs and patterns that use the code.
  package let rest: Suite

  package init(
    _ fault: Fault, in variant: Variant, edit: String, specification: Suite, decisions: Suite,
    rest: Suite
  ) {
    (self.fault, self.variant) = (fault, variant)
    self.edit = FaultResults.hash(of: edit)
    (self.specification, self.decisions, self.rest) = (specification, decisions, rest)
  }
}

/// The measured results of the faults, which a file of the package stores.
package struct FaultResults: Equatable, Sendable {
  package static let folder = "Examples/Faults"
  package static let path = folder + "/results.json"

  package private(set) var all: [FaultResult]

  package init(_ all: [FaultResult] = []) {
    self.all = all
  }

  package subscript(fault: Fault, variant: Variant) -> FaultResult? {
    all.first { ($0.fault, $0.variant) == (fault, variant) }
  }

  /// Adds a result, or replaces the earlier result of the same fault and variant.
  package mutating func set(_ result: FaultResult) {
    all.removeAll { ($0.fault, $0.variant) == (result.fault, result.variant) }
    all.append(result)
    func place(_ result: FaultResult) -> (Int, Int) {
      let variants = VariantGroup.people.variants
      return (
        Fault.allCases.firstIndex(of: result.fault) ?? 0,
        variants.firstIndex(of: result.variant) ?? 0
      )
    }
    all.sort { place($0) < place($1) }
  }

  /// Returns the hash of an edit. A changed edit has another hash.
  package static func hash(of text: String) -> String { StableHash(of: text.utf8).text }
}
