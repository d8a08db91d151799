import Interaction
import TestSupport
import Testing

@Suite("TextAsking: asking until the text is valid", .tags(.mockInjection))
@MainActor
struct TextReadingTests {
  private let question = TextQuestion("How many?", message: "A number.", confirm: "Save")

  @Test("if the first text is valid, the question appears once")
  func readable() async {
    let asker = ScriptedAsker(["12"])
    let number = await ask(asker)
    #expect(number == 12)
    #expect(asker.questions == [question])
  }

  @Test("after invalid text, the next question contains the error message and the typed text")
  func fault() async {
    let asker = ScriptedAsker(["twelve", "12"])
    let number = await ask(asker)
    #expect(number == 12)
    var again = question
    again.message = "“twelve” is not a number."
    again.text = "twelve"
    #expect(asker.questions == [question, again])
  }

  @Test(
    "declining the first question, or the question after an invalid text, returns nil",
    arguments: [[], ["twelve"]])
  func givenUp(after texts: [String]) async {
    let asker = ScriptedAsker(texts)
    let number = await ask(asker)
    #expect(number == nil)
    #expect(asker.questions.count == texts.count + 1)
  }

  private func ask(_ asker: ScriptedAsker) async -> Int? {
    await asker.askText(question) { fault in
      "“\(fault.text)” is not a number."
    } reading: { (text) throws(NoNumber) in
      guard let number = Int(text) else { throw NoNumber(text: text) }
      return number
    }
  }
}

private struct NoNumber: Error {
  let text: String
}
