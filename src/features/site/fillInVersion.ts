// Names the newest version of the desktop app in what was drawn at build, wherever that says where (`data-version`, with the words before it).
import { isVersion } from '#site/version.ts';

const address = '/api/getLatestRelease';

/** Reads the server's answer; null for anything that names no version. */
function readVersion(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('version' in body)) return null;
  return typeof body.version === 'string' && isVersion(body.version) ? body.version : null;
}

/** Asks for the version and fills it in. That it cannot be had is no trouble worth a word: every download works without. */
export async function fillInVersion(drawn: Element, left: AbortSignal): Promise<void> {
  try {
    const response = await fetch(address, { signal: left });
    const version = response.ok ? readVersion(await response.json()) : null;
    if (version === null) return;
    for (const place of drawn.querySelectorAll<HTMLElement>('[data-version]')) {
      place.textContent = `${place.dataset.version ?? ''}${version}`;
    }
  } catch {
    // No words then.
  }
}
