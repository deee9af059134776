// Made by `python docs/protocol.py`: change src/cheese_rescue/server/messages.py.

/** Grows when an old page would misread a message. */
export const PROTOCOL = 1;
export const REPLAY_PAGE = "/replay";
/** Consonants that do not look alike: no word comes of them, and no O is taken for a Q. */
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
export type Place = [x: number, y: number];

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

/** How far the table is with its game. */
export type Phase =
  | "gathering"
  | "playing"
  | "over";

/** All that one can say to the others. */
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

/** Why the server refuses, beside what rules and table do; with the data that comes along. */
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

/** What was agreed when the table was opened. */
export interface OptionsShown {
  players: Players;
  centred: boolean;
  dogs_hunt_mice: boolean;
  begins: Begins;
  pace: Pace;
  watchers: boolean;
}

/** Who sits there: nobody, a person or a bot. */
export interface ChairShown {
  taken: boolean;
  /** What they typed; only for those who sit here too. */
  name: string | null;
  /** The name that everybody knows: `guest-7` in the catalogues. */
  guest: number | null;
  shape: Shape | null;
  help: Help;
  /** The bot that sits here. */
  bot: string | null;
  /** The bot that plays for a person who is away or has left. */
  stand_in: string | null;
  here: boolean;
}

/** All that one seat, or a watcher, may know of a game. */
export interface ViewShown {
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
  legal_cells: Place[];
  /** As if the game ended now, where the help level has it. */
  forecast: Finale | null;
  outcome: Finale | null;
}

/** The three waves of the chase, and what they leave to every seat. */
export interface Finale {
  waves: Emptied[][];
  points: number[];
  cheeses: number[];
  places: number[];
  winners: Seat[];
}

/** A place that a wave of the chase empties. */
export interface Emptied {
  cell: Place;
  /** The neighbours that drove the card off. */
  because: Place[];
}

/** Why: a code with its sentence in the catalogues, and what it speaks of. */
export interface ReasonShown {
  code: ReasonCode;
  cells: Place[];
  cards: Card[];
  count: number;
}

/** For whom a chair is: a bot, somebody at this device (`mine`), or whoever joins. */
export interface ChairWish {
  bot?: BotName | null;
  mine?: boolean;
  name?: Name | null;
  shape?: Shape | null;
  help?: Help;
}

