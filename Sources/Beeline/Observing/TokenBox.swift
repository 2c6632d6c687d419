/// Lets the handler of an observation refer to its own token.
@MainActor
final class TokenBox {
    var token: ObservationToken?
}
