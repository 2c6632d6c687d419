import Foundation

/// An archive that another program wrote: Python's plistlib, version 3.11. One
/// user with one photo, which points back; the photo's name is a mutable
/// string.
enum ForeignFixture {
    static let data =
        Data(
            base64Encoded: """
                YnBsaXN0MDDUAQIDBAUGQUVZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2
                ZXKtBwgOFBwfICQvMjY6PlUkbnVsbNIJCgsMViRjbGFzc1pOUy5vYmplY3RzgAKhDYAD0g8QERJYJGNsYXNzZXNa
                JGNsYXNzbmFtZaISE1dOU0FycmF5WE5TT2JqZWN01AkVFhcYGRobWmlkZW50aWZpZXJWcGhvdG9zWHVzZXJuYW1l
                gAQQKoAGgAXSDxAdHqIeE1RVc2VyZQBkAPYAcgB0AGXSCQohIoACoSOAB9YJJRUmJygpKissLS5cY3JlYXRpb25E
                YXRlVG5hbWVWcmF0aW5nVHVzZXKACIAKEAeACSNAEgAAAAAAAIAD0g8QMDGiMRNVUGhvdG/SCTM0NVlOUy5zdHJp
                bmeAC1RTeWx00gk3ODlXTlMudGltZYAMI0D1GAAAAAAA0g8QOzyjPD0TXxAPTlNNdXRhYmxlU3RyaW5nWE5TU3Ry
                aW5n0g8QP0CiQBNWTlNEYXRl0hZCQ0RVdXNlcnOABoABEgABhqAACAARABsAJAApADIARABSAFgAXQBkAG8AcQBz
                AHUAegCDAI4AkQCZAKIAqwC2AL0AxgDIAMoAzADOANMA1gDbAOYA6wDtAO8A8QD+AQsBEAEXARwBHgEgASIBJAEt
                AS8BNAE3AT0BQgFMAU4BUwFYAWABYgFrAXABdAGGAY8BlAGXAZ4BowGpAasBrQAAAAAAAAIBAAAAAAAAAEYAAAAA
                AAAAAAAAAAAAAAGy
                """, options: .ignoreUnknownCharacters) ?? Data()
}
