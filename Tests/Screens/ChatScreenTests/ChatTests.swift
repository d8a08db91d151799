import HeadlessUI
import Pilot
import TestSupport
import Testing

@testable import ChatScreen

/// A chat in a window.
@MainActor
final class ChatStage {
  let window: UIWindow
  let uploader = PictureUploader()
  let screen: ChatViewController
  let pilot: ScreenPilot

  init(_ messages: [ChatMessage] = [], filling: ChatViewController.Filling, height: CGFloat = 844) {
    window = UIWindow(size: CGSize(width: 390, height: height))
    screen = ChatViewController(messages, uploader: uploader, filling: filling)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    pilot = ScreenPilot(window)
    window.layoutIfNeeded()
  }

  var rows: [[String]] { pilot.rows.map(\.texts) }

  func cell(_ row: Int) -> MessageCell? {
    screen.tableView.cellForRow(at: [0, row]) as? MessageCell
  }
}

/// Each test runs twice: once a data source fills the cells, and once a closure does.
@Suite("Chat", .recordsViolations)
@MainActor struct ChatTests {
  typealias Filling = ChatViewController.Filling

  @Test("one table shows text cells and picture cells", arguments: Filling.allCases)
  func twoKinds(_ filling: Filling) {
    let stage = ChatStage(
      [ChatMessage("Hello"), ChatMessage("My cat", picture: "cat.jpg")], filling: filling)
    #expect(stage.rows == [["Hello", "sent"], ["[cat.jpg] My cat", "sent"]])
    #expect(stage.cell(0) is TextMessageCell)
    #expect(stage.cell(1) is PictureMessageCell)
  }

  @Test("a cell updates itself when its message changes", arguments: Filling.allCases)
  func updatesItself(_ filling: Filling) throws {
    let message = ChatMessage("Hello", state: .sending)
    let stage = ChatStage([message, ChatMessage("Bye")], filling: filling)
    let cells = try [#require(stage.cell(0)), #require(stage.cell(1))]
    let counts = cells.map(\.updatePropertiesCount)
    message.state = .sent
    #expect(stage.rows == [["Hello", "sent"], ["Bye", "sent"]])
    #expect(cells.map(\.updatePropertiesCount) == [counts[0] + 1, counts[1]])
    #expect(stage.cell(0) === cells[0], "the row was not reloaded")
  }

  @Test("a reused cell ignores changes of its former message", arguments: Filling.allCases)
  func reused(_ filling: Filling) throws {
    let messages = (1...20).map { ChatMessage("\($0)", state: .sending) }
    let stage = ChatStage(messages, filling: filling, height: 88)
    let first = try #require(stage.cell(0))
    stage.screen.tableView.setContentOffset(CGPoint(x: 0, y: 440), animated: false)
    stage.window.layoutIfNeeded()
    #expect(first.message?.text != "1")
    let rows = stage.rows
    let count = first.updatePropertiesCount
    messages[0].state = .failed
    #expect(stage.rows == rows)
    #expect(first.updatePropertiesCount == count)
  }

  @Test(
    "a closed chat is deallocated, even during an upload", .tags(.memory),
    arguments: Filling.allCases)
  func freed(_ filling: Filling) async {
    let message = ChatMessage("Hello")
    await expectFreed {
      let stage = ChatStage([message], filling: filling)
      stage.screen.send("cat.jpg", caption: "My cat")
      return stage.screen
    }
    withExtendedLifetime(message) {}
  }
}

@Suite("Chat: one delegate object for each upload")
@MainActor struct UploadTests {
  @Test("two simultaneous uploads have separate delegates, which are released after the uploads")
  func twoUploads() {
    let stage = ChatStage(filling: .dataSource)
    stage.screen.send("cat.jpg", caption: "My cat")
    stage.screen.send("dog.jpg", caption: "My dog")
    #expect(stage.rows == [["[cat.jpg] My cat", "sending"], ["[dog.jpg] My dog", "sending"]])
    #expect(stage.screen.uploadCount == 2)
    stage.uploader.finish(false)
    #expect(stage.rows == [["[cat.jpg] My cat", "failed"], ["[dog.jpg] My dog", "sending"]])
    stage.uploader.finish(true)
    #expect(stage.rows == [["[cat.jpg] My cat", "failed"], ["[dog.jpg] My dog", "sent"]])
    #expect(stage.screen.uploadCount == 0)
  }

  @Test(
    "if no object retains an upload's delegate, the upload does not update its message",
    .tags(.trap))
  func unretained() {
    let uploader = PictureUploader()
    let message = ChatMessage("My cat", picture: "cat.jpg", state: .sending)
    uploader.upload("cat.jpg", delegate: PictureUploadProcessor(message) { _ in })
    uploader.finish(true)
    #expect(message.state == .sending)
  }

  @Test("a delegate is deallocated after its upload", .tags(.memory))
  func freed() async {
    let uploader = PictureUploader()
    await expectFreed {
      let processor = PictureUploadProcessor(ChatMessage("My cat", state: .sending)) { _ in }
      uploader.upload("cat.jpg", delegate: processor)
      uploader.finish(true)
      return processor
    }
  }
}
