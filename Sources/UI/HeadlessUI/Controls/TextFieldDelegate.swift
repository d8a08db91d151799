public import Foundation

/// Is asked and told by a ``TextField`` (`UITextFieldDelegate`).
///
/// All is optional: the defaults do what UIKit does when a method is missing. Mind that Swift
/// finds a default where the *conforming class* has no method: let a base class that conforms
/// declare, `open`, whatever its subclasses are to override.
@MainActor public protocol TextFieldDelegate: AnyObject {
  /// Whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Typing began.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether typing may end.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Typing ended.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Whether `range`, in UTF-16 units, may be replaced.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether Return is to do what it does by itself.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// It may.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// It is.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
