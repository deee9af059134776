"""Listening sockets, the guard in front of every request, and WebSocket sessions."""
