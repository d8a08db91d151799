import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import ServiceLocator
import Storyboard
import TestDoubles

// One storyboard, read from Interface Builder's own XML; and what the document's locator does not
// say: who shares it, what it hides, and what it makes the controller forward.

let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Posts.storyboard")
let storyboard = try StoryboardFile(contentsOf: file)
let posts = [Post.fixture(1, "Hello\nfrom Ada"), Post.fixture(2, "Bye", by: .grace)]

print("The flow, as the storyboard draws it:\n")
print(StoryboardFlow(storyboard).text)

print("1. Each scene makes a placeholder of its own: \"one locator for everything\" is none.")
let apart = try Screens { PostServiceLocator() }
print("   list and post share their data source: \(apart.shareDataSource)")
print("   The cure: placeholders that hold nothing and point to the feature's one group.")
let session = MockSession(posts)
let screens = try PostServices.$current.withValue(PostServices(session: session)) {
  try Screens { SharedPostServiceLocator() }
}
print("   list and post share their data source: \(screens.shareDataSource)\n")

print("2. The list loads, and the selected item goes to the next screen.")
screens.list.loadViewIfNeeded()
await screens.list.load()
let rows = screens.list.tableView?.numberOfRows(inSection: 0) ?? 0
print("   \(screens.list.activity.log.joined(separator: ", ")); rows: \(rows)")
try screens.list.select(row: 1)
let next = screens.navigation.topViewController as? PostDetailController
print("   row 1 selected: the next screen was given “\(next?.post?.text ?? "nothing")”\n")

print("3. What a locator hides. Nothing tells the caller that this needs a session:")
print("   SecretivePostReader(services: services)")
let bare = ServiceScope("app") { _ in }
do {
  _ = try await SecretivePostReader(services: bare).count()
} catch {
  print("   It compiles, and fails when it runs:\n   \(error)")
}
print("   PostReader(session: session) says so, and without one does not compile.\n")

print("4. A missing service is named with the way to it; a ring is shown, not walked for ever.")
let incomplete = ServiceScope("posts", parent: bare) { services in
  services.register(PostReader.self) { PostReader(session: try $0.resolve()) }
}
do {
  _ = try incomplete.resolve(PostReader.self)
} catch {
  print("   \(error)")
}
let ring = ServiceScope("ring") { services in
  services.register((any PostSession).self) { scope in
    _ = try scope.resolve(PostReader.self)
    return MockSession()
  }
  services.register(PostReader.self) { PostReader(session: try $0.resolve()) }
}
do {
  _ = try ring.resolve(PostReader.self)
} catch {
  print("   \(error)\n")
}

print("5. A test replaces one service in a copy; the original never hears of it.")
let app = ServiceScope("app") { services in
  services.register((any PostSession).self) { _ in MockSession() }
  services.register(PostReader.self) { PostReader(session: try $0.resolve()) }
}
let copy = app.copy { $0.register((any PostSession).self) { _ in MockSession(posts) } }
let copied = try await copy.resolve(PostReader.self).count()
let original = try await app.resolve(PostReader.self).count()
print("   the copy reads \(copied) posts, the original \(original)\n")

print("6. What is wrong in the file is said, with its line, before anything is shown:")
do {
  _ = try StoryboardLoader(storyboard, classes: .headless)
} catch {
  for line in error.description.split(separator: "\n") { print("   \(line)") }
}

/// The two screens of one storyboard that share a locator, or do not.
@MainActor struct Screens {
  let navigation: NavigationController
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
