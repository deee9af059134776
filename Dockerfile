# The game with its browser files, without the build tools. See docs/operate.md, "In containers".

FROM python:3.11.16-slim-bookworm AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_NO_INPUT=1 PIP_ROOT_USER_ACTION=ignore
WORKDIR /build

# Only packages in the lock files, verified by hash, as ./play does. No source packages: building one would download
# build dependencies that have no hash.
COPY requirements/scale.lock requirements/node.lock requirements/
RUN python -m venv --without-pip /opt/cheese-rescue \
    && python -m pip --python /opt/cheese-rescue/bin/python install --no-deps --no-compile \
        --only-binary=:all: --require-hashes -r requirements/scale.lock \
    && python -m pip install --target /opt/node --no-deps --no-compile \
        --only-binary=:all: --require-hashes -r requirements/node.lock

# Node builds the browser files and does not become part of the image.
COPY pyproject.toml README.md LICENSE ./
COPY docs/description.py docs/
COPY web web
COPY src src
RUN PYTHONPATH=/opt/node python -m pip --python /opt/cheese-rescue/bin/python install --no-deps \
        --no-compile --no-index --no-build-isolation .

# Compile the bots' search for this machine's processor, and the Python modules that the game imports.
RUN XDG_CACHE_HOME=/var/cache /opt/cheese-rescue/bin/python -c \
        "import cheese_rescue.cli.serve, cheese_rescue.cli.worker; from cheese_rescue.bots import kernel; kernel.prepare()"


FROM python:3.11.16-slim-bookworm
RUN groupadd --system --gid 10001 cheese-rescue \
    && useradd --system --uid 10001 --gid 10001 --home-dir /nonexistent --shell /usr/sbin/nologin cheese-rescue \
    && install -d -o cheese-rescue -g cheese-rescue -m 0700 /var/lib/cheese-rescue
COPY --from=build /opt/cheese-rescue /opt/cheese-rescue
# Docker copies this into a new volume that is mounted here.
COPY --from=build --chown=cheese-rescue:cheese-rescue /var/cache/cheese-rescue /var/cache/cheese-rescue

# 0.0.0.0 is inside the container's own network. The server itself checks the client's address and the Host header.
ENV PATH=/opt/cheese-rescue/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    XDG_CACHE_HOME=/var/cache \
    CHEESE_RESCUE_HOST=0.0.0.0 \
    CHEESE_RESCUE_PORT=24337 \
    CHEESE_RESCUE_NO_BROWSER=1 \
    CHEESE_RESCUE_DATABASE=/var/lib/cheese-rescue/tables.db

USER 10001:10001
WORKDIR /var/lib/cheese-rescue
EXPOSE 24337
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-ISc", "import http.client, sys; server = http.client.HTTPConnection('127.0.0.1', 24337, timeout=3); server.request('GET', '/healthz'); sys.exit(server.getresponse().status != 200)"]
ENTRYPOINT ["cheese-rescue"]
CMD ["serve"]
