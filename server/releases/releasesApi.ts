// The newest release of the desktop application, asked where its releases are published: once for everybody, not for each visitor.
import * as v from 'valibot';
import { isVersion } from '#site/version.ts';
import type { Clock, Releases } from '../edges.ts';

const Release = v.object({ tag_name: v.string() });

/** So long an answer is good. After a failure it is asked again sooner. */
const goodFor = 10 * 60 * 1000;
const triedAgainAfter = 60 * 1000;
const patience = 5_000;

/** The version of the newest release. Throws when the source cannot be reached or what it says is no version. */
async function ask(apiUrl: string): Promise<string> {
  const response = await fetch(apiUrl, {
    headers: { accept: 'application/json' },
    // The operator chose this address, and no other.
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) {
    // What is not read would keep the connection.
    await response.body?.cancel();
    throw new Error(`it answered ${response.status}`);
  }
  const version = v.parse(Release, await response.json()).tag_name.replace(/^v/, '');
  if (!isVersion(version)) throw new Error('the response has no version');
  return version;
}

/**
 * Remembers the last answer, also past its time: whoever asks then gets it at once, while a newer one is asked for behind it. Only those who
 * come before there was any answer wait, all for the same question.
 */
export function createReleases(apiUrl: string, clock: Clock, log: (message: string) => void): Releases {
  let version: string | null = null;
  /** Null before the first answer. */
  let askAgain: number | null = null;
  let asking: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    let wait = goodFor;
    try {
      version = await ask(apiUrl);
    } catch (error) {
      wait = triedAgainAfter;
      const known = version === null ? 'no version is known' : `the last known version is ${version}`;
      log(`Could not fetch the latest release (${known}): ${String(error)}`);
    }
    askAgain = clock.now().getTime() + wait;
    asking = null;
  }

  return {
    async latestVersion() {
      const first = askAgain === null;
      if (askAgain === null || clock.now().getTime() >= askAgain) asking ??= refresh();
      if (first) await asking;
      return version;
    },
  };
}
