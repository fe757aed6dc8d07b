// Made by `python -m tools.web_types` from the server's declarations. Not to be edited.

export interface Agree {
  do: "agree";
  petition: number;
  is_for: boolean;
}

export interface Ahead {
  decision: DecisionWire | null;
  question: QuestionWire | null;
}

export interface Answer {
  do: "answer";
  decision: number;
  option: string;
  asked_since?: number | null;
}

export interface AnswerRun {
  do: "answers";
  decision: number;
  options: string[];
  asked_since?: number | null;
}

export type AnyCommand = Sit | Stand | Rename | SeatBot | Free | Change | Ready | Start | Contribute | Answer | AnswerRun | GiveOrder | ClearOrder | Say | Chat | Undo | Agree | AskEnd | AskPause | Resume | Leave | Return | ShowMarks | ShareReplay | AskPace | Finish | Rematch;

export type AnyMessage = HelloMessage | UpdateMessage | PresenceMessage | SceneMessage | StatusMessage | DoneMessage | RefusedMessage;

export interface AskEnd {
  do: "ask_end";
}

export interface AskPace {
  do: "ask_pace";
  pace: Pace;
}

export interface AskPause {
  do: "ask_pause";
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

export interface CardWords {
  name: string;
  group: string;
  lines: TextLine[];
  kind: string;
  gist: string;
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
  intents: { [key: string]: string };
  dangers: { [key: string]: DangerWords };
  is_by_round: boolean;
  final: string[];
  gathered: string[];
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
  regular: string;
  is_bot: boolean;
  is_ready: boolean;
  has_seed: boolean;
  is_muted: boolean;
  like: number | null;
  shares_replay: boolean;
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
  moments?: ({ [key: string]: boolean | number | string | (string | number)[] | { [key: string]: number } | null })[];
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
  meeting: number | null;
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
  petition: PetitionWire | null;
  again: string;
  is_agreed_end: boolean;
  is_closed: boolean;
  is_paused: boolean;
  meeting: MeetingWire | null;
  sides: string[] | null;
  board: { [key: string]: number | string };
  printed: { [key: string]: number };
}

export interface Contribute {
  do: "contribute";
  seed: string;
}

export interface Daily {
  day: string;
  ends: number;
  game: string;
  scenario: string;
  table: string;
  is_done: boolean;
}

export interface DailyChoice {
  text: string;
  count: number;
  is_mine: boolean;
}

export interface DailyMade {
  table: string;
  is_begun: boolean;
}

export interface DailyQuery {
  language?: "en" | "ru" | "uk";
}

export interface DailyQuestion {
  question: string;
  choices: DailyChoice[];
}

export interface DailyResults {
  day: string;
  games: number;
  won: number;
  is_counted: boolean;
  questions: DailyQuestion[];
}

export interface DangerWire {
  danger: string;
  rule: string;
  is_defeat: boolean;
  left: number | null;
  of: number | null;
  lost: number;
  over: number;
  turns: number | null;
  level: number;
}

export interface DangerWords {
  name: string;
  comes: string;
  why: string;
  help: string;
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

export interface DoneMessage {
  message: "done";
  request: number;
}

export interface Door {
  game: string;
  title: string;
  host: string;
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

export interface Evidence {
  cards: EvidenceCard[];
  replies: Offers;
}

export interface EvidenceCard {
  seat: number;
  event: number;
  round: number;
  is_against: boolean;
  text: string;
  offers: Offers;
}

export interface EvidenceQuery {
  language?: "" | "en" | "ru" | "uk";
}

export interface Finish {
  do: "finish_speaking";
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
  regulars: string[];
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

export interface HelloMessage {
  message: "hello";
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
  dangers: DangerWire[];
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

export interface HouseShape {
  opening: "anyone" | "code" | "host";
  announcement: { [key: string]: string };
  announced: number;
  retention_days: number;
  device_days: number;
  contact: string;
}

export interface Invited {
  invitation: string;
  link: string;
  qr: string;
  reach: "here" | "network" | "public";
  is_network_open: boolean | null;
}

export interface Join {
  name: string;
  seat?: number | null;
}

export interface Joined {
  seat: number;
}

export type Json = boolean | number | string | null | Json[] | { [key: string]: Json };

export type KernelMoment =
  | { moment: "window"; trigger: string };

export type Language = "en" | "ru" | "uk";

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
  seats?: number[];
  figures?: number[];
  brief?: string;
  seat?: number;
  number?: number;
}

export interface LookAhead {
  decision: number;
  options: string[];
  language?: "" | "en" | "ru" | "uk";
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

export interface MeetingWire {
  seat: number;
  accused: number;
  statement: number;
  ends: number;
  done: number[];
}

export interface Meetings {
  seconds?: number;
  hours?: number;
}

export interface Moved {
  secret: string;
  qr: string;
  reach: "here" | "network" | "public";
}

export interface MySeat {
  table: string;
  seat: number | null;
  summary: Summary;
  waits: boolean;
}

export interface NewSubscription {
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
  to?: number | null;
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

export interface PetitionWire {
  number: number;
  seat: number;
  what: "undo" | "end" | "pause" | "pace";
  agreed: number[];
  pace: Live | Days | Untimed | null;
}

export interface PlayDaily {
  name: string;
}

export interface PresenceMessage {
  message: "presence";
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
  dangers?: DangerWire[];
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

export interface RefusedMessage {
  message: "refused";
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

export interface ScenarioWords {
  game: string;
  scenario: string;
  players: number;
  seat: number;
  minutes: number;
  is_retired: boolean;
  title: string;
  line: string;
  intro: string;
  goal: string;
}

export interface Scenarios {
  scenarios: ScenarioWords[];
}

export interface SceneCue {
  key: string;
  is_open: boolean;
}

export interface SceneMessage {
  message: "scene";
  key: string;
  is_open: boolean;
}

export interface SeatBot {
  do: "seat_bot";
  seat: number;
  bot?: string;
  regular?: string;
}

export interface SetNetwork {
  is_open: boolean;
}

export interface SettingWords {
  name: string;
  title: string;
  help: string;
  choices: { [key: string]: string };
  default: string;
  is_reading: boolean;
}

export interface ShareReplay {
  do: "share_replay";
  is_shared: boolean;
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

export interface StatusMessage {
  message: "status";
  is_current: boolean;
}

export interface SubscriptionMade {
  id: string;
}

export interface SubscriptionShape {
  id: string;
  table: string | null;
  kind: string;
  hint: string;
  language: string;
}

export interface SubscriptionTested {
  is_sent: boolean;
}

export interface SubscriptionToTest {
  subscription: string;
}

export interface SubscriptionToken {
  token: string;
}

export interface Subscriptions {
  subscriptions: SubscriptionShape[];
  kinds: string[];
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
  daily?: string;
  meetings?: Meetings;
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
  ask: string;
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

export interface UpdateMessage {
  message: "update";
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
  moments: ({ [key: string]: boolean | number | string | (string | number)[] | { [key: string]: number } | null })[];
  waiting: number[];
  answered: string | null;
  orders: string[];
  ending: string | null;
  winners: number[];
  result: number;
}

export interface VoiceCall {
  link?: string;
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
