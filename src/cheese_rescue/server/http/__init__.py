"""Pages, the HTTP API and the browser's static files."""
