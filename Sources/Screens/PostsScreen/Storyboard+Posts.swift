import Foundation
public import Storyboard

extension Storyboard {
  /// The storyboard that is shipped with this module: a navigation controller, the list, one post.
  ///
  /// - Throws: never, unless somebody broke the file; the tests read it.
  public static func posts() throws(StoryboardError) -> Storyboard {
    try Storyboard(data: Data(PackageResources.Main_storyboard), name: "Main.storyboard")
  }
}
