// Made by `python docs/protocol.py`: change src/cheese_rescue/live/messages.py.

/** Incremented when an old page would misread a message. */
export const PROTOCOL = 1;
export const REPLAY_PAGE = "/replay";
/** Consonants that do not look alike, so that no code spells a word and no O is read as a Q. */
export const CODE_LETTERS = "BCDFHJKLMPRSTVXZ";
export const CODE_LENGTH = 6;
export const LONGEST_NAME = 12;
/** Each language by its own name. */
export const LANGUAGES = {
  en: "English",
  fr: "Français",
  es: "Español",
  nl: "Nederlands",
  pl: "Polski",
  ru: "Русский",
} as const;
/** The finished square of so many players. */
export const SQUARES = {
  2: { size: 5, startCard: true },
  3: { size: 6, startCard: false },
  4: { size: 7, startCard: true },
} as const;
/** The bots that people play with, weakest first. */
export const LEVELS = ["little-mouse", "mouse", "kitten", "cat", "tomcat", "puppy", "dog", "sheepdog", "old-dog"] as const;
/** Every bot that can sit down. */
export const BOTS = ["random", "gentle", "greedy", "plain", "little-mouse", "mouse", "kitten", "cat", "tomcat", "puppy", "dog", "sheepdog", "old-dog"] as const;

/** 0 to 3; 0 begins */
export type Seat = number;

/** 0 to 3; clockwise; it stays when seats turn */
export type ChairNumber = number;

/** -99 to 99 each; x to the right and y downwards from the start card, or from the first card with 3 players. */
export type CellPair = [x: number, y: number];

/** matches ^[A-Za-z0-9_-]{22}$ */
export type TableId = string;

/** matches ^[A-Za-z0-9_-]{22,64}$; opens a chair, or is the one who opened the table */
export type Token = string;

/** 6 to 12 characters */
export type Code = string;

/** 0 to 60 characters; of at most 12 letters */
export type Name = string;

/** matches ^[A-Za-z0-9_.:-]{1,60}$ */
export type BotName = string;

/** matches ^[a-z]{2}$ */
export type Language = string;

/** 2 to 4 */
export type Players = number;

/** 0 to 48; how many cards were placed before */
export type Ply = number;

/** 0 to 1000000; 0 for the table's first game */
export type GameNumber = number;

/** 0 to 2147483647 */
export type MessageId = number;

/** 0 to 20000 characters */
export type RecordText = string;

/** 0 to 2000 characters */
export type Drawing = string;

export type Begins =
  | "oldest"
  | "drawn";

/** One of the sixteen faces; its value is its text form. */
export type Card =
  | "D"
  | "C"
  | "M"
  | "S"
  | "1a"
  | "2a"
  | "3a"
  | "1b"
  | "2b"
  | "3b"
  | "1c"
  | "2c"
  | "3c"
  | "1d"
  | "2d"
  | "3d";

export type Finding =
  | "fits"
  | "differs"
  | "unknown";

/** What a chair is shown. */
export type Help =
  | "real-table"
  | "places"
  | "forecast"
  | "hint-card"
  | "hint-region"
  | "hint-place";

export type Pace =
  | "together"
  | "over-days";

/** The phase of the current game. */
export type Phase =
  | "gathering"
  | "playing"
  | "over";

/** The fixed set of reactions. */
export type Reaction =
  | "hello"
  | "cheer"
  | "wow"
  | "laugh"
  | "oops"
  | "thinking"
  | "thanks"
  | "goodbye";

/** What a reason says. Beside each code stand its cells; where a cell has a card, `cards` has it at the same position. "Eaten", "caught" and so on mean: if the chase came right after the move. */
export type ReasonCode =
  | "wins"
  | "shares-victory"
  | "cat-saves-cheese"
  | "dog-saves-cheese"
  | "mouse-eats-cheese"
  | "dog-frees-mouse"
  | "cheese-safe"
  | "makes-safe"
  | "shuts-mouse-out"
  | "shuts-dog-out"
  | "cheese-guarded"
  | "cat-guards-cheese"
  | "dog-guards-cheese"
  | "cat-stays"
  | "cat-catches-mouse"
  | "dog-catches-mouse"
  | "dog-scares-cat"
  | "mouse-caught"
  | "cat-waits-for-mice"
  | "dog-waits-for-mice"
  | "dog-waits-for-cats"
  | "mouse-waits-for-cheese"
  | "cheese-open"
  | "small-cheese-first"
  | "big-cheese-waits"
  | "gives-up-cheese"
  | "saves-others"
  | "dogs-unseen"
  | "quiet";

