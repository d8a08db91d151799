extension Signals {
  /// Names that are strong signs of a job in any position of a statement.
  static let strong = table([
    .alerts: """
    UIAlertController UIAlertAction UIAlertView UIActionSheet AlertController addTextField confirmationDialog
    Loaf SwiftMessages SPIndicator Drops MessageView GrowingNotificationBanner NotificationBanner
    """,
    .keyboard: """
    resignFirstResponder becomeFirstResponder endEditing UIKeyboardWillShow UIKeyboardWillHide
    keyboardDismissMode textFieldShouldReturn isFirstResponder inputAccessoryView
    """,
    .containment: """
    addChild addChildViewController didMove willMove removeFromParent
    removeFromParentViewController UIPageViewController FloatingPanelController addPanel
    removePanelFromParent
    """,
    .cells: """
    dequeueReusableCell dequeueReusableSupplementaryView dequeueReusableHeaderFooterView
    configureCell cellProvider supplementaryViewProvider CellRegistration
    """,
    .dataSource: """
    reloadData insertRows deleteRows reloadRows reloadSections insertSections deleteSections
    moveRow moveItem beginUpdates endUpdates performBatchUpdates insertItems deleteItems
    reloadItems forCellReuseIdentifier forCellWithReuseIdentifier registerNib
    forHeaderFooterViewReuseIdentifier NSDiffableDataSourceSnapshot appendSections appendItems
    UITableViewDiffableDataSource UICollectionViewDiffableDataSource applySnapshot
    reconfigureItems deleteAllItems insertRowsAtIndexPaths deleteRowsAtIndexPaths
    reloadRowsAtIndexPaths insertItemsAtIndexPaths deleteItemsAtIndexPaths reloadItemsAtIndexPaths
    """,
    .navigation: """
    performSegueWithIdentifier dismissViewControllerAnimated popViewControllerAnimated
    popToRootViewControllerAnimated instantiateViewControllerWithIdentifier
    pushViewController popViewController popViewControllers dismissViewControllers popToRootViewController popToViewController
    performSegue instantiateViewController instantiateInitialViewController UIStoryboard segue
    SFSafariViewController UIActivityViewController UIImagePickerController openURL
    showDetailViewController MFMailComposeViewController setViewControllers
    presentedViewController presentingViewController topViewController
    dismissViewController presentViewController modalPresentationStyle
    popoverPresentationController modalTransitionStyle hidesBottomBarWhenPushed
    """,
    .persistence: """
    UserDefaults NSUserDefaults NSFetchRequest NSFetchedResultsController NSManagedObjectContext
    viewContext mainContext managedObjectContext performFetch fetchedResultsController FileManager Realm
    NSKeyedArchiver NSKeyedUnarchiver NSPersistentContainer NSEntityDescription NSSortDescriptor
    NSPredicate NSCompoundPredicate NSUbiquitousKeyValueStore contentsOfFile URLCache
    fileURLWithPath loadPersistentStores persistentStoreCoordinator managedObjectID persistentContainer newBackgroundContext
    mergePolicy automaticallyMergesChangesFromParent NSManagedObject NSManagedObjectID
    NSBatchDeleteRequest NSExpression NSExpressionDescription NSHomeDirectory saveContext
    NSTemporaryDirectory NSSearchPathForDirectoriesInDomains temporaryDirectory fileExists
    createDirectory removeItem copyItem contentsOfDirectory
    WKWebsiteDataStore Preferences Defaults PropertyListDecoder PropertyListEncoder documentDirectory
    """,
    .networking: """
    kf URLSession URLRequest dataTask downloadTask uploadTask
    Alamofire AF Reachability URLSessionConfiguration URLComponents URLQueryItem MoyaProvider
    responseJSON responseDecodable httpBody httpMethod isReachable Firestore
    DatabaseReference StorageReference RemoteConfig RemoteConfigSettings childAdded childChanged
    childRemoved
    """,
    .formatting: """
    DateFormatter NumberFormatter MeasurementFormatter NSAttributedString
    NSMutableAttributedString ByteCountFormatter RelativeDateTimeFormatter dateFormat
    DateComponentsFormatter localizedStringWithFormat AttributedString PersonNameComponentsFormatter
    ISO8601DateFormatter ListFormatter dateStyle timeStyle numberStyle formattedString formattedText
    formatted
    """,
    .observation: """
    addObserver removeObserver NotificationCenter sink subscribe observeValue observeValues
    observeForUI observeForControllerAction startWithValues DisposeBag disposed AnyCancellable
    scheduledTimer CADisplayLink NSKeyValueObservation publisher asDriver asObservable rac reactive Observable
    BehaviorRelay PublishRelay BehaviorSubject PublishSubject PassthroughSubject CurrentValueSubject
    eraseToAnyPublisher controlEvent addDisposableTo bindTo subscribeNext combineLatest
    withLatestFrom startWithResult startWithSignal addPeriodicTimeObserver withObservationTracking
    """,
    .views: """
    addSubview insertSubview bringSubviewToFront NSLayoutConstraint addConstraint addConstraints
    translatesAutoresizingMaskIntoConstraints navigationItem UIBarButtonItem addArrangedSubview
    addGestureRecognizer UITapGestureRecognizer UILongPressGestureRecognizer layoutIfNeeded
    UISwipeGestureRecognizer UIPanGestureRecognizer setNeedsLayout setTitleColor
    hidesBarsOnTap hidesBarsOnSwipe automaticallyAdjustsScrollViewInsets setToolbarHidden
    snp anchor topAnchor bottomAnchor leadingAnchor trailingAnchor heightAnchor widthAnchor
    centerXAnchor centerYAnchor safeAreaLayoutGuide CAGradientLayer UISearchController
    definesPresentationContext overrideUserInterfaceStyle tabBarItem edgesForExtendedLayout
    UIMenu UIAction UIContextMenuConfiguration UITargetedPreview setCollectionViewLayout
    setNeedsStatusBarAppearanceUpdate removeArrangedSubview insertArrangedSubview extendedLayoutIncludesOpaqueBars
    """,
  ])

  /// The names of methods and types whose calls indicate each job.
  static let calls = table([
    .cells: "UITableViewCell UICollectionViewCell",
    .persistence: "write existingObject",
    .formatting: "string",
    .navigation: "present dismiss show showDetail open unwind",
    .observation: "observe listen bind drive assign combineLatest store",
    .dataSource: "register snapshot performUpdates UINib",
    .networking: """
    collection document setData addDocument updateData whereField createUser signIn
    jsonObject JSONDecoder firstly child auth database storage remoteConfig childByAutoId addSnapshotListener getDocuments putData putFile downloadURL
    observeSingleEvent getDocument
    """,
    .views: """
    animate setTitle setImage addTarget activate sizeToFit setContentOffset
    startAnimating stopAnimating beginRefreshing endRefreshing setNeedsDisplay
    setContentHuggingPriority setContentCompressionResistancePriority setHidesBackButton
    setNavigationBarHidden removeFromSuperview constraint scrollRectToVisible setBackgroundImage
    """,
  ])

  /// The property names that indicate each job, such as `font` for views.
  static let members = table([
    .dataSource: "dataSource numberOfSections numberOfRows sections",
    .navigation: "destination viewControllers coordinator router navigator",
    .networking: "reachability decode",
    .persistence: "fetchRequest predicate sortDescriptors fetchedObjects",
    .views: """
    text textColor font backgroundColor isHidden alpha frame layer tintColor title isEnabled
    image attributedText cornerRadius borderColor borderWidth contentInset bounds center
    textAlignment numberOfLines placeholder separatorStyle separatorColor tableFooterView
    tableHeaderView refreshControl rightBarButtonItem leftBarButtonItem barTintColor
    isUserInteractionEnabled titleView constant contentMode clipsToBounds hidden
    accessibilityLabel accessibilityIdentifier isTranslucent isSelected isOn rowHeight
    estimatedRowHeight axis spacing contentOffset isScrollEnabled attributedPlaceholder
    isNavigationBarHidden largeTitleDisplayMode prefersLargeTitles backgroundView
    progress rightBarButtonItems leftBarButtonItems preferredContentSize style
    """,
  ])
}
