public import Domain
public import Foundation
public import Presenter

/// The services and settings that the composition root passes to the profile's screens.
///
/// A test passes mocks. The identifier of the person is a parameter of each screen.
@MainActor
public struct ProfileServices {
  /// The server's profiles and followers.
  public let service: any ProfileService
  /// The posts on this device.
  public let posts: any PostStore
  /// The user of this device, who can write posts on their own profile and follow others.
  public let user: Person.ID
  /// The locale, time zone and clock for displayed strings.
  public let context: PresentationContext
  /// The phrases of a profile.
  public let wording: any Wording<ProfilePhrase>
  /// The notification center of the keyboard.
  public let keyboardCenter: NotificationCenter

  /// Creates the services; the phrases are in the language of `context`.
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
