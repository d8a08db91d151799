import HeadlessUI
import ParameterScreens
import Pilot
import TestSupport
import Testing

/// A screen in a window.
@MainActor
struct ScreenOnStage {
  let window = UIWindow(size: CGSize(width: 390, height: 844))
  let pilot: ScreenPilot

  init(_ screen: UIViewController) {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    pilot = ScreenPilot(window)
    window.layoutIfNeeded()
  }

  /// The title and the labels of the screen.
  var texts: [String] { [pilot.title].compactMap(\.self) + pilot.labels }
}

@Suite("Four forms of a screen's parameters")
@MainActor struct ParametersTests {
  @Test("all four parameter forms send the same requests for the same values")
  func same() throws {
    let followers = [
      Before.LooseCallers.followersTapped(1), Before.EntryCallers.followersTapped(1),
      try Before.ParamsCallers.followersTapped(1), Before.HybridCallers.followersTapped(1),
    ]
    for screen in followers {
      #expect(ScreenOnStage(screen).texts == ["Person 1", "/people/1/followers"])
    }
    let suggestions = [
      Before.LooseCallers.suggestionsTapped(1, without: 2),
      Before.EntryCallers.suggestionsTapped(1, without: 2),
      try Before.ParamsCallers.suggestionsTapped(1, without: 2),
      try Before.HybridCallers.suggestionsTapped(1, without: 2),
    ]
    for screen in suggestions {
      #expect(
        ScreenOnStage(screen).texts == ["Person 1", "/people/1/suggestions?limit=5&without=2"])
    }
  }

  @Test("after the code gets two more kinds of request, all four forms send old and new requests")
  func sameAfter() throws {
    let expected = [
      "/people/1/followers", "/people/1/suggestions?limit=5&without=2",
      "/people/1/followers?search=ada", "/people/1/mutual?with=3",
    ]
    let forms: [[UIViewController]] = [
      [
        After.LooseCallers.followersTapped(1),
        After.LooseCallers.suggestionsTapped(1, without: 2),
        After.LooseCallers.searchTapped(1, "ada"), After.LooseCallers.mutualTapped(1, with: 3),
      ],
      [
        After.EntryCallers.followersTapped(1),
        After.EntryCallers.suggestionsTapped(1, without: 2),
        After.EntryCallers.searchTapped(1, "ada"), After.EntryCallers.mutualTapped(1, with: 3),
      ],
      [
        try After.ParamsCallers.followersTapped(1),
        try After.ParamsCallers.suggestionsTapped(1, without: 2),
        try After.ParamsCallers.searchTapped(1, "ada"),
        try After.ParamsCallers.mutualTapped(1, with: 3),
      ],
      [
        After.HybridCallers.followersTapped(1),
        try After.HybridCallers.suggestionsTapped(1, without: 2),
        After.HybridCallers.searchTapped(1, "ada"), After.HybridCallers.mutualTapped(1, with: 3),
      ],
    ]
    for screens in forms {
      #expect(screens.map { ScreenOnStage($0).texts.last } == expected)
    }
  }

  @Test("with optional properties, a screen is empty if its person is not set", .tags(.trap))
  func forgotten() {
    let screen = Before.LooseScreen()
    screen.limit = 5
    #expect(ScreenOnStage(screen).texts == [])
    #expect(screen.link == nil)
  }

  @Test(
    "with optional properties, contradictory and invalid values cause no error", .tags(.trap))
  func contradictory() {
    let contradictory = Before.LooseScreen()
    contradictory.uid = 1
    contradictory.without = 2
    #expect(ScreenOnStage(contradictory).texts.last == "/people/1/followers")
    let invalid = Before.LooseScreen()
    invalid.uid = 1
    invalid.limit = -5
    #expect(ScreenOnStage(invalid).texts.last == "/people/1/suggestions?limit=-5")
  }

  @Test("with an enumeration, a limit that is out of range causes no error", .tags(.trap))
  func outOfRange() {
    let screen = Before.EntryScreen(.suggestions(for: 1, limit: -5))
    #expect(ScreenOnStage(screen).texts.last == "/people/1/suggestions?limit=-5")
  }

  @Test("an invalid limit throws an error before the screen is created", arguments: [-5, 0, 101])
  func refused(_ limit: Int) {
    #expect(throws: ParameterFault.limit(limit)) {
      try Before.ParamsScreen.Params(.suggestions(limit: limit), of: 1)
    }
    #expect(throws: ParameterFault.limit(limit)) {
      try Before.HybridScreen.Params(for: 1, limit: limit)
    }
  }

  @Test("limits of 1 and 100 suggestions are valid", arguments: [1, 100])
  func accepted(_ limit: Int) throws {
    let params = try Before.ParamsScreen.Params(.suggestions(limit: limit), of: 1)
    let screen = ScreenOnStage(Before.ParamsScreen(params))
    #expect(screen.texts.last == "/people/1/suggestions?limit=\(limit)")
    let hybrid = Before.HybridScreen(.suggestions(try .init(for: 1, limit: limit)))
    #expect(ScreenOnStage(hybrid).texts.last == "/people/1/suggestions?limit=\(limit)")
  }

  @Test("`turnDown(_:)` changes one parameter and sends the new request")
  func turnsDown() throws {
    let screen = Before.ParamsScreen(try .init(.suggestions(limit: 5), of: 1))
    let stage = ScreenOnStage(screen)
    screen.turnDown(7)
    #expect(stage.texts.last == "/people/1/suggestions?limit=5&without=7")
  }

  @Test("in all four parameter forms, the link contains the person's identifier")
  func link() throws {
    let loose = Before.LooseScreen()
    loose.uid = 4
    let links = [
      loose.link, Before.EntryScreen(.followers(of: 4)).link,
      Before.EntryScreen(.suggestions(for: 4, limit: 1)).link,
      Before.ParamsScreen(try .init(.followers, of: 4)).link,
      Before.HybridScreen(.followers(of: 4)).link,
      Before.HybridScreen(.suggestions(try .init(for: 4, limit: 1))).link,
    ]
    #expect(links.allSatisfy { $0 == "unmassive://people/4" })
  }

  @Test("a screen is deallocated after use", .tags(.memory))
  func freed() async throws {
    try await expectFreed {
      let screen = Before.ParamsScreen(try .init(.suggestions(limit: 5), of: 1))
      _ = ScreenOnStage(screen)
      screen.turnDown(7)
      return screen
    }
  }
}
