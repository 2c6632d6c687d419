# Everything a person does here has a name of one word. Each target is a script in Scripts/.
APP ?= People

.PHONY: setup run catalogue test test-release bench measure-photos docs pictures deb try-deb
.PHONY: try-package lint fuzz fuzz-replies sanitize server server-stop

setup: ; @Scripts/setup

run: setup ; @Scripts/run $(APP) $(ARGS)

# Every control in every state.
catalogue: setup ; @Scripts/run Catalogue $(ARGS)

test: setup ; @Scripts/test

# Optimised code calls through tables of methods and runs the main loop differently.
test-release: setup ; @Scripts/test -c release --scratch-path .build/release-tests

bench: setup ; @Scripts/bench

# A folder of 10,000 pictures in a window: how long the main thread is busy, and the memory.
measure-photos: setup ; @Scripts/measure-photos

docs: setup ; @Scripts/docs

# Those of the README and the guides.
pictures: setup ; @Scripts/pictures

# A Debian package of the apps, and whether it installs where there is no Swift.
deb: ; @Scripts/setup deb && Scripts/deb

try-deb: deb ; @Scripts/try-deb .build/beeline_$$(Scripts/version)_$$(dpkg --print-architecture).deb

# Whether this package can be depended on by its version.
try-package: setup ; @Scripts/try-package

lint: ; @Scripts/lint

fuzz: setup ; @Scripts/fuzz

# What a server may answer, invented by libFuzzer, for an hour.
fuzz-replies: setup ; @Scripts/fuzz-replies

sanitize: setup ; @Scripts/sanitize

# Kinto on PostgreSQL, on this machine alone: Documentation/Server.md.
server: ; @DATA="$(DATA)" PORT="$(PORT)" Scripts/server start

server-stop: ; @DATA="$(DATA)" Scripts/server stop
