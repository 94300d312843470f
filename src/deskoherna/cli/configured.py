"""Every setting of a server, and where it comes from: the command line, the environment, a file, or the default.

    deskoherna serve --config /etc/deskoherna.toml --port 80

The file is TOML with the names of `Settings`: those of the server itself at the top, then `[limits]`, `[timeouts]`,
`[retention]`, `[notices]` and `[bots]`. The variable of a setting is its name in capitals: DESKOHERNA_PORT,
DESKOHERNA_LIMITS_SCALE.
"""

import ast
import inspect
import ipaddress
import math
import os
import shlex
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import sqlalchemy as sa

from deskoherna.server.bots import commands
from deskoherna.server.notices import mail
from deskoherna.server.settings import Limits, Notices, Retention, Settings, Timeouts, default_data

FILE = "deskoherna.toml"
PREFIX = "DESKOHERNA_"
BOTS = "bots"
GROUPS: dict[str, type] = {"limits": Limits, "timeouts": Timeouts, "retention": Retention, "notices": Notices}
NOT_SET = ("programs", "address", *GROUPS)
"""Fields of the settings that come from elsewhere, or hold others."""
CHOICES = {"log_level": ("debug", "info", "warning", "error"), "log_format": ("text", "json")}
NETWORKS = ("proxies", "metrics_from")
SECRET = ("seed", "notices.smtp")
WITH_PASSWORDS = ("database", "redis")
MOST_PORT = 65_535

Value = tuple[Any, str]
"""A value and where it comes from."""


class BadSetting(ValueError):
    """A setting that cannot be used: where it stands and what is wrong, in one sentence."""


@dataclass(frozen=True)
class Setting:
    """One thing that can be set."""

    name: str
    group: str | None
    kind: Any
    told: str

    @property
    def full(self) -> str:
        return self.name if self.group is None else f"{self.group}.{self.name}"

    @property
    def variable(self) -> str:
        return PREFIX + self.full.replace(".", "_").upper()


def _told(owner: type) -> dict[str, str]:
    """What stands under each field of a class."""
    body = ast.parse(inspect.getsource(owner)).body[0]
    found: dict[str, str] = {}
    name = ""
    for node in body.body if isinstance(body, ast.ClassDef) else []:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name)):
                pass
            case ast.Expr(value=ast.Constant(value=str(text))) if name:
                found[name] = " ".join(text.split())
            case _:
                name = ""
    return found


def _of(owner: type, group: str | None) -> Iterator[Setting]:
    kinds, told = get_type_hints(owner), _told(owner)
    for field in fields(owner) if is_dataclass(owner) else ():
        if group is not None or field.name not in NOT_SET:
            yield Setting(field.name, group, kinds[field.name], told.get(field.name, ""))


def every() -> dict[str, Setting]:
    """All settings by their full names."""
    found = [*_of(Settings, None)]
    for group, owner in GROUPS.items():
        found += _of(owner, group)
    return {setting.full: setting for setting in found}


# ---------------------------------------------------------------- reading values


def _path(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str):
        return Path(value).expanduser()
    raise TypeError(f"it must be a {kind.__name__}")


def converted(setting: Setting, value: Any, origin: str) -> Any:
    try:
        found = value if isinstance(value, Path) else msgspec.convert(value, setting.kind, dec_hook=_path)
        _check(setting, found)
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        raise BadSetting(f"{origin}: {setting.full} = {value!r}: {error}") from None
    return found


def _check(setting: Setting, value: Any) -> None:
    """What its type alone does not say."""
    for number in value if isinstance(value, tuple) else (value,):
        if isinstance(number, int | float) and not (math.isfinite(number) and number >= 0):
            raise ValueError("it must be a number that is not below zero")
    if setting.name in CHOICES and value not in CHOICES[setting.name]:
        raise ValueError(f"it must be one of {', '.join(CHOICES[setting.name])}")
    if setting.full == "port" and value > MOST_PORT:
        raise ValueError(f"a port is 0 to {MOST_PORT}")
    if setting.full == "workers" and value < 1:
        raise ValueError("at least 1")
    if setting.full == "notices.smtp" and value is not None:
        mail.relay_of(value)
    if setting.name in NETWORKS:
        for network in value:
            ipaddress.ip_network(network, strict=False)


def _from_text(setting: Setting, text: str) -> Any:
    """A variable is written as in the file; a plain word needs no quotes there."""
    if setting.kind in (str, str | None, Path):
        return text
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except ValueError:
        return [word.strip() for word in text.split(",")] if setting.kind == tuple[str, ...] else text


