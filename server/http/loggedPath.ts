// The path of a request as the log may hold it. An address can carry the token of a reset mail in any spelling, so that only what is known to
// hold none is written as it came.
import { appPages, statechartPaths, storyPaths } from './routePatterns.ts';

const serverPaths = [
  '/',
  '/healthz',
  '/readyz',
  '/api',
  '/api/_auth/session',
  '/api/_nuxt_icon/:icons',
  '/api/export/:format',
  '/api/getLatestRelease',
  '/download',
  '/download/:system',
] as const;

const patterns = [...serverPaths, ...appPages, ...storyPaths, ...statechartPaths].map((pattern) => ({
  pattern,
  segments: pattern.split('/'),
}));

/** Shorter than half a token, and without escapes, parameters or anything that a terminal would obey. */
const plainSegment = /^[\w.~-]{1,20}$/;

/**
 * A known address as its pattern (`/change-password/:token`); of any other one the first segment, if it is a plain word. An empty path, which
 * stands for what is no address of this site, stays empty.
 */
export function loggedPath(path: string): string {
  if (path === '') return '';
  const segments = path.split('/');
  const known = patterns.find(
    (each) =>
      each.segments.length === segments.length &&
      each.segments.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index])),
  );
  if (known) return known.pattern;
  const [, first = ''] = segments;
  if (!plainSegment.test(first)) return '/…';
  return segments.length === 2 ? `/${first}` : `/${first}/…`;
}
