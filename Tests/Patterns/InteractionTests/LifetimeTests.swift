import Interaction
import TestSupport
import Testing

@Suite("UserInteraction: lifetime", .tags(.memory))
@MainActor
struct LifetimeTests {
  @Test(
    "a running interaction that its caller releases completes and is then freed",
    arguments: Stage.underWay)
  func droppedMidFlight(at stage: Stage) async throws {
    var (interaction, steps, delegate): (UserInteraction<SpySteps>?, SpySteps, SpyDelegate) =
      makeInteraction()
    weak let weakly = interaction
    let completed = Signal("the interaction completes")
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

  @Test("a completed interaction is freed with its owner", arguments: [Stage.finished, .cancelled])
  func freedAfterwards(_ stage: Stage) async {
    await expectFreed {
      let (interaction, steps, _) = makeInteraction()
      await interaction.advance(to: stage, of: steps)
      return interaction
    }
  }

  @Test(
    "a cancelled interaction is freed even if its step never returns", arguments: Stage.underWay)
  func freedWhenCancelled(at stage: Stage) async {
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
  func screenGone() async {
    let steps = SpySteps()
    var screen: SpyDelegate? = SpyDelegate()
    weak let weakScreen = screen
    let interaction = UserInteraction(steps, delegate: screen)
    await interaction.advance(to: .working, of: steps)
    screen = nil
    #expect(weakScreen == nil)

    await steps.work.answer(.success(7))
    let outcome = await interaction.finish()
    #expect(outcome == .completed(7))
  }
}