/** Belongs to a person for as long as they sit here, whatever their seat. */
export type Shape =
  | "wheel"
  | "wedge"
  | "block"
  | "heart";

/** Why something is refused; beside each code, the data that comes with it. */
export type RulesRefusal =
  | "not-your-turn"
  | "no-such-card"
  | "place-taken"
  | "outside-the-square"
  | "touches-nothing"
  | "touches-a-corner-only"
  | "game-over"
  | "game-not-over"
  | "wrong-number-of-players"
  | "impossible-pile"
  | "impossible-variant"
  | "no-such-face"
  | "no-such-cheese"
  | "not-a-cell"
  | "not-a-move"
  | "not-a-record"
  | "record-too-new"
  | "record-line-missing"
  | "record-line-damaged"
  | "record-move-out-of-order"
  | "record-move-impossible"
  | "record-line-too-many"
  | "pile-not-known"
  | "nothing-drawn"
  | "wrong-size"
  | "holes"
  | "no-start-card"
  | "two-start-cards"
  | "start-card-not-used"
  | "start-card-not-in-the-middle"
  | "too-many-animals"
  | "too-many-cheeses"
  | "too-few-cheeses"
  | "nobodys-cheese";

/** Why a table refuses; beside each code, the data that comes with it. */
export type TableRefusal =
  | "no-such-chair"
  | "chair-taken"
  | "chair-empty"
  | "shape-taken"
  | "name-not-good"
  | "who-is-oldest"
  | "no-such-game"
  | "not-started"
  | "already-started"
  | "stale"
  | "ahead"
  | "no-hints";

/** Refusals of the server, in addition to those of rules and table. Comments name their data. */
export type ServerRefusal =
  | "unreadable"
  | "too-long"
  | "too-fast"
  | "too-many"
  | "old-page"
  | "hello-first"
  | "no-such-page"
  | "no-such-method"
  | "not-from-there"
  | "no-such-table"
  | "no-such-code"
  | "too-many-codes"
  | "table-full"
  | "no-watchers"
  | "another-game"
  | "no-such-bot"
  | "not-your-seat"
  | "only-the-opener"
  | "still-here"
  | "stand-in"
  | "our-fault"
  | "cannot-write"
  | "stopping";

export type AnyRefusal =
  | RulesRefusal
  | TableRefusal
  | ServerRefusal;

/** A card drawn when so many cards had been placed; the two of the deal were drawn at 0. */
export type Draw = [ply: number, card: Card];

/** The options chosen when the table was opened. */
export interface OptionsData {
  players: Players;
  centred: boolean;
  dogs_hunt_mice: boolean;
  begins: Begins;
  pace: Pace;
  watchers: boolean;
}

/** Who sits there: nobody, a person or a bot. */
export interface ChairData {
  taken: boolean;
  /** The typed name; only sent to people seated at the table. */
  name: string | null;
  /** The number of the generated name: `guest-7` in the catalogues. */
  guest: number | null;
  shape: Shape | null;
  help: Help;
  /** The bot that has this chair. */
  bot: string | null;
  /** The bot that plays for a person who is away or has left. */
  stand_in: string | null;
  here: boolean;
}

/** What one seat, or a watcher, may know of a game. */
export interface ViewData {
  game: GameNumber;
  seat: Seat | null;
  players: Players;
  centred: boolean;
  dogs_hunt_mice: boolean;
  ply: Ply;
  turn: Seat;
  over: boolean;
  /** Whether the start card lies at 0,0. */
  start_card: boolean;
  /** As in a record: `M@2,-1`, seat 0 first. */
  moves: string[];
  hand: Card[];
  draws: Draw[];
  hand_sizes: number[];
  pile_size: number;
  unseen: Partial<Record<Card, number>>;
  cheeses: Card[][];
  legal_cells: CellPair[];
  /** The finale if the game ended now; only if the help level includes it. */
  forecast: Finale | null;
  outcome: Finale | null;
}

/** The three waves of the chase and the final score of every seat. */
export interface Finale {
  waves: ClearedCell[][];
  points: number[];
  cheeses: number[];
  places: number[];
  winners: Seat[];
}

