import HeadlessUI
import SmartView

@MainActor func makeView() -> ProfileView {
  print("the view is created")
  return ProfileView()
}

final class ProfileController: ContentViewController<ProfileView> {
  init() {
    super.init(makeView())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView.name = "Ada"
    contentView.followerCount = ""
  }
}

@MainActor func labels(in view: UIView) -> Int { view.subviews.filter { $0 is UILabel }.count }

let controller = ProfileController()
print("the controller exists")
controller.contentView.name = "Grace"
print("after the access to contentView, loaded: \(controller.isViewLoaded)")
controller.loadViewIfNeeded()
print("name after loading: \(controller.contentView.name ?? "")")
print("labels: \(labels(in: controller.view))")
controller.contentView.followerCount = "1 follower"
controller.contentView.followerCount = ""
print("labels after a follower came and went: \(labels(in: controller.view))")
