"""How a server is run: where its data lie, how patient it is, how much it takes from one person or address."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

BUILT = Path(__file__).parent / "client"


def default_data() -> Path:
    """The user's own data folder."""
    return platformdirs.user_data_path("deskoherna")


@dataclass(frozen=True)
class Limits:
    """Rates a second with their bursts; `scale` 0 switches them off (load tests on one machine)."""

    scale: float = 1.0
    person_messages: tuple[float, int] = (20.0, 60)
    address_messages: tuple[float, int] = (200.0, 600)
    address_requests: tuple[float, int] = (50.0, 300)
    address_guests: tuple[float, int] = (0.5, 60)
    address_passwords: tuple[float, int] = (0.2, 10)
    person_chat: tuple[float, int] = (1.0, 15)
    spectator_chat: tuple[float, int] = (0.2, 5)
    """What one spectator may say."""
    table_spectator_chat: tuple[float, int] = (1.0, 15)
    """What all spectators of one table together may say: guests are cheap."""
    person_hellos: tuple[float, int] = (2.0, 40)
    address_hellos: tuple[float, int] = (10.0, 300)
    socket_hellos: tuple[float, int] = (0.2, 5)
    """How often one connection may ask for the whole picture anew."""
    person_tables: tuple[float, int] = (0.5, 30)
    person_analyses: tuple[float, int] = (0.2, 20)
    person_imports: tuple[float, int] = (0.2, 10)
    person_mails: tuple[float, int] = (0.01, 5)
    """How often one person may have an address confirmed."""
    person_packs: tuple[float, int] = (0.5, 30)
    """How often one person may have a pack looked at."""
    message_bytes: int = 8192
    body_bytes: int = 4_000_000
    open_tables: int = 100
    """Tables of one host that are not over."""
    devices: int = 10
    """Browsers of one person that notices are sent to."""
    packs: int = 20
    """Packs that one person keeps."""
    all_packs: int = 2_000
    """Packs that are kept in all."""
    sockets_a_person: int = 20
    sockets_an_address: int = 500
    connections_an_address: int = 600
    """Open connections of one address, whatever they are for; named proxies may have as many as there is room for."""
    replay_bytes: int = 64_000_000
    """Replays that are kept in memory, packed."""
    strikes: int = 200
    """Messages over the rate before the connection is cut."""
    queue: int = 400
    """Messages a slow reader may be behind."""
    queue_bytes: int = 1_000_000
    """And so many bytes."""


@dataclass(frozen=True)
class Timeouts:
    """Timeouts, in seconds."""

    bot_s: float = 10.0
    """How long a bot may think."""
    turn_s: float = 9.0
    """How long a built-in bot may think about all decisions of one turn."""
    reply_s: float = 0.8
    """How long all built-in bots that others wait for at once may think about their answers."""
    start_s: float = 30.0
    """How much longer a bot from outside may take for its first move: it has to be started."""
    hint_s: float = 1.0
    """How long a hint is searched for."""
    analysis_s: float = 30.0
    """How long looking back at one finished game may take, shared among its decisions."""
    warm_s: float = 600.0
    """How long compiling the bots of a game may take; until then they think interpreted."""
    judge_s: float = 10.0
    """How long reading a pack may take."""
    try_s: float = 120.0
    """How long playing with a new pack may take before it is offered."""
    bot_pause_s: float = 0.25
    """A bot's move comes no sooner while somebody is looking."""
    away_s: float = 60.0
    """After this long without its person a seat may be given to a bot by the others."""
    silent_s: float = 90.0
    """A connection that says nothing for this long is cut."""
    header_s: float = 10.0
    """A request whose headers are not all here after this is given up."""
    body_s: float = 60.0
    """And so is one whose body is not."""
    unread_s: float = 60.0
    """A connection that takes nothing of its answer for this long is cut."""
    idle_s: float = 600.0
    """A table nobody looks at leaves memory after this."""
    waiting_s: float = 86_400.0
    """A table that never began, with nobody there, is closed after this."""
    abandoned_s: float = 90 * 86_400.0
    """A game in which nothing happened for so long is closed."""
    sweep_s: float = 60.0
    heartbeat_s: float = 2.0
    """How often the server notes that it is alive; clocks count no other time."""
    lease_s: float = 5.0
    """A server on PostgreSQL that has not been heard of for so long loses its tables to others."""
    drain_s: float = 0.0
    """So long before it stops a server says that it is not ready and serves on: a proxy sends others elsewhere."""
    closing_s: float = 1.0
    """How long people are given to hear that the server stops."""


