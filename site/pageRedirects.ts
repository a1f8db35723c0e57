// Redirects of paths without a page, for the server and for links inside the app.
import { desktopApp } from './desktopApp.ts';

export interface PageRedirect {
  /** A path of this site, or an address on another site from the table; never one from the request. */
  readonly location: string;
  /** True for pages that have moved forever, which search engines then update. False for redirects to other sites, and to the newest page of a kind. */
  readonly permanent: boolean;
}

interface Rule {
  readonly from: string;
  readonly to: string;
  readonly permanent: boolean;
  /** Whether the rest of the path is appended to the new address. */
  readonly withRest: boolean;
}

const rules: readonly Rule[] = [
  { from: '/faq', to: desktopApp.faqUrl, permanent: false, withRest: false },
  { from: '/paypal', to: '/donations', permanent: false, withRest: false },
  { from: '/donations', to: desktopApp.donationsUrl, permanent: false, withRest: false },
  { from: '/login', to: '/user/login', permanent: true, withRest: false },
  { from: '/signup', to: '/user/register', permanent: true, withRest: false },
  { from: '/register', to: '/user/register', permanent: true, withRest: false },
  // Short, because a person may type what a program on the command line prints. The query is kept.
  { from: '/device', to: '/dashboard/account', permanent: false, withRest: false },
  { from: '/gsoc', to: '/codeprojects/gsoc', permanent: true, withRest: true },
  { from: '/bluehat2022', to: '/codeprojects/bluehat2022', permanent: true, withRest: false },
  { from: '/surveys', to: '/surveys/2015', permanent: false, withRest: false },
];

/** Escapes one segment of a path, which may already be escaped. */
function segment(text: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(text));
  } catch {
    // An incomplete escape is taken as text; a lone surrogate, which can't be encoded, is replaced.
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  }
}

/** Escapes the segments. Empty ones and dots are left out, because dots would lead out of the folder. */
function safeRest(path: string): string {
  return path
    .split(/[/\\]/)
    .map(segment)
    .filter((part) => !['', '.', '..'].includes(part))
    .map((part) => `/${part}`)
    .join('');
}

/**
 * The redirect of a path; null if there is none. A slash at the end is ignored. `search` (`?…` or empty) is kept within
 * the site, but not passed on to other sites.
 */
export function pageRedirect(path: string, search = ''): PageRedirect | null {
  const plain = path.replace(/\/+$/, '');
  for (const { from, to, permanent, withRest } of rules) {
    const rest = plain === from ? '' : withRest && plain.startsWith(`${from}/`) ? plain.slice(from.length) : null;
    if (rest !== null) return { location: to + safeRest(rest) + (to.startsWith('/') ? search : ''), permanent };
  }
  return null;
}
