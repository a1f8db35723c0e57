// Compares two requests. Random ids that browsers create count as equal if they occur in the same places.
import { parseOperation } from '../operations/readOperation.ts';
import type { TapeLine } from './tapeLine.ts';

export type AskedRequest = Pick<TapeLine, 'method' | 'address' | 'body'>;

const randomId = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

/** The distinct random ids in a text, in order. */
function randomIdsIn(text: string): readonly string[] {
  return [...new Set(text.match(randomId))];
}

function withoutRandomIds(text: string): string {
  const ids = randomIdsIn(text);
  return text.replace(randomId, (id) => `random id ${ids.indexOf(id) + 1}`);
}

/** Replaces the random ids of `taped` in a text by those of `requested`. */
export function withRandomIdsOf(text: string, taped: AskedRequest, requested: AskedRequest): string {
  const old = randomIdsIn(taped.body ?? '');
  const fresh = randomIdsIn(requested.body ?? '');
  return text.replace(randomId, (id) => fresh[old.indexOf(id)] ?? id);
}

/** A name for people: that of the operation, or method and address. */
export function nameOf({ method, address, body }: AskedRequest): string {
  const operation = body === null ? null : parseOperation(body);
  return operation?.name ?? `${method} ${address}`;
}

/** Whether the request can change data on the server. Requests after it on the tape must not be answered before it. */
export function isChange({ method, body }: AskedRequest): boolean {
  const kind = body === null ? null : (parseOperation(body)?.kind ?? null);
  return kind === null ? !['GET', 'HEAD'].includes(method) : kind === 'mutation';
}

/** Whether a value is an object or a list. */
function hasMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Describes the first difference between two values; null if they are equal. */
function firstDifference(taped: unknown, requested: unknown, path: string): string | null {
  if (hasMembers(taped) && hasMembers(requested) && Array.isArray(taped) === Array.isArray(requested)) {
    for (const key of new Set([...Object.keys(taped), ...Object.keys(requested)])) {
      const difference = firstDifference(taped[key], requested[key], `${path}.${key}`);
      if (difference !== null) return difference;
    }
    return null;
  }
  return Object.is(taped, requested) ? null : `${path} was ${show(taped)} and is ${show(requested)}`;
}

/** Describes how a request differs from the one on the tape; null if they are equal. */
export function findDifference(taped: AskedRequest, requested: AskedRequest): string | null {
  if (nameOf(taped) !== nameOf(requested)) return `it was ${nameOf(taped)} and is ${nameOf(requested)}`;
  if (taped.method !== requested.method || taped.address !== requested.address)
    return `it was ${taped.method} ${taped.address} and is ${requested.method} ${requested.address}`;
  const old = withoutRandomIds(taped.body ?? '');
  const fresh = withoutRandomIds(requested.body ?? '');
  if (old === fresh) return null;
  const [was, is] = [parseOperation(old), parseOperation(fresh)];
  if (was === null || is === null) return 'the body differs';
  if (was.query !== is.query) return 'the operation’s text differs';
  return firstDifference(was.variables, is.variables, 'variables');
}
