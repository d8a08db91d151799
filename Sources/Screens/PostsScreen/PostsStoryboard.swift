import Foundation
public import HeadlessUI
public import Presenter
public import ServiceLocator
public import Storyboard

/// The posts screens as a storyboard draws them: checked as a whole, then made.
///
///     let posts = try PostsStoryboard(.posts(), context: .current) {
///       PostServiceLocator(session: session)
///     }
///     window.rootViewController = try posts.initialViewController()
///
/// It holds the storyboard and the classes, and none of the screens that it makes.
@MainActor public final class PostsStoryboard {
  private let loader: StoryboardLoader

  /// The screens of `storyboard`, with the placeholders that `makeLocator` makes, one for each scene
  /// each time the scene is made.
  ///
  /// - Throws: `StoryboardError.invalid` with everything that is wrong, each with scene and line:
  ///   what contradicts itself, what nobody registered, and what a screen of posts cannot do
  ///   without. Nothing was made then.
  public init<Locator: PostLocating>(
    _ storyboard: StoryboardFile, context: PresentationContext,
    _ makeLocator: @escaping @MainActor () -> Locator
  ) throws(StoryboardError) {
    loader = try Self.loader(storyboard, .posts(in: context, makeLocator))
  }

  /// Checks a storyboard before anything else is opened.
  ///
  /// - Throws: what the initialiser throws.
  public static func check(_ storyboard: StoryboardFile) throws(StoryboardError) {
    // Nothing is made, so nobody reads a date in this context.
    let context = PresentationContext(
      locale: Locale(identifier: "en_US"), timeZone: .gmt, now: { .distantPast })
    _ = try loader(storyboard, .posts(in: context) { PostServiceLocator() })
  }

  private static func loader(
    _ storyboard: StoryboardFile, _ classes: StoryboardClasses
  ) throws(StoryboardError) -> StoryboardLoader {
    let loader = try StoryboardLoader(storyboard, classes: classes)
    let problems = storyboard.missingParts
    guard problems.isEmpty else { throw .invalid(file: storyboard.name, problems: problems) }
    guard storyboard.initialControllerID != nil else {
      throw .noInitialController(file: storyboard.name)
    }
    return loader
  }

  /// A new initial controller.
  ///
  /// - Throws: where the storyboard marks none.
  public func initialViewController() throws(StoryboardError) -> ViewController {
    try loader.instantiateInitialViewController()
  }
}
