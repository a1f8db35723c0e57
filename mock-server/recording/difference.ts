// Whether two requests ask for the same, and in what they differ. Ids that browsers make up are random: they are equal where they stand at the
// same places.
import { parseOperation } from '../operations/readOperation.ts';
import type { TapeLine } from './tapeLine.ts';

export type AskedRequest = Pick<TapeLine, 'method' | 'address' | 'body'>;

const randomId = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

/** The random ids in a text, each once, in their order. */
function randomIdsIn(text: string): readonly string[] {
  return [...new Set(text.match(randomId))];
}

function withoutRandomIds(text: string): string {
  const ids = randomIdsIn(text);
  return text.replace(randomId, (id) => `random id ${ids.indexOf(id) + 1}`);
}

/** `text`, which was written for `told`, with the random ids of `now`. */
export function withRandomIdsOf(text: string, told: AskedRequest, now: AskedRequest): string {
  const old = randomIdsIn(told.body ?? '');
  const fresh = randomIdsIn(now.body ?? '');
  return text.replace(randomId, (id) => fresh[old.indexOf(id)] ?? id);
}

/** What somebody would call it. */
export function nameOf({ method, address, body }: AskedRequest): string {
  const operation = body === null ? null : parseOperation(body);
  return operation?.name ?? `${method} ${address}`;
}

/** Whether the server may be another after it, so that what comes later must not be answered before. */
export function isChange({ method, body }: AskedRequest): boolean {
  const kind = body === null ? null : (parseOperation(body)?.kind ?? null);
  return kind === null ? !['GET', 'HEAD'].includes(method) : kind === 'mutation';
}

/** An object, or a list. */
function hasMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** The first place where two values differ; null where they are equal. */
function firstDifference(told: unknown, now: unknown, path: string): string | null {
  if (hasMembers(told) && hasMembers(now) && Array.isArray(told) === Array.isArray(now)) {
    for (const key of new Set([...Object.keys(told), ...Object.keys(now)])) {
      const difference = firstDifference(told[key], now[key], `${path}.${key}`);
      if (difference !== null) return difference;
    }
    return null;
  }
  return Object.is(told, now) ? null : `${path} was ${show(told)} and is ${show(now)}`;
}

/** In what `now` differs from what the tape tells, in words; null where both ask for the same. */
export function differenceOf(told: AskedRequest, now: AskedRequest): string | null {
  if (nameOf(told) !== nameOf(now)) return `it was ${nameOf(told)} and is ${nameOf(now)}`;
  if (told.method !== now.method || told.address !== now.address)
    return `it was ${told.method} ${told.address} and is ${now.method} ${now.address}`;
  const old = withoutRandomIds(told.body ?? '');
  const fresh = withoutRandomIds(now.body ?? '');
  if (old === fresh) return null;
  const [was, is] = [parseOperation(old), parseOperation(fresh)];
  if (was === null || is === null) return 'the body differs';
  if (was.query !== is.query) return 'the operation’s text differs';
  return firstDifference(was.variables, is.variables, 'variables');
}
