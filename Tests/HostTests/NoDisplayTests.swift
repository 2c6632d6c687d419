import Foundation
import Testing
import UIKit

struct NoDisplayTests {
    @Test func `without a display a program says what failed and the two ways out`() throws {
        let program = try Program.run(
            Desktop.hostCheck, ["window"], environment: ["HOME": "/tmp", "LANG": "C.UTF-8"])
        #expect(program.exitCode == 2)
        #expect(program.output == "")
        #expect(
            program.errors == """
                HostCheck can't open a window: there is no display (neither DISPLAY nor \
                WAYLAND_DISPLAY is set).
                Without a screen there are two ways to go on:
                  a picture of the first screen:
                    HostCheck --snapshot FILE.png
                  the program in a browser, at http://127.0.0.1:8085/ :
                    gtk4-broadwayd --address=127.0.0.1 --port=8085 :5 &
                    GDK_BACKEND=broadway BROADWAY_DISPLAY=:5 HostCheck
                """)
    }

    @Test func `a display that doesn't answer is named`() throws {
        let program = try Program.run(
            Desktop.hostCheck, ["window"],
            environment: ["HOME": "/tmp", "LANG": "C.UTF-8", "DISPLAY": ":4711"])
        #expect(program.exitCode == 2)
        #expect(
            program.errors.hasPrefix(
                "HostCheck can't open a window: the display doesn't answer (DISPLAY=:4711)."))
    }

    @Test func `the main loop runs all that comes to the main thread`() throws {
        let program = try Program.run(
            Desktop.hostCheck, ["loop"], environment: ["HOME": "/tmp", "LANG": "C.UTF-8"])
        #expect(program.exitCode == 3)
        #expect(
            program.output.split(separator: "\n").sorted() == [
                "main thread: before waiting",
                "main thread: before waiting, asked for in the same place",
                "main thread: clock's deadline",
                "main thread: clock's frame without a window",
                "main thread: dispatch",
                "main thread: dispatch after",
                "main thread: dispatch beside a call that always asks for itself",
                "main thread: dispatch from a thread",
                "main thread: idle",
                "main thread: run loop block",
                "main thread: task",
                "main thread: task back from another executor",
                "main thread: task that slept",
                "main thread: timer",
                "main thread: timer added by a clock's call",
                "main thread: timer added by a task",
                "main thread: timer added by a timer",
                "main thread: timer that repeats",
            ])
    }
}
