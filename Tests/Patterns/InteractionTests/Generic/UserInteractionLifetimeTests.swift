import Interaction
import TestSupport
import Testing

@Suite("UserInteraction: lifetime", .tags(.memory))
@MainActor
struct UserInteractionLifetimeTests {
  @Test(
    "if the caller releases a running interaction, the interaction completes and is then freed",
    arguments: InteractionStage.underWay)
  func releasedWhileRunning(at stage: InteractionStage) async throws {
    var (interaction, steps, delegate):
      (UserInteraction<SpySteps>?, SpySteps, SpyInteractionDelegate) =
        makeInteraction()
    weak let weakly = interaction
    let completed = StepSignal("the interaction completes")
    delegate.onCompletion = { _ in completed.give() }
    await interaction?.advance(to: stage, of: steps)
    interaction = nil
    #expect(weakly != nil, "A running interaction retains itself.")

    if stage == .working {
      await steps.work.answer(.success(1))
    } else {
      await steps.question.answer(nil)
    }
    await completed.wait()
    #expect(delegate.completions.count == 1)
    #expect(weakly == nil)
  }

  @Test("an idle interaction is freed with its owner")
  func freedUnstarted() async {
    await expectFreed { makeInteraction().0 }
  }

  @Test(
    "a completed interaction is freed with its owner",
    arguments: [InteractionStage.finished, .cancelled])
  func freedAfterwards(_ stage: InteractionStage) async {
    await expectFreed {
      let (interaction, steps, _) = makeInteraction()
      await interaction.advance(to: stage, of: steps)
      return interaction
    }
  }

  @Test(
    "a cancelled interaction is freed even if its step never returns",
    arguments: InteractionStage.underWay)
  func freedWhenCancelled(at stage: InteractionStage) async {
    let (_, steps, _) = makeInteraction()
    await expectFreed {
      let interaction = UserInteraction(steps)
      await interaction.advance(to: stage, of: steps)
      interaction.cancel()
      return interaction
    }
    // The answer makes the step return, so that its task ends.
    if stage == .working {
      await steps.work.answer(.success(1))
      await steps.workReturned.wait()
    } else {
      await steps.question.answer("yes")
      await steps.questionReturned.wait()
    }
  }

  @Test("an interaction does not retain its screen, and completes after the screen is freed")
  func screenNotRetained() async {
    let steps = SpySteps()
    var screen: SpyInteractionDelegate? = SpyInteractionDelegate()
    weak let weakScreen = screen
    let interaction = UserInteraction(steps, delegate: screen)
    await interaction.advance(to: .working, of: steps)
    screen = nil
    #expect(weakScreen == nil)

    await steps.work.answer(.success(7))
    let outcome = await interaction.completion()
    #expect(outcome == .success(7))
  }
}
