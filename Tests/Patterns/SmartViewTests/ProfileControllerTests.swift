import Domain
import HeadlessUI
import SmartView
import TestSupport
import Testing

@Suite("A profile controller with a spy as its view", .tags(.mockInjection))
@MainActor struct ProfileControllerTests {
  let ada = Person(PersonInfo(storedFirstName: "Ada", lastName: "Lovelace", birthday: nil))

  @Test("the controller sets the view's values when the view is loaded")
  func shows() {
    let (controller, content) = makeController()
    controller.profile = Profile(of: ada, isFollowed: true)
    #expect(content.messages == [])
    controller.loadViewIfNeeded()
    #expect(content.messages == [.name("Ada"), .canFollow(false)])
  }

  @Test("a tap on the follow button calls the controller")
  func follows() {
    let (controller, content) = makeController()
    controller.loadViewIfNeeded()
    content.onFollow?()
    #expect(controller.followed == 1)
  }

  @Test("with a real view, the controller sets the name and receives taps on the follow button")
  func realView() {
    let controller = ProfileController(Profile(of: ada), ProfileView())
    controller.loadViewIfNeeded()
    #expect(controller.contentView.name == "Ada")
    controller.contentView.onFollow?()
    #expect(controller.followed == 1)
  }

  @Test("the view's closure does not retain the controller", .tags(.memory))
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

/// A controller that is generic over its view.
private final class ProfileController<Content: UIView & ProfileContent>:
  ContentViewController<Content>
{
  var profile: Profile { didSet { if isViewLoaded { show() } } }
  private(set) var followed = 0

  init(_ profile: Profile, _ content: @autoclosure @escaping @MainActor () -> Content) {
    self.profile = profile
    super.init(content())
  }

  required init?(coder: NSCoder) { nil }

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

/// A spy that replaces the real view.
private final class SpyContent: UIView, ProfileContent {
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