/** A cell that a wave of the chase clears. */
export interface ClearedCell {
  cell: CellPair;
  /** The neighbours that drove the card away. */
  because: CellPair[];
}

/** A reason: a code with a sentence in the catalogues, and the cells and cards it refers to. */
export interface ReasonData {
  code: ReasonCode;
  cells: CellPair[];
  cards: Card[];
  count: number;
}

/** Who gets a chair: a bot, somebody at this device (`mine`), or the next person to join. */
export interface ChairRequest {
  bot?: BotName | null;
  mine?: boolean;
  name?: Name | null;
  shape?: Shape | null;
  help?: Help;
}

/** A table, as far as the recipient may know it. */
export interface TableData {
  table: TableId;
  /** The length of its log. */
  n: number;
  phase: Phase;
  game: GameNumber;
  /** The chair of seat 0, once it is known. */
  first: ChairNumber | null;
  /** Whose turn it was when this was sent, during a game. A View may be newer. */
  turn: ChairNumber | null;
  seal: string;
  /** Until the first start, and only for people seated at the table. */
  code: string | null;
  options: OptionsData;
  chairs: ChairData[];
}

/** The first message. Tokens that open nothing are answered with null in `chairs`. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: TableId;
  /** at most 5 */
  tokens?: Token[];
  id?: MessageId | null;
}

/** Claim more chairs for this device: another person sat down here, or a seat's link was opened. */
export interface Claim {
  type: "claim";
  /** at most 5 */
  tokens: Token[];
  id?: MessageId | null;
}

/** Keep-alive; answered with Pong. */
export interface Ping {
  type: "ping";
  id?: MessageId | null;
}

/** 16 random bytes of this device, as hex, for the next shuffle. Sent after the seal was shown. */
export interface GiveNumber {
  type: "number";
  chair: ChairNumber;
  /** matches ^[0-9a-f]{32}$ */
  number: string;
  id?: MessageId | null;
}

/** Start the game (opener only). If the oldest player begins, `oldest` is their chair. */
export interface Start {
  type: "start";
  oldest?: ChairNumber | null;
  id?: MessageId | null;
}

/** Place a card. A repeated move is acknowledged again. */
export interface PlayCard {
  type: "play";
  seat: Seat;
  game: GameNumber;
  ply: Ply;
  card: Card;
  cell: CellPair;
  id?: MessageId | null;
}

/** Ask whether the card may be placed there, and what would follow. Private to this client. */
export interface Consider {
  type: "consider";
  seat: Seat;
  game: GameNumber;
  ply: Ply;
  card: Card;
  cell: CellPair;
  id?: MessageId | null;
}

/** Ask for a hint, as strong as the help level allows. Private to this client. */
export interface Hint {
  type: "hint";
  seat: Seat;
  game: GameNumber;
  ply: Ply;
  id?: MessageId | null;
}

/** Change a chair's help level: one's own, or any as the opener. */
export interface SetHelp {
  type: "set-help";
  chair: ChairNumber;
  help: Help;
  id?: MessageId | null;
}

/** Send one of the fixed reactions to everybody at the table. */
export interface React {
  type: "react";
  chair: ChairNumber;
  reaction: Reaction;
  id?: MessageId | null;
}

/** Leave a chair. Before a game it becomes empty; during one a bot plays for them. */
export interface Leave {
  type: "leave";
  chair: ChairNumber;
  id?: MessageId | null;
}

/** Take over again from the bot that stands in. */
export interface ComeBack {
  type: "come-back";
  chair: ChairNumber;
  id?: MessageId | null;
}

/** Let a bot play for somebody who is away. */
export interface CallBot {
  type: "call-bot";
  chair: ChairNumber;
  id?: MessageId | null;
}

/** Free a chair (opener only). During a game a bot plays on until somebody sits down. */
export interface Empty {
  type: "empty";
  chair: ChairNumber;
  id?: MessageId | null;
}

/** Give a chair to a bot, empty or not (opener only). */
export interface SeatBot {
  type: "seat-bot";
  chair: ChairNumber;
  bot: BotName;
  id?: MessageId | null;
}

/** Play again with the same people, after game number `game`. */
export interface AskRematch {
  type: "rematch";
  game: GameNumber;
  id?: MessageId | null;
}

