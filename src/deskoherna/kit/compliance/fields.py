"""Rules name fields that their State has, and call nothing but rules."""

import sys
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType

from deskoherna.kit import dialect, spelling
from deskoherna.kit.compile import rules_modules
from deskoherna.kit.compliance.report import Broken, Effort, all_of, plural
from deskoherna.kit.game import Game


def fields(game: Game, _effort: Effort) -> str:
    """Every field that a rules module names on an annotated State is declared there."""
    modules = _modules(game)
    wrong = [sentence for module in modules.values() for sentence in spelling.unknown_fields(module)]
    if wrong:
        raise all_of(game, wrong)
    return f"{plural(len(modules), 'module')}"


def plain(game: Game, _effort: Effort) -> str:
    """Rules are written in the Python that can be compiled: whatever is not is told with its line and what to write."""
    modules = _modules(game)
    wrong = [sentence for module in modules.values() for sentence in dialect.unknown(module)]
    if wrong:
        raise all_of(game, wrong)
    return f"{plural(len(modules), 'module')}"


def calls(game: Game, _effort: Effort) -> str:
    """Whatever function rules call stands in a module of rules: else only the compiled twin would say so, at length."""
    modules = _modules(game)
    n = 0
    wrong: dict[str, None] = {}
    for module in modules.values():
        for name, function in vars(module).items():
            if not isinstance(function, FunctionType) or function.__module__ != module.__name__:
                continue
            if hasattr(function, "__python_only__") or name.startswith("__"):
                continue
            for called in _called(getattr(function, "__compiled__", function)):
                n += 1
                home = sys.modules[called.__module__]
                what = f"{module.__name__}.{name} calls {called.__module__}.{called.__name__}"
                if not getattr(home, "__rules__", False):
                    wrong[f"{what}, whose module does not say `__rules__ = True`"] = None
                elif hasattr(called, "__python_only__"):
                    wrong[f"{what}, which is marked python_only"] = None
    if wrong:
        raise all_of(game, list(wrong))
    if n == 0:
        raise Broken(f"{game.slug}: no function of its rules calls another: nothing was looked at")
    return f"{plural(n, 'call')} in {plural(len(modules), 'module')}"


def _modules(game: Game) -> dict[str, ModuleType]:
    """All modules of rules that the game needs."""
    modules: dict[str, ModuleType] = {}
    silent: dict[str, None] = {}
    for function in game.functions.values():
        home = sys.modules[function.__module__]
        if not getattr(home, "__rules__", False):
            silent[
                f"{home.__name__}.{function.__name__} is a rule, but its module does not say so: `__rules__ = True`"
            ] = None
        rules_modules(home, modules)
    if silent:
        raise all_of(game, list(silent))
    return modules


def _called(function: FunctionType) -> Iterator[FunctionType]:
    """The functions that a function names, as its module knows them."""
    codes: list[CodeType] = [function.__code__]
    while codes:
        code = codes.pop()
        codes += [c for c in code.co_consts if isinstance(c, CodeType)]
        for name in code.co_names:
            thing = function.__globals__.get(name)
            if isinstance(thing, FunctionType):
                yield thing
