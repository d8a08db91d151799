public import HeadlessUI

extension ViewController {
  /// Shows a message in place of the content. Nil removes the message.
  public func show(message: String?) {
    contentUnavailableConfiguration = message.map { text in
      var content = ContentUnavailableConfiguration.empty()
      content.text = text
      return content
    }
  }
}