/** Delete the table. The opener may at any time, a seated player once the game is over. */
export interface End {
  type: "end";
  id?: MessageId | null;
}

/** The chair of every token in the hello or claim, or null. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  chairs: (ChairNumber | null)[];
  /** All chairs of this device. */
  holds: ChairNumber[];
  opener: boolean;
  re: MessageId | null;
}

/** The table; sent after every change. */
export interface TableMessage {
  type: "table";
  table: TableData;
  re: MessageId | null;
}

/** The current game, one view per seat of this device; for a watcher, one without a seat. */
export interface ViewsMessage {
  type: "views";
  views: ViewData[];
  re: MessageId | null;
}

/** The command was carried out and committed. */
export interface Done {
  type: "done";
  re: MessageId | null;
}

/** Whether the card may be placed there, and if not, why. */
export interface Considered {
  type: "considered";
  allowed: boolean;
  refusal: AnyRefusal | null;
  data: Record<string, number | string>;
  forecast: Finale | null;
  re: MessageId | null;
}

/** A good move at that ply, as far as the help level reveals it. */
export interface Hinted {
  type: "hinted";
  ply: Ply;
  card: Card;
  /** Neighbouring cells that include a good one; empty if the hint names only the card. */
  region: CellPair[];
  /** Only at the level `hint-place`. */
  cell: CellPair | null;
  /** Most important first; without cells if the hint does not reveal the place. */
  reasons: ReasonData[];
  /** Whether the move is proved best; otherwise it is an estimate. */
  exact: boolean;
  re: MessageId | null;
}

/** Nothing has changed. `refusal` is a code with its sentence in the catalogues. */
export interface RefusedMessage {
  type: "refused";
  refusal: AnyRefusal;
  data: Record<string, number | string>;
  re: MessageId | null;
}

/** Somebody at that chair reacted. */
export interface Reacted {
  type: "reacted";
  chair: ChairNumber;
  reaction: Reaction;
  re: MessageId | null;
}

/** This chair's player has been idle for a while and is reminded. */
export interface Nudge {
  type: "nudge";
  chair: ChairNumber;
  re: MessageId | null;
}

/** Answer to Ping. */
export interface Pong {
  type: "pong";
  re: MessageId | null;
}

/** The server closes the connection. Reconnect at once after `stopping`, never after `ended`. */
export interface Bye {
  type: "bye";
  reason: string;
  re: MessageId | null;
}

/** A request to open a table. */
export interface OpenRequest {
  players?: Players;
  centred?: boolean;
  dogs_hunt_mice?: boolean;
  begins?: Begins;
  pace?: Pace;
  watchers?: boolean;
  language?: Language;
  /** Clockwise. Missing chairs are for people who join later.; at most 4 */
  chairs?: ChairRequest[];
}

/** The new table and its tokens, which are shown only once. */
export interface TableOpened {
  table: TableId;
  opener: Token;
  code: string;
  /** The full link with which others join. */
  link: string;
  /** The token of every chair that is `mine`; null for the others. */
  tokens: (Token | null)[];
}

/** Join by code or by table id, exactly one of them. */
export interface JoinRequest {
  code?: Code;
  table?: TableId;
  chair?: ChairNumber | null;
  name?: Name | null;
  shape?: Shape | null;
  language?: Language;
}

/** The chair and its token, which is shown only once. */
export interface Joined {
  table: TableId;
  chair: ChairNumber;
  token: Token;
  /** Moves the chair to another device. The token is in the fragment, which no server log contains. */
  link: string;
}

/** A record as text, with a link that contains it. */
export interface RecordData {
  record: string;
  /** A replay page with the whole record in the fragment. */
  link: string;
}

/** A path on this server to draw as a QR code. */
export interface QrRequest {
  /** matches ^/[!-~]{0,400}$ */
  path: string;
}

/** A finished square of real cards, drawn as in `docs/notation.md`. */
export interface ScoreRequest {
  drawing: Drawing;
  centred?: boolean;
  dogs_hunt_mice?: boolean;
}

/** The parsed square and its finale. */
export interface Scored {
  players: Players;
  /** Every card with its cell: `M@2,-1`. */
  board: string[];
  finale: Finale;
}

/** A record as text. */
export interface RecordRequest {
  record: RecordText;
}

