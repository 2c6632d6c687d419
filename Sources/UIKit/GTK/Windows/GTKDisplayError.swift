import Foundation

/// There is no display to open a window on, or it can't be reached.
package struct GTKDisplayError: Error, Equatable, CustomStringConvertible, LocalizedError {
    /// The program's name, as it is typed.
    package let program: String
    /// What was looked for and failed, by the variables that were set: "DISPLAY=:0".
    package let attempts: [String]

    package init(program: String, environment: [String: String]) {
        self.program = program
        attempts = ["GDK_BACKEND", "WAYLAND_DISPLAY", "DISPLAY", "BROADWAY_DISPLAY"].compactMap {
            name in environment[name].map { "\(name)=\($0)" }
        }
    }

    /// The code that a program exits with after this error.
    package static let exitCode: Int32 = 2

    /// What failed, and the two ways out, for the person at the terminal.
    package var description: String {
        """
        \(program) can't open a window: \(cause).
        Without a screen there are two ways to go on:
          a picture of the first screen:
            \(program) --snapshot FILE.png
          the program in a browser, at http://127.0.0.1:8085/ :
            gtk4-broadwayd --address=127.0.0.1 --port=8085 :5 &
            GDK_BACKEND=broadway BROADWAY_DISPLAY=:5 \(program)
        """
    }

    package var errorDescription: String? { description }

    private var cause: String {
        attempts.isEmpty
            ? "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)"
            : "the display doesn't answer (\(attempts.joined(separator: ", ")))"
    }
}
