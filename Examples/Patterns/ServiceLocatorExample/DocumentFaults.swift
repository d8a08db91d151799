import Domain
import HeadlessUI
import PostsScreen
import ServiceLocator
import Storyboard
import TestDoubles

/// A placeholder that records which of its methods the storyboard loader calls.
final class LoggingLocator: PostLocating, NibAwaking {
  private(set) static var log: [String] = []
  let dataSource = PostDataSource(session: MockSession())

  init() { Self.log.append("init()") }
  func awakeFromNib() { Self.log.append("awakeFromNib()") }
}

/// A list that counts its reloads.
final class LoggingList: RowsReloading {
  private(set) var reloads = 0

  func reloadData() { reloads += 1 }
}

/// Prints the bugs in the storyboard text's `load`, and its wrong claim about placeholders.
@MainActor func printDocumentFaults() async throws {
  print("\n7. The document's `load` ignores the error. The user sees the old rows and no reason.")
  let failure = Result<[Post], ServerError>.failure(.unreachable(reason: "no network"))
  let (list, activity) = (LoggingList(), LoggingActivity())
  let document = DocumentPostLoad(for: list, activity: activity) { $0(failure) }
  document.load()
  print("   The document: \(activity.log.joined(separator: ", ")). Reloads: \(list.reloads).")
  let session = MockSession()
  session.answer(failure)
  let load = ListLoad(PostDataSource(session: session), activity: activity)
  await load.start(for: list) { print("   ListLoad: \($0)") }.value
  print("   The document also reloads the table in the callback of `URLSession`, which runs on")
  print("   another thread. `DocumentPostLoadTests` shows that the program stops there.")

  print("\n8. The document says that no `init` runs for a placeholder. These calls ran:")
  _ = try Screens { LoggingLocator() }
  print("   \(LoggingLocator.log.prefix(2).joined(separator: ", then ")).")
  print("   Only an initializer with arguments cannot run.")
}
