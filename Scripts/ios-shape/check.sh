#!/usr/bin/env bash
# Type-checks the toolkit and the apps in the shape that Apple's compiler gives them: Objective-C
# interoperability on, against headers of Apple's Foundation and UIKit (headers/, with a Swift part
# in overlays/). It catches what compiles on Linux and not on iOS: an extension of a generic class
# that conforms to a UIKit protocol, a Swift type in an @objc signature, API that iOS doesn't have.
#
#     check.sh                   its own examples, then Beeline, BeelineUI and the apps
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
    -module-cache-path "$build/cache" -I "$build/modules" -I "$here/headers")

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

for module in ObjectiveC CoreGraphics Foundation UIKit; do
    # shellcheck disable=SC2046
    emit $module -swift-version 6 -import-underlying-module \
        $(sources "$here/overlays/$module")
done

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

# Of Beeline, which touches no UIKit, only the declarations: they appear in BeelineUI's. Its bodies
# use more of Foundation than the headers have, and the compiler can't convert pointers in this mode.
# Records meet SQLite and the Web API meets URLSession, which have no headers here, and no type of
# theirs appears in BeelineUI but in its own folder of records.
# shellcheck disable=SC2046
emit Beeline "${language[@]}" $(sources "$root/Sources/Beeline" | grep -vE '/(Records|Sync|WebAPI)/') ||
    fail "Beeline's declarations would not compile on iOS"
checked=" Beeline"
if [ -d "$root/Sources/BeelineUI" ]; then
    # shellcheck disable=SC2046
    if check BeelineUI $(sources "$root/Sources/BeelineUI" | grep -v /Records/); then
        # shellcheck disable=SC2046
        emit BeelineUI "${language[@]}" $(sources "$root/Sources/BeelineUI" | grep -v /Records/)
    else
        fail "BeelineUI would not compile on iOS"
    fi
    checked+=" BeelineUI"
fi
# Files of contacts touch Foundation alone, and more of it than the headers have: the declarations.
# shellcheck disable=SC2046
emit ContactCards "${language[@]}" $(sources "$root/Apps/People/Cards") ||
    fail "ContactCards's declarations would not compile on iOS"
for app in "$root"/Apps/*/; do
    [ -d "$app" ] || continue
    name=$(basename "$app")
    # shellcheck disable=SC2046
    check "$name" $(sources "$app" | grep -v /People/Cards/) || fail "$name would not compile on iOS"
    checked+=" $name"
done

[ $failed = 0 ] && echo "ios-shape: checked$checked against $(find "$here/examples" -name '*.swift' | wc -l) examples"
exit $failed
