// Where an address without a page of its own leads: within the site, to another one, to a download, or nowhere.
import { notFound, redirect } from '@tanstack/react-router';
import { downloadAddress, requestedDownload } from '#site/downloads.ts';
import { pageRedirect } from '#site/pageRedirects.ts';
import type { RouterContext } from '../routerContext.ts';

/** Nobody waits longer for a version before they are led to all releases. */
const patience = 5000;

/** Leads on from there; throws the router's "not found" where nothing is. Who is `left` by then has gone elsewhere, and is let alone. */
export async function redirectUnknownPath(
  { pathname, searchStr }: { pathname: string; searchStr: string },
  { leave }: Pick<RouterContext, 'leave'>,
  left: AbortSignal,
): Promise<void> {
  const os = requestedDownload(pathname);
  if (os !== null) {
    const address = await addressOfFile(os, left);
    if (!left.aborted) await leave(address);
    return;
  }
  const page = pageRedirect(pathname, searchStr);
  if (page === null) throw notFound();
  if (page.location.startsWith('/')) throw redirect({ href: page.location });
  await leave(page.location);
}

/**
 * The address of the file for `os`. Without a version it is this site's own `/download`, which leads to all releases: only the
 * server knows where those are, when they are not in the usual place.
 */
async function addressOfFile(os: string, left: AbortSignal): Promise<string> {
  const { version, releasesUrl } = await askForNewest(left);
  return version === null ? '/download' : downloadAddress(os, version, releasesUrl);
}

interface Newest {
  version: string | null;
  releasesUrl: string | undefined;
}

/** Asks the server for the newest version; not to know it is no failure. */
async function askForNewest(left: AbortSignal): Promise<Newest> {
  try {
    const response = await fetch('/api/getLatestRelease', {
      signal: AbortSignal.any([left, AbortSignal.timeout(patience)]),
    });
    const { version, releasesUrl } = (await response.json()) as Record<string, unknown>;
    return {
      version: typeof version === 'string' ? version : null,
      releasesUrl: typeof releasesUrl === 'string' ? releasesUrl : undefined,
    };
  } catch {
    return { version: null, releasesUrl: undefined };
  }
}
