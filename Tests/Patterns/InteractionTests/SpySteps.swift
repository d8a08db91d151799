import Interaction

/// Steps that record what is asked of them and go on when the test says so.
@MainActor
final class SpySteps: InteractionSteps {
  enum Message: Equatable {
    case asked(InteractionAttempt<String, Refusal>)
    case worked(String)
  }

  struct Refusal: Error, Equatable {
    var reason = "refused"
  }

  private(set) var messages: [Message] = []
  let question = ManualAnswer<String?>()
  let work = ManualAnswer<Result<Int, Refusal>>()
  /// Given when a step returns. The interaction goes on in that same turn of the main actor, so a
  /// test that waited for this sees what came of it.
  let questionReturned = Signal()
  let workReturned = Signal()

  func ask(_ attempt: InteractionAttempt<String, Refusal>) async -> String? {
    messages.append(.asked(attempt))
    let answer = await question.value()
    questionReturned.give()
    return answer
  }

  func work(_ answer: String) async throws(Refusal) -> Int {
    messages.append(.worked(answer))
    let result = await work.value()
    workReturned.give()
    return try result.get()
  }
}
