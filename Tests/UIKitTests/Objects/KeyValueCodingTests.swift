import Foundation
import ObjectFixtures
import Testing
import UIKit

private final class Caption: Responder {
    var text: String?
    var size = 12.0

    override class var exposedMembers: ExposedMembers {
        super.exposedMembers
            .property("text", \Caption.text)
            .property("size", \Caption.size)
    }
}

private class Form: Responder {
    var title: Caption!
    weak var subtitle: Caption?
    var fields: [Caption] = []
    var fieldCount: Int { fields.count }
    var tint: Int? = 3

    override class var exposedMembers: ExposedMembers {
        super.exposedMembers
            .property("title", \Form.title)
            .property("subtitle", \Form.subtitle)
            .property("fields", \Form.fields)
            .property("fieldCount", \Form.fieldCount)
            .property("tint", \Form.tint)
    }
}

private final class LongForm: Form {}

@MainActor
@Suite struct KeyValueCodingTests {
    @Test func `an outlet is set by its name`() {
        let form = LongForm()
        let caption = Caption()
        form.setValue(caption, forKey: "title")
        form.setValue(caption, forKey: "subtitle")
        #expect(form.title === caption && form.subtitle === caption)
        form.setValue(nil, forKey: "title")
        #expect(form.title == nil)
    }

    @Test func `an outlet collection is set from objects of no declared type`() {
        let form = Form()
        let captions: [Any] = [Caption(), Caption()]
        form.setValue(captions, forKey: "fields")
        #expect(form.fields.count == 2)
        #expect(form.value(forKey: "fieldCount") as? Int == 2)
    }

    @Test func `a value is read by its name, and nil is nil`() {
        let form = Form()
        #expect(form.value(forKey: "title") == nil)
        #expect(form.value(forKey: "tint") as? Int == 3)
        form.setValue(nil, forKey: "tint")
        #expect(form.value(forKey: "tint") == nil)
    }

    @Test func `a path of names goes from object to object`() {
        let form = Form()
        form.setValue("lost", forKeyPath: "title.text")
        #expect(form.value(forKeyPath: "title.text") == nil)
        form.title = Caption()
        form.setValue("found", forKeyPath: "title.text")
        #expect(form.value(forKeyPath: "title.text") as? String == "found")
        #expect(form.title.text == "found")
    }
}

@Suite struct KeyValueCodingFailureTests {
    @Test func `an unknown key stops with Foundation's words and says how to supply it`() async {
        let setting = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            Form().setValue(nil, forKey: "footer")
        }
        expectMessage(
            of: setting, "[<Form 0x",
            "setValue:forUndefinedKey:]: this class is not key value "
                + "coding-compliant for the key footer", #".property("footer", \Form.footer)"#)
        let reading = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            _ = NSObject().value(forKey: "footer")
        }
        expectMessage(of: reading, "[<NSObject 0x", "valueForUndefinedKey:]")
    }

    @Test func `a value of the wrong type stops, and both types are named`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            Caption().setValue("12", forKey: "size")
        }
        expectMessage(of: result, "the property size is of type Double, the value of type String")
    }

    @Test func `nil for a property that can't be nil stops`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            Caption().setValue(nil, forKey: "size")
        }
        expectMessage(
            of: result, "setNilValueForKey]: could not set nil as the value for the key size")
    }

    @Test func `a property that can only be read refuses to be set`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            Form().setValue(1, forKey: "fieldCount")
        }
        expectMessage(of: result, "the property fieldCount can only be read")
    }
}
