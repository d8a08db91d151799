// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A module named HeadlessAdapters that contains only aliases of the patterns' UIKit adapters.
// See Guides/MovingAScreenToUIKit.md.

@_exported public import Binding
@_exported public import Composition
@_exported public import DataSource
@_exported public import Interaction
@_exported public import KeyboardManager
@_exported public import Navigator
@_exported public import ServiceLocator
@_exported public import SmartView
public import UIKit

public typealias AlertAsker = UIAlertAsker
public typealias CollectionViewAdapter<Source: ListSource> = UICollectionViewAdapter<Source>
public typealias ContentViewController<ContentView: UIView> = UIContentViewController<ContentView>
public typealias CrossFade = UICrossFade
public typealias FocusOrderTextFieldDelegate = UIFocusOrderTextFieldDelegate
public typealias KeyboardAnimator = UIKitKeyboardAnimator
public typealias ListChooser = UIListChooser
public typealias NavigationControllerStack = UINavigationControllerStack
public typealias SplitCollapseObserver = UISplitCollapseObserver
public typealias RowTextCell = UIRowTextCell
public typealias TableItemRows<Source: TableItemSource> = UITableItemRows<Source>
public typealias TableViewAdapter<Source: ListSource> = UITableViewAdapter<Source>
