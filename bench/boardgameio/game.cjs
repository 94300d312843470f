// The least a turn-based game can be: two people count in turns.
module.exports = {
  name: "counting",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { count: { move: ({ G }) => ({ count: G.count + 1 }), client: false } },
};
