// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { declaredOnly() }
  public required init?(coder: NSCoder) { declaredOnly() }
  public override convenience init() { declaredOnly() }

  open var view: UIView!
  open var viewIfLoaded: UIView? { declaredOnly() }
  open var isViewLoaded: Bool { declaredOnly() }
  open var title: String?
  open var navigationItem: UINavigationItem { declaredOnly() }
  open var isEditing: Bool = false
  open var editButtonItem: UIBarButtonItem { declaredOnly() }
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero
  open func loadView() { declaredOnly() }
  open func loadViewIfNeeded() { declaredOnly() }
  open func viewDidLoad() { declaredOnly() }
  open func viewWillAppear(_ animated: Bool) { declaredOnly() }
  open func viewIsAppearing(_ animated: Bool) { declaredOnly() }
  open func viewDidAppear(_ animated: Bool) { declaredOnly() }
  open func viewWillDisappear(_ animated: Bool) { declaredOnly() }
  open func viewDidDisappear(_ animated: Bool) { declaredOnly() }
  open func viewWillLayoutSubviews() { declaredOnly() }
  open func viewDidLayoutSubviews() { declaredOnly() }
  open func updateProperties() { declaredOnly() }
  open func setNeedsUpdateProperties() { declaredOnly() }
  open func updatePropertiesIfNeeded() { declaredOnly() }
  open var contentUnavailableConfiguration: (any UIContentConfiguration)?
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    declaredOnly()
  }
  open func setNeedsUpdateContentUnavailableConfiguration() { declaredOnly() }
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    declaredOnly()
  }
  open func setEditing(_ editing: Bool, animated: Bool) { declaredOnly() }

  // MARK: Containment

  open var parent: UIViewController? { declaredOnly() }
  open var children: [UIViewController] { declaredOnly() }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { declaredOnly() }
  open func addChild(_ childController: UIViewController) { declaredOnly() }
  open func removeFromParent() { declaredOnly() }
  open func willMove(toParent parent: UIViewController?) { declaredOnly() }
  open func didMove(toParent parent: UIViewController?) { declaredOnly() }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { declaredOnly() }
  open func endAppearanceTransition() { declaredOnly() }

  // MARK: Presentation

  open var presentedViewController: UIViewController? { declaredOnly() }
  open var presentingViewController: UIViewController? { declaredOnly() }
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var isModalInPresentation: Bool = false
  open var popoverPresentationController: UIPopoverPresentationController? { declaredOnly() }
  open var isBeingPresented: Bool { declaredOnly() }
  open var isBeingDismissed: Bool { declaredOnly() }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    declaredOnly()
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { declaredOnly() }

  // MARK: Storyboards

  open var storyboard: UIStoryboard? { declaredOnly() }
  open func performSegue(withIdentifier identifier: String, sender: Any?) { declaredOnly() }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) { declaredOnly() }

  // MARK: Its surroundings

  open var navigationController: UINavigationController? { declaredOnly() }
  open var splitViewController: UISplitViewController? { declaredOnly() }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { declaredOnly() }
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { declaredOnly() }
  public static let from = UITransitionContextViewControllerKey(rawValue: "")
  public static let to = UITransitionContextViewControllerKey(rawValue: "")
}

@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    declaredOnly()
  }
}
