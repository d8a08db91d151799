import HeadlessUI

extension TableView {
  /// Says `message` in the place of rows; `nil` takes it away (row B7).
  func show(message: String?) {
    backgroundView = message.map { text in
      let label = Label()
      label.text = text
      label.textAlignment = .center
      return label
    }
  }
}
