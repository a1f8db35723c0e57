// The headers that keep browsers from being used against the people here; all of them, in one place.
import type { ServerResponse } from 'node:http';
import { socialImage } from '#site/head.ts';
import { publicIconService } from '#site/icons.ts';
import { isStatechartPath, isStoryPath } from './routePatterns.ts';

/** What a page may load, and who may show it in a frame: pages of this site the statecharts. */
const contentSecurityPolicy = (path: string, ownFrames: readonly string[] = []) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${publicIconService}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    ...ownFrames,
    `frame-ancestors ${isStatechartPath(path) ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

const policyHeader = 'Content-Security-Policy';

export interface SecurityOptions {
  /** Served over https, by itself or by the proxy before it. */
  https: boolean;
  /** Vite's reload brings scripts of its own. */
  development: boolean;
  /** Search engines are asked to stay away. */
  hidden: boolean;
}

/** Pictures that other sites show beside a link to this one. */
function isForOtherSites(path: string): boolean {
  return path === socialImage.path || path.startsWith('/icons/');
}

/** Sets them on every answer, before anything is known about it. */
export function setSecurityHeaders(response: ServerResponse, path: string, options: SecurityOptions): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Nothing that changes anything may be shown in a frame; of statecharts the app itself shows one beside its pages.
  const isFramed = isStatechartPath(path);
  response.setHeader('X-Frame-Options', isFramed ? 'SAMEORIGIN' : 'DENY');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', isForOtherSites(path) ? 'cross-origin' : 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
  if (!options.development) response.setHeader(policyHeader, contentSecurityPolicy(path));
  if (options.https) response.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  if (options.hidden || isStoryPath(path) || isStatechartPath(path)) response.setHeader('X-Robots-Tag', 'noindex');
  // The address of these pages is a secret as long as its token holds: it is passed on to nobody and kept nowhere.
  const secretAddress = /^\/(change-password|confirm-email)\//.test(path);
  response.setHeader('Referrer-Policy', secretAddress ? 'no-referrer' : 'strict-origin-when-cross-origin');
  if (secretAddress || path.startsWith('/api')) response.setHeader('Cache-Control', 'no-store');
}

/** For a page that may show another one of this site in a frame: the statecharts beside the running app (statecharts/live). */
export function allowOwnFrames(response: ServerResponse, path: string): void {
  if (response.hasHeader(policyHeader))
    response.setHeader(policyHeader, contentSecurityPolicy(path, ["frame-src 'self'"]));
}

/** For a page whose scripts, styles, workers and pictures are in it, and that talks to this site alone: GraphiQL. Never where people's libraries are. */
export function allowInlineParts(response: ServerResponse): void {
  const policy = [
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    'worker-src blob:',
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  response.setHeader(policyHeader, policy.join('; '));
}

/** At log-out what the browser kept of the site goes too. Browsers heed it on https only, and there it may take a moment. */
export function clearSiteData(response: ServerResponse, options: Pick<SecurityOptions, 'https'>): void {
  if (options.https) response.setHeader('Clear-Site-Data', '"cache", "storage"');
}
