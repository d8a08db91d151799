import Interaction
import Testing

/// An asker that returns scripted answers and records the questions.
///
/// Without a further answer it declines. After 100 questions it records an issue and never answers,
/// so that a loop in the tested code ends.
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
    await stopLoop()
    return texts.isEmpty ? nil : texts.removeFirst()
  }

  func confirm(_ question: Question) async -> Bool {
    confirmations.append(question)
    await stopLoop()
    whileConfirming()
    return decisions.isEmpty ? false : decisions.removeFirst()
  }

  func choose(_ choice: Choice) async -> Int? {
    choices.append(choice)
    await stopLoop()
    return picks.isEmpty ? nil : picks.removeFirst()
  }

  private func stopLoop() async {
    guard questions.count + confirmations.count + choices.count > 100 else { return }
    Issue.record("The asker was asked more than 100 times.")
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
}
