// Cheese Rescue for two players as a boardgame.io game, and its server with the memory storage.
// `benchmarks/server.py --peer boardgame.io` starts it: node server.js PORT LOBBY_PORT
const net = require('node:net')
const { Server } = require('boardgame.io/server')
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core')

const SIZE = 5
const PLIES = 24
const ANIMALS = 'DDD' + 'CCCCCC' + 'MMMMMMMMM'
const CHEESES = ['1', '1', '1', '2', '2', '3']

const range = (values) => Math.max(...values) - Math.min(...values) + 1

function legal(board, x, y) {
  const xs = [0, x]
  const ys = [0, y]
  let touches = Math.abs(x) + Math.abs(y) === 1
  if (x === 0 && y === 0) return false
  for (const { x: a, y: b } of board) {
    if (a === x && b === y) return false
    touches ||= Math.abs(a - x) + Math.abs(b - y) === 1
    xs.push(a)
    ys.push(b)
  }
  return touches && range(xs) <= SIZE && range(ys) <= SIZE
}

/** The points of both players after the three waves of the chase. */
function points(board) {
  const cards = new Map(board.map((laid) => [`${laid.x},${laid.y}`, laid]))
  const near = ({ x, y }, kind) =>
    [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`].some(
      (cell) => cards.get(cell)?.card === kind,
    )
  for (const [hunter, hunted] of ['DC', 'CM', 'M*']) {
    const gone = [...cards].filter(
      ([, laid]) =>
        (hunted === '*' ? laid.owner !== undefined : laid.card === hunted) && near(laid, hunter),
    )
    for (const [cell] of gone) cards.delete(cell)
  }
  const sums = [0, 0]
  for (const { card, owner } of cards.values()) if (owner !== undefined) sums[owner] += +card
  return sums
}

const game = {
  name: 'cheese',
  minPlayers: 2,
  maxPlayers: 2,
  setup({ random }) {
    const pile = random.Shuffle([...ANIMALS])
    const hand = () => [...CHEESES, pile.pop(), pile.pop()]
    return { board: [], handSizes: [8, 8], players: { 0: { hand: hand() }, 1: { hand: hand() } },
      pileSize: 14, secret: { pile } }
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: {
      client: false,
      move({ G, playerID }, card, x, y) {
        const hand = G.players[playerID].hand
        const at = hand.indexOf(card)
        if (at < 0 || !Number.isInteger(x) || !Number.isInteger(y) || !legal(G.board, x, y)) {
          return INVALID_MOVE
        }
        hand.splice(at, 1)
        G.board.push('DCM'.includes(card) ? { card, x, y } : { card, x, y, owner: +playerID })
        if (G.secret.pile.length) hand.push(G.secret.pile.pop())
        G.handSizes[playerID] = hand.length
        G.pileSize = G.secret.pile.length
      },
    },
  },
  endIf: ({ G }) => (G.board.length === PLIES ? { points: points(G.board) } : undefined),
}

// boardgame.io offers no way to choose the address: listen on loopback only.
const { listen } = net.Server.prototype
net.Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, { port, host: '127.0.0.1' }, ...rest)
}

const [port, apiPort] = process.argv.slice(2).map(Number)
Server({ games: [game], origins: [] }).run({ port, lobbyConfig: { apiPort } })
