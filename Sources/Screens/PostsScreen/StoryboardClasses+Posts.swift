import HeadlessAdapters
import HeadlessUI
public import Presenter
public import ServiceLocator
public import Storyboard

extension StoryboardClasses {
  /// The stage's classes and those of the posts, for readers in `context`.
  ///
  /// `makeLocator` makes the placeholder of each scene, under the name `PostServiceLocator`: the
  /// place at which a composition root, or a test, says where the posts come from.
  ///
  ///     .posts(in: context) { PostServiceLocator(session: MockSession()) }
  public static func posts<Locator: PostLocating>(
    in context: PresentationContext, _ makeLocator: @escaping @MainActor () -> Locator
  ) -> StoryboardClasses {
    var classes = StoryboardClasses.headless
    classes.add(Locator.self, named: "PostServiceLocator", make: makeLocator)
    classes.add(TextView.self, named: "textView") { TextView() }
    classes.add(
      PostsViewController.self,
      outlets: [
        OutletBinding("serviceLocator", \.serviceLocator), OutletBinding("tableView", \.tableView),
        OutletBinding("activityIndicator", \.activityIndicator),
      ]
    ) { PostsViewController() }
    classes.add(
      ForwardingPostsViewController.self,
      outlets: [
        OutletBinding("serviceLocator", \.serviceLocator), OutletBinding("tableView", \.tableView),
        OutletBinding("activityIndicator", \.activityIndicator),
      ]
    ) { ForwardingPostsViewController() }
    classes.add(
      PostViewController.self,
      outlets: [
        OutletBinding("serviceLocator", \.serviceLocator), OutletBinding("dateLabel", \.dateLabel),
        OutletBinding("textView", \.textView),
        OutletBinding("activityIndicator", \.activityIndicator),
      ]
    ) { PostViewController(context: context) }
    return classes
  }
}
