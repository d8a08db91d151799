import Domain
import HeadlessAdapters
import HeadlessUI
import SmartView
import TestSupport
import Testing

/// A controller that knows its view by contract only.
private final class ProfileController<Content: View & ProfileContent>:
  ContentViewController<Content>
{
  var profile: Profile { didSet { if isViewLoaded { show() } } }
  private(set) var followed = 0

  init(_ profile: Profile, _ content: @autoclosure @escaping @MainActor () -> Content) {
    self.profile = profile
    super.init(content())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView.onFollow = { [weak self] in self?.followed += 1 }
    show()
  }

  private func show() {
    contentView.name = profile.person.firstName
    contentView.canFollow = !profile.isFollowed
  }
}

/// Takes the real view's place: no labels, no layout, only what it is told.
private final class SpyContent: View, ProfileContent {
  enum Message: Equatable {
    case name(String?)
    case canFollow(Bool)
    case other
  }

  private(set) var messages: [Message] = []
  var name: String? { didSet { messages.append(.name(name)) } }
  var followerCount: String? { didSet { messages.append(.other) } }
  var followedBy: String? { didSet { messages.append(.other) } }
  var followTitle: String? { didSet { messages.append(.other) } }
  var canFollow = false { didSet { messages.append(.canFollow(canFollow)) } }
  var onFollow: (@MainActor () -> Void)?
}

@Suite("A profile's controller, its view replaced", .tags(.mockInjection))
@MainActor struct ProfileControllerTests {
  let ada = Person(PersonInfo(storedFirstName: "Ada", lastName: "Lovelace", birthday: nil))

  @Test("tells its view what to show when it is loaded, and not before")
  func shows() {
    let (controller, content) = makeController()
    controller.profile = Profile(of: ada, isFollowed: true)
    #expect(content.messages == [])
    controller.loadViewIfNeeded()
    #expect(content.messages == [.name("Ada"), .canFollow(false)])
  }

  @Test("hears of a tap without knowing what was tapped")
  func follows() {
    let (controller, content) = makeController()
    controller.loadViewIfNeeded()
    content.onFollow?()
    #expect(controller.followed == 1)
  }

  @Test("works the same with the real view in its place")
  func realView() {
    let controller = ProfileController(Profile(of: ada), ProfileView())
    controller.loadViewIfNeeded()
    #expect(controller.contentView.name == "Ada")
    controller.contentView.onFollow?()
    #expect(controller.followed == 1)
  }

  @Test("is freed though its view holds what a tap does", .tags(.memory))
  func freed() async {
    await expectFreed {
      let (controller, _) = makeController()
      controller.loadViewIfNeeded()
      return controller
    }
  }

  private func makeController() -> (ProfileController<SpyContent>, SpyContent) {
    let content = SpyContent()
    return (ProfileController(Profile(of: ada), content), content)
  }
}
