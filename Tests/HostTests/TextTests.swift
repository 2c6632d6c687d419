import Foundation
import Testing
import UIKit

/// Texts in a window, as keys, input methods and screen readers change them.
@Suite(
    .serialized,
    .enabled(if: Desktop.isAvailable, "windows are tested under Xvfb: apt-get install xvfb"))
struct TextTests {
    private static let hasInputMethod = FileManager.default.isExecutableFile(
        atPath: "/usr/bin/fcitx5")

    @Test func `keys, dead keys, Compose, a screen reader and the middle button change texts`()
        throws
    {
        try Desktop.expect(
            "texts",
            says: """
                text 'Name' ['EditableText', 'Text']
                password text 'Password' ['EditableText', 'Text']
                text 'Notes' ['EditableText', 'Text']
                Tab: ['Name']
                Name "a"
                Name "ab"
                Name "abé"
                Name "abéœ"
                Name 'abéœ' caret 4 selected []
                Name "ab12éœ"
                Name "b12éœ"
                Name 'b12éœ' caret 3 selected [(1, 3)]
                Name "bxéœ"
                Name "b12éœ"
                Name "bxéœ"
                Password "s"
                Password "su"
                Password "sun"
                Password '•••' caret 3 selected []
                Notes "o"
                Notes "on"
                Notes "one"
                Notes "one\\n"
                Notes "one\\nt"
                Notes "one\\ntw"
                Notes "one\\ntwo"
                Notes 'one\\ntwo' caret 7 selected [(0, 7)]
                Name "bxéœone two"
                exit code 0
                """)
    }

    @Test(.enabled(if: hasInputMethod, "apt-get install fcitx5 fcitx5-chinese-addons"))
    func `an input method puts Chinese into a field and a text view`() throws {
        try Desktop.expect(
            "chinese",
            says: """
                Name "你好"
                Notes "中文"
                Name "你好hao" composing
                Name "你好好"
                Notes 中文hao
                exit code 0
                """)
    }
}
