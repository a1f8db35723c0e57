// Redirects an address without a page: within the site, to another site, to a download, or to the not-found page.
import { notFound, redirect } from '@tanstack/react-router';
import { downloadAddress, requestedDownload } from '#site/downloads.ts';
import { pageRedirect } from '#site/pageRedirects.ts';
import type { RouterContext } from '../routerContext.ts';

/** How long to wait for the latest version before redirecting to the list of releases. */
const patience = 5000;

/** Redirects; throws the router's "not found" if there is no target. If `left` is aborted by then, the person has gone elsewhere and nothing happens. */
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
 * The address of the file for `os`. If the version is unknown it is this site's `/download`, which redirects to all releases; only the server knows a
 * configured place of those.
 */
async function addressOfFile(os: string, left: AbortSignal): Promise<string> {
  const { version, releasesUrl } = await askForNewest(left);
  return version === null ? '/download' : downloadAddress(os, version, releasesUrl);
}

interface Newest {
  version: string | null;
  releasesUrl: string | undefined;
}

/** Requests the latest version; resolves with null if that fails. */
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
