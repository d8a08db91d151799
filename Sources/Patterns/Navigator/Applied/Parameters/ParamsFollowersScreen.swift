public import Domain

/// Third version of row C5: one `Params` value.
///
/// It fits a screen with more than two values: they have names, defaults, checks and methods, a
/// new one breaks no caller, and what cannot be forbidden by shape is refused when the value is
/// made (row C10). The screen is handed a valid value or is not made at all.
@MainActor
public final class ParamsFollowersScreen {
  private var params: Params

  /// A screen for `params`, which are valid, since there are no others.
  public init(_ params: Params) {
    self.params = params
  }

  /// What it asks for when its view loads.
  public func viewDidLoad() -> FollowersRequest { params.request }

  /// Turns a suggestion down; gives the new request. A function where a settable property would
  /// let everybody set anything (row C5).
  public func turnDown(_ id: Person.ID) -> FollowersRequest {
    params.turnDown(id)
    return params.request
  }
}
