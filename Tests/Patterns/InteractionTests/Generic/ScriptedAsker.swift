import Interaction
import Testing

/// An asker that returns scripted answers and records the questions.
///
/// If no answer is left, the asker declines. After 100 questions it records an issue and never
/// answers, so that a loop in the tested code ends.
@MainActor
final class ScriptedAsker: TextAsking, Confirming {
  private(set) var questions: [TextQuestion] = []
  private(set) var confirmations: [Question] = []
  /// Called before each answer to a yes-or-no question.
  var whileConfirming: () -> Void = {}
  private var texts: [String]
  private var decisions: [Bool]

  init(_ texts: [String] = [], decisions: [Bool] = []) {
    self.texts = texts
    self.decisions = decisions
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

  private func stopLoop() async {
    guard questions.count + confirmations.count > 100 else { return }
    Issue.record("The asker was asked more than 100 times.")
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
}
