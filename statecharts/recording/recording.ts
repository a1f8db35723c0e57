// The format of a recording (`.flow.json`): what the machines of a page did, what was asked of the server, and what the person did.
//
// statecharts/recording/README.md describes it for people who read such a file without the viewer.
import * as v from 'valibot';
import type { StateValue } from 'xstate';
import type { MockSetting } from '#site/recordedMock.ts';
import type { Plain } from '../live/plain.ts';

const Value: v.GenericSchema<StateValue> = v.lazy(() => v.union([v.string(), v.record(v.string(), Value)]));

/** What was parsed as JSON is plain already: looking into it would only take time. */
const PlainValue = v.custom<Plain>((value) => value !== undefined);

/** Milliseconds since 1970 on the clock of the page. */
const Time = v.number();

const ActorStatus = v.picklist(['active', 'done', 'error', 'stopped']);

const Actor = v.object({
  /** Unique in the recording: the number of the page load and XState's session id, `1/x:4`. */
  id: v.string(),
  /** The id of the machine; null for promises, callbacks and the like. */
  machine: v.nullable(v.string()),
  /** Its id within its parent. */
  name: v.string(),
  parent: v.nullable(v.string()),
  /** Its state when the recording begins, for an actor whose start is not in the recording any more. */
  value: v.nullable(Value),
  context: PlainValue,
});

/** A machine's reaction to an event. */
const Moment = v.object({
  kind: v.literal('moment'),
  at: Time,
  actor: v.string(),
  event: v.string(),
  /** The event without its type; null if nothing is left. */
  payload: PlainValue,
  /** The actor that sent the event; null for the app itself. */
  from: v.nullable(v.string()),
  /** The names of the transitions taken; empty if the state doesn't handle the event. */
  transitions: v.array(v.string()),
  /** The state before; null for the start. */
  before: v.nullable(Value),
  after: Value,
  /** The members of the context that are new or changed, and those that are gone as null. */
  changed: PlainValue,
  status: ActorStatus,
});

const Request = v.object({
  kind: v.literal('request'),
  at: Time,
  /** Unique in the recording. */
  id: v.string(),
  /** The name of the GraphQL operation, or method and path. */
  operation: v.string(),
  variables: PlainValue,
});

const Answer = v.object({
  kind: v.literal('answer'),
  at: Time,
  request: v.string(),
  /** `ok`; `problem`: GraphQL errors or a typed problem; `refused`: an HTTP status of 400 or more; `failed`: no answer; `aborted`: by the page itself. */
  outcome: v.picklist(['ok', 'problem', 'refused', 'failed', 'aborted']),
  /** The HTTP status; null without an answer. */
  status: v.nullable(v.number()),
  /** The codes of GraphQL errors and the types of problems. */
  codes: v.array(v.string()),
});

/** The page moved to another address, or was loaded there. */
const Place = v.object({
  kind: v.literal('place'),
  at: Time,
  how: v.picklist(['loaded', 'pushed', 'replaced', 'back or forward']),
  /** Path, query and hash. */
  address: v.string(),
});

/** What the person did to an element of the page. */
const Action = v.object({
  kind: v.literal('action'),
  at: Time,
  /**
   * `press`: clicked, or pressed by a key; `fill`: typed into it; `choose`: chose an option; `check`: ticked or not; `key`: pressed a key that is no text;
   * `files`: chose files in the page's nth field for files, or dropped them on the page (role `document`).
   */
  action: v.picklist(['press', 'fill', 'choose', 'check', 'key', 'files']),
  /** The element's ARIA role. */
  role: v.string(),
  /** Its accessible name; null where it was left out. */
  name: v.nullable(v.string()),
  /** Which of the elements with this role and name it is, from 0, in the order of the page. */
  nth: v.number(),
  /** Which of the elements with this role it is, whatever their names. */
  nthOfRole: v.number(),
  /** The text, option, `true` or `false`, key such as `Control+Enter`, or names of files; null where there is none or it was left out, as a password is. */
  value: v.nullable(v.string()),
});

