package import SourceMeasures

/// The function of each variant that contains the branch of an action's decision.
package enum DecisionTable {
  /// The decision of an action in words.
  package static func question(of action: RecordedAction) -> String {
    switch action {
    case .launch: "which rows are shown first"
    case .add: "whether the input is a person"
    case .deleteConfirmed, .deleteRefused: "whether the answer deletes the person"
    case .serverFailure: "what follows an error"
    case .sortChange: "which order follows"
    case .rowMoves: "which rows move"
    case .keyboardHides: "which inset the form has"
    case .closesMidRequest: "what a reply does without a screen"
    }
  }

  /// Returns the name of the function, as a recording prints it.
  package static func function(of action: RecordedAction, in variant: Variant) -> String? {
    functions[variant]?[action]
  }

  private static let functions: [Variant: [RecordedAction: String]] = [
    .massive: [:], .protocolSplit: [:], .mvvm: [:], .slim: [:],
  ]
}
