import Testing
import UIKit

@Suite(
    .serialized,
    .enabled(if: Desktop.isAvailable, "windows are tested under Xvfb: apt-get install xvfb"))
struct WindowTests {
    @Test func `presses, moves and wheel steps arrive in points of the content`() throws {
        try Desktop.expect(
            "pointer",
            says: """
                pointer hovered mouse button=0 at 50,60
                pointer began mouse button=1 at 50,60
                pointer ended mouse button=1 at 50,60
                pointer hovered mouse button=0 at 80,90
                pointer began mouse button=3 at 80,90
                pointer ended mouse button=3 at 80,90
                pointer began mouse button=2 at 80,90
                pointer ended mouse button=2 at 80,90
                pointer scrolled mouse button=0 at 80,90 by 0,-60
                pointer scrolled mouse button=0 at 80,90 by 0,60
                pointer scrolled mouse button=0 at 80,90 by -60,0
                pointer scrolled mouse button=0 at 80,90 by 60,0
                pointer began mouse button=8 at 80,90
                pointer ended mouse button=8 at 80,90
                pointer began mouse button=9 at 80,90
                pointer ended mouse button=9 at 80,90
                pointer hovered mouse button=0 at 80,91
                pointer began mouse button=1 at 80,91
                pointer moved mouse button=1 at 290,190
                pointer ended mouse button=1 at 290,190
                pointer left mouse button=0 at 290,190
                """)
    }

    @Test func `keys arrive with what they type and what is held, Tab and Return too`() throws {
        try Desktop.expect(
            "keys",
            says: #"""
                key press 61 "a"
                key release 61 "a"
                key press ffe1 ""
                key press 42 "B" shift
                key release ffe1 "" shift
                key release 62 "b"
                key press ffe3 ""
                key press 63 "c" control
                key release ffe3 "" control
                key release 63 "c"
                key press ff09 "\t"
                key release ff09 "\t"
                key press ffe1 ""
                key press fe20 "\t" shift
                key release ffe1 "" shift
                key release ff09 "\t"
                key press ff0d "\r"
                key release ff0d "\r"
                key press 20 " "
                key release 20 " "
                key press e9 "é"
                key release e9 "é"
                key press ff08 ""
                key release ff08 ""
                key press ff1b ""
                key release ff1b ""
                key press ff51 ""
                key release ff51 ""
                key press ffeb ""
                key press 7a "z" command
                key release ffeb "" command
                key release 7a "z"
                key press ffe9 ""
                key press 78 "x" alternate
                key release ffe9 "" alternate
                key release 78 "x"
                key press 71 "q"
                key repeat 71 "q"
                key release 71 "q"
                """#)
    }

    @Test func `a frame is drawn when it was asked for or the size changed, and not when exposed`()
        throws
    {
        try Desktop.expect(
            "frames",
            says: """
                active
                resized 300x200 @1
                frame 1
                done frame
                frame 2
                resized 400x250 @1
                frame 3
                done title Other
                done frame
                frame 4
                """)
    }

    @Test func `the window's picture is the one drawn with no display`() throws {
        try Desktop.expect(
            "picture",
            says: "pixels that differ: 0")
    }

    @Test func `with two pixels to a point the picture is the same one too`() throws {
        try Desktop.expect(
            "picture_of_fine_pixels", with: ["GDK_SCALE": "2"], says: "pixels that differ: 0")
    }

    @Test func `below a title bar of GTK's the content keeps its height, and points its origin`()
        throws
    {
        try Desktop.expect(
            "title_bar",
            says: """
                height 200
                below a title bar True
                pixels that differ: 0
                pointer hovered mouse button=0 at 20,30
                pointer began mouse button=1 at 20,30
                pointer ended mouse button=1 at 20,30
                """)
    }

    @Test func `a window that nobody holds any more is gone`() throws {
        try Desktop.expect(
            "released",
            says: """
                done release
                windows []
                done frame
                done stop
                exit code 0
                """)
    }

    @Test
    func `a clock's frame comes before the window's, at the same time, and draws nothing itself`()
        throws
    {
        try Desktop.expect(
            "clock",
            says: """
                done next-frame
                clock's frame
                done next-frame-drawn
                clock's frame
                frame 2
                done animate
                frame 3
                frame 4
                frame 5
                frame 6
                frame 7
                done frame
                frame 8
                """)
    }

    @Test func `a window that closes itself says so once, and the loop ends with the code`() throws
    {
        try Desktop.expect(
            "close",
            says: """
                closed
                done close
                exit code 7
                """)
    }

    @Test func `a window that a person closes says so once`() throws {
        try Desktop.expect(
            "close_button",
            says: """
                closed
                exit code 7
                """)
    }
}
