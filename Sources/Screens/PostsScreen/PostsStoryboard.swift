#if canImport(Storyboard)
  public import HeadlessUI
  public import Presenter
  public import ServiceLocator
  public import Storyboard

  /// An object that checks a storyboard of posts screens and makes its view controllers.
  ///
  ///     let posts = try PostsStoryboard(.posts(), context: .current) {
  ///       PostServiceLocator(session: session)
  ///     }
  ///     window.rootViewController = try posts.initialViewController()
  ///
  /// This object holds the storyboard and the registered classes, but no view controller.
  @MainActor public final class PostsStoryboard {
    let loader: StoryboardLoader

    /// Checks `storyboard` before any view controller is made.
    ///
    /// - Parameters:
    ///   - display: The user's choice of what a row shows.
    ///   - makeLocator: Makes a placeholder each time a scene is made.
    /// - Throws: `StoryboardError.invalid` with scene and line of each problem: contradictions and
    ///   unregistered classes or, if there are none, missing outlets and segues. If there are no
    ///   problems but no initial controller either, throws `noInitialController`.
    public init<Locator: PostLocating>(
      _ storyboard: StoryboardFile, context: PresentationContext,
      display: PostsDisplay = PostsDisplay(),
      _ makeLocator: @escaping @MainActor @Sendable () -> Locator
    ) throws(StoryboardError) {
      loader = try StoryboardLoader(storyboard, classes: .posts(in: context, display, makeLocator))
      let problems = storyboard.missingParts
      guard problems.isEmpty else { throw .invalid(file: storyboard.name, problems: problems) }
      guard storyboard.initialControllerID != nil else {
        throw .noInitialController(file: storyboard.name)
      }
    }

    /// Checks a storyboard, and throws the same errors as the initializer.
    public static func check(_ storyboard: StoryboardFile) throws(StoryboardError) {
      // No view controller is made, so the values of the context have no effect.
      let context = PresentationContext(
        locale: Locale(identifier: "en_US"), timeZone: .gmt, now: { .distantPast })
      _ = try PostsStoryboard(storyboard, context: context) { PostServiceLocator() }
    }

    /// Makes a new initial view controller.
    public func initialViewController() throws(StoryboardError) -> UIViewController {
      try loader.instantiateInitialViewController()
    }
  }

  extension StoryboardFile {
    /// The module's storyboard: a navigation controller, the list and one post.
    ///
    /// - Throws: An error if the file is damaged. A test checks that the file can be read.
    public static func posts() throws(StoryboardError) -> StoryboardFile {
      try StoryboardFile(data: Data(PackageResources.Main_storyboard), name: "Main.storyboard")
    }
  }

  extension StoryboardClasses {
    /// Returns HeadlessUI's classes and the classes of the posts screens.
    ///
    /// `makeLocator` makes the placeholder of each scene, under the name `PostServiceLocator`. A
    /// composition root or a test chooses the session in this closure:
    ///
    ///     .posts(in: context, display) { PostServiceLocator(session: MockSession()) }
    public static func posts<Locator: PostLocating>(
      in context: PresentationContext, _ display: PostsDisplay,
      _ makeLocator: @escaping @MainActor @Sendable () -> Locator
    ) -> StoryboardClasses {
      var classes = StoryboardClasses.headless
      classes.add(Locator.self, named: "PostServiceLocator", make: makeLocator)
      classes.add(UITextView.self, named: "textView") { UITextView() }
      let lists: [String: @MainActor @Sendable () -> PostsListViewController] = [
        "PostsViewController": { PostsViewController(display, context: context) },
        "ForwardingPostsViewController": {
          ForwardingPostsViewController(display, context: context)
        },
      ]
      for (name, makeList) in lists {
        classes.add(
          PostsListViewController.self, named: name,
          outlets: [
            OutletBinding("serviceLocator", \.serviceLocator),
            OutletBinding("tableView", \.tableView),
            OutletBinding("activityIndicator", \.activityIndicator),
          ], make: makeList)
      }
      classes.add(
        PostViewController.self,
        outlets: [
          OutletBinding("serviceLocator", \.serviceLocator),
          OutletBinding("dateLabel", \.dateLabel),
          OutletBinding("textView", \.textView),
          OutletBinding("activityIndicator", \.activityIndicator),
        ]
      ) { PostViewController(context: context) }
      return classes
    }
  }
#endif
