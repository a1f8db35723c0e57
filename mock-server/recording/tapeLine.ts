// The format of tapes: a file with one JSON value per line. The first line is the library that worlds started with. Each other line is an API request with
// its response, in the order of the responses.
import * as v from 'valibot';
import { specLimits } from '../librarySpec.ts';

const integer = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const Head = v.strictObject({
  tape: v.literal(1, 'was recorded by another version of the mock server'),
  seed: integer(specLimits.seed),
  documents: integer(specLimits.documents),
  groups: integer(specLimits.groups),
});

const Line = v.strictObject({
  /** Its number in the order of the requests, from 1. */
  number: v.number(),
  /** The number of the world, in the order of first use, because names of worlds can be random. */
  world: v.number(),
  method: v.string(),
  /** Path and query. */
  address: v.string(),
  /** The body of a GraphQL request. Other bodies are not recorded. */
  body: v.nullable(v.string()),
  answer: v.strictObject({
    /** Null if the connection was cut before anything was sent. */
    status: v.nullable(v.number()),
    headers: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
    body: v.string(),
    /** False if the connection was cut before the end of the response. */
    isWhole: v.optional(v.boolean(), true),
    encoding: v.picklist(['utf8', 'base64']),
  }),
});

export type TapeHead = v.InferOutput<typeof Head>;
export type TapeLine = v.InferOutput<typeof Line>;

/** Thrown for a file that is not a valid tape; the message names the line. */
export class InvalidTape extends Error {}

function readAs<Schema extends v.GenericSchema>(schema: Schema, text: string, line: number): v.InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InvalidTape(`Line ${line} of the tape is not JSON: it may have been cut off while it was written.`);
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new InvalidTape(`Line ${line} of the tape is not valid: ${v.getDotPath(issue) ?? ''} ${issue.message}.`);
}

/** Reads the text of a tape. Throws `InvalidTape`. */
export function parseTape(text: string): { head: TapeHead; lines: readonly TapeLine[] } {
  const [first = '', ...rest] = text.split('\n');
  const head = readAs(Head, first, 1);
  const lines = rest.flatMap((line, index) => (line === '' ? [] : [readAs(Line, line, index + 2)]));
  return { head, lines: lines.toSorted((one, other) => one.number - other.number) };
}
