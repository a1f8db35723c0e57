// Reads and validates the bodies and queries of requests to the control panel's endpoints.
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { readJson } from '#server/http/readJson.ts';

const bodyLimit = 64 * 1024;

/** Thrown for input that is not valid; the message says why. */
export class InvalidInput extends Error {}

/** What is wrong with a field. Replaces the schema library's messages for missing and unknown fields. */
function issueText({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object') return message;
  if (expected === 'never') return 'is not a known field';
  return received === 'undefined' ? 'is required' : 'must be a JSON object';
}

function check<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new InvalidInput(
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'The body'}: ${issueText(issue)}.`).join(' '),
  );
}

/** Reads a JSON body; an empty one counts as `{}`. Rejects with `InvalidInput`. */
export async function readBody<Schema extends v.GenericSchema>(
  request: IncomingMessage,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (request.headers['content-length'] === '0' || request.headers['content-length'] === undefined) {
    if (request.headers['transfer-encoding'] === undefined) return check(schema, {});
  }
  const body = await readJson(request, { limit: bodyLimit });
  if (body.kind !== 'json' || typeof body.value !== 'object' || Array.isArray(body.value))
    throw new InvalidInput('The body must be a JSON object of at most 64 kB.');
  return check(schema, body.value);
}

/** Reads the query of an address. Throws `InvalidInput`. */
export function readQuery<Schema extends v.GenericSchema>(address: URL, schema: Schema): v.InferOutput<Schema> {
  return check(schema, Object.fromEntries(address.searchParams));
}