/** A table, as much of it as the reader may know. */
export interface TableShown {
  table: TableId;
  /** How many entries its log has. */
  n: number;
  phase: Phase;
  game: GameNumber;
  /** The chair of seat 0, once it is known. */
  first: ChairNumber | null;
  /** Whose turn it was when this was told, in a game that is on; a View is newer. */
  turn: ChairNumber | null;
  seal: string;
  /** Until the start, and only for those who sit here. */
  code: string | null;
  options: OptionsShown;
  chairs: ChairShown[];
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

/** More chairs for this device: somebody else sits down here, or a seat's link was opened. */
export interface Claim {
  type: "claim";
  /** at most 5 */
  tokens: Token[];
  id?: MessageId | null;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  id?: MessageId | null;
}

/** 16 bytes of this device's own chance, as hex, for the next shuffle; the seal was shown. */
export interface GiveNumber {
  type: "number";
  chair: ChairNumber;
  /** matches ^[0-9a-f]{32}$ */
  number: string;
  id?: MessageId | null;
}

/** Deal. Only by the one who opened; where the oldest begins, with their chair. */
export interface Start {
  type: "start";
  oldest?: ChairNumber | null;
  id?: MessageId | null;
}

/** Place a card. The same again is acknowledged again. */
export interface Play {
  type: "play";
  seat: Seat;
  game: GameNumber;
  ply: Ply;
  card: Card;
  cell: Place;
  id?: MessageId | null;
}

/** May the card lie there, and what then? Nobody else hears of it. */
export interface Consider {
  type: "consider";
  seat: Seat;
  game: GameNumber;
  ply: Ply;
  card: Card;
  cell: Place;
  id?: MessageId | null;
}

/** What would be good? As much as the help level tells; nobody else hears of it. */
export interface Hint {
  type: "hint";
  seat: Seat;
  game: GameNumber;
  ply: Ply;
  id?: MessageId | null;
}

/** Another help level for a chair: its own, or any for the one who opened. */
export interface SetHelp {
  type: "set-help";
  chair: ChairNumber;
  help: Help;
  id?: MessageId | null;
}

/** One of the fixed set; everybody at the table hears it. */
export interface React {
  type: "react";
  chair: ChairNumber;
  reaction: Reaction;
  id?: MessageId | null;
}

/** Before a game the chair is empty again; during one a bot plays on until they are back. */
export interface Leave {
  type: "leave";
  chair: ChairNumber;
  id?: MessageId | null;
}

/** Play again for oneself, after a bot did. */
export interface ComeBack {
  type: "come-back";
  chair: ChairNumber;
  id?: MessageId | null;
}

/** Let a bot play for somebody who is not here. */
export interface CallBot {
  type: "call-bot";
  chair: ChairNumber;
  id?: MessageId | null;
}

/** The one who opened frees a chair; during a game a bot plays on until somebody sits down. */
export interface Empty {
  type: "empty";
  chair: ChairNumber;
  id?: MessageId | null;
}

/** The one who opened gives a chair to a bot, empty or not. */
export interface SeatBot {
  type: "seat-bot";
  chair: ChairNumber;
  bot: BotName;
  id?: MessageId | null;
}

/** The same people again, after the game of that number. */
export interface Rematch {
  type: "rematch";
  game: GameNumber;
  id?: MessageId | null;
}

/** Delete the table: the one who opened at any time, anyone seated once the game is over. */
export interface End {
  type: "end";
  id?: MessageId | null;
}

/** For every token of the hello or claim its chair, or null. */
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

/** Who sits there and what was agreed: after each change. */
export interface TableTold {
  type: "table";
  table: TableShown;
  re: MessageId | null;
}

/** The game as it stands, for each seat of this device; for a watcher, one without a seat. */
export interface ViewsTold {
  type: "views";
  views: ViewShown[];
  re: MessageId | null;
}

/** It is as was asked, and written down. */
export interface Done {
  type: "done";
  re: MessageId | null;
}

/** Whether the card may lie there; if not, why. */
export interface Considered {
  type: "considered";
  allowed: boolean;
  refusal: AnyRefusal | null;
  data: Record<string, number | string>;
  forecast: Finale | null;
  re: MessageId | null;
}

/** A good move for that ply, as much of it as the help level tells. */
export interface Hinted {
  type: "hinted";
  ply: Ply;
  card: Card;
  /** Some neighbouring places, a good one among them; none where the card alone is told. */
  region: Place[];
  /** Only at the level `hint-place`. */
  cell: Place | null;
  /** The best first; without places where the place is not told. */
  reasons: ReasonShown[];
  /** Whether nothing can be better, with everything known; otherwise an estimate. */
  exact: boolean;
  re: MessageId | null;
}

/** Nothing has changed. `refusal` is a code with its sentence in the catalogues. */
export interface RefusedTold {
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

/** It is this chair's turn, and has been for a while. */
export interface Nudge {
  type: "nudge";
  chair: ChairNumber;
  re: MessageId | null;
}

/** Somebody is. */
export interface Pong {
  type: "pong";
  re: MessageId | null;
}

/** The socket closes: come back at once after `stopping`, not after `ended`. */
export interface Bye {
  type: "bye";
  reason: string;
  re: MessageId | null;
}

/** The table that is wished for. */
export interface OpenTable {
  players?: Players;
  centred?: boolean;
  dogs_hunt_mice?: boolean;
  begins?: Begins;
  pace?: Pace;
  watchers?: boolean;
  language?: Language;
  /** Clockwise; those left out are for whoever joins.; at most 4 */
  chairs?: ChairWish[];
}

/** Where it is, and what opens it: shown this once. */
export interface TableOpened {
  table: TableId;
  opener: Token;
  code: string;
  /** Where the others join, from the host on. */
  link: string;
  /** For every chair that is `mine`, what opens it. */
  tokens: (Token | null)[];
}

/** By code or by table, one of the two. */
export interface JoinTable {
  code?: Code;
  table?: TableId;
  chair?: ChairNumber | null;
  name?: Name | null;
  shape?: Shape | null;
  language?: Language;
}

/** The chair, and what opens it: shown this once. */
export interface Joined {
  table: TableId;
  chair: ChairNumber;
  token: Token;
  /** Hands the chair to another device: the token is behind the #, where no log sees it. */
  link: string;
}

/** The record as text, and a link that carries it. */
export interface RecordShown {
  record: string;
  /** A page that replays it, with the whole record behind the #. */
  link: string;
}

/** A link of this server to be drawn as a QR code. */
export interface DrawLink {
  /** matches ^/[!-~]{0,400}$ */
  path: string;
}

/** A finished square of real cards, drawn as in `docs/notation.md`. */
export interface ScoreSquare {
  drawing: Drawing;
  centred?: boolean;
  dogs_hunt_mice?: boolean;
}

/** The square as it was read, and its finale. */
export interface Scored {
  players: Players;
  /** Every card with its cell: `M@2,-1`. */
  board: string[];
  finale: Finale;
}

/** A record as text. */
export interface RecordGiven {
  record: RecordText;
}

/** What of a record holds: `fits`, `differs` or `unknown` each. */
export interface Verified {
  seal: Finding;
  deal: Finding;
  moves: Finding;
  result: Finding;
}

/** A record's game, to be shown step by step. */
export interface Replayed {
  players: Players;
  centred: boolean;
  dogs_hunt_mice: boolean;
  start_card: boolean;
  moves: string[];
  /** Who made each move: `person` or `bot:gentle`. */
  by: string[];
  /** Before every move the hands of all seats, where the record has the pile. */
  hands: Card[][][] | null;
  finale: Finale | null;
}

/** The first line of a review. */
export interface ReviewBegun {
  type: "begun";
  /** How many lines `reviewed` will follow. */
  plies: number;
}

/** One move, judged by what the mover could know. */
export interface ReviewedShown {
  type: "reviewed";
  ply: Ply;
  seat: Seat;
  move: string;
  /** Every seat's chance to win before it, of 1; a shared victory is its share. */
  before: number[];
  after: number[];
  /** The best move that was found; often the same. */
  best: string;
  /** What it promises every seat. */
  best_points: number[];
  /** What the move that was made promised. */
  points: number[];
  /** Whether these are no estimates. */
  exact: boolean;
  /** Why the best one is good. */
  reasons: ReasonShown[];
}

/** The last line of a review. */
export interface ReviewEnd {
  type: "end";
  /** The moves that changed most, at most five, in order. */
  turning: Ply[];
}

/** The last line of a review that cannot go on. */
export interface ReviewRefused {
  type: "refused";
  refusal: AnyRefusal;
  data: Record<string, number | string>;
}

/** It answers. */
export interface Healthy {
  ok: boolean;
  version: string;
}

/** Why not. */
export interface RefusedBody {
  refusal: AnyRefusal;
  data: Record<string, number | string>;
  /** Whatever else is wrong, where several things can be. */
  more: RefusedBody[];
}

/** What a device says. The answer carries the same `id` as `re`. */
export type Ask =
  | Hello
  | Claim
  | Ping
  | GiveNumber
  | Start
  | Play
  | Consider
  | Hint
  | SetHelp
  | React
  | Leave
  | ComeBack
  | CallBot
  | Empty
  | SeatBot
  | Rematch
  | End;

/** What the server says; `re` is the `id` of what it answers. */
export type Tell =
  | Welcome
  | TableTold
  | ViewsTold
  | Done
  | Considered
  | Hinted
  | RefusedTold
  | Reacted
  | Nudge
  | Pong
  | Bye;

/** One line of an answer that comes bit by bit. */
export type ReviewLine =
  | ReviewBegun
  | ReviewedShown
  | ReviewEnd
  | ReviewRefused;

/** What HTTP is asked for, and what comes back unless it is a RefusedBody. */
export interface Api {
  /** Open a table. */
  "POST /api/tables": { body: OpenTable; answer: TableOpened };
  /** Take a chair, by code or by table. */
  "POST /api/join": { body: JoinTable; answer: Joined };
  /** Who sits there. Typed names and the code only for a token of that table. */
  "GET /api/tables/{table}": { body: null; answer: TableShown };
  /** Delete a table: the one who opened at any time, anyone seated once the game is over. */
  "DELETE /api/tables/{table}": { body: null; answer: null };
  /** A game's record; its secret and pile only once it is over. Without a number, of the game that is on. */
  "GET /api/tables/{table}/record": { body: null; answer: RecordShown };
  /** The link to a table, as a QR code. */
  "GET /api/tables/{table}/qr.svg": { body: null; answer: string };
  /** Any link of this server as a QR code; a seat's own link has its token behind the #. */
  "POST /api/qr": { body: DrawLink; answer: string };
  /** Score a finished square of real cards. */
  "POST /api/score": { body: ScoreSquare; answer: Scored };
  /** Redo a record's deal, moves and result. */
  "POST /api/verify": { body: RecordGiven; answer: Verified };
  /** A record's game, to be shown step by step. */
  "POST /api/replay": { body: RecordGiven; answer: Replayed };
  /** Every move of a finished game, judged by what the mover could know: line by line, as it is thought of. */
  "POST /api/review": { body: RecordGiven; answer: string };
  /** Whether this process answers. */
  "GET /healthz": { body: null; answer: Healthy };
}
