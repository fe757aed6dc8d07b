// Made by `python -m tools.web_types` from the server's declarations. Not to be edited.

export interface Agree {
  do: "agree";
  asked: number;
  is_for: boolean;
}

export interface Answer {
  do: "answer";
  decision: number;
  option: string;
  asked?: number | null;
}

export type AnyCommand = Sit | Stand | Rename | SeatBot | Free | Change | Ready | Start | Contribute | Answer | GiveOrder | ClearOrder | Say | Chat | Undo | Agree | AskEnd | AskPause | Resume | Leave | Return | ShowMarks | Rematch;

export type AnyFrame = HelloFrame | UpdateFrame | PresenceFrame | StatusFrame | DoneFrame | RefusedFrame;

export interface AskEnd {
  do: "ask_end";
}

export interface AskPause {
  do: "ask_pause";
}

export interface AskedWire {
  number: number;
  seat: number;
  what: "undo" | "end" | "pause";
  agreed: number[];
}

export interface BoardCell {
  path: string;
  title: string;
  ours: number | string;
  low: number;
  high: number;
  faces: { [key: string]: string };
  is_in_book: boolean;
}

export interface BoardRow {
  title: string;
  cells: BoardCell[];
}

export interface BoardTable {
  title: string;
  help: string;
  columns: string[];
  rows: BoardRow[];
}

export interface BotDiary {
  bot: string;
  entries: ({ [key: string]: unknown })[];
}

export interface CallMade {
  id: string;
}

export interface CallShape {
  id: string;
  table: string | null;
  kind: string;
  hint: string;
  language: string;
}

export interface CallTested {
  is_sent: boolean;
}

export interface CallToTest {
  call: string;
}

export interface CallToken {
  token: string;
}

export interface Calls {
  calls: CallShape[];
  kinds: string[];
}

export interface CardWords {
  name: string;
  group: string;
  lines: TextLine[];
}

export interface Catalogue {
  title: string;
  fewest: number;
  most: number;
  cards: { [key: string]: CardWords };
  sheets: { [key: string]: { [key: string]: CardWords } };
  groups: { [key: string]: string };
  names: { [key: string]: { [key: string]: string } };
  short: { [key: string]: string };
  endings: { [key: string]: string };
  sides: { [key: string]: string };
  verbs: { [key: string]: string };
  final: string[];
  telling: { [key: string]: string[] };
  triggers: TriggerWords[];
  tracks: TrackWords[];
  zones: ZoneWords[];
  settings: SettingWords[];
  board: BoardTable[];
}

export interface ChairPart {
  kind: string;
  name: string;
  bot: string;
  commitment: string;
  seed: string;
}

export interface ChairTruth {
  kind: string;
  name: string;
  bot: string;
}

export interface ChairWire {
  kind: string;
  name: string;
  is_bot: boolean;
  is_ready: boolean;
  has_seed: boolean;
  like: number | null;
}

export interface Change {
  do: "change";
  settings: TableSettings;
}

export interface ChangesWire {
  current?: number;
  decision?: number;
  tracks?: { [key: string]: string | number };
  zones?: { [key: string]: ZoneWire };
  stack?: FrameWire[];
  waiting?: number[];
  answered?: string | null;
  orders?: string[];
  ending?: string | null;
  winners?: number[];
  result?: number;
}

export interface Chat {
  do: "chat";
  text: string;
}

export interface ChatWire {
  seat: number;
  at: number;
  text: string;
}

export interface CheckTruth {
  event: number;
  skills: string[];
  given: { [key: string]: string[] };
  helps: { [key: string]: boolean[] };
  outcome: string | null;
  total: number | null;
  target: number | null;
}

export interface ClaimTruth {
  step: number;
  statement: { [key: string]: Json };
  is_true: boolean | null;
  is_lie: boolean;
  side: string;
  cards?: string[];
  saw?: { [key: string]: Json };
}

export interface ClearOrder {
  do: "clear_order";
  order: string;
}

export interface ClockWire {
  asked_since: number;
  deadline: number | null;
}

export interface CompanyWire {
  stage: string;
  settings: TableSettings;
  chairs: ChairWire[];
  asked: AskedWire | null;
  again: string;
  is_agreed_end: boolean;
  is_paused: boolean;
  sides: string[] | null;
  board: { [key: string]: number | string };
  printed: { [key: string]: number };
}

export interface Contribute {
  do: "contribute";
  seed: string;
}

export interface Days {
  kind: "days";
  hours?: number;
  remind?: number;
  quiet_from?: number;
  quiet_to?: number;
  zone?: string;
  weekends?: boolean;
}

export interface DecisionWire {
  number: number;
  seat: number;
  ask: string;
  rule: string;
  options: OptionWire[];
}

export interface DeviceShape {
  device: string;
  since: number;
  is_this: boolean;
}

export interface Devices {
  devices: DeviceShape[];
}

export interface DiaryWords {
  persona: string;
  reasons: ReasonWords[];
  said: string[];
  chose: string;
}

