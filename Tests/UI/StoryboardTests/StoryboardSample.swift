import Foundation
import Storyboard
import TestSupport

/// The storyboard of the service locator example, and storyboards for single tests.
enum StoryboardSample {
  static let url = SourceFile.root
    .appending(path: "Examples/Patterns/ServiceLocatorExample/Posts.storyboard")

  static func storyboard() throws -> StoryboardFile {
    try StoryboardFile(contentsOf: url)
  }

  /// Returns the sample with one passage replaced.
  static func replacing(_ passage: String, by other: String) throws -> StoryboardFile {
    let text = try String(contentsOf: url, encoding: .utf8)
    precondition(text.contains(passage))
    return try StoryboardFile(
      data: Data(text.replacingOccurrences(of: passage, with: other).utf8),
      name: "Posts.storyboard")
  }

  /// Returns a storyboard with these scenes.
  static func of(_ scenes: String, initial: String? = "a") throws -> StoryboardFile {
    let start = initial.map { "initialViewController=\"\($0)\"" } ?? ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(start)><scenes>
      \(scenes)
      </scenes></document>
      """
    return try StoryboardFile(data: Data(text.utf8), name: "Test.storyboard")
  }

  /// Returns the XML of a scene, with elements inside and beside its controller.
  static func scene(
    _ id: String, kind: String = "viewController", customClass: String? = nil,
    _ inside: String = "", beside: String = ""
  ) -> String {
    let custom = customClass.map { #"customClass="\#($0)" "# } ?? ""
    let member = custom + #"sceneMemberID="viewController""#
    return """
      <!--Scene \(id)--><scene sceneID="s-\(id)"><objects>
      <\(kind) id="\(id)" storyboardIdentifier="\(id)" \(member)>\(inside)</\(kind)>
      \(beside)</objects></scene>
      """
  }

  /// Returns the XML of storyboard connections.
  static func connections(_ connections: String) -> String {
    "<connections>\(connections)</connections>"
  }
}

/// A log of the calls to the objects of a storyboard.
@MainActor final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) {
    entries.append(entry)
  }
}

@MainActor final class PlainController: NibAwaking, StoryboardHosted {
  let log: Log
  var locator: PlainLocator? { didSet { log.add("locator set") } }
  var children: [AnyObject] = []
  var shown: AnyObject?
  var others: [OtherObject] = []
  var postID: Int?
  /// The closure to call when the view loads. These tests never load a view.
  var uponLoading: (@MainActor () -> Void)?
  var storyboard: StoryboardLoader?

  init(log: Log) {
    self.log = log
    log.add("controller made")
  }

  func awakeFromNib() {
    log.add("controller awake")
  }
}

@MainActor final class PlainLocator: NibAwaking {
  let log: Log

  init(log: Log) {
    self.log = log
    log.add("locator made")
  }

  func awakeFromNib() {
    log.add("locator awake")
  }
}

@MainActor protocol Titled: AnyObject {
  var title: String { get }
}

@MainActor final class OtherObject {}

extension StoryboardClasses {
  /// Returns storyboard classes that have no views.
  static func plain(_ log: Log) -> StoryboardClasses {
    var classes = StoryboardClasses()
    classes.add(PlainLocator.self, named: "Locator") { PlainLocator(log: log) }
    classes.add(OtherObject.self, named: "Other") { OtherObject() }
    classes.add(
      PlainController.self, named: "viewController",
      outlets: [
        OutletBinding("locator", \PlainController.locator),
        OutletBinding(collection: "others", \PlainController.others),
        OutletBinding("titled") { (_: PlainController, _: any Titled) in },
      ]
    ) { PlainController(log: log) }
    classes.relationship("tabs") { (parent: PlainController, children: [PlainController]) in
      parent.children = children
    }
    classes.segue("embed") { (parent: PlainController, child: PlainController) in
      parent.children.append(child)
    }
    classes.segue("show") { (source: PlainController, destination: PlainController) in
      source.shown = destination
    }
    return classes
  }
}