@dataclass(frozen=True)
class Retention:
    """What is let go after how many days; 0: it is kept for ever."""

    finished_days: float = 0.0
    """Tables that are over or closed, with their replays and analyses."""
    guests_days: float = 0.0
    """Guests without a password who came so long ago, sit nowhere, have set nothing up and are not here now."""


@dataclass(frozen=True)
class Notices:
    """How people are told what waits for them when they are not here."""

    smtp: str | None = None
    """The mail server, as smtp://user:password@host:587 or smtps://host; none: no mail is sent."""
    mail_from: str = "Deskoherna <deskoherna@localhost>"
    """Who mails come from."""
    public: str | None = None
    """The address of this server in links, as https://games.example/; none: the first of `host_names`."""
    push_services: tuple[str, ...] = (
        "https://fcm.googleapis.com",
        "https://*.push.services.mozilla.com",
        "https://*.notify.windows.com",
        "https://*.push.apple.com",
    )
    """Services of browsers that notices may be handed to; a star stands for any name before the rest."""
    push_after_s: float = 20.0
    """A turn is told to a browser that is closed after so long."""
    mail_after_s: float = 900.0
    """And by mail after so long."""
    look_s: float = 5.0
    """How often it is looked for what is to be told."""
    lease_s: float = 120.0
    """Whatever was being sent for so long when its server ended is sent by another one."""


@dataclass(frozen=True)
class Settings:
    data: Path = field(default_factory=default_data)
    """The folder of everything that is kept."""
    database: str | None = None
    """A URL of SQLAlchemy; by default an SQLite file in `data`."""
    redis: str | None = None
    """A URL as redis://host:6379/0: several servers then share one PostgreSQL, and reach each other through it."""
    host: str = "127.0.0.1"
    """The address to listen on."""
    port: int = 8000
    """0: any free one."""
    games: tuple[str, ...] = ()
    """Games that are offered, by name or as package.module:GAME; none named: all."""
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes in which bots think."""
    client: Path = field(default_factory=lambda: Path(os.environ.get("DESKOHERNA_CLIENT") or BUILT))
    """The built browser client; DESKOHERNA_CLIENT names another folder of it."""
    programs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Bots from outside: the command of each, by its name."""
    address: str | None = None
    """Where programs of this machine reach the server; set when it listens."""
    host_names: tuple[str, ...] = ()
    """Names under which the server may be asked for, beside loopback and the address it is bound to."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of reverse proxies; what they say of the address of a visitor is believed."""
    secure: bool = False
    """Behind TLS: cookies travel over https only, and browsers remember to come so."""
    seed: str | None = None
    """Deal the same games in the same order again; never for strangers."""
    log_level: str = "info"
    """debug, info, warning or error."""
    log_format: str = "text"
    """text, or json: one object a line."""
    log_requests: bool = False
    """A line for every request and every socket."""
    traces: str | None = None
    """Where OpenTelemetry collects traces (OTLP over HTTP, as http://127.0.0.1:4318/v1/traces); none: nowhere."""
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1")
    """Addresses and networks that may read /metrics."""
    limits: Limits = Limits()
    timeouts: Timeouts = Timeouts()
    retention: Retention = Retention()
    notices: Notices = Notices()

    @property
    def packs(self) -> Path:
        """The folder in which workers find packs; all of it can be written anew from the database."""
        return self.data / "packs"

    @property
    def file(self) -> Path:
        """The SQLite file, where no other database is named."""
        return self.data / "deskoherna.sqlite"

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.file}"

    @property
    def on_postgres(self) -> bool:
        return self.url.startswith("postgresql")
