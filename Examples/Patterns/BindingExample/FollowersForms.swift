import Domain
import HeadlessUI
import Navigator
import Pilot
import Presenter
import ProfileScreen
import SourceMeasures
import TestDoubles

/// Shows a list of followers in two forms.
///
/// The first form has a separate data source, and the second has only a view model.
@MainActor
func showFollowersForms(in context: PresentationContext) async throws {
  let service = MockProfileService([Profile(of: .grace, followerCount: 3)])
  service.followers = [Person.grace.id: [.ada, .alan, .anders]]
  let services = ProfileServices(
    service: service, posts: InMemoryPostStore(), user: Person.grace.id, context: context)
  for (form, title) in [
    (FollowersForm.dataSource, "with a data source class"), (.viewModel, "with a view model only"),
  ] {
    print("\nFollowers, \(title):")
    let screens = ProfileScreens(services, followers: form)
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = UINavigationController(
      rootViewController: screens.screen(for: .followers(of: Person.grace.id)))
    window.makeKeyAndVisible()
    let pilot = ScreenPilot(window)
    try await pilot.waitWhileBusy()
    print("  all:             \(names(pilot))")
    try pilot.search(for: "ANG")
    print("  search for ANG:  \(names(pilot))")
  }

  print("\nBoth screens call the rule in the model. Code lines:")
  let package = try PackageSources(above: [URL(filePath: #filePath)])
  let files = try package.files(below: "Sources", of: ["Binding", "Domain", "ProfileScreen"])
  for role in [
    "Person+Search", "FollowersListController", "FollowersViewController", "FollowersViewModel",
  ] {
    for file in files where file.role == role {
      let views = file.importsViews ? "" : ", without views"
      print("  \(role): \(file.codeLines.count)\(views)")
    }
  }
}

@MainActor
private func names(_ pilot: ScreenPilot) -> String {
  pilot.sectionTitles.map { "(\($0)) " }.joined() + pilot.rows.map(\.title).joined(separator: ", ")
}
