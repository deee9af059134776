"""The server: HTTP, WebSocket, database, bus and worker adapters around `live`."""
