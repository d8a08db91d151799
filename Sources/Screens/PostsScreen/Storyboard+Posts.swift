import Foundation
public import Storyboard

extension StoryboardFile {
  /// The storyboard that is shipped with this module: a navigation controller, the list, one post.
  ///
  /// - Throws: never, unless somebody broke the file; the tests read it.
  public static func posts() throws(StoryboardError) -> StoryboardFile {
    try StoryboardFile(data: Data(PackageResources.Main_storyboard), name: "Main.storyboard")
  }
}
