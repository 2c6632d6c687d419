"""What gunicorn's workers serve: Kinto as KINTO_INI configures it."""

import os

from paste.deploy import loadapp

application = loadapp("config:" + os.path.abspath(os.environ["KINTO_INI"]))
