import Testing
import UIKit

/// The app as a person finds it: in a window, with a mouse, a keyboard and a screen reader.
@Suite(
    .serialized,
    .enabled(if: Desktop.isAvailable, "windows are tested under Xvfb: apt-get install xvfb"))
struct TodosTests {
    @Test func `Todos looks as its picture does and is worked in three ways`() throws {
        try Desktop.expect(
            "todos",
            says: """
                pixels that differ: 0
                heading 'To-dos'
                label '4 of 10'
                list ''
                label 'Buy some eggs'
                push button 'Delete Buy some eggs'
                label 'Buy some fruit'
                push button 'Delete Buy some fruit'
                label 'Buy some bread'
                push button 'Delete Buy some bread'
                label 'Go to the shop'
                push button 'Delete Go to the shop'
                push button 'Add'
                mouse adds: True
                mouse deletes: True
                Tab: ['Delete Buy some fruit']
                Space deletes: True
                then: ['Delete Buy some bread']
                screen reader adds: True
                exit code 0
                """)
    }
}
