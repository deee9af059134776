"""The OpenAPI description of the HTTP API, generated from its endpoints."""

import re
from functools import cache
from typing import Any

import msgspec

from cheese_rescue import TITLE, __version__
from cheese_rescue.live.messages import RefusedBody, TableId
from cheese_rescue.server.http.api import ENDPOINTS
from cheese_rescue.server.http.routes import STATUSES, Endpoint

_REF = "#/components/schemas/{name}"


@cache
def description() -> dict[str, Any]:
    """The OpenAPI document."""
    structs = {
        kind
        for endpoint in ENDPOINTS
        for kind in (endpoint.body, endpoint.answer)
        if kind is not None and not isinstance(kind, str)
    }
    kinds = [*sorted(structs, key=lambda kind: kind.__name__), RefusedBody]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=_REF)
    of = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, of)
    return {
        "openapi": "3.1.0",
        "info": {"title": TITLE, "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint, of: dict[Any, Any]) -> dict[str, Any]:
    if endpoint.status == 204:
        answer: dict[str, Any] = {"description": "done"}
    elif isinstance(endpoint.answer, str):
        answer = {
            "description": "done",
            "content": {endpoint.answer: {"schema": {"type": "string"}}},
        }
    else:
        answer = _json("done", of[endpoint.answer])
    operation: dict[str, Any] = {
        "operationId": endpoint.handle.__name__,
        "summary": endpoint.summary,
        "parameters": [
            {
                "name": name,
                "in": "path",
                "required": True,
                "schema": msgspec.json.schema(TableId),
            }
            for name in re.findall(r"{(\w+)}", endpoint.path)
        ]
        + [
            {
                "name": name,
                "in": "query",
                "required": False,
                "schema": {"type": "integer", "minimum": 0, "maximum": 999_999},
            }
            for name in endpoint.numbers
        ]
        + [
            {
                "name": name,
                "in": "query",
                "required": False,
                "schema": {"type": "string", "format": "date"},
            }
            for name in endpoint.dates
        ],
        "responses": {
            str(endpoint.status): answer,
            **{str(status): _json("refused", of[RefusedBody]) for status in STATUSES},
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": of[endpoint.body]}},
        }
    if endpoint.needs_token:
        operation["security"] = [{"token": []}]
    return operation


def _json(text: str, schema: Any) -> dict[str, Any]:
    return {"description": text, "content": {"application/json": {"schema": schema}}}
