"""Generates web/protocol.ts and parts of docs/protocol.md: `python docs/protocol.py`.

In the page, only the parts between `<!-- generated: … -->` and `<!-- end -->` are generated.
"""

import ast
import inspect
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct, UnsetType

from cheese_rescue.bots import BOTS, LEVELS
from cheese_rescue.extras import ExtraRefusal
from cheese_rescue.i18n import LANGUAGES
from cheese_rescue.live import messages
from cheese_rescue.live.messages import ServerRefusal
from cheese_rescue.rules import Refusal
from cheese_rescue.rules.cards import PLAYER_COUNTS, has_start_card, square_size
from cheese_rescue.rules.scoring import INFERRED
from cheese_rescue.rules.verify import Finding
from cheese_rescue.server.http.api import ENDPOINTS
from cheese_rescue.server.http.routes import CONFLICT, IMPOSSIBLE, NOT_INSTALLED, STATUS, Endpoint
from cheese_rescue.table.errors import TableRefusal
from cheese_rescue.table.names import LONGEST_NAME, MOST_CODE_POINTS

PAGE = Path(__file__).with_name("protocol.md")
TYPES = Path(__file__).parents[1] / "web" / "protocol.ts"

COMMANDS: tuple[type[Struct], ...] = get_args(messages.Commands)
MESSAGES: tuple[type[Struct], ...] = get_args(messages.Messages)
LINES: tuple[type[Struct], ...] = get_args(messages.ReviewLines)
REFUSALS: tuple[type[Enum], ...] = (Refusal, TableRefusal, ServerRefusal, ExtraRefusal)
TYPESCRIPT_NAMES: dict[type, str] = {Refusal: "RulesRefusal", messages.Number: "GiveNumber"}
"""Other names for classes whose own name is built into TypeScript, or too vague there."""
WORDS: dict[tuple[str, str], str] = {
    ("Considered", "refusal"): "AnyRefusal",
    ("RefusedMessage", "refusal"): "AnyRefusal",
    ("RefusedBody", "refusal"): "AnyRefusal",
    ("ReviewRefused", "refusal"): "AnyRefusal",
    **{("Verified", name): "Finding" for name in ("seal", "deal", "moves", "result")},
}
"""Fields that are enums in the documentation, but plain strings in the structs, for speed."""


# -- docstrings and comments in the sources --------------------------------------------------------


@cache
def _class(kind: type) -> tuple[ast.ClassDef, list[str]]:
    source = inspect.getsource(kind)
    (found,) = ast.parse(source).body
    if not isinstance(found, ast.ClassDef):
        raise TypeError(kind)
    return found, source.splitlines()


def sentence(kind: type) -> str:
    """The docstring of the class itself, not of a base class, on one line, without its fields."""
    text, _, _ = (ast.get_docstring(_class(kind)[0]) or "").partition("\n\n- `")
    return " ".join(text.split())


@cache
def notes(kind: type) -> dict[str, str]:
    """The string below each field or member."""
    body = _class(kind)[0].body
    found = {}
    for before, after in pairwise(body):
        match before, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(note))),
            ):
                found[name] = " ".join(note.split())
    return found


@cache
def comments(kind: type[Enum]) -> dict[str, str]:
    """The comment beside each member: the names of its data."""
    definition, lines = _class(kind)
    found = {}
    for node in definition.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], end_lineno=int(line), end_col_offset=end):
                found[name] = lines[line - 1][end or 0 :].partition("#")[2].strip()
    return found


@cache
def aliases() -> dict[Any, str]:
    """The names of constrained types in messages.py, by type."""
    names = {}
    for node in ast.parse(inspect.getsource(messages)).body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)]):
                kind = getattr(messages, name)
                if get_origin(kind) in (Annotated, tuple):
                    names[kind] = name
    return names


@cache
def alias_notes() -> dict[str, str]:
    """The string below an alias."""
    body = ast.parse(inspect.getsource(messages)).body
    found = {}
    for before, after in pairwise(body):
        match before, after:
            case (
                ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(note))),
            ):
                found[name] = " ".join(note.split())
    return found


