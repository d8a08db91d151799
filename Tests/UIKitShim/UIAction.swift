// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UIMenuElement: NSObject {
  open var title: String { declaredOnly() }
}

extension UIMenuElement {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { declaredOnly() }
    public static var disabled: Attributes { declaredOnly() }
  }

  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }
}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    declaredOnly()
  }

  open var identifier: UIAction.Identifier { declaredOnly() }
  open var sender: Any? { declaredOnly() }
}

extension UIAction {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { declaredOnly() }
    public init(rawValue: String) { declaredOnly() }
  }
}

@MainActor open class UIMenu: UIMenuElement {}

open class UIImage: NSObject {}

open class UIColor: NSObject {
  open class var systemBackground: UIColor { declaredOnly() }
}
