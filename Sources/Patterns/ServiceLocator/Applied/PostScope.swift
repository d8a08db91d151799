import Domain

extension ServiceScope {
  /// Creates the scope of the posts feature. `parent` must register the session.
  ///
  /// The feature's screens share one data source. When the screens and this scope are released, the
  /// data source is freed, and the parent keeps the session.
  public static func posts(parent: ServiceScope) -> ServiceScope {
    ServiceScope("posts", parent: parent) { services in
      services.register(PostDataSource.self) { scope in
        PostDataSource(session: try scope.resolve((any PostSession).self))
      }
    }
  }
}

/// A storyboard placeholder that gets its data source from the scope of the posts.
@MainActor public final class ScopedPostLocator: PostLocating {
  /// The data source of the scope.
  public let dataSource: PostDataSource

  /// Creates a placeholder for the screens of a feature.
  ///
  /// - Throws: ``ServiceError`` if the scope cannot resolve the data source.
  public init(_ scope: ServiceScope) throws(ServiceError) {
    dataSource = try scope.resolve()
  }
}