/** The mock server was changed in its control panel, or by a button for an account. */
const Setting = v.object({
  kind: v.literal('setting'),
  at: Time,
  method: v.picklist(['POST', 'DELETE']),
  /** The end of the address below /__mock. */
  name: v.string(),
  fields: PlainValue,
});

const Entry = v.variant('kind', [Moment, Request, Answer, Place, Action, Setting]);

/** How the mock server was set, so that the recording can be played anew. */
const Mock: v.GenericSchema<MockSetting> = v.object({
  seed: v.number(),
  documents: v.number(),
  groups: v.number(),
  scenario: v.string(),
  as: v.nullable(v.string()),
  clock: v.string(),
});

const Environment = v.object({
  userAgent: v.string(),
  language: v.string(),
  width: v.number(),
  height: v.number(),
  colorScheme: v.picklist(['light', 'dark']),
});

const RecordingSchema = v.object({
  format: v.literal('flow'),
  /** Increased when older viewers could no longer read it. */
  version: v.picklist([1, 2]),
  /** The build of the app, as the server names it. */
  build: v.string(),
  begun: Time,
  ended: Time,
  /** The hash of each machine's definition (definitionHash.ts), by the machine's id. */
  machines: v.record(v.string(), v.string()),
  actors: v.array(Actor),
  /** In the order in which they happened. */
  entries: v.array(Entry),
  /** How many entries were dropped because they were too old or too many. */
  dropped: v.number(),
  /** Whether the texts of the person and the library are in it, or replaced by `text 1`, `text 2` …; equal texts by equal ones. */
  texts: v.picklist(['kept', 'replaced']),
  /** The parts that the person left out. */
  leftOut: v.array(v.picklist(['values', 'requests', 'places', 'actions'])),
  environment: v.nullable(Environment),
  mock: v.nullable(Mock),
  report: v.object({
    /** What the person wrote. */
    text: v.string(),
    /** A PNG, JPEG or WebP as a `data:` address. */
    screenshot: v.nullable(v.pipe(v.string(), v.regex(/^data:image\/(?:png|jpeg|webp);base64,/))),
  }),
});

export type Recording = Readonly<v.InferOutput<typeof RecordingSchema>>;
export type RecordedActor = Readonly<v.InferOutput<typeof Actor>>;
export type RecordedMoment = Readonly<v.InferOutput<typeof Moment>>;
export type RecordedRequest = Readonly<v.InferOutput<typeof Request>>;
export type RecordedAnswer = Readonly<v.InferOutput<typeof Answer>>;
export type RecordedPlace = Readonly<v.InferOutput<typeof Place>>;
export type RecordedAction = Readonly<v.InferOutput<typeof Action>>;
export type RecordedSetting = Readonly<v.InferOutput<typeof Setting>>;
export type RecordedEntry = Readonly<v.InferOutput<typeof Entry>>;

/** The end of the names of such files. */
export const recordingExtension = '.flow.json';

/** A file that is no recording, or one of a version that this viewer does not know. The message says which, for people. */
export class WrongRecording extends Error {}

/** Reads the text of a file. Throws `WrongRecording`. */
export function parseRecording(text: string): Recording {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WrongRecording('This file is not JSON. It may have been cut off when it was saved or sent.');
  }
  return readRecording(value);
}

/** Checks a value that may be a recording. Throws `WrongRecording`. */
export function readRecording(value: unknown): Recording {
  const known = v.safeParse(v.object({ format: v.literal('flow'), version: v.number() }), value);
  if (!known.success) throw new WrongRecording('This file is not a recording.');
  // Version 1 has neither settings nor files.
  if (known.output.version !== 1 && known.output.version !== 2)
    throw new WrongRecording(`This recording has version ${known.output.version}; this viewer reads versions 1 and 2.`);
  const result = v.safeParse(RecordingSchema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new WrongRecording(`This recording is damaged: ${v.getDotPath(issue) ?? 'its content'} is not valid.`);
}
