public import Foundation
import UniformTypeIdentifiers

/// Something to be handed over to a view or to another program, in one or more forms, each of which is
/// made when it is asked for.
///
/// Apple's calls its handlers on a thread of its own; this one is the main actor's, and calls them there:
/// at once where the data is at hand.
@MainActor open class NSItemProvider: NSObject {
    private struct Form {
        let type: String
        let visibility: NSItemProviderRepresentationVisibility
        let load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    }

    private var forms: [Form] = []

    /// A name for the file that the thing might become.
    open var suggestedName: String?

    /// Has nothing yet.
    public override init() {
        super.init()
    }

    /// Hands an object over.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Hands a file over: its address, and its content as what its name says that it is.
    ///
    /// - Returns: `nil` for what is no file's address.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .ownProcess) {
            completion in
            do {
                completion(try Data(contentsOf: fileURL, options: .mappedIfSafe), nil)
            } catch {
                completion(nil, error)
            }
            return nil
        }
        registerDataRepresentation(forTypeIdentifier: PasteboardTypes.fileURL, visibility: .all) {
            completion in
            completion(Data(fileURL.absoluteString.utf8), nil)
            return nil
        }
    }

    // MARK: - Registering

    /// Adds the forms that an object can be written as, the best first.
    open func registerObject(
        _ object: any NSItemProviderWriting,
        visibility: NSItemProviderRepresentationVisibility
    ) {
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
            }
        }
    }

    /// Adds a form, behind those that are there; a form of the same type is replaced.
    ///
    /// - Parameters:
    ///   - typeIdentifier: Such as `public.png`.
    ///   - visibility: Who may see it.
    ///   - loadHandler: Called each time when the data is asked for, with the closure that is to be
    ///     called once, now or later, with the data, or with why there is none. It may say how far it is.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping (
                _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        let form = Form(type: typeIdentifier, visibility: visibility, load: loadHandler)
        if let index = forms.firstIndex(where: { $0.type == typeIdentifier }) {
            forms[index] = form
        } else {
            forms.append(form)
        }
    }

    // MARK: - Asking

    /// The types of the forms, the best first.
    open var registeredTypeIdentifiers: [String] { forms.map(\.type) }

    /// The types that other programs may see.
    final var publicTypeIdentifiers: [String] {
        forms.filter { $0.visibility == .all }.map(\.type)
    }

    /// Whether a form is of a type, or of a kind of that type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        forms.contains { Self.conforms($0.type, to: typeIdentifier) }
    }

    private static func conforms(_ type: String, to other: String) -> Bool {
        guard type != other else { return true }
        guard let type = UTType(type), let other = UTType(other) else { return false }
        return type.conforms(to: other)
    }

    /// Whether there is a form that an object of the class can be made from.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        form(for: aClass) != nil
    }

    private func form(for aClass: any NSItemProviderReading.Type) -> Form? {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        for type in readable {
            if let form = forms.first(where: { Self.conforms($0.type, to: type) }) { return form }
        }
        return nil
    }

    // MARK: - Loading

    /// Gets the data of a type.
    ///
    /// - Parameter completionHandler: Given the data, or why there is none.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @MainActor @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let form = forms.first(where: { Self.conforms($0.type, to: typeIdentifier) }) else {
            completionHandler(nil, ItemProviderFailure.missing(type: typeIdentifier))
            return Progress(totalUnitCount: 1)
        }
        return load(form, completionHandler)
    }

    /// Gets an object.
    ///
    /// - Parameter completionHandler: Given the object, or why there is none.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler:
            @escaping @MainActor @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let form = form(for: aClass) else {
            let type = aClass.readableTypeIdentifiersForItemProvider.first ?? "\(aClass)"
            completionHandler(nil, ItemProviderFailure.missing(type: type))
            return Progress(totalUnitCount: 1)
        }
        return load(form) { data, error in
            guard let data else {
                completionHandler(nil, error)
                return
            }
            do {
                completionHandler(
                    try aClass.object(withItemProviderData: data, typeIdentifier: form.type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    private func load(
        _ form: Form,
        _ completion: @escaping @MainActor @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let answer = ItemAnswer()
        let type = form.type
        let progress = form.load { data, error in
            let failure = error ?? ItemProviderFailure.withheld(type: type)
            answer.give(data.map { .success($0) } ?? .failure(failure))
        }
        answer.whenGiven { result in
            switch result {
            case .success(let data): completion(data, nil)
            case .failure(let failure): completion(nil, failure)
            }
        }
        return progress ?? Progress(totalUnitCount: 1)
    }
}
