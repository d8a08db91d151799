import TestSupport
import Testing

@testable import Storyboard

@Suite("StoryboardLoader: lifetime", .tags(.memory))
@MainActor struct StoryboardLifetimeTests {
  private static let withLocator = StoryboardSample.scene(
    "a",
    StoryboardSample.connections("<outlet property=\"locator\" destination=\"l\" id=\"o\"/>"),
    beside: "<customObject id=\"l\" customClass=\"Locator\"/>")

  private static let twoScreens =
    StoryboardSample.scene(
      "a",
      StoryboardSample.connections(
        "<segue destination=\"b\" kind=\"show\" identifier=\"go\" id=\"1\"/>"))
    + StoryboardSample.scene("b")

  @Test("a controller and its scene's custom object are freed after the last reference is released")
  func freed() async throws {
    let (loader, _) = try makeLoader(Self.withLocator)
    weak var locator: PlainLocator?
    try await expectFreed {
      let controller: PlainController = try loader.instantiateInitialViewController()
      locator = controller.locator
      return controller
    }
    #expect(locator == nil)
  }

  @Test(
    "a controller whose view is never loaded is freed, although its outlets wait for the view")
  func freedUnloaded() async throws {
    var classes = StoryboardClasses.plain(Log())
    classes.whenViewLoads { (controller: PlainController, connect) in
      controller.uponLoading = connect
    }
    let loader = try StoryboardLoader(
      StoryboardSample.of(
        StoryboardSample.scene(
          "a",
          "<view key=\"view\" customClass=\"Other\" id=\"v\"/>"
            + StoryboardSample.connections(
              "<outletCollection property=\"others\" destination=\"v\" id=\"o\"/>"))),
      classes: classes)
    try await expectFreed {
      let controller: PlainController = try loader.instantiateInitialViewController()
      #expect(controller.uponLoading != nil && controller.others.isEmpty)
      return controller
    }
  }

  @Test("creating a controller removes the records of deallocated controllers")
  func removesOldRecords() throws {
    let (loader, _) = try makeLoader(Self.withLocator)
    func make() throws -> PlainController { try loader.instantiateInitialViewController() }
    var controllers = try [make(), make(), make()]
    #expect(loader.origins.count == 3)
    controllers = try [make()]
    #expect(loader.origins.count == 4, "Three controllers are freed after the fourth is created.")
    controllers = try controllers + [make()]
    #expect(loader.origins.count == 2)
  }

  @Test("a new object at the address of a freed controller has no segues")
  func sameAddress() throws {
    let (loader, log) = try makeLoader(Self.twoScreens)
    let address = try ObjectIdentifier(
      loader.instantiateInitialViewController(as: PlainController.self))
    var strangers: [PlainController] = []
    while strangers.count < 1_000, strangers.last.map(ObjectIdentifier.init) != address {
      strangers.append(PlainController(log: log))
    }
    let stranger = try #require(strangers.last)
    try #require(ObjectIdentifier(stranger) == address, "No new object has the old address.")
    #expect(throws: StoryboardError.unknownSegue("go", known: [])) {
      try loader.performSegue(withIdentifier: "go", from: stranger) { (_: PlainController) in }
    }
  }

  private func makeLoader(
    _ scenes: String, initial: String? = "a"
  ) throws -> (loader: StoryboardLoader, log: Log) {
    let log = Log()
    let storyboard = try StoryboardSample.of(scenes, initial: initial)
    return (try StoryboardLoader(storyboard, classes: .plain(log)), log)
  }
}
