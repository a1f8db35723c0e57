// The path of a request for the log. Addresses can contain the token of a mail in any spelling, so only the patterns of known paths are logged.
import { patternMatcher } from './patternMatcher.ts';
import { appPages, statechartPaths, storyPaths } from './routePatterns.ts';
import { serverAddresses } from './serverAddresses.ts';

const patternOf = patternMatcher([
  '/',
  ...serverAddresses,
  '/download',
  '/download/:system',
  ...appPages,
  ...storyPaths,
  ...statechartPaths,
]);

/** Shorter than half a token, and without escapes, parameters or control characters. */
const plainSegment = /^[\w.~-]{1,20}$/;

/**
 * The pattern of a known path (`/change-password/:token`); otherwise the first segment, if it is a plain word. An empty path stays empty: it means
 * that the request had no valid address.
 */
export function loggedPath(path: string): string {
  if (path === '') return '';
  const known = patternOf(path);
  if (known !== null) return known;
  const segments = path.split('/');
  const [, first = ''] = segments;
  if (!plainSegment.test(first)) return '/…';
  return segments.length === 2 ? `/${first}` : `/${first}/…`;
}
