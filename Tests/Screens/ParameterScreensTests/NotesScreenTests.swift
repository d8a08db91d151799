import ParameterScreens
import TestSupport
import Testing

@Suite("NotesScreen: bugs in the parameters of the study notes", .tags(.trap))
@MainActor struct NotesScreenTests {
  @Test("`Params` accepts the screen's metatype as `type`, although the notes mean an entry point")
  func metatype() {
    let params = NotesScreen.Params(type: NotesScreen.self, uid: 1)
    #expect(params.type == NotesScreen.self)
    #expect(ScreenOnStage(NotesScreen(param: params)).texts.last == "/people/1/followers")
  }

  @Test("code without parameters or without a person compiles, and the screen stays empty")
  func empty() {
    let person = NotesScreen.Params(type: NotesScreen.self, uid: nil)
    for param in [nil, person] {
      #expect(ScreenOnStage(NotesScreen(param: param)).texts == [])
    }
  }

  @Test("`if case` mistakes a new third case for the second, but a `switch` handles the third case")
  func thirdCase() {
    let screen = NotesScreen(param: nil, entry: .mutual)
    withKnownIssue("the compiler reports no `if case` that the new case needs") {
      #expect(screen.link == "mutual")
    }
    #expect(screen.link == "suggestions")
    #expect(screen.checkedLink == "mutual")
  }
}
