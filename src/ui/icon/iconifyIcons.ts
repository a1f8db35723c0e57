// Loads the icons of groups when they are rendered, and caches them as long as the page. Asks this server first, and the public service for icons that it lacks
// or doesn't answer in time.
import { iconsPath, isIconWord, maximumIconsAtOnce, publicIconService } from '#site/icons.ts';
import { createListeners } from '../createListeners.ts';
import { type IconImage, readIconImage } from './iconImage.ts';

export interface IconifyIcons {
  /** The image of `prefix:name`; undefined while it loads, null if there is none. */
  read: (icon: string) => IconImage | null | undefined;
  /** Requests the icon. */
  want: (icon: string) => void;
  /** Adds a listener for new icons. Returns a function that removes it. */
  hear: (listener: () => void) => () => void;
}

/** The time limit of each source, in ms. */
const timeout = 1500;
/** Icons rendered within this time are requested together, in ms. */
const frame = 16;
/** The time before a failed service is asked again, in ms. */
const pause = 60_000;

const sources = [iconsPath, `${publicIconService}/`];

/** As the browser's own `fetch` is called here. */
type Fetch = (address: string, request: RequestInit) => Promise<Response>;

/** Creates an empty store; `fetch` is replaced in tests and stories. */
export function createIconifyIcons(fetch: Fetch = (...request) => globalThis.fetch(...request)): IconifyIcons {
  const images = new Map<string, IconImage | null>();
  /** Wanted but not yet requested: names by prefix. */
  const queue = new Map<string, Set<string>>();
  const asked = new Set<string>();
  const { hear, tell } = createListeners();

  /** The answer of one source; null if it fails, is late or isn't JSON. */
  async function ask(source: string, prefix: string, names: readonly string[]): Promise<unknown> {
    try {
      const response = await fetch(`${source}${prefix}.json?icons=${names.join(',')}`, {
        signal: AbortSignal.timeout(timeout),
        // Sends no referrer to the public service.
        ...(source !== iconsPath && { credentials: 'omit', referrerPolicy: 'no-referrer' }),
      });
      // An unknown set is a valid answer too.
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
      // Sorted, so that equal requests hit the browser's cache.
      const names = [...wanted].sort();
      for (let at = 0; at < names.length; at += maximumIconsAtOnce)
        void bring(prefix, names.slice(at, at + maximumIconsAtOnce));
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

/** The store of this page. */
export const iconifyIcons = createIconifyIcons();

/** Splits `prefix:name`; null if it isn't an icon's name. */
function parse(icon: string): { prefix: string; name: string } | null {
  const [prefix = '', name = '', ...rest] = icon.split(':');
  return rest.length === 0 && isIconWord(prefix) && isIconWord(name) ? { prefix, name } : null;
}
