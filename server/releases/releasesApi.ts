// The newest release of the desktop application, asked where its releases are published.
import * as v from 'valibot';
import type { Clock, Releases } from '../edges.ts';

const Release = v.object({ tag_name: v.string() });

/** So long an answer is good. After a failure it is asked again sooner. */
const goodFor = 60 * 60 * 1000;
const triedAgainAfter = 60 * 1000;
const patience = 5_000;

async function ask(apiUrl: string): Promise<string | null> {
  try {
    const response = await fetch(apiUrl, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    const release = v.safeParse(Release, response.ok ? await response.json() : null);
    return release.success ? release.output.tag_name.replace(/^v/, '') : null;
  } catch {
    return null;
  }
}

/** Remembers the last answer, also past its time when there is no newer one. */
export function createReleases(apiUrl: string, clock: Clock): Releases {
  let version: string | null = null;
  let askAgain = 0;
  let asking: Promise<string | null> | null = null;
  return {
    async latestVersion() {
      if (clock.now().getTime() < askAgain) return version;
      asking ??= ask(apiUrl).finally(() => (asking = null));
      const found = await asking;
      version = found ?? version;
      askAgain = clock.now().getTime() + (found === null ? triedAgainAfter : goodFor);
      return version;
    },
  };
}
