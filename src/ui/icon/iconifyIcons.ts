// The icons that people chose for their groups, fetched when they are drawn and kept as long as the page: from this server, and what
// it does not have or does not answer in time from the public service.
import { iconsPath, isIconWord, mostIconsAtOnce, publicIconService } from '#site/icons.ts';
import { createListeners } from '../createListeners.ts';
import { type IconImage, readIconImage } from './iconImage.ts';

export interface IconifyIcons {
  /** The picture of `prefix:name`; undefined while it is on its way, null when there is none to be had. */
  read: (icon: string) => IconImage | null | undefined;
  /** Sees to it that it comes. */
  want: (icon: string) => void;
  /** Hears when more can be read. Returns how to stop. */
  hear: (listener: () => void) => () => void;
}

/** Nobody waits longer for a sign beside a name, in ms. */
const timeout = 1500;
/** What is drawn in one frame is asked for together, in ms. */
const frame = 16;
/** A service that failed is left alone for so long, in ms; then who draws the icon asks again. */
const pause = 60_000;

const sources = [iconsPath, `${publicIconService}/`];

/** As the browser's own `fetch` is called here. */
type Fetch = (address: string, request: RequestInit) => Promise<Response>;

/** Makes an empty store of icons; `fetch` is given in tests and stories. */
export function createIconifyIcons(fetch: Fetch = (...request) => globalThis.fetch(...request)): IconifyIcons {
  const images = new Map<string, IconImage | null>();
  /** Wanted, and not yet asked for: names by prefix. */
  const queue = new Map<string, Set<string>>();
  const asked = new Set<string>();
  const { hear, tell } = createListeners();

  /** The answer of one source; null when it fails, is late or is no JSON. */
  async function ask(source: string, prefix: string, names: readonly string[]): Promise<unknown> {
    try {
      const response = await fetch(`${source}${prefix}.json?icons=${names.join(',')}`, {
        signal: AbortSignal.timeout(timeout),
        // The public service is not told whose page this is.
        ...(source !== iconsPath && { credentials: 'omit', referrerPolicy: 'no-referrer' }),
      });
      // That there is no such set is an answer too.
      if (response.status === 404) return {};
      return response.ok ? await response.json() : null;
    } catch {
      return null;
    }
  }

  async function bring(prefix: string, names: readonly string[]): Promise<void> {
    let missing = names;
    let failed = false;
    for (const source of sources) {
      if (missing.length === 0) return;
      const answer = await ask(source, prefix, missing);
      failed ||= answer === null;
      const found = missing.map((name) => [name, readIconImage(answer, name)] as const);
      for (const [name, image] of found) if (image) images.set(`${prefix}:${name}`, image);
      missing = found.flatMap(([name, image]) => (image ? [] : [name]));
      if (missing.length < names.length) tell();
    }
    for (const name of missing) images.set(`${prefix}:${name}`, null);
    if (failed) {
      setTimeout(() => {
        for (const name of missing) asked.delete(`${prefix}:${name}`);
      }, pause);
    }
    tell();
  }

  function flush(): void {
    for (const [prefix, wanted] of queue) {
      // In order, so that the browser finds the same question in its cache.
      const names = [...wanted].sort();
      for (let at = 0; at < names.length; at += mostIconsAtOnce)
        void bring(prefix, names.slice(at, at + mostIconsAtOnce));
    }
    queue.clear();
  }

  return {
    read: (icon) => (parse(icon) ? images.get(icon) : null),
    want(icon) {
      const parsed = parse(icon);
      if (!parsed || asked.has(icon)) return;
      asked.add(icon);
      if (queue.size === 0) setTimeout(flush, frame);
      queue.set(parsed.prefix, (queue.get(parsed.prefix) ?? new Set()).add(parsed.name));
    },
    hear,
  };
}

/** Those of this page. */
export const iconifyIcons = createIconifyIcons();

/** The two parts of `prefix:name`; null when it is no icon's name. */
function parse(icon: string): { prefix: string; name: string } | null {
  const [prefix = '', name = '', ...rest] = icon.split(':');
  return rest.length === 0 && isIconWord(prefix) && isIconWord(name) ? { prefix, name } : null;
}
