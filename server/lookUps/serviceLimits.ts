// Reads a service's rate limit from the headers of its answers.
import type { LookupAnswer } from '../edges.ts';

/** Where a service says no more than that it is asked too often, it is left alone so many seconds. */
const usualPause = 30;

/** `Retry-After` (RFC 9110, 10.2.3) in seconds: a number, or a date. Null if there is none that can be read. */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now.getTime()) / 1000));
}

/** How many seconds to leave a service alone that takes no more questions; null if it answered. */
export function secondsToWait({ status, headers, body }: LookupAnswer, now: Date): number | null {
  const said = readRetryAfter(headers['retry-after'], now);
  if (status === 503) return said;
  // arXiv answers so with any status.
  return status === 429 || /^Rate exceeded/i.test(body) ? (said ?? usualPause) : null;
}

/**
 * Milliseconds between two questions, of which Crossref allows `X-Rate-Limit-Limit` in `X-Rate-Limit-Interval` ("1s"); null where it does not
 * say.
 */
export function readSpacing(headers: LookupAnswer['headers']): number | null {
  const limit = Number(headers['x-rate-limit-limit']);
  const [, seconds] = /^(\d{1,5})s$/.exec(headers['x-rate-limit-interval'] ?? '') ?? [];
  return limit > 0 && seconds !== undefined ? Math.ceil((Number(seconds) * 1000) / limit) : null;
}
