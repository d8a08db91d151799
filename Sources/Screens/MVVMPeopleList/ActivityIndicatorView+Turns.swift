import HeadlessUI

extension ActivityIndicatorView {
  /// Whether it turns: a property, where the class has two methods, so that it can be bound to.
  var turns: Bool {
    get { isAnimating }
    set { if newValue { startAnimating() } else { stopAnimating() } }
  }
}
