import Interaction
import Testing

@Suite("Question")
struct QuestionTests {
  @Test("by default, a question is not destructive, and its cancel button is titled “Cancel”")
  func defaults() {
    let question = Question("Send?", confirm: "Send")
    #expect(!question.isDestructive)
    #expect(question.message == nil)
    #expect(question.cancel == "Cancel")
  }

  @Test("`tryAgain` shows the failure and its reason, and is not destructive")
  func tryAgain() {
    #expect(
      Question.tryAgain("Not sent.", because: "The server is busy.", cancel: "Later")
        == Question(
          "Not sent.", message: "The server is busy.", confirm: "Try Again", cancel: "Later"))
  }

  @Test("a text question shows its message, and has no placeholder and no text by default")
  func textQuestion() {
    let question = TextQuestion("Title?", message: "At most 80 characters.", confirm: "Save")
    #expect(question.message == "At most 80 characters.")
    #expect(question.placeholder == "")
    #expect(question.text == "")
    #expect(question.cancel == "Cancel")
  }
}
