import Foundation
import HeadlessUI
import Storyboard
import Testing

@Suite("StoryboardFile: damaged and unusual files")
@MainActor struct StoryboardOddFilesTests {
  private static let bare = """
    <scene><objects>
    <viewController id="a" sceneMemberID="viewController"><connections>
    <outlet/><outletCollection property="labels" destination="a"/><segue/>
    </connections></viewController><exit/>
    </objects></scene>
    """

  @Test("a missing attribute is read as an empty text, and a missing destination is a problem")
  func missingAttributes() throws {
    let storyboard = try StoryboardSample.of(Self.bare)
    #expect(storyboard.scenes[0].id.isEmpty)
    #expect(storyboard.scenes[0].outlets.map(\.isCollection) == [false, true])
    #expect(storyboard.problems.map(\.message).contains { $0.contains("outlet “” leads to ,") })
  }

  @Test("connections outside a scene are ignored")
  func strayConnections() throws {
    let storyboard = try StoryboardSample.of("<outlet property=\"x\"/><segue id=\"y\"/>")
    #expect(storyboard.scenes.isEmpty)
  }

  @Test("a watch app's storyboard has no problems, and its flow contains the segue")
  func watch() throws {
    let storyboard = try StoryboardSample.of(
      """
      <scene sceneID="w"><objects><controller id="a" customClass="Timer"><connections>
      <segue destination="b" kind="push" id="1"/>
      </connections></controller></objects></scene>
      <scene sceneID="n"><objects><controller id="b"/></objects></scene>
      """)
    #expect(storyboard.problems.map(\.message) == [])
    #expect(StoryboardFlow(storyboard).edges.count == 1)
  }

  @Test("a controller that occurs twice is one node of the flow")
  func twice() throws {
    let scene = StoryboardSample.scene(
      "a", StoryboardSample.connections("<segue destination=\"a\" id=\"1\"/>"))
    let storyboard = try StoryboardSample.of(scene + scene)
    let flow = StoryboardFlow(storyboard)
    #expect(flow.nodes.count == 1)
    #expect(flow.text.contains("→ Scene a   show"))
  }

  @Test("the flow contains a reference to its own storyboard and an unwind segue without an action")
  func unusualEdges() throws {
    let flow = StoryboardFlow(
      try StoryboardSample.of(
        """
        <scene sceneID="m"><objects><menu id="m"/></objects></scene>
        <scene sceneID="r"><objects><viewControllerPlaceholder id="r" referencedIdentifier="a" \
        sceneMemberID="viewController"/></objects></scene>
        """
          + StoryboardSample.scene(
            "a",
            StoryboardSample.connections(
              """
              <segue destination="e" kind="unwind" id="1"/>
              <segue destination="r" kind="relationship" id="2"/>
              """), beside: "<exit id=\"e\"/>")))
    #expect(flow.nodes.map(\.detail) == ["in this storyboard “a”", "“a”", ""])
    #expect(flow.edges.map(\.label) == ["unwind", "relationship"])
  }

  @Test("an XML error that has no description contains libxml2's error code")
  func unknownFault() throws {
    let error = #expect(throws: StoryboardError.self) {
      try StoryboardFile(data: Data("<document>&nothing;</document>".utf8), name: "X")
    }
    #expect(error?.description.contains("of libxml2") == true)
  }

  @Test("XML that would crash Foundation's parser causes an error instead")
  func crashingFault() throws {
    let error = #expect(throws: StoryboardError.self) {
      try StoryboardFile(data: Data("<?xml?><document/>".utf8), name: "X")
    }
    #expect(error?.description.hasPrefix("X:1:6: ") == true)
  }

  @Test(
    "of two nested views with the same identifier, only the outer view is created",
    arguments: [
      #"<tableView id="x"><label id="x"/></tableView>"#,
      #"<stackView id="x"><stackView id="y"><stackView id="x"><label id="l"/></stackView>"#
        + "</stackView></stackView>",
    ])
  func repeatedNesting(_ views: String) throws {
    let storyboard = try StoryboardSample.of(
      StoryboardSample.scene("a", "<view key=\"view\" id=\"v\">\(views)</view>"))
    let loader = try StoryboardLoader(storyboard, classes: .headless)
    let controller: UIViewController = try loader.instantiateInitialViewController()
    #expect(controller.view.subviews.count == 1)
  }

  @Test("creating a scene that refers to its own storyboard throws an error with the file name")
  func referenceToOwnFile() throws {
    let loader = try StoryboardLoader(
      StoryboardSample.of(
        """
        <scene><objects><viewControllerPlaceholder id="a" referencedIdentifier="b" \
        sceneMemberID="viewController"/></objects></scene>
        """), classes: .plain(Log()))
    let error = #expect(throws: StoryboardError.self) {
      try loader.instantiateInitialViewController(as: PlainController.self)
    }
    #expect(error == .elsewhere(storyboard: "Test.storyboard", identifier: "b"))
  }
}
