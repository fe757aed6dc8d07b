// A game for boardgame.io that is about as large as ours: what is open is a few kilobytes, each seat has a hand, the deck is secret.
// Run by `turncoat bench server --peer boardgame.io`, in a directory that boardgame.io was installed into.
const { createRequire } = require("module");
const local = createRequire(process.cwd() + "/");
const { Server } = local("boardgame.io/server");
const { PlayerView } = local("boardgame.io/core");

const TRACKS = 80;
const ZONES = 60;
const HAND = 6;

function setup({ ctx, random }) {
  const tracks = {};
  for (let at = 0; at < TRACKS; at++) tracks[`track_${at}`] = at % 7;
  const zones = {};
  for (let at = 0; at < ZONES; at++) zones[`zone_${at}`] = { count: at % 5, cards: at % 5 ? [`card_${at}`] : null, known_to: null };
  const deck = random.Shuffle(Array.from({ length: 200 }, (_, at) => `card_${at}`));
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(0, HAND), role: seat ? "loyal" : "traitor" };
  return { tracks, zones, pile: [], secret: { deck }, players };
}

function play({ G, ctx, playerID, random }, at) {
  const hand = G.players[playerID].hand;
  const card = hand[at % hand.length];
  hand.splice(at % hand.length, 1);
  G.pile.push(card);
  if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.pile.splice(0));
  hand.push(G.secret.deck.pop());
  G.tracks[`track_${at % TRACKS}`] = random.D6();
  const zone = G.zones[`zone_${at % ZONES}`];
  zone.count += 1;
  zone.cards = [card];
}

const game = {
  name: "turncoat",
  setup,
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
};

const server = Server({ games: [game], origins: true });
server.run({ port: 0, callback: () => {} }).then((running) => {
  console.log(`listening at http://127.0.0.1:${running.appServer.address().port}`);
});
