import Interaction
import TestSupport
import Testing

@Suite(
  "Interaction: alive exactly as long as it is needed",
  .timeLimit(.minutes(3)), .tags(.memory))
@MainActor
struct LifetimeTests {
  @Test("the caller may drop it mid-flight: it completes, and is freed", arguments: Stage.underWay)
  func droppedMidFlight(at stage: Stage) async throws {
    var (interaction, steps, delegate): (UserInteraction<SpySteps>?, SpySteps, SpyDelegate) =
      makeInteraction()
    weak let weakly = interaction
    let completed = Signal()
    delegate.onCompletion = { _ in completed.give() }
    await interaction?.advance(to: stage, of: steps)
    interaction = nil
    #expect(weakly != nil, "while it is under way it holds itself")

    if stage == .working {
      await steps.work.answer(.success(1))
    } else {
      await steps.question.answer(nil)
    }
    await completed.wait()
    #expect(delegate.completions.count == 1)
    #expect(weakly == nil)
  }

  @Test("never started, it is freed with its owner")
  func freedUnstarted() async {
    await expectFreed { makeInteraction().0 }
  }

  @Test("over, nothing of its own holds it", arguments: [Stage.finished, .cancelled])
  func freedAfterwards(_ stage: Stage) async {
    await expectFreed {
      let (interaction, steps, _) = makeInteraction()
      await interaction.advance(to: stage, of: steps)
      return interaction
    }
  }

  @Test("cancelled, it is freed even while its step never returns", arguments: Stage.underWay)
  func freedWhenCancelled(at stage: Stage) async {
    let (_, steps, _) = makeInteraction()
    await expectFreed {
      let interaction = UserInteraction(steps)
      await interaction.advance(to: stage, of: steps)
      interaction.cancel()
      return interaction
    }
    // Ends the task that the step still occupies.
    if stage == .working {
      await steps.work.answer(.success(1))
      await steps.workReturned.wait()
    } else {
      await steps.question.answer("yes")
      await steps.questionReturned.wait()
    }
  }

  @Test("it completes after the screen is gone, and keeps no screen alive")
  func screenGone() async {
    let steps = SpySteps()
    var screen: SpyDelegate? = SpyDelegate()
    weak let weakScreen = screen
    let interaction = UserInteraction(steps, delegate: screen)
    await interaction.advance(to: .working, of: steps)
    screen = nil
    #expect(weakScreen == nil)

    await steps.work.answer(.success(7))
    let outcome = await interaction.run()
    #expect(outcome == .completed(7))
  }
}
