// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A module named HeadlessUI that contains only aliases of UIKit's names.
// A screen that imports this module uses UIKit. See Guides/MovingAScreenToUIKit.md.

@_exported public import UIKit

public typealias Action = UIAction
public typealias ActivityIndicatorView = UIActivityIndicatorView
public typealias AlertAction = UIAlertAction
public typealias AlertController = UIAlertController
public typealias BarButtonItem = UIBarButtonItem
public typealias Button = UIButton
public typealias CellConfigurationState = UICellConfigurationState
public typealias ConfigurationState = UIConfigurationState
public typealias ContentConfiguration = UIContentConfiguration
public typealias ContentView = UIContentView
public typealias ContextualAction = UIContextualAction
public typealias ContentSizeCategory = UIContentSizeCategory
public typealias ContentUnavailableConfiguration = UIContentUnavailableConfiguration
public typealias ContentUnavailableConfigurationState = UIContentUnavailableConfigurationState
public typealias Control = UIControl
public typealias EdgeInsets = UIEdgeInsets
public typealias Label = UILabel
public typealias ListContentConfiguration = UIListContentConfiguration
public typealias ListContentView = UIListContentView
public typealias ModalPresentationStyle = UIModalPresentationStyle
public typealias NavigationController = UINavigationController
public typealias NavigationControllerDelegate = UINavigationControllerDelegate
public typealias NavigationItem = UINavigationItem
public typealias ObjectProtocol = NSObjectProtocol
public typealias PopoverPresentationController = UIPopoverPresentationController
public typealias RefreshControl = UIRefreshControl
public typealias Responder = UIResponder
public typealias ReturnKeyType = UIReturnKeyType
public typealias ScrollView = UIScrollView
public typealias SearchBar = UISearchBar
public typealias SearchBarDelegate = UISearchBarDelegate
public typealias SearchController = UISearchController
public typealias SearchResultsUpdating = UISearchResultsUpdating
public typealias SegmentedControl = UISegmentedControl
public typealias SplitViewController = UISplitViewController
public typealias SplitViewControllerDelegate = UISplitViewControllerDelegate
public typealias SwipeActionsConfiguration = UISwipeActionsConfiguration
public typealias Stepper = UIStepper
public typealias Switch = UISwitch
public typealias TableView = UITableView
public typealias TableViewCell = UITableViewCell
public typealias TableViewController = UITableViewController
public typealias TableViewDataSource = UITableViewDataSource
public typealias TableViewDelegate = UITableViewDelegate
public typealias TextAlignment = NSTextAlignment
public typealias TextField = UITextField
public typealias TextFieldDelegate = UITextFieldDelegate
public typealias TextView = UITextView
public typealias TextViewDelegate = UITextViewDelegate
public typealias TraitCollection = UITraitCollection
public typealias TraitDefinition = UITraitDefinition
public typealias TraitHorizontalSizeClass = UITraitHorizontalSizeClass
public typealias TraitPreferredContentSizeCategory = UITraitPreferredContentSizeCategory
public typealias TraitUserInterfaceStyle = UITraitUserInterfaceStyle
public typealias TraitVerticalSizeClass = UITraitVerticalSizeClass
public typealias TransitionContextViewControllerKey = UITransitionContextViewControllerKey
public typealias UserInterfaceSizeClass = UIUserInterfaceSizeClass
public typealias UserInterfaceStyle = UIUserInterfaceStyle
public typealias View = UIView
public typealias ViewController = UIViewController
public typealias ViewControllerTransitionCoordinator = UIViewControllerTransitionCoordinator
public typealias Window = UIWindow
