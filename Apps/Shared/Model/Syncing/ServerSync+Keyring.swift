public import Beeline

#if canImport(BeelineSecrets)
import BeelineSecrets
#endif

extension ServerSync {
    /// The desktop's keyring, where there is one.
    public static var keyring: any CredentialStore {
        #if canImport(BeelineSecrets)
        SecretService()
        #else
        SessionCredentials()
        #endif
    }
}
