import Domain
import HeadlessUI
import ServiceLocator
import Storyboard
import TestDoubles

// A storyboard in Interface Builder's XML, and the problems of a locator in a placeholder.

let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Posts.storyboard")
let storyboard = try StoryboardFile(contentsOf: file)
let posts = [Post.fixture(1, "Hello\nfrom Ada"), Post.fixture(2, "Bye", by: .grace)]

print("The flow of the storyboard:\n")
print(StoryboardFlow(storyboard).text)

print("1. Each scene creates its own placeholder, so there are several locators.")
let apart = try Screens { PostServiceLocator() }
print("   List and post share a data source: \(apart.shareDataSource)")
print("   Solution: placeholders without services, which refer to one group.")
let session = MockSession(posts)
let screens = try PostServices.$current.withValue(PostServices(session: session)) {
  try Screens { SharedPostServiceLocator() }
}
print("   List and post share a data source: \(screens.shareDataSource)\n")

print("2. The list loads, and the next screen receives the selected post.")
screens.list.loadViewIfNeeded()
await screens.list.load()
let rows = screens.list.tableView?.numberOfRows(inSection: 0) ?? 0
print("   \(screens.list.activity.log.joined(separator: ", ")). Rows: \(rows).")
try screens.list.select(row: 1)
let next = screens.navigation.topViewController as? PostDetailController
print("   Selected row 1. The next screen received “\(next?.post?.text ?? "nothing")”.\n")

print("3. A locator hides dependencies. This initializer does not show that it needs a session:")
print("   SecretivePostReader(services: services)")
let bare = ServiceScope("app") { _ in }
do {
  _ = try await SecretivePostReader(services: bare).count()
} catch {
  print("   It compiles, and fails at run time:\n   \(error)")
}
print("   PostReader(session: session) shows it, and does not compile without a session.\n")

print("4. The errors for a missing service and for a cycle contain the path.")
let incomplete = ServiceScope("posts", parent: bare) { services in
  services.register(PostReader.self) { PostReader(session: try $0.resolve()) }
}
do {
  _ = try incomplete.resolve(PostReader.self)
} catch {
  print("   \(error)")
}
let cycle = ServiceScope("cycle") { services in
  services.register((any PostSession).self) { scope in
    _ = try scope.resolve(PostReader.self)
    return MockSession()
  }
  services.register(PostReader.self) { PostReader(session: try $0.resolve()) }
}
do {
  _ = try cycle.resolve(PostReader.self)
} catch {
  print("   \(error)\n")
}

print("5. A test replaces one service in a copy. The original does not change.")
let app = ServiceScope("app") { services in
  services.register((any PostSession).self) { _ in MockSession() }
  services.register(PostReader.self) { PostReader(session: try $0.resolve()) }
}
let copy = app.copy { $0.register((any PostSession).self) { _ in MockSession(posts) } }
let copied = try await copy.resolve(PostReader.self).count()
let original = try await app.resolve(PostReader.self).count()
print("   Posts in the copy: \(copied). Posts in the original: \(original).\n")

print("6. The loader reports all problems of the file before it shows a screen:")
do {
  _ = try StoryboardLoader(storyboard, classes: .headless)
} catch {
  for line in error.description.split(separator: "\n") { print("   \(line)") }
}

try await printDocumentFaults()

/// The two screens of a storyboard. `makeLocator` creates the placeholder of each screen.
@MainActor struct Screens {
  let navigation: UINavigationController
  let list: PostsController
  let detail: PostDetailController

  init<Locator: PostLocating>(_ makeLocator: @escaping @MainActor () -> Locator) throws {
    let loader = try StoryboardLoader(storyboard, classes: .posts(makeLocator))
    navigation = try loader.instantiateInitialViewController()
    list = try loader.instantiateViewController(withIdentifier: "Posts")
    navigation.setViewControllers([list], animated: false)
    detail = try loader.instantiateViewController(withIdentifier: "Post")
  }

  var shareDataSource: Bool {
    list.serviceLocator?.dataSource === detail.serviceLocator?.dataSource
  }
}
