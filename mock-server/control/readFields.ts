// Reads what a person or a script sends to the control panel's addresses.
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { readJson } from '#server/http/readJson.ts';

const bodyLimit = 64 * 1024;

/** What was sent cannot be used; the message says why. */
export class WrongFields extends Error {}

/** What is wrong with a field; that one is missing, or not known, the schemas themselves say in words of programmers. */
function wordsFor({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object') return message;
  if (expected === 'never') return 'is not a known field';
  return received === 'undefined' ? 'is required' : 'must be a JSON object';
}

function check<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new WrongFields(
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'The body'}: ${wordsFor(issue)}.`).join(' '),
  );
}

/** The body as JSON; one that is empty has no fields. Throws `WrongFields`. */
export async function readFields<Schema extends v.GenericSchema>(
  request: IncomingMessage,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (request.headers['content-length'] === '0' || request.headers['content-length'] === undefined) {
    if (request.headers['transfer-encoding'] === undefined) return check(schema, {});
  }
  const body = await readJson(request, { limit: bodyLimit });
  if (body.kind !== 'json' || typeof body.value !== 'object' || Array.isArray(body.value))
    throw new WrongFields('The body must be a JSON object of at most 64 kB.');
  return check(schema, body.value);
}

/** The query of an address. Throws `WrongFields`. */
export function readQuery<Schema extends v.GenericSchema>(address: URL, schema: Schema): v.InferOutput<Schema> {
  return check(schema, Object.fromEntries(address.searchParams));
}
