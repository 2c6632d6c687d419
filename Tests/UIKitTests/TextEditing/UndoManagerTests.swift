import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/foundation/undomanager
@MainActor @Suite struct UndoManagerTests {
    private final class Counter {
        var value = 0
        let manager: UndoManager

        init(_ manager: UndoManager) {
            self.manager = manager
        }

        @MainActor func add(_ number: Int) {
            value += number
            manager.registerUndo(withTarget: self) { $0.add(-number) }
        }
    }

    @Test func `All that one event did is taken back together, and done again`() {
        let manager = UndoManager()
        let counter = Counter(manager)
        counter.add(1)
        counter.add(2)
        UndoManager.eventIsOver()
        counter.add(4)
        manager.undo()
        #expect(counter.value == 3 && manager.canUndo && manager.canRedo)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        #expect(counter.value == 3)
        manager.redo()
        #expect(counter.value == 7 && !manager.canRedo)
    }

    @Test func `What is done after undo ends redo`() {
        let manager = UndoManager()
        let counter = Counter(manager)
        counter.add(1)
        manager.undo()
        counter.add(2)
        #expect(!manager.canRedo)
    }

    @Test func `Groups within a group are one step`() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        let counter = Counter(manager)
        manager.beginUndoGrouping()
        counter.add(1)
        manager.beginUndoGrouping()
        counter.add(2)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test func `Names go with their steps, there and back`() {
        let manager = UndoManager()
        let counter = Counter(manager)
        counter.add(1)
        manager.setActionName("Counting")
        UndoManager.eventIsOver()
        #expect(manager.undoMenuItemTitle == "Undo Counting")
        manager.undo()
        #expect(manager.redoMenuItemTitle == "Redo Counting" && manager.undoMenuItemTitle == "Undo")
        manager.redo()
        #expect(manager.undoActionName == "Counting")
    }

    @Test func `Actions of a target that is gone, or taken out, are no steps`() {
        let manager = UndoManager()
        let counter = Counter(manager)
        counter.add(1)
        UndoManager.eventIsOver()
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canUndo)
        manager.disableUndoRegistration()
        counter.add(1)
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
    }

    @Test func `Of more steps than are kept the oldest go`() {
        let manager = UndoManager()
        manager.levelsOfUndo = 2
        let counter = Counter(manager)
        for _ in 0..<4 {
            counter.add(1)
            UndoManager.eventIsOver()
        }
        for _ in 0..<4 { manager.undo() }
        #expect(counter.value == 2)
    }
}
