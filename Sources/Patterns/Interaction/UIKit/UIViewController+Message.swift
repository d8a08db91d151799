#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

@available(iOS 17, *)
extension UIViewController {
  /// Shows a message in place of the content. Nil removes the message.
  public func show(message: String?) {
    contentUnavailableConfiguration = message.map { text in
      var content = UIContentUnavailableConfiguration.empty()
      content.text = text
      return content
    }
  }
}
