import Interaction

/// An asker that returns scripted answers and records the questions.
@MainActor
final class ScriptedAsker: TextAsking, Confirming, Choosing {
  private(set) var questions: [TextQuestion] = []
  private(set) var confirmations: [Question] = []
  private(set) var choices: [Choice] = []
  /// Called before each answer to a yes-or-no question.
  var whileConfirming: () -> Void = {}
  private var texts: [String]
  private var decisions: [Bool]
  private var picks: [Int]

  init(_ texts: [String] = [], decisions: [Bool] = [], picks: [Int] = []) {
    self.texts = texts
    self.decisions = decisions
    self.picks = picks
  }

  func askText(_ question: TextQuestion) async -> String? {
    questions.append(question)
    return texts.isEmpty ? nil : texts.removeFirst()
  }

  func confirm(_ question: Question) async -> Bool {
    confirmations.append(question)
    whileConfirming()
    return decisions.isEmpty ? false : decisions.removeFirst()
  }

  func choose(_ choice: Choice) async -> Int? {
    choices.append(choice)
    return picks.isEmpty ? nil : picks.removeFirst()
  }
}
