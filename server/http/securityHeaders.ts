// Sets all security headers, which restrict what browsers may load, embed and send.
import type { ServerResponse } from 'node:http';
import { socialImage } from '#site/head.ts';
import { publicIconService } from '#site/icons.ts';
import { sharePrefix } from '#site/shareAddresses.ts';
import { isStatechartPath, isStoryPath } from './routePatterns.ts';

/** What a page may load, and who may frame it: only the statecharts can be framed, by pages of this site. */
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
  /** Whether the site is served over https, directly or by a proxy. */
  https: boolean;
  /** In development there is no content security policy, because Vite adds scripts for reloading. */
  development: boolean;
  /** Whether search engines are asked not to index the site. */
  hidden: boolean;
}

/** Whether the path is a picture that other sites show next to a link to this site. */
function isForOtherSites(path: string): boolean {
  return path === socialImage.path || path.startsWith('/icons/');
}

/** Sets the headers of every response, before it is known what the response will be. */
export function setSecurityHeaders(response: ServerResponse, path: string, options: SecurityOptions): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Pages that can change data must not be framed. Statecharts can, because the app shows one next to its pages.
  const isFramed = isStatechartPath(path);
  response.setHeader('X-Frame-Options', isFramed ? 'SAMEORIGIN' : 'DENY');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', isForOtherSites(path) ? 'cross-origin' : 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
  if (!options.development) response.setHeader(policyHeader, contentSecurityPolicy(path));
  if (options.https) response.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  const isShared = path.startsWith(sharePrefix);
  if (options.hidden || isShared || isStoryPath(path) || isStatechartPath(path))
    response.setHeader('X-Robots-Tag', 'noindex');
  // The addresses of these pages are secret while their tokens are valid, so they are not sent as referrers, and the pages are not cached.
  const secretAddress = isShared || /^\/(change-password|confirm-email|invitation)\//.test(path);
  response.setHeader('Referrer-Policy', secretAddress ? 'no-referrer' : 'strict-origin-when-cross-origin');
  if (secretAddress || path.startsWith('/api')) response.setHeader('Cache-Control', 'no-store');
}

/** Lets a page frame other pages of this site: used for showing statecharts next to the running app (statecharts/live). */
export function allowOwnFrames(response: ServerResponse, path: string): void {
  if (response.hasHeader(policyHeader))
    response.setHeader(policyHeader, contentSecurityPolicy(path, ["frame-src 'self'"]));
}

/** For a document that brings its styles in itself: it can load and run nothing. */
export function allowInlineStylesOnly(
  response: ServerResponse,
  more: readonly string[] = ["form-action 'none'"],
): void {
  const policy = ["default-src 'none'", "style-src 'unsafe-inline'", "frame-ancestors 'none'"];
  response.setHeader(policyHeader, [...policy, ...more, "base-uri 'none'"].join('; '));
}

/**
 * For a document that brings its styles and one script in itself, and whose forms ask this server; `scriptHash` is the SHA-256 of the script in base64.
 */
export function allowInlineScript(response: ServerResponse, scriptHash: string): void {
  allowInlineStylesOnly(response, [`script-src 'sha256-${scriptHash}'`, "form-action 'self'"]);
}

/** Allows inline scripts, styles, workers and pictures, for GraphiQL. Must never be used for pages that show people's libraries. */
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

/** Makes the browser delete its data of the site at a log-out. Browsers support this only on https, and it may take a moment. */
export function clearSiteData(response: ServerResponse, options: Pick<SecurityOptions, 'https'>): void {
  if (options.https) response.setHeader('Clear-Site-Data', '"cache", "storage"');
}