export interface DiscordTarget {
  kind: "discord";
  webhook: string;
  token: string;
}

export interface Done {
  number: number;
}

export interface DoneFrame {
  frame: "done";
  request: number;
}

export interface Enter {
  invitation: string;
}

export interface EntryPart {
  number: number;
  at: number;
  kind: string;
  seat: number;
  body: unknown;
  events: unknown;
  chain: string;
}

export interface EventWire {
  event: string;
  rule: string;
  told: { [key: string]: Json };
}

export interface FrameWire {
  procedure: string;
  step: string;
  values: { [key: string]: string | number };
  effect: Json;
}

export interface Free {
  do: "free";
  seat: number;
}

export interface GameFile {
  export: 1;
  table: string;
  created: number;
  game: string;
  version: number;
  settings: TableSettings;
  chairs: ChairPart[];
  commitment: string;
  secret: string;
  entries: EntryPart[];
  statements: unknown[];
  diaries: { [key: string]: BotDiary };
  marks: { [key: string]: { [key: string]: number } };
  digest: string;
}

export interface GameOption {
  name: string;
  choices: string[];
  default: string;
}

export interface GameShape {
  game: string;
  version: number;
  fewest: number;
  most: number;
  options: GameOption[];
  board: { [key: string]: number | string };
}

export interface Games {
  games: GameShape[];
  bots: string[];
  personas: { [key: string]: string[][] };
}

export interface GiveOrder {
  do: "order";
  order: string;
}

export interface GuidePage {
  title: string;
  text: string;
}

export interface Health {
  ok: boolean;
  tables: number;
  sockets: number;
}

export interface HelloFrame {
  frame: "hello";
  protocol: number;
  table: string;
  game: string;
  seat: number | null;
  is_host: boolean;
  number: number;
  now: number;
  company: CompanyWire;
  commitment: string;
  seal: string;
  secret: string | null;
  view: ViewWire | null;
  decision: DecisionWire | null;
  can_undo: boolean;
  first_event: number;
  events: EventWire[];
  undone: number;
  talk: Json[];
  chat: ChatWire[];
  here: number[];
  clock: ClockWire | null;
  texts?: TextsWire;
}

export interface Invited {
  invitation: string;
  qr: string;
}

export interface Join {
  name: string;
  seat?: number | null;
}

export interface Joined {
  seat: number;
}

export type Json = boolean | number | string | null | Json[] | { [key: string]: Json };

export type Language = "" | "en" | "ru" | "uk";

export interface Leave {
  do: "leave";
}

export interface ListQuery {
  stage?: "gathering" | "playing" | "over";
}

export interface Listed {
  table: string;
  created: number;
  summary: Summary;
}

export interface Listing {
  tables: Listed[];
}

export interface Live {
  kind: "live";
  seconds?: number;
  window?: number;
}

export interface LogLineWire {
  event: string;
  rule: string;
  text: string;
  is_turn: boolean;
  topic: string;
  at: number;
  is_own?: boolean;
  seat?: number;
  number?: number;
}

export interface LookQuery {
  events?: number;
  language?: "" | "en" | "ru" | "uk";
}

export interface MailTarget {
  kind: "mail";
  address: string;
}

export interface Me {
  device: string;
  seats: MySeat[];
}

export interface Moved {
  secret: string;
  qr: string;
}

export interface MySeat {
  table: string;
  seat: number | null;
  summary: Summary;
  waits: boolean;
}

export interface NewCall {
  target: PushTarget | MailTarget | DiscordTarget | TelegramTarget | WebhookTarget;
  table?: string | null;
  language?: "en" | "ru" | "uk";
}

export interface NewTable {
  settings: TableSettings;
}

export interface Notes {
  text?: string;
  marks?: { [key: string]: number };
  seen?: number;
}

export type Nothing = Record<string, never>;

export interface Offers {
  statements: ({ [key: string]: string | number })[];
  texts: string[];
}

export interface OffersQuery {
  language?: "" | "en" | "ru" | "uk";
}

export interface OpenSecret {
  secret: string;
}

export interface Opened {
  table: string;
  seat: number;
}

export interface OptionWire {
  id: string;
  verb: string;
  arguments: { [key: string]: string | number };
}

export interface OwnWire {
  kind?: string;
  body?: { [key: string]: unknown };
  events?: { [key: string]: { [key: string]: Json } };
  changes?: ChangesWire;
  view?: ViewWire;
  decision?: DecisionWire;
  can_undo?: boolean;
}

export type Pace = Live | Days | Untimed;

export interface PresenceFrame {
  frame: "presence";
  here: number[];
}

export interface PublicWire {
  kind?: string;
  seat?: number;
  body?: { [key: string]: unknown };
  first_event?: number;
  events?: EventWire[];
  changes?: ChangesWire;
  view?: ViewWire;
  company?: CompanyWire;
  clock?: ClockWire;
}

export interface PushKey {
  key: string;
}

