"""Every setting, and where it comes from."""

import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from deskoherna.cli import main
from deskoherna.cli.configured import GROUPS, NOT_SET, BadSetting, configured, every
from deskoherna.server.settings import Settings


def test_the_command_line_goes_before_the_environment_the_file_and_the_defaults(tmp_path: Path) -> None:
    (tmp_path / "deskoherna.toml").write_text(
        'port = 1\nhost = "::1"\nworkers = 3\n'
        '[limits]\nscale = 2.0\nperson_chat = [5, 9]\n[bots]\ndice = "python dice.py"'
    )
    found = configured(
        {"data": tmp_path, "port": 4, "host": None},
        ["other=python other.py"],
        environment={
            "DESKOHERNA_PORT": "2",
            "DESKOHERNA_WORKERS": "7",
            "DESKOHERNA_LIMITS_SCALE": "0",
            "DESKOHERNA_PROXIES": "10.0.0.1, 10.1.0.0/16",
            "DESKOHERNA_SEED": "12",
            "DESKOHERNA_CACHE": "no setting of a server",
        },
    )
    s = found.settings
    assert (s.port, s.host, s.workers, s.limits.scale, s.limits.person_chat) == (4, "::1", 7, 0.0, (5.0, 9))
    assert (s.proxies, s.seed, s.timeouts.bot_s) == (("10.0.0.1", "10.1.0.0/16"), "12", 10.0)
    assert set(s.programs) == {"dice", "other"}
    file = str(tmp_path / "deskoherna.toml")
    origins = {name: found.values[name][1] for name in ("port", "host", "workers", "limits.scale", "timeouts.bot_s")}
    assert origins == {
        "port": "command line",
        "host": file,
        "workers": "DESKOHERNA_WORKERS",
        "limits.scale": "DESKOHERNA_LIMITS_SCALE",
        "timeouts.bot_s": "default",
    }


def test_a_file_may_lie_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "named.toml").write_text("port = 5")
    (tmp_path / "deskoherna.toml").write_text("port = 6")
    given = {"data": tmp_path}
    assert configured(given, [], environment={}).settings.port == 6
    variable = {"DESKOHERNA_CONFIG": str(tmp_path / "named.toml")}
    assert configured(given, [], environment=variable).settings.port == 5
    assert configured(given, [], tmp_path / "deskoherna.toml", environment=variable).settings.port == 6


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 1", "no setting 'prot'"),
        ("[limit]\nscale = 1", "no setting 'limit'"),
        ("[limits]\nscal = 1", "no setting 'limits.scal'"),
        ("limits = 1", "no setting 'limits'"),
        ('port = "many"', "Expected `int`"),
        ("port = 70000", "a port is 0 to 65535"),
        ("workers = 0", "at least 1"),
        ("[limits]\nscale = -1", "not below zero"),
        ("[limits]\nperson_chat = [1]", "length 2"),
        ("[timeouts]\nbot_s = inf", "not below zero"),
        ('log_level = "loud"', "one of debug, info"),
        ('proxies = ["nowhere"]', "nowhere"),
        ("data = 3", "must be a Path"),
        ("bots = 3", "[bots] is a table"),
        ("port = ", "Invalid value"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "deskoherna.toml"
    path.write_text(text)
    with pytest.raises(BadSetting) as wrong:
        configured({"data": tmp_path}, [], environment={})
    assert told in str(wrong.value) and str(path) in str(wrong.value)


def test_a_wrong_variable_is_named() -> None:
    for name, value in (("DESKOHERNA_PORT", "many"), ("DESKOHERNA_LIMITS_SCALES", "1"), ("DESKOHERNA_PROXIES", "x y")):
        with pytest.raises(BadSetting, match=name):
            configured({}, [], environment={name: value})


def test_a_wrong_setting_is_one_sentence_and_an_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.toml"
    for command in ("serve", "config"):
        assert main([command, "--data", str(tmp_path), "--config", str(path)]) == 2
        assert capsys.readouterr().err == f"deskoherna {command}: {path}: No such file or directory\n"


def test_every_setting_is_shown_and_what_is_secret_is_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    secret = ["--seed", "hush", "--database", "postgresql+psycopg://me:hush@there/games"]
    assert main(["config", "--data", str(tmp_path), *secret, "--bot", "dice=python dice.py"]) == 0
    shown = capsys.readouterr().out
    assert "hush" not in shown and "me:***@there" in shown and "bots.dice" in shown
    told = [line.split()[0] for line in shown.splitlines()[1:]]
    groups = {f"{group}.{field.name}" for group, owner in GROUPS.items() for field in fields(owner)}
    assert set(told) == {f.name for f in fields(Settings) if f.name not in NOT_SET} | groups | {"bots.dice"}


def test_the_file_that_is_written_says_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    named = ["--host-name", "games.example", "--seed", "hush", "--bot", "dice=python d.py"]
    given = ["--port", "81", "--rate", "3", *named]
    assert main(["config", "--toml", "--data", str(tmp_path), *given]) == 0
    written = capsys.readouterr().out
    assert "hush" not in written
    (tmp_path / "deskoherna.toml").write_text(written)
    s = configured({"data": tmp_path}, [], environment={}).settings
    assert (s.port, s.host_names, s.limits.scale, s.seed) == (81, ("games.example",), 3.0, None)
    assert s.programs == {"dice": ("python", "d.py")}
    uncommented = [line.removeprefix("# ") for line in written.splitlines() if " = " in line or line.startswith("[")]
    everything = tomllib.loads("\n".join(line for line in uncommented if not line.endswith((" -", "***"))))
    assert everything["timeouts"]["bot_s"] == 10.0 and len(everything["limits"]) > 20


def test_every_setting_says_what_it_is_or_is_plain_by_its_name() -> None:
    """A rate is told by its kind; everything else has a sentence."""
    silent = {name for name, setting in every().items() if not setting.told}
    assert {name for name in silent if not name.startswith("limits.") and name != "timeouts.sweep_s"} == set()