# -- structs, enums and fields ---------------------------------------------------------------------


class Field(NamedTuple):
    name: str
    kind: Any
    owner: type[Struct]
    required: bool
    default: object
    note: str


def fields(kind: type[Struct]) -> list[Field]:
    """The fields as declared, with `id` and `re` last."""
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for field in msgspec.structs.fields(kind):
        default = field.default
        if field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        owner = next(base for base in kind.__mro__ if field.name in base.__annotations__)
        hint = hints[field.name]
        note = notes(owner).get(field.name, "")
        found.append(Field(field.name, hint, kind, field.required, default, note))
    return sorted(found, key=lambda field: field.name in ("id", "re"))


def _description(hint: Any) -> str:
    """The description in the type's constraints, if any."""
    for part in _either(hint):
        for meta in getattr(part, "__metadata__", ()):
            if isinstance(meta, Meta) and meta.description:
                return meta.description
    return ""


def _either(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


MAPPINGS = (dict, Mapping)


def is_list(kind: Any) -> bool:
    """Whether the type is a list, or a tuple of any length."""
    return get_origin(kind) in (list, Sequence) or get_args(kind)[1:] == (...,)


def is_tuple(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def parts(kind: Any) -> Iterator[Any]:
    """The structs, named tuples and enums in a type, recursively."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        yield kind
        for field in fields(kind):
            yield from parts(field.kind)
    elif is_tuple(kind) or (isinstance(kind, type) and issubclass(kind, Enum)):
        yield kind
        for hint in get_type_hints(kind).values() if is_tuple(kind) else ():
            yield from parts(hint)
    else:
        for part in get_args(kind):
            yield from parts(part)


def bodies_and_answers() -> list[type[Struct]]:
    kinds = [
        kind
        for endpoint in ENDPOINTS
        for kind in (endpoint.body, endpoint.answer, *get_args(endpoint.lines))
    ]
    return [
        kind for kind in dict.fromkeys(kinds) if isinstance(kind, type) and issubclass(kind, Struct)
    ]


def _reached() -> list[Any]:
    """Every struct, tuple and enum on the wire, except RefusedBody, which is recursive."""
    roots = [*COMMANDS, *MESSAGES, *bodies_and_answers()]
    return [*dict.fromkeys(part for root in roots for part in parts(root))]


def enums() -> list[type[Enum]]:
    found = [kind for kind in _reached() if issubclass(kind, Enum)]
    return sorted({*found, Finding}, key=lambda kind: kind.__name__)


def tuples() -> list[type]:
    return [kind for kind in _reached() if is_tuple(kind)]


def structs_shown() -> list[type[Struct]]:
    """Structs inside messages and bodies, and bodies that messages contain too."""
    roots = {*COMMANDS, *MESSAGES, *bodies_and_answers()}
    inner = [kind for kind in _reached() if issubclass(kind, Struct) and kind not in roots]
    return [*inner, *(kind for kind in bodies_and_answers() if kind in _carried())]


def _carried() -> set[type[Struct]]:
    """Structs inside messages from the server."""
    return {part for tell in MESSAGES for part in parts(tell) if issubclass(part, Struct)} - {
        *MESSAGES
    }


def tag(kind: type[Struct]) -> str:
    found = kind.__struct_config__.tag
    if not isinstance(found, str):
        raise TypeError(kind)
    return found


# -- TypeScript ------------------------------------------------------------------------------------

TS_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def ts_name(kind: type) -> str:
    return TYPESCRIPT_NAMES.get(kind, kind.__name__)


def ts_type(kind: Any) -> str:
    if kind in aliases():
        return aliases()[kind]
    if kind in TS_PLAIN:
        return TS_PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, Struct | Enum | tuple) and not get_origin(kind):
        return ts_name(kind)
    arguments = get_args(kind)
    match get_origin(kind):
        case origin if origin is Annotated:
            return ts_type(arguments[0])
        case origin if is_list(kind):
            inner = ts_type(arguments[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case origin if origin in MAPPINGS and issubclass(arguments[0], Enum):
            return f"Partial<Record<{ts_name(arguments[0])}, {ts_type(arguments[1])}>>"
        case origin if origin in MAPPINGS:
            return f"Record<{', '.join(map(ts_type, arguments))}>"
        case origin if origin in (Union, UnionType):
            return " | ".join(ts_type(part) for part in arguments if part is not UnsetType)
    raise TypeError(f"{kind} has no TypeScript yet")


def ts_field_type(field: Field) -> str:
    word = WORDS.get((field.owner.__name__, field.name))
    if word is None:
        return ts_type(field.kind)
    return f"{word} | null" if NoneType in _either(field.kind) else word


def ts_doc(text: str, margin: str = "") -> str:
    return f"{margin}/** {text} */\n" if text else ""


def ts_interface(kind: type[Struct]) -> str:
    """Fields with a default are optional in what clients send; the server sends every field."""
    received = kind.__struct_config__.forbid_unknown_fields
    lines = [f'  type: "{tag(kind)}";\n'] if kind.__struct_config__.tag else []
    for field in fields(kind):
        optional = "?" if received and not field.required else ""
        said = bounds(field.kind) if field.kind not in aliases() else ""
        note = ts_doc("; ".join(filter(None, (field.note, said))), "  ")
        lines.append(f"{note}  {field.name}{optional}: {ts_field_type(field)};\n")
    return f"{ts_doc(sentence(kind))}export interface {ts_name(kind)} {{\n{''.join(lines)}}}\n"


def ts_union(name: str, members: list[str], note: str = "") -> str:
    return f"{ts_doc(note)}export type {name} =\n" + "\n".join(f"  | {m}" for m in members) + ";\n"


def ts_enum(kind: type[Enum]) -> str:
    return ts_union(ts_name(kind), [f'"{member.value}"' for member in kind], sentence(kind))


def ts_tuple(kind: type) -> str:
    hints = get_type_hints(kind, include_extras=True)
    inner = ", ".join(f"{name}: {ts_type(hint)}" for name, hint in hints.items())
    return f"{ts_doc(sentence(kind))}export type {ts_name(kind)} = [{inner}];\n"


def ts_alias(kind: Any, name: str) -> str:
    note = "; ".join(filter(None, (bounds(kind), _description(kind), alias_notes().get(name))))
    if get_origin(kind) is tuple:
        return f"{ts_doc(note)}export type {name} = [x: number, y: number];\n"
    return f"{ts_doc(note)}export type {name} = {ts_type(get_args(kind)[0])};\n"


def ts_api() -> str:
    lines = [
        f"{ts_doc(endpoint.summary, '  ')}"
        f'  "{endpoint.method} {endpoint.path}": {{ body: {_ts_body(endpoint)};'
        f" answer: {_ts_answer(endpoint)} }};\n"
        for endpoint in ENDPOINTS
    ]
    note = ts_doc("The body of each request, and of its response unless that is a RefusedBody.")
    return f"{note}export interface Api {{\n{''.join(lines)}}}\n"


def _ts_body(endpoint: Endpoint) -> str:
    return "null" if endpoint.body is None else ts_type(endpoint.body)


def _ts_answer(endpoint: Endpoint) -> str:
    if endpoint.status == 204:
        return "null"
    return "string" if isinstance(endpoint.answer, str) else ts_type(endpoint.answer)


def ts_constants() -> str:
    return (
        f"{ts_doc(alias_notes()['PROTOCOL'])}"
        f"export const PROTOCOL = {messages.PROTOCOL};\n"
        f'export const REPLAY_PAGE = "{messages.REPLAY_PAGE}";\n'
        f"{ts_doc(alias_notes()['CODE_LETTERS'])}"
        f'export const CODE_LETTERS = "{messages.CODE_LETTERS}";\n'
        f"export const CODE_LENGTH = {messages.CODE_LENGTH};\n"
        f"{ts_doc(alias_notes()['GUESTS'])}"
        f"export const GUESTS = {messages.GUESTS};\n"
        f"export const LONGEST_NAME = {LONGEST_NAME};\n"
        f"{ts_doc('With marks and joiners, which do not count as letters.')}"
        f"export const MOST_NAME_CODE_POINTS = {MOST_CODE_POINTS};\n"
        f"{ts_doc('The name of each language in that language.')}"
        f"export const LANGUAGES = {ts_object(LANGUAGES)} as const;\n"
        f"{ts_doc('The finished square, by number of players.')}"
        f"export const SQUARES = {ts_squares()} as const;\n"
        f"{ts_doc('Flaws of a square that any_counts accepts: no sheet prints these numbers.')}"
        f"export const INFERRED_FLAWS = {ts_list(flaw.value for flaw in INFERRED)} as const;\n"
        f"{ts_doc('The bots offered to people, weakest first.')}"
        f"export const LEVELS = {ts_list(LEVELS)} as const;\n"
        f"{ts_doc('Every bot that can take a chair.')}"
        f"export const BOTS = {ts_list(BOTS)} as const;\n"
    )


def ts_object(words: Mapping[str, str]) -> str:
    lines = (f'  {key}: "{word}",\n' for key, word in words.items())
    return f"{{\n{''.join(lines)}}}"


def ts_squares() -> str:
    lines = (
        f"  {players}: {{ size: {square_size(players)}, "
        f"startCard: {str(has_start_card(players)).lower()} }},\n"
        for players in PLAYER_COUNTS
    )
    return f"{{\n{''.join(lines)}}}"


def ts_list(words: Iterable[str]) -> str:
    quoted = (f'"{word}"' for word in words)
    return f"[{', '.join(quoted)}]"


def typescript() -> str:
    """The content of web/protocol.ts."""
    http = [kind for kind in bodies_and_answers() if kind not in _carried()]
    inner: list[type[Struct]] = [
        *structs_shown(),
        *COMMANDS,
        *MESSAGES,
        *http,
        messages.RefusedBody,
    ]
    return "\n".join(
        [
            "// Generated by `python docs/protocol.py` from src/cheese_rescue/live/messages.py.\n",
            ts_constants(),
            *(ts_alias(kind, name) for kind, name in aliases().items()),
            *map(ts_enum, enums()),
            *map(ts_enum, REFUSALS),
            ts_union("AnyRefusal", [ts_name(kind) for kind in REFUSALS]),
            *map(ts_tuple, tuples()),
            *map(ts_interface, inner),
            ts_union(
                "AnyCommand", [ts_name(kind) for kind in COMMANDS], sentence(messages.Command)
            ),
            ts_union(
                "AnyMessage", [ts_name(kind) for kind in MESSAGES], sentence(messages.Message)
            ),
            ts_union("ReviewLine", [ts_name(kind) for kind in LINES], sentence(messages.Line)),
            ts_api(),
        ]
    )


# -- the page --------------------------------------------------------------------------------------


def bounds(kind: Any) -> str:
    """The constraints of a type in words."""
    if kind in aliases() and get_origin(kind) is tuple:
        return f"{bounds(get_args(kind)[0])} each"
    if get_origin(kind) is not Annotated:
        return ""
    base, *metas = get_args(kind)
    if get_origin(base) is list:
        (meta,) = metas
        return f"at most {meta.max_length}"
    said = []
    for meta in metas:
        least = meta.ge if meta.ge is not None else meta.gt
        most = meta.le if meta.le is not None else None if meta.lt is None else meta.lt - 1
        if least is not None or most is not None:
            said.append(f"{least} to {most}")
        if meta.max_length is not None:
            said.append(f"{meta.min_length or 0} to {meta.max_length} characters")
        if meta.pattern is not None:
            said.append(f"matches {meta.pattern}")
    return ", ".join(said)


def md_type(kind: Any) -> str:
    """A type in words, with links to its description on the page."""
    if kind in aliases():
        return _link(aliases()[kind])
    plain = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}
    if kind in plain:
        return plain[kind]
    if isinstance(kind, type) and issubclass(kind, Struct | Enum | tuple) and not get_origin(kind):
        return _link(kind.__name__)
    arguments = get_args(kind)
    match get_origin(kind):
        case origin if origin is Annotated:
            return _signs(f"{md_type(arguments[0])}, {bounds(kind)}")
        case origin if is_list(kind):
            return f"list of {_grouped(arguments[0])}"
        case origin if origin in MAPPINGS:
            return f"object, {md_type(arguments[0])} to {md_type(arguments[1])}"
        case origin if origin in (Union, UnionType):
            return " or ".join(md_type(part) for part in arguments if part is not UnsetType)
    raise TypeError(f"{kind} has no description yet")


def _grouped(kind: Any) -> str:
    inner = md_type(kind)
    return f"({inner})" if " or " in inner else inner


def _signs(text: str) -> str:
    """Formats patterns as code, so that their characters are not read as Markdown."""
    return re.sub(r"matches (\S+)", r"matches `\1`", text)


def _link(name: str) -> str:
    return f"[{name}](#{name.lower()})"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def md_table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(map(_cell, line))} |\n".replace("  ", " ") for line in lines)


def md_fields(kind: type[Struct], *, without: tuple[str, ...] = ()) -> str:
    rows = []
    for field in fields(kind):
        if field.name in without:
            continue
        left_out = "" if field.required else _left_out(field)
        told = md_type(field.kind)
        word = WORDS.get((kind.__name__, field.name))
        if word is not None:
            told = told.replace(
                "string", "a [code](#refusals)" if word == "AnyRefusal" else _link(word), 1
            )
        rows.append((f"`{field.name}`", told, " ".join(filter(None, (field.note, left_out)))))
    return "\n" + md_table(("field", "type", ""), rows) if rows else ""


def _left_out(field: Field) -> str:
    if not field.owner.__struct_config__.forbid_unknown_fields:
        return ""
    if field.default is msgspec.NODEFAULT or field.default is msgspec.UNSET:
        return "*Optional.*"
    default = field.default.value if isinstance(field.default, Enum) else field.default
    return f"*Default: `{msgspec.json.encode(default).decode()}`.*"


def md_struct(kind: type[Struct]) -> str:
    said = f"The `type` is `{tag(kind)}`. " if kind in LINES else ""
    return f"### {kind.__name__}\n\n{said}{sentence(kind)}".rstrip() + "\n" + md_fields(kind)


def md_message(kind: type[Struct]) -> str:
    text = f"### `{tag(kind)}`\n\n{sentence(kind)}".rstrip() + "\n"
    return text + md_fields(kind, without=("id", "re"))


def md_messages(kinds: tuple[type[Struct], ...]) -> str:
    return "\n".join(map(md_message, kinds))


def md_values() -> str:
    rows = [
        (f"<a id='{name.lower()}'></a>{name}", *_alias_words(kind, name))
        for kind, name in aliases().items()
    ]
    for kind in tuples():
        inner = ", ".join(
            f"{name}: {md_type(hint)}"
            for name, hint in get_type_hints(kind, include_extras=True).items()
        )
        rows.append((f"<a id='{kind.__name__.lower()}'></a>{kind.__name__}", f"[{inner}]", ""))
    return md_table(("name", "type and range", ""), rows)


def _alias_words(kind: Any, name: str) -> tuple[str, str]:
    base = "list of two integers" if get_origin(kind) is tuple else md_type(get_args(kind)[0])
    return _signs(f"{base}, {bounds(kind)}"), " ".join(
        filter(None, (_description(kind), alias_notes().get(name)))
    )


def md_enums() -> str:
    return "\n".join(map(_md_enum, enums()))


def _md_enum(kind: type[Enum]) -> str:
    said = notes(kind)
    text = f"### {kind.__name__}\n\n" + (f"{sentence(kind)}\n\n" if sentence(kind) else "")
    if not said:
        return text + ", ".join(f"`{member.value}`" for member in kind) + "\n"
    return text + "".join(
        f"- `{member.value}`{': ' + said[member.name] if member.name in said else ''}\n"
        for member in kind
    )


def md_refusals() -> str:
    """Every code with its data and its HTTP status."""
    titles = {
        Refusal: "The rules",
        TableRefusal: "The table",
        ServerRefusal: "The server",
        ExtraRefusal: "The installation",
    }
    found = []
    for kind in REFUSALS:
        rows = [
            (
                f"`{member.value}`",
                ", ".join(f"`{name}`" for name in _data(kind, member)),
                str(_status(member)),
            )
            for member in kind
        ]
        found.append(f"### {titles[kind]}\n\n" + md_table(("code", "data", "HTTP"), rows))
    return "\n".join(found)


def _data(kind: type[Enum], member: Enum) -> list[str]:
    said = comments(kind)[member.name]
    return [name.strip() for name in said.split(",")] if said else []


def _status(member: Enum) -> int:
    if isinstance(member, ServerRefusal):
        return STATUS.get(member, CONFLICT)
    if isinstance(member, ExtraRefusal):
        return NOT_INSTALLED
    return CONFLICT if isinstance(member, TableRefusal) else IMPOSSIBLE


def md_endpoints() -> str:
    rows = []
    for endpoint in ENDPOINTS:
        body = "" if endpoint.body is None else _link(endpoint.body.__name__)
        if endpoint.status == 204:
            answer = "no body"
        elif isinstance(endpoint.answer, str):
            answer = f"`{endpoint.answer}`"
            if endpoint.lines is not None:
                answer += f", each line {md_type(endpoint.lines)}"
        else:
            answer = _link(endpoint.answer.__name__)
        summary = endpoint.summary + (" *Needs a token.*" if endpoint.needs_token else "")
        asked = f"`{endpoint.method} {endpoint.path}`"
        rows.append((asked, summary, body, f"{endpoint.status}: {answer}"))
    return md_table(("request", "", "body", "response"), rows)


def md_statuses() -> str:
    by_status: defaultdict[int, list[str]] = defaultdict(list)
    for refusal, status in STATUS.items():
        by_status[status].append(f"`{refusal.value}`")
    by_status[CONFLICT].append("anything that the table does not allow now")
    by_status[IMPOSSIBLE].append("anything that the rules never allow")
    rows = [(str(status), ", ".join(by_status[status])) for status in sorted(by_status)]
    return md_table(("status", "refusals"), rows)


def md_http_structs() -> str:
    http = [kind for kind in bodies_and_answers() if kind not in _carried()]
    inner = [kind for kind in structs_shown() if kind not in _carried()]
    kinds: list[type[Struct]] = [*http, *inner, messages.RefusedBody]
    return "\n".join(map(md_struct, kinds))


def md_shown() -> str:
    return "\n".join(md_struct(kind) for kind in structs_shown() if kind in _carried())


GENERATED: dict[str, Callable[[], str]] = {
    "commands": lambda: md_messages(COMMANDS),
    "messages": lambda: md_messages(MESSAGES),
    "data": md_shown,
    "values": md_values,
    "enums": md_enums,
    "refusals": md_refusals,
    "endpoints": md_endpoints,
    "statuses": md_statuses,
    "http structs": md_http_structs,
}
_MARKED = re.compile(r"(<!-- generated: ([\w ]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def page(text: str) -> str:
    """The page with its generated parts up to date."""
    found = [part[2] for part in _MARKED.finditer(text)]
    if sorted(found) != sorted(GENERATED):
        raise ValueError(f"the page has these generated parts: {found}")
    return _MARKED.sub(lambda part: f"{part[1]}\n{GENERATED[part[2]]()}\n{part[3]}", text)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    TYPES.write_text(typescript(), encoding="utf-8")
