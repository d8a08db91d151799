import ChatScreen
import HeadlessUI
import Pilot
import SourceMeasures

/// Shows a chat with two kinds of cell, and compares two ways to fill the cells.
@MainActor
func showChat() throws {
  print("\nA chat: one table with two kinds of cell.")
  let uploader = PictureUploader()
  let chat = ChatViewController([ChatMessage("Hello")], uploader: uploader, filling: .dataSource)
  let window = UIWindow(size: CGSize(width: 390, height: 844))
  window.rootViewController = chat
  window.makeKeyAndVisible()
  let pilot = ScreenPilot(window)
  chat.send("cat.jpg", caption: "My cat")
  chat.send("dog.jpg", caption: "My dog")
  printMessages(pilot, chat)

  print("\nThe first upload fails, then the second one ends. Only the message changes, and its")
  print("cell updates itself. Each upload has a delegate object of its own:")
  uploader.finish(false)
  printMessages(pilot, chat)
  uploader.finish(true)
  printMessages(pilot, chat)

  print("\nWho fills a cell? Code lines of one list and of a second list with another cell:")
  let package = try PackageSources(above: [URL(filePath: #filePath)])
  let files = try package.files(below: "Sources/Screens/ChatScreen")
  for (form, marks) in [
    ("the data source itself", ["The data source", "A second list, the data source"]),
    ("a closure", ["A closure", "A second list, a closure"]),
  ] {
    let lines = marks.flatMap { mark in files.compactMap { $0.codeLines(inSection: mark) } }
    print("  \(form): \(lines[0]) and \(lines[1])")
  }
  print("  The closures also need the kit's adapter and configuration, which all lists share.")

  print("\nTwo nested classes with the same name:")
  print("  in Swift: \(String(reflecting: Inbox.Row.self)), \(String(reflecting: Outbox.Row.self))")
  print("  the last part, which an Objective-C header uses: \(Inbox.Row.self), \(Outbox.Row.self)")
}

@MainActor
private func printMessages(_ pilot: ScreenPilot, _ chat: ChatViewController) {
  for row in pilot.rows { print("  \(row.texts.joined(separator: " · "))") }
  print("  running uploads: \(chat.uploadCount)")
}

enum Inbox {
  final class Row: NSObject {}
}

enum Outbox {
  final class Row: NSObject {}
}
