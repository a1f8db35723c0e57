// The newest version of the desktop app, asked for once the page stands.
import { useEffect, useState } from 'react';
import { isVersion } from '#site/downloads.ts';

const address = '/api/getLatestRelease';

/** Reads the server's answer; null for anything that names no version. */
function readVersion(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('version' in body)) return null;
  return typeof body.version === 'string' && isVersion(body.version) ? body.version : null;
}

/** The version; null until it is known. That it cannot be had is no trouble worth a word: every download works without. */
export function useNewestVersion(): string | null {
  const [version, setVersion] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    fetch(address, { signal: left.signal })
      .then((response) => (response.ok ? (response.json() as Promise<unknown>) : null))
      .then(
        (body) => {
          setVersion(readVersion(body));
        },
        () => undefined,
      );
    return () => {
      left.abort();
    };
  }, []);
  return version;
}
