import Storyboard
import Testing

@Suite("StoryboardFile: problems")
struct StoryboardProblemsTests {
  @Test("the sample storyboard has no problems")
  func none() throws {
    let problems = try StoryboardSample.storyboard().problems
    #expect(problems.isEmpty)
  }

  @Test(
    "a connection whose destination does not exist is a problem",
    arguments: [
      (
        "destination=\"Tab-le-Vw1\"", "Posts", 73,
        "The outlet “tableView” leads to gone, which does not exist."
      ),
      (
        "destination=\"Det-ai-VC1\"", "Posts", 50,
        "The segue “showPost” leads to gone, which does not exist."
      ),
      (
        "destination=\"Pos-ts-VC1\"", "Navigation Controller", 19,
        "The segue of kind relationship leads to gone, which does not exist."
      ),
      (
        "initialViewController=\"Nav-Ro-0t1\"", "the document", 1,
        "The initial controller gone does not exist."
      ),
    ])
  func dangling(passage: String, scene: String, line: Int, message: String) throws {
    let name = passage.prefix { $0 != "=" }
    let storyboard = try StoryboardSample.replacing(passage, by: "\(name)=\"gone\"")
    #expect(
      storyboard.problems == [StoryboardProblem(scene: scene, line: line, message: message)])
  }

  @Test("problems are sorted by line")
  func order() throws {
    let storyboard = try StoryboardSample.of(
      StoryboardSample.scene(
        "a",
        StoryboardSample.connections("\n<segue destination=\"x\" kind=\"show\" id=\"1\"/>"))
        + StoryboardSample.scene(
          "b",
          StoryboardSample.connections("\n<outlet property=\"o\" destination=\"y\" id=\"2\"/>")),
      initial: "z")
    let lines = storyboard.problems.map(\.line)
    #expect(lines.count == 3)
    #expect(lines == lines.sorted())
  }

  @Test("a storyboard identifier that two scenes use is a problem")
  func repeatedIdentifier() throws {
    let storyboard = try StoryboardSample.replacing(
      "storyboardIdentifier=\"Post\"", by: "storyboardIdentifier=\"Posts\"")
    #expect(
      storyboard.problems.map(\.message) == ["The storyboard identifier “Posts” is used twice."])
  }

  @Test("the problems omit a container that leads to a cycle but is not a part of it")
  func chain() throws {
    func container(_ id: String, holding child: String) -> String {
      StoryboardSample.scene(
        id, kind: "navigationController",
        StoryboardSample.connections(
          """
          <segue destination="\(child)" kind="relationship" \
          relationship="rootViewController" id="s-\(id)"/>
          """))
    }
    let length = 2_000
    let links = (0..<length).map { container("c\($0)", holding: "c\($0 + 1)") }
    let ring = container("c\(length)", holding: "c\(length)")
    let storyboard = try StoryboardSample.of((links + [ring]).joined(separator: "\n"))
    let rings = storyboard.problems.filter { $0.message == "The container contains itself." }
    #expect(rings.map(\.scene) == ["Scene c\(length)"])
  }

  /// Returns a storyboard with containers `c0`, `c1` …, each of which embeds the next one
  /// `copies` times. The last one embeds nothing.
  private func nested(_ depth: Int, copies: Int) throws -> StoryboardFile {
    try StoryboardSample.of(
      (0...depth).map { level in
        let segues = (0..<(level == depth ? 0 : copies)).map {
          "<segue destination=\"c\(level + 1)\" kind=\"embed\" id=\"s\(level)-\($0)\"/>"
        }
        return StoryboardSample.scene(
          "c\(level)", StoryboardSample.connections(segues.joined()))
      }.joined(separator: "\n"), initial: "c0")
  }

  @Test("60 levels of containers, each of which embeds the next one twice, are a problem")
  func diamond() throws {
    let problems = try nested(60, copies: 2).problems
    #expect(
      problems.map(\.message) == ["The container contains more than 1,000 controllers."])
    // Nine levels below a scene contain 1,022 controllers, and eight contain 510.
    #expect(problems.map(\.scene) == ["Scene c51"])
  }

  @Test("a chain of 1,000 embedded controllers has no problem, but a chain of 1,001 has one")
  func longChain() throws {
    let (allowed, refused) = (try nested(1_000, copies: 1), try nested(1_001, copies: 1))
    #expect(allowed.problems == [])
    #expect(refused.problems.map(\.scene) == ["Scene c0"])
  }

  @Test("containers that contain each other are a problem")
  func ring() throws {
    let storyboard = try StoryboardSample.of(
      ["a", "b"].map { id in
        StoryboardSample.scene(
          id, kind: "navigationController",
          StoryboardSample.connections(
            """
            <segue destination="\(id == "a" ? "b" : "a")" kind="relationship" \
            relationship="rootViewController" id="s-\(id)"/>
            """))
      }.joined(separator: "\n"))
    #expect(
      storyboard.problems.map(\.message)
        == Array(repeating: "The container contains itself.", count: 2))
    #expect(storyboard.problems.map(\.scene) == ["Scene a", "Scene b"])
  }
}

