import Interaction
import TestDoubles

let answer = Gate()
let reply = Gate()
let end = Gate()

struct FollowAda: InteractionSteps {
  func ask(_ attempt: InteractionAttempt<Void, Never>) async -> Void? {
    print("the question appears")
    await answer.pass()
    return ()
  }

  func work(_ answer: Void) async {
    print("the request starts")
    await reply.pass()
    print("the request ends")
    end.open()
  }
}

final class Screen: InteractionDelegate {
  func interactionCompleted(_ interaction: any Interacting) {
    print("completed: \(interaction.state)")
  }
}

let screen = Screen()
let interaction = UserInteraction(FollowAda(), delegate: screen)
interaction.start()
print("start() has returned")
answer.open()
await reply.waitForWaiter()
interaction.cancel()
print("cancel() has returned")
await end.pass()
