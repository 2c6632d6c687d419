import Foundation
import ObjectFixtures
import Testing

@testable import UIKit

private final class Button: NSObject {}
private final class Touches: NSObject {}

private class Editor: Responder {
    var log: [String] = []

    func save() { log.append("save") }
    func saveFrom(_ sender: Button) { log.append("save from a \(type(of: sender))") }
    func open(_ sender: Any?) { log.append("open from \(sender == nil ? "nobody" : "somebody")") }
    func drag(_ sender: Button, _ event: Touches?) -> Bool {
        log.append("drag, \(event == nil ? "no event" : "event")")
        return true
    }
    func reload() { log.append("reload") }

    override class var exposedMembers: ExposedMembers {
        super.exposedMembers
            .action("save", Editor.save)
            .action("save:", Editor.saveFrom)
            .action("open:", Editor.open)
            .action("drag:forEvent:", Editor.drag)
            .action("reload", Editor.reload)
    }
}

private final class PhotoEditor: Editor {
    /// Only one test asks, on the main actor.
    nonisolated(unsafe) static var timesAsked = 0

    override func reload() { log.append("reload photo") }
    func crop(sender: Button) { log.append("crop") }

    override class var exposedMembers: ExposedMembers {
        timesAsked += 1
        return super.exposedMembers.action("cropWithSender:", PhotoEditor.crop)
    }
}

private final class Counter: ExposesMembers {
    var count = 0
    func countUp() { count += 1 }

    class var exposedMembers: ExposedMembers {
        ExposedMembers().action("countUp", Counter.countUp)
    }
}

private final class Mute: NSObject {
    func save() {}
}

@MainActor
@Suite struct ExposedMembersTests {
    private func log(
        of editor: Editor, sending selectors: Selector..., from sender: Any? = Button()
    )
        -> [String]
    {
        for selector in selectors {
            ExposedMembers.send(selector, to: editor, from: sender, for: Touches())
        }
        return editor.log
    }

    @Test func `a method gets as many arguments as its selector has colons`() {
        let log = log(of: Editor(), sending: "save", "save:", "drag:forEvent:")
        #expect(log == ["save", "save from a Button", "drag, event"])
    }

    @Test func `nil is a sender where the method declares an optional one`() {
        #expect(log(of: Editor(), sending: "open:", from: nil) == ["open from nobody"])
        #expect(log(of: Editor(), sending: "open:", from: 7) == ["open from somebody"])
        let editor = Editor()
        ExposedMembers.send("drag:forEvent:", to: editor, from: Button(), for: nil)
        #expect(editor.log == ["drag, no event"])
    }

    @Test func `a subclass inherits the methods, adds its own, and its overrides run`() {
        let log = log(of: PhotoEditor(), sending: "save", "reload", "cropWithSender:")
        #expect(log == ["save", "reload photo", "crop"])
        #expect(!ExposedMembers.canSend("cropWithSender:", to: Editor()))
    }

    @Test func `a class is asked once, however many objects and messages there are`() {
        for _ in 0..<5 { _ = log(of: PhotoEditor(), sending: "save", "reload") }
        #expect(PhotoEditor.timesAsked <= 1)
    }

    @Test func `any object can be a target by conforming`() {
        let counter = Counter()
        ExposedMembers.send("countUp", to: counter, from: nil, for: nil)
        ExposedMembers.send("countUp", to: counter, from: nil, for: nil)
        #expect(counter.count == 2)
    }

    @Test func `an object says which selectors it responds to`() {
        #expect(Editor().responds(to: "save:"))
        #expect(!Editor().responds(to: "save:forEvent:"))
        #expect(!Editor().responds(to: nil))
        #expect(!Mute().responds(to: "save"))
    }
}

@Suite struct ExposedMembersFailureTests {
    @Test func `an unknown selector stops with UIKit's words and says how to supply it`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            ExposedMembers.send("print:", to: Editor(), from: nil, for: nil)
        }
        expectMessage(
            of: result, "-[Editor print:]: unrecognized selector sent to instance 0x",
            "add to Editor.exposedMembers .action(\"print:\", Editor.print)",
            "drag:forEvent:, open:, reload, save, save:.")
    }

    @Test func `an object that exposes nothing stops and is told how to`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            ExposedMembers.send("save", to: Mute(), from: nil, for: nil)
        }
        expectMessage(
            of: result, "-[Mute save]: unrecognized selector sent to instance 0x",
            "let Mute conform to ExposesMembers", "It lists none now.")
    }

    @Test func `a sender of the wrong type stops, and both types are named`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            ExposedMembers.send("save:", to: Editor(), from: Touches(), for: nil)
        }
        expectMessage(
            of: result, "-[Editor save:]: expects Button, was sent an instance of Touches")
    }

    @Test func `a selector whose colons don't count its arguments is refused`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            _ = ExposedMembers().action("save:", Editor.save)
        }
        expectMessage(
            of: result,
            "action(\"save:\", _:): the selector has 1 colons, and its method takes 0 arguments")
    }
}
