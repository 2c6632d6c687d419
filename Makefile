# Everything a person does here has a name of one word. Each target is a script in Scripts/.
APP ?= People

.PHONY: setup run catalogue test test-release bench measure-photos docs lint fuzz sanitize server server-stop

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

lint: ; @Scripts/lint

fuzz: setup ; @Scripts/fuzz

sanitize: setup ; @Scripts/sanitize

# Kinto on PostgreSQL, on this machine alone: Documentation/Server.md.
server: ; @DATA="$(DATA)" PORT="$(PORT)" Scripts/server start

server-stop: ; @DATA="$(DATA)" Scripts/server stop
