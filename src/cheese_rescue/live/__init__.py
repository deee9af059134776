"""Headless multiplayer: people and bots at tables, without a web framework, database or Redis.

`lobby.Lobby` opens and finds tables. `table.LiveTable` is one table with its connected clients.
`session.Session` handles the messages of one client. `ports` defines what an application has to
supply: Store, Bus, Thinker, Clock and Connection. `local` implements all but the connection within
one process. Every change is committed to the store before anybody is sent it.
"""
