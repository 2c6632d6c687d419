import Foundation
import ObjectFixtures
import Testing

@testable import UIKit

private let shapes = ClassInitializer<Shape, CGRect>(of: Shape.self)
private let rows = ClassInitializer<Row, (UInt8, String?)>(of: Row.self)
private let headers = ClassInitializer<Header, String?>(of: Header.self)
private let screens = ClassInitializer<Screen, (String?, Bundle?)>(of: Screen.self)
private let objects = ClassInitializer<NSObject, Void>(of: NSObject.self)

private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
private let longIdentifier = String(
    repeating: "a string too long to live in two words. ", count: 20)

extension ShapeCreation {
    init() {
        guard let type = Self.self as? Shape.Type,
            let shape = shapes.make(type, frame: .zero) as? Self
        else { fatalError("\(Self.self) is not a shape") }
        self = shape
    }
}

private class Circle: Shape {
    override init(frame: CGRect) {
        super.init(frame: frame)
        note("Circle")
    }

    required init?(coder: NSCoder) { nil }

    override func draw() -> String { "circle" }
}

private class Plain: Shape {
    var extra = "initialised"
}

private final class Deep: Middle<String> {
    let late = [1, 2, 3]
    override func draw() -> String { "deep " + super.draw() }
}

private class Middle<Element>: Circle {
    var elements: [Element] = []
    override init(frame: CGRect) {
        super.init(frame: frame)
        note("Middle")
    }
    required init?(coder: NSCoder) { nil }
}

private final class Stubborn: Shape {
    init(colour: String) {
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}

private final class Mortal: Shape {
    /// Only the suite, which is serial, touches it.
    nonisolated(unsafe) static var deaths = 0
    deinit { Mortal.deaths += 1 }
}

private final class ContactRow: Row {
    override init(style: Style, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        note("asked for \(style)")
    }
    required init?(coder: NSCoder) { nil }
}

private final class PlainRow: Row {}

private final class OwnRow: Row {
    init(name: String) { super.init(style: .plain, reuseIdentifier: name) }
    required init?(coder: NSCoder) { nil }
}

private final class OwnHeader: Header {
    init(name: String) { super.init(reuseIdentifier: name) }
    required init?(coder: NSCoder) { nil }
}

private final class TitledHeader: Header {
    let title = "Titled"
}

private final class Delegate: NSObject {
    let state: String
    override init() {
        state = "made"
        super.init()
    }
}

private final class NeedyDelegate: NSObject {
    let state: String
    init(state: String) { self.state = state }
}

private final class HomeScreen: Screen {
    let title = "Home"
}

private func make<Container: Shape>(_ type: Container.Type) -> Container { Container() }

@Suite struct ClassInitializerTests {
    @Test func `a type parameter makes an object of the class it stands for`() {
        #expect(type(of: make(Circle.self)) == Circle.self)
        #expect(type(of: make(Plain.self)) == Plain.self)
        #expect(type(of: make(Deep.self)) == Deep.self)
        #expect(type(of: make(Middle<Int>.self)) == Middle<Int>.self)
        #expect(type(of: Shape()) == Shape.self)
        #expect(type(of: Circle()) == Circle.self)
    }

    @Test func `the overrides of every class on the way up run, each once`() {
        #expect(make(Deep.self).log == ["Shape", "Circle", "Middle"])
        #expect(make(Circle.self).log == ["Shape", "Circle"])
        #expect(make(Deep.self).draw() == "deep circle")
    }

    @Test func `an inherited initializer sets the subclass's own properties`() {
        #expect(make(Plain.self).extra == "initialised")
        #expect(make(Deep.self).late == [1, 2, 3])
    }

    @Test func `the frame arrives whole`() {
        #expect(shapes.make(Circle.self, frame: frame).frame == frame)
        #expect(shapes.make(Deep.self, frame: frame).frame == frame)
    }

    @Test func `a style and a reuse identifier arrive, whatever their size`() throws {
        for identifier in [nil, "", "cell", longIdentifier] {
            for style in [Row.Style.plain, .value1, .value2, .subtitle] {
                let row = rows.make(
                    PlainRow.self, style: UInt8(style.rawValue), reuseIdentifier: identifier)
                #expect(row.style == style)
                #expect(row.reuseIdentifier == identifier)
            }
        }
        let row = rows.make(ContactRow.self, style: 1, reuseIdentifier: longIdentifier)
        #expect(row.log == ["Shape", "Row", "asked for value1"])
        #expect(row.style == .subtitle)
    }

