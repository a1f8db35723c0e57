// The path of a request as it is logged. An address can carry the token of a mail in any spelling, so only known paths are logged, by
// their pattern.
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

/** Shorter than half a token, and without escapes, parameters or anything that a terminal would obey. */
const plainSegment = /^[\w.~-]{1,20}$/;

/**
 * The pattern of a known path (`/change-password/:token`); otherwise the first segment, if it is a plain word. An empty path stays empty: it
 * stands for a request that names no address of this site.
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