def of_environment(settings: Mapping[str, Setting], environment: Mapping[str, str]) -> dict[str, Value]:
    known = {s.variable: s for s in settings.values()}
    for name in environment:
        if name.startswith(tuple(f"{PREFIX}{g.upper()}_" for g in GROUPS)) and name not in known:
            raise BadSetting(f"the variable {name}: there is no such setting")
    return {
        s.full: (converted(s, _from_text(s, environment[name]), f"the variable {name}"), name)
        for name, s in known.items()
        if environment.get(name)
    }


def of_file(settings: Mapping[str, Setting], path: Path) -> tuple[dict[str, Value], dict[str, Any]]:
    """The settings of a file, and its `[bots]`."""
    try:
        read = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"{path}: {error.strerror}") from None
    except ValueError as error:
        raise BadSetting(f"{path}: {error}") from None
    bots = read.pop(BOTS, {})
    flat: dict[str, Any] = {}
    for name, value in read.items():
        inner = name in GROUPS and isinstance(value, dict)
        flat |= {f"{name}.{key}": v for key, v in value.items()} if inner else {name: value}
    unknown = sorted(set(flat) - set(settings))
    if unknown:
        raise BadSetting(f"{path}: there is no setting {unknown[0]!r} (see deskoherna config)")
    if not isinstance(bots, dict):
        raise BadSetting(f"{path}: [bots] is a table with a command line for each name")
    return {name: (converted(settings[name], v, str(path)), str(path)) for name, v in flat.items()}, bots


# ---------------------------------------------------------------- put together


@dataclass(frozen=True)
class Configured:
    """The settings of a server with their origins."""

    settings: Settings
    values: Mapping[str, Value]
    file: Path | None

    def lines(self) -> list[tuple[str, str, str, str]]:
        """(name, value, origin, what it is) of every setting, and of the bots from outside."""
        found = [
            (name, shown(name, *self.values[name][:1]), self.values[name][1], setting.told)
            for name, setting in every().items()
        ]
        return found + [
            (f"{BOTS}.{name}", written(shlex.join(words)), "", "") for name, words in self.settings.programs.items()
        ]


def shown(name: str, value: Any) -> str:
    """A value as it stands in the file; what is secret is not shown."""
    if value is not None and name in SECRET:
        return "***"
    if name in WITH_PASSWORDS and value is not None:
        try:
            value = sa.engine.make_url(value).render_as_string(hide_password=True)
        except sa.exc.ArgumentError:
            return "***"
    return written(value)


def written(value: Any) -> str:
    """As TOML."""
    match value:
        case None:
            return "-"
        case bool():
            return "true" if value else "false"
        case tuple():
            return f"[{', '.join(written(v) for v in value)}]"
        case int() | float():
            return str(value)
        case _:
            return msgspec.json.encode(str(value)).decode()


def configured(
    given: Mapping[str, Any], bots: list[str], file: Path | None = None, environment: Mapping[str, str] | None = None
) -> Configured:
    """`given`: what the command line says, by full names; None where it says nothing."""
    environment = os.environ if environment is None else environment
    settings = every()
    said = {
        name: (converted(settings[name], value, "the command line"), "command line")
        for name, value in given.items()
        if value is not None
    }
    surroundings = of_environment(settings, environment)
    data = said.get("data") or surroundings.get("data") or (default_data(), "")
    path = file or (Path(environment[f"{PREFIX}CONFIG"]) if environment.get(f"{PREFIX}CONFIG") else None)
    if path is None and (data[0] / FILE).is_file():
        path = data[0] / FILE
    in_file, named = of_file(settings, path) if path is not None else ({}, {})
    made = {**in_file, **surroundings, **said}
    default = Settings()
    values = {name: made.get(name, (_default(default, s), "default")) for name, s in settings.items()}
    folder = values["data"][0]
    programs = {
        **{name: commands.command_of(name, words) for name, words in named.items()},
        **commands.from_folder(folder),
        **commands.from_arguments(bots),
    }
    groups = {g: owner(**_values_of(values, settings, g)) for g, owner in GROUPS.items()}
    return Configured(Settings(**_values_of(values, settings, None), **groups, programs=programs), values, path)


def _default(default: Settings, setting: Setting) -> Any:
    return getattr(default if setting.group is None else getattr(default, setting.group), setting.name)


def _values_of(values: Mapping[str, Value], settings: Mapping[str, Setting], group: str | None) -> dict[str, Any]:
    return {s.name: values[s.full][0] for s in settings.values() if s.group == group}