    @Test func `a reuse identifier alone arrives`() {
        for identifier in [nil, "header", longIdentifier] {
            let header = headers.make(TitledHeader.self, reuseIdentifier: identifier)
            #expect(header.reuseIdentifier == identifier)
            #expect((header as? TitledHeader)?.title == "Titled")
        }
    }

    @Test func `a nib's name and a bundle arrive`() {
        let screen = screens.make(HomeScreen.self, nibName: longIdentifier, bundle: .main)
        #expect(screen.nibName == longIdentifier)
        #expect(screen.bundle === Bundle.main)
        let empty = screens.make(HomeScreen.self, nibName: nil, bundle: nil)
        #expect(empty.nibName == nil && empty.bundle == nil)
    }

    @Test func `init() of an NSObject is found for a class of another module`() {
        #expect((objects.make(Delegate.self) as? Delegate)?.state == "made")
        #expect(type(of: objects.make(NSObject.self)) == NSObject.self)
    }

    @Test func `a class whose layout is made at launch can be the base`() {
        let late = ClassInitializer<LateBase, String?>(of: LateBase.self)
        #expect(late.make(LateBase.self, reuseIdentifier: "late").identifier == "late")
    }
}

@Suite(.serialized) struct ClassInitializerMemoryTests {
    @Test func `an object made so dies exactly once, when its last owner lets go`() {
        Mortal.deaths = 0
        var first: Mortal? = make(Mortal.self)
        var second = first
        weak let witness = first
        first = nil
        #expect(Mortal.deaths == 0 && witness != nil)
        second = nil
        #expect(Mortal.deaths == 1 && witness == nil && second == nil)
        for _ in 0..<1000 { _ = make(Mortal.self) }
        #expect(Mortal.deaths == 1001)
    }

    @Test func `an object among the arguments is released as often as it is retained`() throws {
        let before = _getRetainCount(Bundle.main)
        for _ in 0..<100 { _ = screens.make(HomeScreen.self, nibName: nil, bundle: .main) }
        #expect(_getRetainCount(Bundle.main) == before)
    }

    /// A string that has an owner besides moves its text elsewhere when it grows; one without
    /// doesn't, if there is room.
    @Test func `a string among the arguments has its old owner alone afterwards`() {
        var identifier = longIdentifier
        identifier.reserveCapacity(10_000)
        let place = place(of: &identifier)
        for _ in 0..<100 {
            let row = rows.make(ContactRow.self, style: 0, reuseIdentifier: identifier)
            #expect(row.reuseIdentifier == identifier)
            _ = headers.make(TitledHeader.self, reuseIdentifier: identifier)
            _ = screens.make(HomeScreen.self, nibName: identifier, bundle: nil)
        }
        identifier.append("!")
        #expect(self.place(of: &identifier) == place)
        let owner = rows.make(ContactRow.self, style: 0, reuseIdentifier: identifier)
        identifier.append("!")
        #expect(self.place(of: &identifier) != place)
        #expect(owner.reuseIdentifier == longIdentifier + "!")
    }

    private func place(of string: inout String) -> UnsafePointer<UInt8>? {
        string.withUTF8 { $0.baseAddress }
    }
}

@Suite struct ClassInitializerFailureTests {
    @Test func `a class without the initializer stops and is named, with the initializer`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = make(Stubborn.self)
        }
        expectMessage(of: result, "unimplemented initializer 'init(frame:)'", "Stubborn")
    }

    @Test func `a row without init(style:reuseIdentifier:) stops and is named`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = rows.make(OwnRow.self, style: 0, reuseIdentifier: "row")
        }
        expectMessage(
            of: result, "unimplemented initializer 'init(style:reuseIdentifier:)'", "OwnRow")
    }

    @Test func `a header without init(reuseIdentifier:) stops and is named`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = headers.make(OwnHeader.self, reuseIdentifier: nil)
        }
        expectMessage(of: result, "unimplemented initializer 'init(reuseIdentifier:)'", "OwnHeader")
    }

    @Test func `a delegate without init() stops and is named`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = objects.make(NeedyDelegate.self)
        }
        expectMessage(of: result, "unimplemented initializer 'init()'", "NeedyDelegate")
    }

    @Test func `a generic class is refused as a base`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = ClassInitializer<GenericBase<Int>, CGRect>(of: GenericBase<Int>.self)
        }
        expectMessage(of: result, "ClassInitializer(of: GenericBase<Int>)", "it is generic")
    }

    @Test func `a class that introduces no initializer is refused as a base`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = ClassInitializer<Silent, CGRect>(of: Silent.self)
        }
        expectMessage(of: result, "ClassInitializer(of: Silent)", "it introduces no initializer")
    }
}
