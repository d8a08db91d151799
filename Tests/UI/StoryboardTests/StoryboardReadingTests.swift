import Foundation
import ServiceLocator
import Storyboard
import TestSupport
import Testing

@Suite("StoryboardFile: reading a file")
struct StoryboardReadingTests {
  @Test("reading a storyboard finds its scenes with their names, and its initial controller")
  func scenes() throws {
    let storyboard = try StoryboardSample.storyboard()
    #expect(
      storyboard.scenes.map(\.name) == [
        "Navigation Controller", "Posts", "Post", "Navigation Controller", "New Post", "Settings",
      ])
    #expect(storyboard.initialControllerID == storyboard.scenes[0].controller?.id)
    #expect(storyboard.identifiers == ["Posts", "Post"])
    #expect(storyboard.scene(identified: "Posts")?.controller?.customClass == "PostsController")
    #expect(storyboard.scene(identified: "Posts")?.controller?.title == "Posts")
  }

  @Test("a scene that has no name in a comment has the default name")
  func unnamedScene() throws {
    let storyboard = try StoryboardSample.of(
      StoryboardSample.scene("a") + "<scene sceneID=\"2\"><objects/></scene>"
        + "<!-- --><scene sceneID=\"3\"><objects/></scene>")
    #expect(storyboard.scenes.map(\.name) == ["Scene a", "Scene", "Scene"])
  }

  @Test("placeholders are separate from views, and outlets refer to placeholders and views")
  func placeholdersAndOutlets() throws {
    let posts = try #require(StoryboardSample.storyboard().scene(identified: "Posts"))
    #expect(posts.placeholders.map(\.className) == ["PostServiceLocator"])
    #expect(posts.outlets.map(\.property) == ["serviceLocator", "tableView", "activityIndicator"])
    #expect(posts.outlets.first?.destinationID == posts.placeholders.first?.id)
    #expect(posts.outlets.first?.line == 72)
    #expect(posts.outlets.filter(\.isCollection).isEmpty)
    let table = try #require(posts.elements.first { $0.kind == "tableView" })
    #expect(posts.elements.first { $0.id == table.parentID }?.key == "view")
  }

  @Test("the source of a segue is a prototype cell, a bar item or the controller")
  func segueSources() throws {
    let storyboard = try StoryboardSample.storyboard()
    let posts = try #require(storyboard.scene(identified: "Posts"))
    let sources = posts.segues.map { segue in posts.elements.first { $0.id == segue.sourceID } }
    #expect(sources.map { $0?.kind } == ["tableViewCell", "barButtonItem"])
    #expect(sources[0]?.reuseIdentifier == "Post")
    #expect(posts.segues.map(\.identifier) == ["showPost", "compose"])
    #expect(posts.segues.map(\.kind) == ["show", "presentation"])
    #expect(storyboard.scenes[0].segues.first?.relationship == "rootViewController")
  }

  @Test("the destination of an unwind segue is the exit of the segue's scene")
  func exit() throws {
    let storyboard = try StoryboardSample.storyboard()
    let segue = try #require(storyboard.scenes[4].segues.first)
    #expect(segue.unwindAction == "unwindToPosts:")
    #expect(storyboard.scene(containing: segue.destinationID)?.name == "New Post")
  }

  @Test("a storyboard reference contains the name of the other storyboard and a scene's identifier")
  func reference() throws {
    let storyboard = try StoryboardSample.of(
      """
      <scene sceneID="1"><objects><viewControllerPlaceholder storyboardName="Account" \
      referencedIdentifier="Open" id="a" sceneMemberID="viewController"/></objects></scene>
      """)
    #expect(storyboard.scenes[0].controller?.reference?.storyboardName == "Account")
    #expect(storyboard.scenes[0].controller?.reference?.identifier == "Open")
    #expect(storyboard.scenes[0].name == "Scene")
  }

  @Test("a scene of a Mac app can have a window controller or no controller")
  func mac() throws {
    let storyboard = try StoryboardSample.of(
      """
      <scene sceneID="1"><objects><application id="m"/>\
      <customObject id="d" customClass="AppDelegate"/>\
      <customObject id="r" customClass="NSResponder" sceneMemberID="firstResponder"/>\
      </objects></scene>
      <scene sceneID="2"><objects><windowController id="a">\
      <connections><segue destination="b" kind="relationship" \
      relationship="window.shadowedContentViewController" id="s"/></connections>\
      </windowController></objects></scene>
      """)
    #expect(storyboard.scenes[0].controller == nil)
    #expect(storyboard.scenes[0].placeholders.map(\.id) == ["d"])
    #expect(storyboard.scenes[1].controller?.kind == "windowController")
  }

  @Test("`ignoredElements` lists each kind of element with its count and its first line")
  func ignoredElements() throws {
    let storyboard = try StoryboardSample.storyboard()
    let rect = try #require(storyboard.ignoredElements.first { $0.kind == "rect" })
    #expect(rect.count == 10)
    #expect(rect.firstLine == 15)
    #expect(!storyboard.ignoredElements.contains { $0.kind == "segue" || $0.kind == "scenes" })
  }

  @Test(
    "malformed XML throws an error with line and column",
    arguments: [
      ("<document>\n  <scenes>\n  </scene>\n</document>", 3, "a closing tag does not belong"),
      ("<document>\n<scenes>", 2, "it ends too early"),
      ("<document>\n<scenes a='1'b='2'/></document>", 2, "a space is missing"),
      ("<document>\n</document x>", 2, "a tag is not closed"),
      ("<document>\n<scenes a=1/></document>", 2, "quotation marks"),
      ("<document>\n<scenes a='1/>\n</document>", 3, "quotation mark is missing"),
      ("<document>\n<scenes a='1", 2, "not closed by a quotation mark"),
      ("<document>\n\u{1}</document>", 2, "a character that XML does not allow"),
      ("<document>\n&amp </document>", 2, "not closed by “;”"),
      ("<document>\n<scenes a/></document>", 2, "an attribute has no value"),
      ("<document>\n<scenes a='1' a='2'/></document>", 2, "comes twice"),
      ("<document>\n<sc <a></document>", 2, "a name is missing"),
      ("<document/>\n<document/>", 2, "continues after its end"),
      ("plain text", 1, "it does not begin with a tag"),
    ])
  func malformed(text: String, line: Int, reason: String) throws {
    let error = #expect(throws: StoryboardError.self) {
      try StoryboardFile(data: Data(text.utf8), name: "Bad.storyboard")
    }
    guard case .malformed("Bad.storyboard", line, let column, let found) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(column > 0)
    #expect(found.contains(reason), "\(found)")
    #expect(error?.description.hasPrefix("Bad.storyboard:\(line):\(column): ") == true)
  }

  @Test(
    "XML that is not a storyboard throws an error with the type of the document",
    arguments: [
      ("", "an empty file"), ("<plist/>", "a document of <plist>"),
      ("<document/>", "a document of type unknown"),
      (
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
        "a document of type com.apple.InterfaceBuilder3.CocoaTouch.XIB"
      ),
    ])
  func notAStoryboard(text: String, found: String) {
    #expect(throws: StoryboardError.notAStoryboard(file: "X", found: found)) {
      try StoryboardFile(data: Data(text.utf8), name: "X")
    }
  }

  @Test("a storyboard can be read from a pipe")
  func pipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(contentsOf: StoryboardSample.url))
    try pipe.fileHandleForWriting.close()
    let url = URL(filePath: "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
    let storyboard = try StoryboardFile(contentsOf: url)
    let sample = try StoryboardFile(contentsOf: StoryboardSample.url)
    #expect(storyboard.scenes.count == sample.scenes.count)
  }

  @Test("reading a file of more than 16 MB throws an error")
  func large() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Main.storyboard")
    let file = folder.file("Main.storyboard")
    try FileHandle(forWritingTo: file).truncate(atOffset: 16 * 1024 * 1024 + 1)
    let error = #expect(throws: StoryboardError.self) { try StoryboardFile(contentsOf: file) }
    #expect(
      error?.description
        == "Main.storyboard: The file cannot be read, because it is larger than 16 MB.")
  }

  @Test("reading a missing file or a folder throws an error")
  func unreadable() {
    let missing = URL(filePath: "/nowhere/Main.storyboard")
    let error = #expect(throws: StoryboardError.self) { try StoryboardFile(contentsOf: missing) }
    #expect(
      error?.description
        == "Main.storyboard: The file cannot be read, because it does not exist.")
    let folder = #expect(throws: StoryboardError.self) {
      try StoryboardFile(contentsOf: StoryboardSample.url.deletingLastPathComponent())
    }
    #expect(folder?.description.contains("it is a folder, or you have no permission") == true)
  }
}
