// A line of a tape: one request of the API and what it was answered. A tape is a file of them, each as JSON, in the order in which they were
// written; its first line says what the worlds began with.
import * as v from 'valibot';
import { largest } from '../origin.ts';

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const Head = v.strictObject({
  tape: v.literal(1, 'was recorded by another version of the mock server'),
  seed: whole(largest.seed),
  documents: whole(largest.documents),
  groups: whole(largest.groups),
});

const Line = v.strictObject({
  /** In the order of the requests, from 1. */
  number: v.number(),
  /** Worlds are numbered in the order in which they were first asked, since names of worlds may be random. */
  world: v.number(),
  method: v.string(),
  /** Path and query. */
  address: v.string(),
  /** Of a GraphQL operation; the bodies of other requests are not compared. */
  body: v.nullable(v.string()),
  answer: v.strictObject({
    /** Null where the connection was cut. */
    status: v.nullable(v.number()),
    headers: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
    body: v.string(),
    /** False where the connection was cut in its midst. */
    isWhole: v.optional(v.boolean(), true),
    encoding: v.picklist(['utf8', 'base64']),
  }),
});

export type TapeHead = v.InferOutput<typeof Head>;
export type TapeLine = v.InferOutput<typeof Line>;

/** A file that is no tape; the message says where. */
export class WrongTape extends Error {}

function readAs<Schema extends v.GenericSchema>(schema: Schema, text: string, line: number): v.InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WrongTape(`Line ${line} of the tape is not JSON: it may have been cut off while it was written.`);
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new WrongTape(`Line ${line} of the tape is not valid: ${v.getDotPath(issue) ?? ''} ${issue.message}.`);
}

/** Reads the text of a tape. Throws `WrongTape`. */
export function parseTape(text: string): { head: TapeHead; lines: readonly TapeLine[] } {
  const [first = '', ...rest] = text.split('\n');
  const head = readAs(Head, first, 1);
  const lines = rest.flatMap((line, index) => (line === '' ? [] : [readAs(Line, line, index + 2)]));
  return { head, lines: lines.toSorted((one, other) => one.number - other.number) };
}
