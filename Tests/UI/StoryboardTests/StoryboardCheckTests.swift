import Storyboard
import Testing

@Suite("Storyboard loader: everything that is wrong is said before anything is made")
@MainActor struct StoryboardCheckTests {
  @Test(
    "a class, an outlet, a type, a container or a kind of segue that is not there",
    arguments: [
      (
        "<outlet property=\"locator\" destination=\"l\" id=\"1\"/>", "Locater",
        "the class Locater is not registered"
      ),
      (
        "<outlet property=\"locater\" destination=\"l\" id=\"1\"/>", "Locator",
        "viewController has no outlet “locater”"
      ),
      (
        "<outlet property=\"locator\" destination=\"l\" id=\"1\"/>", "Other",
        "the outlet “locator” takes a PlainLocator, not a Other"
      ),
      (
        "<outletCollection property=\"locator\" destination=\"l\" id=\"1\"/>", "Locator",
        "“locator” is an outlet collection here, and one outlet of viewController"
      ),
      (
        "<outlet property=\"others\" destination=\"l\" id=\"1\"/>", "Other",
        "“others” is one outlet here, and an outlet collection of viewController"
      ),
      (
        "<outletCollection property=\"others\" destination=\"l\" id=\"1\"/>", "Locator",
        "the outlet “others” takes a OtherObject, not a Locator"
      ),
      (
        "<segue destination=\"a\" kind=\"spin\" id=\"1\"/>", "Locator",
        "segues of kind “spin” are unknown"
      ),
      (
        "<segue destination=\"b\" kind=\"relationship\" relationship=\"pages\" id=\"1\"/>",
        "Locator", "the relationship “pages” is unknown"
      ),
    ])
  func problem(connection: String, className: String, message: String) throws {
    let log = Log()
    let storyboard = try StoryboardSample.of(
      StoryboardSample.scene(
        "a", StoryboardSample.connections(connection),
        beside: "<customObject id=\"l\" customClass=\"\(className)\"/>")
        + StoryboardSample.scene("b"))
    let error = #expect(throws: StoryboardError.self) {
      try StoryboardLoader(storyboard, classes: .plain(log))
    }
    guard case .invalid("Test.storyboard", let problems) = error else { return }
    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.scene) == ["Scene a"])
    #expect(log.entries.isEmpty)
  }

  @Test("an outlet to a view whose kind nobody registered would stay empty")
  func unregisteredView() throws {
    let problems = try problems(
      StoryboardSample.scene(
        "a",
        "<view key=\"view\" id=\"v\"/>"
          + StoryboardSample.connections(
            "<outlet property=\"locator\" destination=\"v\" id=\"1\"/>")))
    #expect(problems == ["the outlet “locator” wants a view, which is not registered"])
  }

  @Test("a view of a kind that nobody registered is a look, and passed over")
  func look() throws {
    let problems = try problems(
      StoryboardSample.scene("a", "<view key=\"view\" id=\"v\"><stackView id=\"s\"/></view>"))
    #expect(problems.isEmpty)
  }

  @Test("but a view with a class of one's own must be registered, unless a table makes it")
  func customView() throws {
    let problems = try problems(
      StoryboardSample.scene(
        "a",
        """
        <tableView key="view" id="t" customClass="PostTable"><prototypes>
        <tableViewCell reuseIdentifier="Post" customClass="PostCell" id="c">
        <label id="l" customClass="Fancy"/></tableViewCell></prototypes></tableView>
        """))
    #expect(problems == ["the class PostTable is not registered"])
  }

  @Test("all of it is reported together, by line, with what contradicts itself")
  func together() throws {
    let problems = try problems(
      StoryboardSample.scene("b", kind: "pageController")
        + StoryboardSample.scene(
          "a", StoryboardSample.connections("<segue destination=\"x\" kind=\"show\" id=\"1\"/>")))
    #expect(
      problems == [
        "the class pageController is not registered",
        "the segue of kind show leads to x, which is not there",
      ])
  }

  private func problems(_ scenes: String) throws -> [String] {
    do {
      _ = try StoryboardLoader(StoryboardSample.of(scenes), classes: .plain(Log()))
      return []
    } catch StoryboardError.invalid(_, let problems) {
      return problems.map(\.message)
    }
  }
}
