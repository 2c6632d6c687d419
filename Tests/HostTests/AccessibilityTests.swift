import Testing
import UIKit

/// What AT-SPI says, which is all that a screen reader knows.
@Suite(
    .serialized,
    .enabled(if: Desktop.isAvailable, "windows are tested under Xvfb: apt-get install xvfb"))
struct AccessibilityTests {
    @Test func `elements have role, name, description, place, states and actions, in order`() throws
    {
        try Desktop.expect(
            "tree",
            says: """
                panel '' () 0,0 300x200 [] []
                heading 'Todos' () 10,0 100x18 [] []
                check box 'Done' () 10,20 100x18 ['checked', 'focusable'] ['activate']
                push button 'Add' (Makes a todo) 10,40 100x18 ['focusable'] ['activate']
                slider 'Volume' (50 %) 10,60 100x18 ['focusable'] ['decrement', 'increment']
                push button 'Delete' () 10,80 100x18 ['disabled'] []
                image 'A bee' () 10,100 100x18 [] []
                --
                check box 'Done' () 10,20 100x18 ['focusable'] ['activate']
                slider 'Volume' (50 %) 10,60 100x18 ['focusable'] ['decrement', 'increment']
                push button 'Delete' () 10,80 100x18 ['disabled'] []
                image 'A bee' () 10,100 100x18 [] []
                push button 'Add one' (Makes a todo) 10,150 100x18 ['focusable'] ['activate']
                """)
    }

    @Test func `an action reaches its element, and a click the content below`() throws {
        try Desktop.expect(
            "actions",
            says: """
                perform activate on add
                perform increment on volume
                perform decrement on volume
                pointer hovered mouse button=0 at 20,50
                pointer began mouse button=1 at 20,50
                pointer ended mouse button=1 at 20,50
                """)
    }

    @Test func `numbers have their ends and can be set, custom actions have their names`() throws {
        try Desktop.expect(
            "numbers",
            says: """
                slider 'Volume' () 10,0 100x18 [] ['Mute it', 'Reset', 'decrement', 'increment'] 30 of 0 to 100
                spin button 'Count' () 10,20 100x18 [] ['decrement', 'increment'] 3 of 1 to 9
                progress bar 'Copied' () 10,40 100x18 [] [] 0.25 of 0 to 1
                radio button 'Small' () 10,60 100x18 [] ['activate']
                radio button 'Large' () 10,80 100x18 ['checked'] ['activate']
                set volume to 45.0
                set count to 5.0
                perform Mute it on volume
                perform activate on large
                --
                slider 'Volume' () 10,0 100x18 [] ['Reset', 'Unmute it', 'decrement', 'increment'] 60 of 0 to 100
                perform Reset on volume
                """)
    }

    @Test func `an announcement is an alert, for as long as it takes to notice it`() throws {
        try Desktop.expect(
            "announcement",
            says: """
                ["alert 'Saved'"]
                left 0
                """)
    }

    @Test func `rows that come while a list scrolls are told from those that went`() throws {
        try Desktop.expect(
            "scrolling",
            says: """
                push button 'Row 1' () 10,20 100x18 [] ['activate']
                push button 'Row 2' () 10,40 100x18 [] ['activate']
                push button 'Row 3' () 10,60 100x18 [] ['activate']
                perform activate on row1
                perform activate on row2
                perform activate on row3
                push button 'Row 2' () 10,40 100x18 [] ['activate']
                push button 'Row 3' () 10,60 100x18 [] ['activate']
                push button 'Row 4' () 10,80 100x18 [] ['activate']
                perform activate on row2
                perform activate on row3
                perform activate on row4
                push button 'Row 0' () 10,0 100x18 [] ['activate']
                push button 'Row 1' () 10,20 100x18 [] ['activate']
                push button 'Row 2' () 10,40 100x18 [] ['activate']
                perform activate on row0
                perform activate on row1
                perform activate on row2
                """)
    }

    // GTK 4.8 tells nobody of positions in sets and of counts, so the count is in the description.
    @Test func `a table is a list with its rows in it, a collection view a grid with its items`()
        throws
    {
        try Desktop.expect(
            "lists",
            says: """
                list '' (100 rows) 5 of 1
                list item 'Row 0' 0,0 300x44 ['selectable'] ['Delete', 'activate']
                list item 'Row 1' 0,44 300x44 ['selectable'] ['Delete', 'activate']
                list item 'Row 2' 0,88 300x44 ['selectable'] ['Delete', 'activate']
                list item 'Row 3' 0,132 300x44 ['selectable'] ['Delete', 'activate']
                list item 'Row 4' 0,176 300x44 ['selectable'] ['Delete', 'activate']
                delete 1
                chosen 2
                list item 'Row 2' 0,88 300x44 ['selectable', 'selected'] ['Delete', 'activate']
                list item 'Row 3' 0,132 300x44 ['selectable', 'focused'] ['Delete', 'activate']
                list item 'Row 99' 0,156 300x44 ['selectable', 'focused'] ['Delete', 'activate']
                table 'Numbers' (40 items) 9 of 1
                table cell '0' 0,0 100x90 ['selectable', 'focused'] ['activate']
                table cell '1' 100,0 100x90 ['selectable'] ['activate']
                table cell '2' 200,0 100x90 ['selectable'] ['activate']
                table cell '3' 0,90 100x90 ['selectable'] ['activate']
                """)
    }

    @Test func `after any changes the desktop sees the last list, and the focus where it was put`()
        throws
    {
        let seed = Int.random(in: 1...1_000_000)
        try Desktop.expect(
            "random_lists", with: ["SEED": "\(seed)"], says: "lists that differ: 0")
    }

    @Test func `an action may take its own element away`() throws {
        try Desktop.expect(
            "removed_while_performing",
            says: """
                perform activate on add
                done elements none
                done frame
                frame 2
                left 0
                """)
    }

    @Test func `an action may close the window`() throws {
        try Desktop.expect(
            "closed_while_performing",
            says: """
                perform activate on add
                closed
                done close
                exit code 7
                """)
    }

    @Test func `the focus is where UIKit put it, or where GTK moved it with a key that UIKit left`()
        throws
    {
        try Desktop.expect(
            "focus",
            says: #"""
                at first []
                done focus add
                by UIKit ['Add']
                key press ff09 "\t"
                key release ff09 "\t"
                Tab that UIKit uses ['Add']
                done leave-tab
                key press ff09 "\t"
                focused volume
                key release ff09 "\t"
                Tab that it leaves ['Volume']
                done elements changed
                after a change ['Volume']
                key press ffe1 ""
                key press fe20 "\t" shift
                focused done
                key release ffe1 "" shift
                key release ff09 "\t"
                Shift-Tab that it leaves ['Done']
                done elements none
                nothing left []
                done frame
                frame 2
                done elements first
                all back ['Done']
                done focus -
                by UIKit []
                """#)
    }
}
