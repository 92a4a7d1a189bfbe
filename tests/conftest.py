"""What all tests share; the parts are plugins of their own."""

pytest_plugins = ["tests.coverage_plugin"]