/** The result of each check: `fits`, `differs` or `unknown`. */
export interface Verified {
  seal: Finding;
  deal: Finding;
  moves: Finding;
  result: Finding;
}

/** A recorded game, for step-by-step replay. */
export interface Replayed {
  players: Players;
  centred: boolean;
  dogs_hunt_mice: boolean;
  start_card: boolean;
  moves: string[];
  /** Who made each move: `person` or `bot:gentle`. */
  by: string[];
  /** All hands before every move, if the record includes the pile. */
  hands: Card[][][] | null;
  finale: Finale | null;
}

/** The first line of a review. */
export interface ReviewBegun {
  type: "begun";
  /** The number of `reviewed` lines that follow. */
  plies: number;
}

/** One move, evaluated from what the player could know. */
export interface ReviewedData {
  type: "reviewed";
  ply: Ply;
  seat: Seat;
  move: string;
  /** Each seat's probability of winning before the move; a shared win counts as a share. */
  before: number[];
  after: number[];
  /** The best move found; often the one played. */
  best: string;
  /** Expected points of every seat after the best move. */
  best_points: number[];
  /** Expected points of every seat after the move played. */
  points: number[];
  /** Whether these values are exact. */
  exact: boolean;
  /** Why the best one is good. */
  reasons: ReasonData[];
}

/** The last line of a review. */
export interface ReviewEnd {
  type: "end";
  /** Up to five plies at which the chances changed most, in order. */
  turning: Ply[];
}

/** The last line of a review that was aborted. */
export interface ReviewRefused {
  type: "refused";
  refusal: AnyRefusal;
  data: Record<string, number | string>;
}

/** The server is healthy. */
export interface Health {
  ok: boolean;
  version: string;
}

/** A refusal. */
export interface RefusedBody {
  refusal: AnyRefusal;
  data: Record<string, number | string>;
  /** Further refusals, if several things are wrong. */
  more: RefusedBody[];
}

/** A command from a client. The reply carries its `id` as `re`. */
export type AnyCommand =
  | Hello
  | Claim
  | Ping
  | GiveNumber
  | Start
  | PlayCard
  | Consider
  | Hint
  | SetHelp
  | React
  | Leave
  | ComeBack
  | CallBot
  | Empty
  | SeatBot
  | AskRematch
  | End;

/** A message from the server; `re` is the `id` of the command it answers. */
export type AnyMessage =
  | Welcome
  | TableMessage
  | ViewsMessage
  | Done
  | Considered
  | Hinted
  | RefusedMessage
  | Reacted
  | Nudge
  | Pong
  | Bye;

/** One line of a streamed response. */
export type ReviewLine =
  | ReviewBegun
  | ReviewedData
  | ReviewEnd
  | ReviewRefused;

/** What HTTP is asked for, and what comes back unless it is a RefusedBody. */
export interface Api {
  /** Open a table. */
  "POST /api/tables": { body: OpenRequest; answer: TableOpened };
  /** Take a chair, by code or by table. */
  "POST /api/join": { body: JoinRequest; answer: Joined };
  /** Who sits there. Typed names and the code only for a token of that table. */
  "GET /api/tables/{table}": { body: null; answer: TableData };
  /** Delete a table: the one who opened at any time, anyone seated once the game is over. */
  "DELETE /api/tables/{table}": { body: null; answer: null };
  /** A game's record; its secret and pile only once it is over. Without a number, of the game that is on. */
  "GET /api/tables/{table}/record": { body: null; answer: RecordData };
  /** The link to a table, as a QR code. */
  "GET /api/tables/{table}/qr.svg": { body: null; answer: string };
  /** Any link of this server as a QR code; a seat's own link has its token behind the #. */
  "POST /api/qr": { body: QrRequest; answer: string };
  /** Score a finished square of real cards. */
  "POST /api/score": { body: ScoreRequest; answer: Scored };
  /** Redo a record's deal, moves and result. */
  "POST /api/verify": { body: RecordRequest; answer: Verified };
  /** A record's game, to be shown step by step. */
  "POST /api/replay": { body: RecordRequest; answer: Replayed };
  /** Every move of a finished game, judged by what the mover could know: line by line, as it is thought of. */
  "POST /api/review": { body: RecordRequest; answer: string };
  /** Whether this process answers. */
  "GET /healthz": { body: null; answer: Health };
}
