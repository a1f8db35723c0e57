// The browser around a page that follows a library: whether the page is visible, another tab, and the stream from the server.
import type { Page } from '@playwright/test';

/** What a walk does to the page. */
interface LiveBrowser {
  show(isShown: boolean): void;
  /** Another tab gets the lock by which tabs elect the one that leads; resolves once it has the lock. */
  lead(): Promise<void>;
  /** The other tab is closed. */
  stopLeading(): void;
  /** The other tab says this to all tabs. */
  tell(message: object): void;
  /** How many messages the other tab has got. */
  receivedCount(): number;
  /** The state and events of the page's stream. */
  answer(event: 'open' | 'lost' | 'refused'): void;
  send(event: string, data: object): void;
}

declare global {
  interface Window {
    liveBrowser?: LiveBrowser;
  }
}

/** Runs in the page, before its scripts. The page is hidden at first. */
function replaceBrowser(name: string): void {
  let isShown = false;
  Object.defineProperty(document, 'visibilityState', { get: () => (isShown ? 'visible' : 'hidden') });

  /** All streams that the page has opened. */
  const streams: (EventTarget & { readyState: number })[] = [];
  class FakeStream extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 0;
    constructor() {
      super();
      streams.push(this);
    }
    close(): void {
      this.readyState = FakeStream.CLOSED;
    }
  }
  Object.assign(window, { EventSource: FakeStream });

  const channel = new BroadcastChannel(name);
  let received = 0;
  channel.addEventListener('message', () => {
    received += 1;
  });
  let release: (() => void) | null = null;
  window.liveBrowser = {
    show(shown) {
      isShown = shown;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    lead: () =>
      new Promise((resolve) => {
        if (release) {
          resolve();
          return;
        }
        void navigator.locks.request(name, () => {
          resolve();
          return new Promise<void>((end) => {
            release = end;
          });
        });
      }),
    stopLeading() {
      release?.();
      release = null;
    },
    tell(message) {
      channel.postMessage(message);
    },
    receivedCount: () => received,
    answer(event) {
      const stream = streams.at(-1);
      if (stream) stream.readyState = { open: 1, lost: 0, refused: FakeStream.CLOSED }[event];
      stream?.dispatchEvent(new Event(event === 'open' ? 'open' : 'error'));
    },
    send(event, data) {
      streams.at(-1)?.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
    },
  };
}

const prepared = new WeakSet<Page>();

/** Replaces the browser around the page from the next load on. `name` is that of the lock and of the channel of the tabs. */
export async function prepareLiveBrowser(page: Page, name: string): Promise<void> {
  if (prepared.has(page)) return;
  prepared.add(page);
  await page.addInitScript(replaceBrowser, name);
  await page.route('**/api/libraries/*/presence', (route) => route.fulfill({ status: 204 }));
}

/** Calls a function of the `LiveBrowser` in the page. */
export function inLiveBrowser<Name extends keyof LiveBrowser>(
  page: Page,
  name: Name,
  ...args: Parameters<LiveBrowser[Name]>
): Promise<unknown> {
  return page.evaluate(
    ([called, values]) => (window.liveBrowser?.[called] as ((...given: unknown[]) => unknown) | undefined)?.(...values),
    [name, args] as const,
  );
}
