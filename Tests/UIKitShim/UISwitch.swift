// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UISwitch: UIControl {
  open var isOn: Bool = false
  open func setOn(_ on: Bool, animated: Bool) { declaredOnly() }
}

@MainActor open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 0
  open var stepValue: Double = 0
  open var wraps: Bool = false
}

@MainActor open class UISegmentedControl: UIControl {
  public override init(frame: CGRect) { declaredOnly() }
  public init(items: [Any]?) { declaredOnly() }
  public required init?(coder: NSCoder) { declaredOnly() }

  open class var noSegment: Int { declaredOnly() }
  open var numberOfSegments: Int { declaredOnly() }
  open var selectedSegmentIndex: Int = 0
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    declaredOnly()
  }
  open func removeSegment(at segment: Int, animated: Bool) { declaredOnly() }
  open func removeAllSegments() { declaredOnly() }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { declaredOnly() }
  open func titleForSegment(at segment: Int) -> String? { declaredOnly() }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { declaredOnly() }
  open func isEnabledForSegment(at segment: Int) -> Bool { declaredOnly() }
}
