// Looks up the newest release of the desktop application where its releases are published: once for all visitors, not for each.
import * as v from 'valibot';
import { isVersion } from '#site/version.ts';
import type { Clock, Releases } from '../edges.ts';

const Release = v.object({ tag_name: v.string() });

/** How long an answer is valid, in milliseconds. */
const lifetime = 10 * 60 * 1000;
/** The time until a retry after a failure, in milliseconds. */
const retryDelay = 60 * 1000;
/** The maximum duration of a request, in milliseconds. */
const requestTimeout = 5_000;

/** Queries the version of the newest release. Throws if the source cannot be reached, or does not return a version. */
async function fetchVersion(apiUrl: string): Promise<string> {
  const response = await fetch(apiUrl, {
    headers: { accept: 'application/json' },
    // Redirects are not followed, because the operator has chosen exactly this address.
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeout),
  });
  if (!response.ok) {
    // An unread body would keep the connection open.
    await response.body?.cancel();
    throw new Error(`it answered ${response.status}`);
  }
  const version = v.parse(Release, await response.json()).tag_name.replace(/^v/, '');
  if (!isVersion(version)) throw new Error('the response has no version');
  return version;
}

/**
 * Caches the last answer. If it is outdated, it is still returned immediately, while a newer one is requested in the background. Only requests
 * before the first answer wait, all for the same query.
 */
export function createReleases(apiUrl: string, clock: Clock, log: (message: string) => void): Releases {
  let version: string | null = null;
  /** When to query the source again; null before the first answer. */
  let refreshAt: number | null = null;
  let refreshing: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    let delay = lifetime;
    try {
      version = await fetchVersion(apiUrl);
    } catch (error) {
      delay = retryDelay;
      const known = version === null ? 'no version is known' : `the last known version is ${version}`;
      log(`Could not fetch the latest release (${known}): ${String(error)}`);
    }
    refreshAt = clock.now().getTime() + delay;
    refreshing = null;
  }

  return {
    async latestVersion() {
      const isFirst = refreshAt === null;
      if (refreshAt === null || clock.now().getTime() >= refreshAt) refreshing ??= refresh();
      if (isFirst) await refreshing;
      return version;
    },
  };
}
