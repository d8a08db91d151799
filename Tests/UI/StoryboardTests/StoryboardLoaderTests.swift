import Storyboard
import TestSupport
import Testing

@Suite("StoryboardLoader")
@MainActor struct StoryboardLoaderTests {
  private static let withLocator = StoryboardSample.scene(
    "a",
    StoryboardSample.connections("<outlet property=\"locator\" destination=\"l\" id=\"o\"/>"),
    beside: "<customObject id=\"l\" customClass=\"Locator\"/>")

  @Test("a controller and its placeholder are created and connected before `awakeFromNib()`")
  func order() throws {
    let (loader, log) = try makeLoader(Self.withLocator)
    let controller = try loader.instantiateInitialViewController(as: PlainController.self)
    #expect(
      log.entries == [
        "controller made", "locator made", "locator set", "locator awake", "controller awake",
      ])
    #expect(controller.storyboard === loader)
  }

  @Test("creating a scene again creates a new placeholder")
  func ownPlaceholders() throws {
    let (loader, _) = try makeLoader(Self.withLocator)
    let first: PlainController = try loader.instantiateInitialViewController()
    let second: PlainController = try loader.instantiateViewController(withIdentifier: "a")
    #expect(first.locator != nil)
    #expect(first.locator !== second.locator)
  }

  @Test("a container is created with the children of its relationship and embed segues")
  func children() throws {
    let (loader, _) = try makeLoader(
      StoryboardSample.scene(
        "a",
        StoryboardSample.connections(
          """
          <segue destination="b" kind="relationship" relationship="tabs" id="1"/>
          <segue destination="c" kind="relationship" relationship="tabs" id="2"/>
          <segue destination="d" kind="embed" id="3"/>
          """)) + ["b", "c", "d"].map { StoryboardSample.scene($0) }.joined())
    let controller: PlainController = try loader.instantiateInitialViewController()
    #expect(controller.children.count == 3)
  }

  @Test("a segue creates, prepares and shows its destination")
  func segue() throws {
    let (loader, _) = try makeLoader(Self.twoScreens)
    let source: PlainController = try loader.instantiateInitialViewController()
    try loader.performSegue(withIdentifier: "go", from: source) { (next: PlainController) in
      #expect(source.shown == nil)
      next.postID = 7
    }
    #expect((source.shown as? PlainController)?.postID == 7)
  }

  @Test("performing an unknown segue, or a segue from an unknown source, throws")
  func unknownSegue() throws {
    let (loader, log) = try makeLoader(Self.twoScreens)
    let source: PlainController = try loader.instantiateInitialViewController()
    let error = #expect(throws: StoryboardError.unknownSegue("stay", known: ["go"])) {
      try loader.performSegue(withIdentifier: "stay", from: source) { (_: PlainController) in }
    }
    #expect(
      error?.description
        == "This controller has no segue “stay”. Existing identifiers: “go”.")
    let stranger = PlainController(log: log)
    #expect(throws: StoryboardError.unknownSegue("go", known: [])) {
      try loader.performSegue(withIdentifier: "go", from: stranger) { (_: PlainController) in }
    }
  }

  @Test("performing an unwind segue throws an error")
  func unwind() throws {
    let (loader, _) = try makeLoader(
      StoryboardSample.scene(
        "a",
        StoryboardSample.connections(
          "<segue destination=\"x\" kind=\"unwind\" identifier=\"back\" id=\"1\"/>"),
        beside: "<exit id=\"x\" sceneMemberID=\"exit\"/>"))
    let source: PlainController = try loader.instantiateInitialViewController()
    #expect(throws: StoryboardError.unknownSegue("back", known: [])) {
      try loader.performSegue(withIdentifier: "back", from: source) { (_: PlainController) in }
    }
  }

  @Test(
    "a segue whose destination has an unexpected class throws and does not show the destination")
  func unexpectedDestination() throws {
    let (loader, _) = try makeLoader(Self.twoScreens)
    let source: PlainController = try loader.instantiateInitialViewController()
    #expect(
      throws: StoryboardError.unexpectedClass("PlainController", expected: "OtherObject")
    ) {
      try loader.performSegue(withIdentifier: "go", from: source) { (_: OtherObject) in }
    }
    #expect(source.shown == nil)
  }

  @Test("the error for a missing or unexpected controller describes the cause")
  func instantiationErrors() throws {
    let (loader, _) = try makeLoader(Self.twoScreens, initial: nil)
    let start = #expect(throws: StoryboardError.self) {
      try loader.instantiateInitialViewController(as: PlainController.self)
    }
    #expect(start?.description == "Test.storyboard: No controller is marked as the initial one.")
    let unknown = #expect(throws: StoryboardError.self) {
      try loader.instantiateViewController(withIdentifier: "x", as: PlainController.self)
    }
    #expect(
      unknown?.description == "There is no scene “x”. Existing identifiers: “a”, “b”.")
    let other = #expect(throws: StoryboardError.self) {
      try loader.instantiateViewController(withIdentifier: "a", as: OtherObject.self)
    }
    #expect(other?.description == "The controller has the class PlainController, not OtherObject.")
  }

  @Test("creating a screen of another storyboard throws an error with the storyboard's name")
  func otherStoryboard() throws {
    let (loader, _) = try makeLoader(
      """
      <scene sceneID="1"><objects><viewControllerPlaceholder storyboardName="Account" id="a" \
      sceneMemberID="viewController"/></objects></scene>
      """)
    let error = #expect(throws: StoryboardError.self) {
      try loader.instantiateInitialViewController(as: PlainController.self)
    }
    #expect(
      error?.description == "The controller is in another storyboard: Account, its initial one.")
  }

  @Test("connecting an object that does not conform to the outlet's protocol throws an error")
  func protocolOutlet() throws {
    let (loader, _) = try makeLoader(
      StoryboardSample.scene(
        "a",
        StoryboardSample.connections("<outlet property=\"titled\" destination=\"o\" id=\"1\"/>"),
        beside: "<customObject id=\"o\" customClass=\"Other\"/>"))
    let error = #expect(throws: StoryboardError.self) {
      try loader.instantiateInitialViewController(as: PlainController.self)
    }
    #expect(
      error?.description
        == "Test.storyboard:3: Scene a: The outlet “titled” has the type Titled, not OtherObject.")
  }

  @Test("an outlet collection has the order of its connections in the file")
  func collection() throws {
    var made: [OtherObject] = []
    var classes = StoryboardClasses.plain(Log())
    classes.add(OtherObject.self, named: "Other") {
      made.append(OtherObject())
      return made[made.count - 1]
    }
    let members = ["p", "q", "r"].map {
      "<outletCollection property=\"others\" destination=\"\($0)\" id=\"o-\($0)\"/>"
    }
    let objects = ["r", "q", "p"].map { "<customObject id=\"\($0)\" customClass=\"Other\"/>" }
    let storyboard = try StoryboardSample.of(
      StoryboardSample.scene(
        "a", StoryboardSample.connections(members.joined()), beside: objects.joined()))
    let loader = try StoryboardLoader(storyboard, classes: classes)
    let controller: PlainController = try loader.instantiateInitialViewController()
    #expect(
      controller.others.map(ObjectIdentifier.init) == made.reversed().map(ObjectIdentifier.init))
  }

  @Test("a container that does not accept its children throws an error")
  func refusedChildren() throws {
    let (loader, _) = try makeLoader(
      StoryboardSample.scene(
        "a", kind: "Other",
        StoryboardSample.connections(
          "<segue destination=\"b\" kind=\"relationship\" relationship=\"tabs\" id=\"1\"/>"))
        + StoryboardSample.scene("b"))
    let error = #expect(throws: StoryboardError.self) {
      try loader.instantiateInitialViewController(as: OtherObject.self)
    }
    #expect(
      error?.description
        == "Test.storyboard:3: Scene a: OtherObject does not accept the children of tabs.")
  }

  private static let twoScreens =
    StoryboardSample.scene(
      "a",
      StoryboardSample.connections(
        "<segue destination=\"b\" kind=\"show\" identifier=\"go\" id=\"1\"/>"))
    + StoryboardSample.scene("b")

  private func makeLoader(
    _ scenes: String, initial: String? = "a"
  ) throws -> (loader: StoryboardLoader, log: Log) {
    let log = Log()
    let storyboard = try StoryboardSample.of(scenes, initial: initial)
    return (try StoryboardLoader(storyboard, classes: .plain(log)), log)
  }
}
