import Interaction
import TestSupport
import Testing

@Suite("Interaction: asking for a text until it can be read (B6)", .tags(.mockInjection))
@MainActor
struct TextReadingTests {
  private let question = TextQuestion("How many?", message: "A number.", confirm: "Save")

  @Test("a text that can be read is read once")
  func readable() async {
    let asker = ScriptedAsker(["12"])
    let number = await ask(asker)
    #expect(number == 12)
    #expect(asker.questions == [question])
  }

  @Test("a fault is told, with what was typed still in the field")
  func fault() async {
    let asker = ScriptedAsker(["twelve", "12"])
    let number = await ask(asker)
    #expect(number == 12)
    var again = question
    again.message = "“twelve” is no number."
    again.text = "twelve"
    #expect(asker.questions == [question, again])
  }

  @Test("giving up gives nothing, at first or after a fault", arguments: [[], ["twelve"]])
  func givenUp(after texts: [String]) async {
    let asker = ScriptedAsker(texts)
    let number = await ask(asker)
    #expect(number == nil)
    #expect(asker.questions.count == texts.count + 1)
  }

  private func ask(_ asker: ScriptedAsker) async -> Int? {
    await asker.askText(question) { fault in
      "“\(fault.text)” is no number."
    } reading: { (text) throws(NoNumber) in
      guard let number = Int(text) else { throw NoNumber(text: text) }
      return number
    }
  }
}

private struct NoNumber: Error {
  let text: String
}
