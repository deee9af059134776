"""Pages, the HTTP API and the files of the browser."""
