import Foundation

/// Prints a line at once: who reads is waiting for it.
func report(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
