"""Tables online: HTTP and sockets outside, the log inside."""
