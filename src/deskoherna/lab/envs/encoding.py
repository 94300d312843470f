"""How compiled code calls an encoder: a call of code whose address is known only when it runs."""

from typing import Any

from llvmlite import ir
from numba import extending
from numba.core import types

from deskoherna.kit.bind import Jit

__rules__ = True

intrinsic: Jit = extending.intrinsic

PLACE = ir.IntType(8).as_pointer()
ENCODE = ir.FunctionType(ir.VoidType(), [PLACE, PLACE])
"""What an encoder is made of: (record, observation)."""


@intrinsic
def _encode(typing: Any, code: Any, source: Any, at: Any, out: Any, to: Any) -> Any:  # noqa: ARG001 (Numba reads the names)
    """Call the code with the places of two entries."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        def place(kind: Any, array: Any, index: Any) -> Any:
            data = context.make_array(kind)(context, builder, array).data
            return builder.bitcast(builder.gep(data, [index]), PLACE)

        code, source, at, out, to = args
        kinds = signature.args
        function = builder.inttoptr(code, ENCODE.as_pointer())
        builder.call(function, [place(kinds[1], source, at), place(kinds[3], out, to)])
        return context.get_dummy_value()

    return types.void(code, source, at, out, to), generate


def encode(code: int, source: Any, at: int, out: Any, to: int) -> None:
    """Write what is seen of the record at source[at:] to out[to:], by the code of an encoder; in compiled code only."""
    _encode(code, source, at, out, to)
