public import Domain
public import Foundation
public import Presenter

/// What the profile's screens need of the app, handed down from the composition root in one value.
///
/// A value of ports and settings; a test fills it with mocks. Whose profile a screen shows is not
/// in here: that is the screen's own parameter, and an identifier (rows C5 and C6).
@MainActor
public struct ProfileServices {
  /// The way to the server: profiles, following, followers.
  public let service: any ProfileService
  /// Where posts are kept on this device.
  public let posts: any PostStore
  /// Who uses this device: on their own profile one writes, on another's one follows.
  public let user: Person.ID
  /// For whom texts are made.
  public let context: PresentationContext
  /// The words of a profile.
  public let wording: any Wording<ProfilePhrase>
  /// Where the keyboard's notifications are posted.
  public let keyboardCenter: NotificationCenter

  /// The services with these parts; the words are in the language of `context`.
  public init(
    service: any ProfileService, posts: any PostStore, user: Person.ID,
    context: PresentationContext, keyboardCenter: NotificationCenter = .default
  ) {
    self.service = service
    self.posts = posts
    self.user = user
    self.context = context
    wording = ProfilePhrasebook(locale: context.locale)
    self.keyboardCenter = keyboardCenter
  }
}
