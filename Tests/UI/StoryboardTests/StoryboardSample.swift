import Foundation
import Storyboard
import TestSupport

/// The storyboard of the pattern's example, as Interface Builder writes one; and changed, to see what
/// becomes of it.
enum StoryboardSample {
  static let url = SourceFile.root
    .appending(path: "Examples/Patterns/ServiceLocatorExample/Posts.storyboard")

  static func storyboard() throws -> StoryboardFile {
    try StoryboardFile(contentsOf: url)
  }

  /// The sample with one passage replaced.
  static func replacing(_ passage: String, by other: String) throws -> StoryboardFile {
    let text = try String(contentsOf: url, encoding: .utf8)
    precondition(text.contains(passage))
    return try StoryboardFile(
      data: Data(text.replacingOccurrences(of: passage, with: other).utf8),
      name: "Posts.storyboard")
  }

  /// A storyboard of these scenes, for what the sample does not have.
  static func of(_ scenes: String, initial: String? = "a") throws -> StoryboardFile {
    let start = initial.map { "initialViewController=\"\($0)\"" } ?? ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(start)><scenes>
      \(scenes)
      </scenes></document>
      """
    return try StoryboardFile(data: Data(text.utf8), name: "Test.storyboard")
  }

  /// One scene: a controller with what is inside it, and what stands beside it.
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

  /// The connections of a controller.
  static func connections(_ connections: String) -> String {
    "<connections>\(connections)</connections>"
  }
}
