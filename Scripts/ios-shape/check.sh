#!/usr/bin/env bash
# Type-checks the toolkit and the apps in the shape that Apple's compiler gives them: Objective-C
# interoperability on, against headers of Apple's Foundation and UIKit (headers/, with a Swift part
# in overlays/). It catches what compiles on Linux and not on iOS: an extension of a generic class
# that conforms to a UIKit protocol, a Swift type in an @objc signature, API that iOS doesn't have.
#
#     check.sh                   its own examples, then Beeline, BeelineUI, the apps and the guides' examples
#     check.sh FILE.swift…       these files alone, as one module
#
# The headers hold what the sources use, up to iOS 16, and grow with them. Where a source takes
# another way on Apple's platforms, it asks `canImport(ObjectiveC)`, which is true here:
# `os(Linux)` is too.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
build=${IOS_SHAPE_BUILD:-$root/.build/ios-shape}
rm -rf "$build/modules"
mkdir -p "$build/modules" "$build/logs"

language=(-swift-version 6 -package-name beeline -enable-upcoming-feature ExistentialAny
    -enable-upcoming-feature InternalImportsByDefault
    -enable-upcoming-feature MemberImportVisibility)
frontend=(swiftc -frontend -target "$(uname -m)-unknown-linux-gnu" -enable-objc-interop
    -disable-objc-attr-requires-foundation-module -parse-as-library
    -module-cache-path "$build/cache" -I "$build/modules" -I "$here/headers"
    -I "$root/Sources/CSQLite")

emit() { # MODULE, then arguments and files
    local module=$1
    shift
    "${frontend[@]}" -emit-module -module-name "$module" -experimental-skip-all-function-bodies \
        -o "$build/modules/$module.swiftmodule" "$@"
}
check() { # MODULE, then files
    local module=$1
    shift
    "${frontend[@]}" "${language[@]}" -warnings-as-errors -typecheck -module-name "$module" "$@"
}
sources() { find "$@" -name '*.swift' | sort; }

for module in ObjectiveC CoreGraphics Foundation UniformTypeIdentifiers UIKit; do
    # shellcheck disable=SC2046
    emit $module -swift-version 6 -import-underlying-module \
        $(sources "$here/overlays/$module")
done
# Linux keeps URLSession in a module of its own, which is there to be imported in this mode too.
# Apple's is Foundation's; an empty module stands in the way of the other.
emit FoundationNetworking -swift-version 6 "$here/overlays/FoundationNetworking.swift"

if [ $# -gt 0 ]; then
    check Checked "$@"
    exit
fi

failed=0
fail() {
    echo "ios-shape: $1" >&2
    failed=1
}

# The check is itself checked: it has to accept what iOS accepts, and refuse what iOS refuses.
# shellcheck disable=SC2046
check Accepted $(sources "$here/examples/accepted") || fail "refuses an example that iOS accepts"
for example in "$here"/examples/refused/*.swift; do
    expected=$(sed -n '1s|^// expects: ||p' "$example")
    name=$(basename "$example" .swift)
    if check Refused "$example" >"$build/logs/$name" 2>&1; then
        fail "accepts $name.swift, which iOS refuses"
    elif ! grep -qF "error: " "$build/logs/$name" || ! grep -qF "$expected" "$build/logs/$name"; then
        fail "refuses $name.swift, but not with: $expected"
        cat "$build/logs/$name" >&2
    fi
done

compile() { # MODULE, FOLDER: with its bodies, and then for others to import
    local files
    files=$(sources "$2")
    # What the package manager writes for a target with resources.
    [ ! -d "$2/Resources" ] || files+=" $here/ResourceBundle.swift"
    # shellcheck disable=SC2086
    if check "$1" $files; then
        # shellcheck disable=SC2086
        emit "$1" "${language[@]}" $files
    else
        fail "$1 would not compile on iOS"
    fi
    checked+=" $1"
}

# Beeline hands Swift's pointers to SQLite, and the compiler can't convert pointers in this mode; what
# else stands in those lines goes unseen. SQLite's own header is the same everywhere.
# shellcheck disable=SC2046
check Beeline $(sources "$root/Sources/Beeline") >"$build/logs/Beeline" 2>&1 || [ $? = 1 ] ||
    fail "the compiler gave up on Beeline; $build/logs/Beeline says where"
if grep -E '(^|: )error: ' "$build/logs/Beeline" | grep -vF 'cannot find intrinsic operations'; then
    fail "Beeline would not compile on iOS; more is in $build/logs/Beeline"
fi
# shellcheck disable=SC2046
emit Beeline "${language[@]}" $(sources "$root/Sources/Beeline") ||
    fail "Beeline's declarations would not compile on iOS"
checked=" Beeline"
compile BeelineUI "$root/Sources/BeelineUI"
compile ContactCards "$root/Apps/People/Cards"
# BeelineSecrets is no target on Apple's platforms: ServerSync asks whether it is there.
compile SharedScreens "$root/Apps/Shared"
for app in "$root"/Apps/*/; do
    name=$(basename "$app")
    [ "$name" != Shared ] || continue
    files=$(find "$app" -path "$app"Cards -prune -o -name '*.swift' -print | sort)
    [ ! -d "$app/Resources" ] || files+=" $here/ResourceBundle.swift"
    # shellcheck disable=SC2086
    check "$name" $files || fail "$name would not compile on iOS"
    checked+=" $name"
done
# What the guides build up, but for the grids, whose layouts the headers lack. Each is a module.
compile TwoSchoolsModel "$root/Examples/TwoSchools/Model"
for example in "$root"/Examples/FromMassiveToThin/Step* "$root"/Examples/TwoSchools/*side "$root"/Examples/TwoSchools/*sideSections; do
    # shellcheck disable=SC2046
    check Example $(sources "$example") || fail "$example would not compile on iOS"
done
checked+=" the guides' examples"

[ $failed = 0 ] && echo "ios-shape: checked$checked against $(find "$here/examples" -name '*.swift' | wc -l) examples"
exit $failed