export interface PushTarget {
  kind: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface QuestionWire {
  ask: string;
  effect: string[];
  options: string[];
  details: string[][];
}

export interface Ready {
  do: "ready";
  commitment: string;
  is_ready?: boolean;
}

export interface ReasonWords {
  seat: number;
  event: number;
  text: string;
}

export interface Refusal {
  error: string;
  detail: string;
  rule: string;
}

export interface RefusedFrame {
  frame: "refused";
  request: number | null;
  error: string;
  detail?: string;
  rule?: string;
}

export interface Rematch {
  do: "rematch";
}

export interface Rename {
  do: "rename";
  name: string;
}

export interface Replay {
  table: string;
  game: string;
  seat: number | null;
  company: CompanyWire;
  views: { [key: string]: ViewWire };
  steps: ReplayStep[];
  truth: TruthWire | null;
  texts?: ReplayTexts;
  marks: { [key: string]: { [key: string]: number } };
}

export interface ReplayQuery {
  language?: "" | "en" | "ru" | "uk";
}

export interface ReplayStep {
  at: number;
  public: PublicWire | null;
  own: { [key: string]: OwnWire };
}

export interface ReplayTexts {
  players: string[];
  names: string[];
  lines: ({ [key: string]: LogLineWire[] })[];
  claims: string[];
  diaries: { [key: string]: DiaryWords[] };
}

export interface Resume {
  do: "resume";
}

export interface Return {
  do: "return";
}

export interface RuleBook {
  rules: RuleWords[];
  guide: GuidePage[];
  summary: string;
}

export interface RuleWords {
  rule: string;
  chapter: string;
  text: string;
  related: string[];
  touches: string[];
}

export interface Say {
  do: "say";
  statement: { [key: string]: string | number };
}

export interface SeatBot {
  do: "seat_bot";
  seat: number;
  bot?: string;
}

export interface SettingWords {
  name: string;
  title: string;
  help: string;
  choices: { [key: string]: string };
  default: string;
  is_reading: boolean;
}

export interface ShowMarks {
  do: "show_marks";
  is_shown: boolean;
}

export interface SidesAt {
  step: number;
  sides: string[];
}

export interface Sit {
  do: "sit";
  name: string;
  seat?: number | null;
}

export interface Stand {
  do: "stand";
}

export interface Start {
  do: "start";
}

export interface StatusFrame {
  frame: "status";
  is_current: boolean;
}

export interface Summary {
  game: string;
  title: string;
  players: number;
  people: string[];
  bots: number;
  free: number;
  is_open: boolean;
  can_watch: boolean;
  pace: Pace;
  stage: string;
}

export interface TableMade {
  table: string;
  invitation: string;
}

export interface TableSettings {
  game: string;
  players: number;
  options?: { [key: string]: string };
  title?: string;
  is_open?: boolean;
  pace?: Pace;
  chat?: "phrases" | "free";
  watching?: Watching;
  bot_pace?: number;
  board?: { [key: string]: number | string };
}

export interface TelegramTarget {
  kind: "telegram";
  token: string;
  chat: string;
}

export interface TextLine {
  depth: number;
  text: string;
}

export interface TextsWire {
  players?: string[];
  log?: LogLineWire[];
  question?: QuestionWire | null;
}

export interface TrackWords {
  label: string;
  base: string;
  title: string;
  owner: number | null;
  keys: string[];
  key_names: (string | null)[];
  sight: string;
  kind: string;
  is_switch: boolean;
  is_read: boolean;
  high: number;
}

export interface TriggerWords {
  trigger: string;
  name: string;
  rule: string;
  verbs: string[];
}

export interface TruthWire {
  chairs: ChairTruth[];
  loyal: string;
  sides: SidesAt[];
  checks: CheckTruth[];
  claims: ClaimTruth[];
  diaries: { [key: string]: BotDiary };
}

export interface Undo {
  do: "undo";
}

export interface Untimed {
  kind: "untimed";
}

export interface UpdateFrame {
  frame: "update";
  number: number;
  at: number;
  public: PublicWire | null;
  own: OwnWire | null;
  texts?: TextsWire;
}

export interface ViewWire {
  game: string;
  seat: number | null;
  seats: number;
  options: { [key: string]: string };
  current: number;
  decision: number;
  tracks: { [key: string]: string | number };
  zones: { [key: string]: ZoneWire };
  stack: FrameWire[];
  waiting: number[];
  answered: string | null;
  orders: string[];
  ending: string | null;
  winners: number[];
  result: number;
}

export interface Watching {
  is_allowed?: boolean;
  delay?: number;
}

export interface WebhookTarget {
  kind: "webhook";
  url: string;
}

export interface WhyNot {
  code: string | null;
  rule: string;
  text: string;
}

export interface WhyNotQuery {
  action: string;
  language?: "" | "en" | "ru" | "uk";
}

export interface WordForms {
  lines: string;
  little: string[];
}

export interface ZoneWire {
  count: number | null;
  cards: string[] | null;
  known_to: number[][] | null;
}

export interface ZoneWords {
  label: string;
  base: string;
  title: string;
  owner: number | null;
  keys: string[];
  key_names: (string | null)[];
  sight: string;
}
