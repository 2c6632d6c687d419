public import Foundation

/// Takes changes back, and does them again.
///
/// Linux's Foundation has no such class; this is Apple's interface to it
/// (https://developer.apple.com/documentation/foundation/undomanager).
@MainActor open class UndoManager: NSObject {
    /// What is done in one step: the actions of a group, the last one first.
    private struct Group {
        var actions: [UndoAction] = []
        var name = ""
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    /// Groups that have begun and not ended, the outermost first.
    private var openGroups: [Group] = []
    private var disabledCount = 0

    public override init() {
        super.init()
    }

    // MARK: - Registering

    /// Registers what takes a change back. What it registers itself when it is called does the change
    /// again.
    ///
    /// - Parameters:
    ///   - target: Is held weakly; when it is gone, so is the action.
    ///   - handler: Is called with the target.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType,
        handler: @escaping @MainActor @Sendable (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            stopUnless(
                groupsByEvent || isUndoing || isRedoing,
                "UndoManager.registerUndo(withTarget:handler:): must begin a group before"
                    + " registering undo")
            beginUndoGrouping()
            isEventGroupOpen = !isUndoing && !isRedoing
            if isEventGroupOpen { Self.withOpenEventGroup.append(WeakManager(manager: self)) }
        }
        if !isUndoing, !isRedoing { redoGroups = [] }
        openGroups[openGroups.count - 1].actions.append(UndoAction(target, handler))
    }

    open func disableUndoRegistration() { disabledCount += 1 }

    /// - Precondition: `disableUndoRegistration()` was called as often before.
    open func enableUndoRegistration() {
        stopUnless(
            disabledCount > 0,
            "UndoManager.enableUndoRegistration(): registration is not disabled")
        disabledCount -= 1
    }

    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// The most steps that are kept; 0 keeps all.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    // MARK: - Groups

    /// Whether all that is registered while one event is handled is taken back together.
    open var groupsByEvent = true

    open var groupingLevel: Int { openGroups.count }

    open func beginUndoGrouping() {
        openGroups.append(Group())
    }

    /// - Precondition: A group has begun.
    open func endUndoGrouping() {
        guard var group = openGroups.popLast() else {
            stopUnless(false, "UndoManager.endUndoGrouping(): no group has begun")
            return
        }
        guard !group.actions.isEmpty else { return }
        if !openGroups.isEmpty {
            openGroups[openGroups.count - 1].actions += group.actions
        } else if isUndoing {
            group.name = currentName
            redoGroups.append(group)
        } else {
            if isRedoing || group.name.isEmpty { group.name = currentName }
            currentName = ""
            undoGroups.append(group)
            trim()
        }
    }

    private var isEventGroupOpen = false

    private struct WeakManager {
        weak var manager: UndoManager?
    }

    private static var withOpenEventGroup: [WeakManager] = []

    /// The event is over: what comes next is another step.
    static func eventIsOver() {
        guard !withOpenEventGroup.isEmpty else { return }
        let managers = withOpenEventGroup
        withOpenEventGroup = []
        for entry in managers { entry.manager?.closeEventGroup() }
    }

    private func closeEventGroup() {
        guard isEventGroupOpen else { return }
        isEventGroupOpen = false
        if openGroups.count == 1 { endUndoGrouping() }
    }

    private func trim() {
        guard levelsOfUndo > 0, undoGroups.count > levelsOfUndo else { return }
        undoGroups.removeFirst(undoGroups.count - levelsOfUndo)
    }

    // MARK: - Undoing

    open private(set) var isUndoing = false
    open private(set) var isRedoing = false

    open var canUndo: Bool {
        !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty }
    }

    open var canRedo: Bool { !redoGroups.isEmpty }

    /// Takes the last step back; one that the event under way has begun ends first.
    open func undo() {
        closeEventGroup()
        undoNestedGroup()
    }

    /// Takes the last group back.
    ///
    /// - Precondition: No group is open.
    open func undoNestedGroup() {
        stopUnless(
            openGroups.isEmpty,
            "UndoManager.undo(): \(openGroups.count) groups have begun and not ended")
        guard !isUndoing, !isRedoing, let group = undoGroups.popLast() else { return }
        NotificationCenter.default.post(name: Self.willUndoChange, object: self)
        isUndoing = true
        perform(group)
        isUndoing = false
        NotificationCenter.default.post(name: Self.didUndoChange, object: self)
    }

    /// Does again what was taken back last.
    open func redo() {
        closeEventGroup()
        guard !isUndoing, !isRedoing, let group = redoGroups.popLast() else { return }
        NotificationCenter.default.post(name: Self.willRedoChange, object: self)
        isRedoing = true
        perform(group)
        isRedoing = false
        NotificationCenter.default.post(name: Self.didRedoChange, object: self)
    }

    private func perform(_ group: Group) {
        currentName = group.name
        beginUndoGrouping()
        for action in group.actions.reversed() { action.perform() }
        endUndoGrouping()
        currentName = ""
    }

    // MARK: - Removing

    open func removeAllActions() {
        undoGroups = []
        redoGroups = []
        openGroups = openGroups.map { _ in Group() }
    }

    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        func without(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.actions.removeAll { $0.target === object || $0.target == nil }
                return group
            }
        }
        undoGroups = without(undoGroups).filter { !$0.actions.isEmpty }
        redoGroups = without(redoGroups).filter { !$0.actions.isEmpty }
        openGroups = without(openGroups)
    }

    // MARK: - Names

    private var currentName = ""

    /// Names the step under way, as in "Undo Typing".
    open func setActionName(_ actionName: String) {
        if openGroups.isEmpty, !undoGroups.isEmpty {
            undoGroups[undoGroups.count - 1].name = actionName
        } else {
            currentName = actionName
        }
    }

    open var undoActionName: String {
        openGroups.isEmpty ? undoGroups.last?.name ?? "" : currentName
    }

    open var redoActionName: String { redoGroups.last?.name ?? "" }

    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? systemText("Undo") : systemText("Undo %@", actionName)
    }

    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? systemText("Redo") : systemText("Redo %@", actionName)
    }

    // MARK: - Notifications

    private static let willUndoChange = Notification.Name.NSUndoManagerWillUndoChange
    private static let didUndoChange = Notification.Name.NSUndoManagerDidUndoChange
    private static let willRedoChange = Notification.Name.NSUndoManagerWillRedoChange
    private static let didRedoChange = Notification.Name.NSUndoManagerDidRedoChange
}

/// One thing to do, to an object that may be gone by then.
@MainActor private struct UndoAction {
    weak var target: AnyObject?
    private let handler: @MainActor (AnyObject) -> Void

    init<Target: AnyObject>(_ target: Target, _ handler: @escaping @MainActor (Target) -> Void) {
        self.target = target
        self.handler = { object in
            if let target = object as? Target { handler(target) }
        }
    }

    func perform() {
        if let target { handler(target) }
    }
}

extension Notification.Name {
    public static let NSUndoManagerWillUndoChange = Notification.Name(
        "NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Notification.Name(
        "NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Notification.Name(
        "NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Notification.Name(
        "NSUndoManagerDidRedoChangeNotification")
}
