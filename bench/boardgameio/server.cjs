// node server.cjs FOLDER: boardgame.io with its file store, on a free port of the loopback.
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const game = require("./game.cjs");

const db = new FlatFile({ dir: process.argv[2], logging: false });
const server = Server({ games: [game], db, origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => console.log(`open at ${appServer.address().port}`));