@Suite("StoryboardLoader: checks before objects are created")
@MainActor struct StoryboardCheckTests {
  @Test(
    "an unknown class, outlet, segue kind or relationship, or a wrong outlet type, is a problem",
    arguments: [
      (
        "<outlet property=\"locator\" destination=\"l\" id=\"1\"/>", "Locater",
        "The class Locater is not registered."
      ),
      (
        "<outlet property=\"locater\" destination=\"l\" id=\"1\"/>", "Locator",
        "viewController has no outlet “locater”."
      ),
      (
        "<outlet property=\"locator\" destination=\"l\" id=\"1\"/>", "Other",
        "The outlet “locator” has the type PlainLocator, not Other."
      ),
      (
        "<outletCollection property=\"locator\" destination=\"l\" id=\"1\"/>", "Locator",
        "“locator” is an outlet collection here, and one outlet of viewController."
      ),
      (
        "<outlet property=\"others\" destination=\"l\" id=\"1\"/>", "Other",
        "“others” is one outlet here, and an outlet collection of viewController."
      ),
      (
        "<outletCollection property=\"others\" destination=\"l\" id=\"1\"/>", "Locator",
        "The outlet “others” has the type OtherObject, not Locator."
      ),
      (
        "<segue destination=\"a\" kind=\"spin\" id=\"1\"/>", "Locator",
        "Segues of kind “spin” are unknown."
      ),
      (
        "<segue destination=\"b\" kind=\"relationship\" relationship=\"pages\" id=\"1\"/>",
        "Locator", "The relationship “pages” is unknown."
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

  @Test("an outlet to a view whose class is not registered is a problem")
  func unregisteredView() throws {
    let problems = try problems(
      StoryboardSample.scene(
        "a",
        "<view key=\"view\" id=\"v\"/>"
          + StoryboardSample.connections(
            "<outlet property=\"locator\" destination=\"v\" id=\"1\"/>")))
    #expect(problems == ["The outlet “locator” needs the class view, which is not registered."])
  }

  @Test("a view whose class is not registered is allowed if no outlet refers to the view")
  func ignoredView() throws {
    let problems = try problems(
      StoryboardSample.scene("a", "<view key=\"view\" id=\"v\"><stackView id=\"s\"/></view>"))
    #expect(problems.isEmpty)
  }

  @Test("a view's custom class must be registered, except inside a cell prototype")
  func customView() throws {
    let problems = try problems(
      StoryboardSample.scene(
        "a",
        """
        <tableView key="view" id="t" customClass="PostTable"><prototypes>
        <tableViewCell reuseIdentifier="Post" customClass="PostCell" id="c">
        <label id="l" customClass="Fancy"/></tableViewCell></prototypes></tableView>
        """))
    #expect(problems == ["The class PostTable is not registered."])
  }

  @Test("the error contains all problems, sorted by line")
  func together() throws {
    let problems = try problems(
      StoryboardSample.scene("b", kind: "pageController")
        + StoryboardSample.scene(
          "a", StoryboardSample.connections("<segue destination=\"x\" kind=\"show\" id=\"1\"/>")))
    #expect(
      problems == [
        "The class pageController is not registered.",
        "The segue of kind show leads to x, which does not exist.",
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
