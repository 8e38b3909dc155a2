window.fixture = true
