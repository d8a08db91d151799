/// An error in the parameters of a screen.
public enum ParameterFault: Error, Equatable, Sendable {
  /// The number of suggestions is not from 1 to 100.
  case limit(Int)

  static func check(_ limit: Int) throws(ParameterFault) {
    guard (1...100).contains(limit) else { throw .limit(limit) }
  }
}

extension ParameterFault: CustomStringConvertible {
  /// A sentence that names the invalid value.
  public var description: String {
    switch self {
    case .limit(let limit): "The number of suggestions must be from 1 to 100, not \(limit)."
    }
  }
}
