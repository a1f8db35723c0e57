// Addresses without a page of their own, and where they lead; one table for the server and for links inside the app.
import { desktopApp } from './desktopApp.ts';

export interface PageRedirect {
  /** A path of this site, or an address elsewhere that is named in the table; never made of what the visitor sent. */
  readonly location: string;
  /** Pages that moved for good, as search engines should know. What leads elsewhere, or to the newest of its kind, may change. */
  readonly permanent: boolean;
}

interface Rule {
  readonly from: string;
  readonly to: string;
  readonly permanent: boolean;
  /** Whether what follows the address follows the new one too. */
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

/** One segment of a path, escaped once, however it came. */
function segment(text: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(text));
  } catch {
    // A half-written escape is text like any other; a half character (a lone surrogate) is none at all.
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  }
}

/** Escapes the segments; empty ones and dots, which would lead out of the folder, are left out. */
function safeRest(path: string): string {
  return path
    .split(/[/\\]/)
    .map(segment)
    .filter((part) => !['', '.', '..'].includes(part))
    .map((part) => `/${part}`)
    .join('');
}

/**
 * Where a path leads, or null when it is no redirect. A slash at the end is nothing. `search` (`?…` or empty) goes on within
 * the site; other sites are not told of it.
 */
export function pageRedirect(path: string, search = ''): PageRedirect | null {
  const plain = path.replace(/\/+$/, '');
  for (const { from, to, permanent, withRest } of rules) {
    const rest = plain === from ? '' : withRest && plain.startsWith(`${from}/`) ? plain.slice(from.length) : null;
    if (rest !== null) return { location: to + safeRest(rest) + (to.startsWith('/') ? search : ''), permanent };
  }
  return null;
}
