-- Game tables and the entries of their logs.
CREATE TABLE tables (
    id VARCHAR(22) NOT NULL,
    code VARCHAR(6),
    opened FLOAT NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (code)
);

CREATE INDEX ix_tables_opened ON tables (opened);

CREATE TABLE entries (
    table_id VARCHAR(22) NOT NULL,
    n INTEGER NOT NULL,
    game INTEGER NOT NULL,
    ply INTEGER,
    kind VARCHAR(20) NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, n),
    FOREIGN KEY (table_id) REFERENCES tables (id)
);
